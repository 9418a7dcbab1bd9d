import { useShop } from '../shop/useShop.ts';
import * as appWords from '../words/app.ts';
import styles from './TrustBadges.module.css';

/** Icons of the promises, in their order in the shop's facts: a van, an arrow back, a lock, a spinning wheel. */
const DRAWINGS = [
  'M2 7h11v9H2zM13 10h4l4 3.5V16h-8zM6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  'M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4',
  'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2.5',
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 3v6.5M12 14.5V21M3 12h6.5M14.5 12H21M5.6 5.6l4.6 4.6M13.8 13.8l4.6 4.6M18.4 5.6l-4.6 4.6M10.2 13.8l-4.6 4.6',
] as const;

/** The shop's promises, above the footer of every page. */
export function TrustBadges() {
  return (
    <section className={styles.band} aria-label={appWords.ourPromises}>
      <ul className={`page ${styles.claims}`}>
        {useShop().claims.map(({ title, text }, index) => (
          <li key={title} className={styles.claim}>
            <svg className={styles.icon} viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
              <path
                d={DRAWINGS[index]}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinejoin="round"
                strokeLinecap="round"
              />
            </svg>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
