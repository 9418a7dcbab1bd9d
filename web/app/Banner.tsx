import { Link } from 'react-router-dom';
import { HOME_PATH } from '../paths.ts';
import { useFirstPurchase } from '../session/first-purchase.ts';
import { browserStorage } from '../session/storage.ts';
import { useShop } from '../shop/useShop.ts';
import * as uiWords from '../words/ui.ts';
import * as appWords from '../words/app.ts';
import styles from './Banner.module.css';

const HOUSE = 'M3 12l9-8 9 8M6 10v10h12V10';
const BUBBLE = 'M4 5h16v12h-8l-5 4v-4H4z';

/** The name under which the browser stores that the banner was closed. It remains when the session ends. */
const BANNER_KEY = 'banner-closed';

/** Icons of other sites, by name. */
const PLACES: Partial<Record<string, string>> = {
  Instagram: 'M4 4h16v16H4zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM16.6 7.4h.01',
  Facebook: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 20.5v-9A2.5 2.5 0 0 1 15 9M9 13h6',
  YouTube: 'M3 6h18v12H3zM10.25 9.25v5.5L15 12z',
};

/** The line above every page: the offer, the shop's claim, and links to the home page, the chat and the shop's social pages. */
export function Banner() {
  const { offer, tagline, contact, social, claims } = useShop();
  // A shopper with a purchase can't have the offer: the banner shows a promise that holds for everybody instead.
  const line = useFirstPurchase() === 'over' ? claims[0]?.title : offer;
  return (
    <div className={styles.banner} data-closed-by={BANNER_KEY}>
      <div className={`page ${styles.content}`}>
        <p className={styles.offer}>{line}</p>
        <p className={styles.tagline}>{tagline}</p>
        <CloseButton />
        <ul className={styles.links}>
          <li>
            <Link className={styles.link} to={HOME_PATH} title={uiWords.home}>
              <Sign path={HOUSE} />
              <span className={styles.name}>{uiWords.home}</span>
            </Link>
          </li>
          <li>
            <a
              className={styles.link}
              href={contact.chatUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={appWords.chatWithUsNewTab}
              title={appWords.chatWithUs}
            >
              <Sign path={BUBBLE} />
              <span className={styles.name}>{appWords.chatWithUs}</span>
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

const CloseButton = () => (
  <button type="button" className={styles.close} aria-label={appWords.closeOffer} onClick={closeBanner}>
    ×
  </button>
);

/** A link to one of the shop's social pages, as an icon or, without an icon, as the site's name. */
function Elsewhere({ name, url }: { name: string; url: string }) {
  const shop = useShop();
  const path = PLACES[name];
  return (
    <a
      className={styles.link}
      href={url}
      rel="noopener noreferrer"
      aria-label={appWords.shopOn(shop.name, name)}
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

/**
 * Closes the banner on this page and on all later pages, where `entry/start.ts` marks it as `hidden`. A message about old prices that
 * covers it is closed with it, on this page.
 */
function closeBanner(): void {
  document.documentElement.dataset['banner'] = 'closed';
  browserStorage.set(BANNER_KEY, 'closed');
}
