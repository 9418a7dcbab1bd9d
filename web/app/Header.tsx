import type { ReactNode } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { inPlaceOfLink } from '../ui/clicks.ts';
import { Island } from '../ui/Island.tsx';
import { useDialog } from '../ui/useDialog.ts';
import { session, useSessionState } from '../session/session.ts';
import { openLogin } from '../session/session-dialog.ts';
import { accountPath, cartPath, categoryPath, HOME_PATH, loginPath, searchPath, wishlistPath } from '../paths.ts';
import { useShop } from '../shop/useShop.ts';
import { useCartBadge } from '../cart/useCartBadge.ts';
import { useWishlistSkus } from '../wishlist/useWishlistSkus.ts';
import { Banner } from './Banner.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import * as appWords from '../words/app.ts';

/** The top of a page: the banner, the bar with the links of the shopper, and the categories. On phones the bar is sticky. */
export function Header({ isProduct = false }: { isProduct?: boolean }) {
  const { categories } = useShop();
  return (
    <header className={styles.header}>
      <Banner />
      <div className={styles.strip} aria-hidden="true" />
      <div className={`page ${styles.row}`}>
        <div className={styles.bar}>
          <Menu />
          <Search />
          <Link className={styles.home} to={HOME_PATH}>
            <Logo />
            <span className="visually-hidden">{appWords.homeAfterName}</span>
          </Link>
          <ShopperLinks />
        </div>
        <nav className={styles.nav} data-product={isProduct || undefined} aria-label={appWords.categories}>
          <ul>
            {categories.map(({ name }) => (
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

/** The button that loads and opens the side menu. */
function Menu() {
  const { isOpen, open, close, fail } = useDialog();
  return (
    <>
      <button
        type="button"
        className={`${styles.icon} ${styles.menu}`}
        aria-label={appWords.menu}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon path="M3 6h18M3 12h18M3 18h12" />
      </button>
      {isOpen && (
        <Island load={() => import('./SideMenu.tsx')} onFailed={fail}>
          {({ SideMenu }) => <SideMenu onClose={close} />}
        </Island>
      )}
    </>
  );
}

/** Opens the search over the page. Without scripts it is a link to the search page. */
function Search() {
  const { isOpen, open, close, fail } = useDialog();
  return (
    <>
      <IconLink
        name={appWords.search}
        to={searchPath()}
        instead={open}
        path="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.5 15.5l5 5"
      />
      {isOpen && (
        <Island load={() => import('../catalog/search/SearchPanel.tsx')} onFailed={fail}>
          {({ SearchPanel }) => <SearchPanel onClose={close} />}
        </Island>
      )}
    </>
  );
}

/** Account, wishlist and cart. For a visitor the account opens the login over the page; without scripts it is a link. */
function ShopperLinks() {
  const isLoggedIn = useSessionState() === 'in';
  const navigate = useNavigate();
  // A press before hydration is repeated if the session is still unknown.
  const logIn = () => (session.isLoggedIn() ? void navigate(accountPath()) : openLogin());
  const wishes = useWishlistSkus().size;
  const pieces = useCartBadge();
  return (
    <ul className={styles.shopperLinks}>
      <li>
        <IconLink
          name={isLoggedIn ? appWords.account : appWords.login}
          to={isLoggedIn ? accountPath() : loginPath()}
          instead={isLoggedIn ? undefined : logIn}
          path="M12 12a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5zM4 20.5c1-4 4.2-5.5 8-5.5s7 1.5 8 5.5"
        />
      </li>
      <li>
        <IconLink
          name={appWords.wishlist}
          count={wishes}
          to={wishlistPath()}
          path="M12 20.5C5 15.5 3 12 3 8.8A4.8 4.8 0 0 1 12 6.5a4.8 4.8 0 0 1 9 2.3c0 3.2-2 6.7-9 11.7z"
        />
      </li>
      <li>
        <IconLink
          name={appWords.cart}
          count={pieces}
          to={cartPath()}
          path="M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5"
        />
      </li>
    </ul>
  );
}

interface IconLinkProps {
  name: string;
  to: string;
  path: string;
  /** The number on the link; 0 shows none. */
  count?: number;
  /** Called instead of following the link. */
  instead?: () => void;
}

/** A link with one icon. */
function IconLink({ name, to, path, count, instead }: IconLinkProps) {
  return (
    <Link
      className={styles.icon}
      to={to}
      aria-label={count ? appWords.withCount(name, count) : name}
      title={name}
      data-opens={instead && 'dialog'}
      onClick={instead && inPlaceOfLink(instead)}
    >
      <Icon path={path} />
      {count ? <b className={styles.count}>{count > 99 ? '99+' : count}</b> : null}
    </Link>
  );
}

function Icon({ path }: { path: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
