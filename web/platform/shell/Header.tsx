import { Link, NavLink } from 'react-router-dom';
import { CATEGORIES } from '../../../schema/vocabulary.ts';
import { categoryPath, HOME_PATH } from '../links.ts';
import { SHOP } from '../shop.ts';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';

/** The top of every page: the offer and the claims, the wordmark, and the categories. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.banner}>
        <div className={`page ${styles.bannerLine}`}>
          <p className={styles.offer}>{SHOP.offer}</p>
          <ul className={styles.claims}>
            {SHOP.claims.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.strip} aria-hidden="true" />
      <div className={`page ${styles.bar}`}>
        <Link className={styles.home} to={HOME_PATH}>
          <Logo />
          <span className="visually-hidden">, home</span>
        </Link>
        <p className={styles.tagline}>{SHOP.tagline}</p>
        <nav className={styles.nav} aria-label="Categories">
          <ul>
            {CATEGORIES.map((name) => (
              <li key={name}>
                <NavLink className={styles.category} to={categoryPath(name)}>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
