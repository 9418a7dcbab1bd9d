import { Link } from 'react-router-dom';
import { HOME_PATH } from '../paths.ts';
import { useShop } from '../shop/useShop.ts';
import styles from './Banner.module.css';

const HOUSE = 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20';
const BUBBLE = 'M4 5h16v11.5h-8.5L7 20.5v-4H4zM8.5 10.75h.01M12 10.75h.01M15.5 10.75h.01';

/** Line drawings of other sites, by their names. */
const PLACES: Partial<Record<string, string>> = {
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM16.6 7.4h.01',
  Facebook: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 20.5v-9A2.5 2.5 0 0 1 14.5 9h.75M9.5 13h5.5',
  YouTube: 'M7 5.5h10a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10.25 9.25v5.5L15 12z',
};

/** The line above every page: the offer, the shop's claim, and links to the home page, the chat and the shop on other sites. */
export function Banner() {
  const { offer, tagline, contact, social } = useShop();
  return (
    <div className={styles.banner}>
      <div className={`page ${styles.content}`}>
        <p className={styles.offer}>{offer}</p>
        <p className={styles.tagline}>{tagline}</p>
        <ul className={styles.links}>
          <li>
            <Link className={styles.link} to={HOME_PATH} title="Home">
              <Sign path={HOUSE} />
              <span className={styles.name}>Home</span>
            </Link>
          </li>
          <li>
            <a
              className={styles.link}
              href={contact.chatUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label="Chat with us (opens a new tab)"
              title="Chat with us"
            >
              <Sign path={BUBBLE} />
              <span className={styles.name}>Chat with us</span>
            </a>
          </li>
          {social.map((place) => (
            <li key={place.url}>
              <Elsewhere {...place} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A link to the shop on another site, as a drawing or, where there is none, as the site's name. */
function Elsewhere({ name, url }: { name: string; url: string }) {
  const shop = useShop();
  const path = PLACES[name];
  return (
    <a
      className={styles.link}
      href={url}
      rel="noopener noreferrer"
      aria-label={`${shop.name} on ${name}`}
      title={path && name}
    >
      {path ? <Sign path={path} /> : name}
    </a>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
