import { type KeyboardEvent, useId, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { CATEGORIES } from '../../schema/shop.ts';
import { openLogout, useSessionState } from '../session/useSession.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { accountPath, cartPath, categoryPath, HOME_PATH, loginPath, ordersPath, wishlistPath } from '../paths.ts';
import { SHOP } from '../../schema/shop.ts';
import styles from './SideMenu.module.css';

const TABS = ['Menu', 'Categories'] as const;
type Tab = (typeof TABS)[number];

/** The menu from the left edge: the shop's pages in one tab, its categories in the other. */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState<Tab>('Menu');
  const id = useId();
  return (
    <Dialog open title={SHOP.name} variant="side" onClose={onClose}>
      <div className={styles.tabs} role="tablist" aria-label="Parts of the menu">
        {TABS.map((name) => (
          <TabButton key={name} id={id} name={name} shown={shown} show={setShown} />
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown}`}>
        {shown === 'Menu' ? <Pages onClose={onClose} /> : <Links links={CATEGORY_LINKS} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

/** Keys that lead from one tab to another: of two, an arrow always leads to the other one. */
const KEYS: Record<string, (shown: Tab) => Tab> = {
  ArrowLeft: (shown) => (shown === 'Menu' ? 'Categories' : 'Menu'),
  ArrowRight: (shown) => (shown === 'Menu' ? 'Categories' : 'Menu'),
  Home: () => 'Menu',
  End: () => 'Categories',
};

function TabButton({ id, name, shown, show }: { id: string; name: Tab; shown: Tab; show: (tab: Tab) => void }) {
  const switchTab = (event: KeyboardEvent) => {
    const next = KEYS[event.key]?.(shown);
    if (!next) return;
    event.preventDefault();
    show(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${name}`}
      aria-selected={name === shown}
      aria-controls={`${id}-panel`}
      tabIndex={name === shown ? 0 : -1}
      onClick={() => show(name)}
      onKeyDown={switchTab}
    >
      {name}
    </button>
  );
}

const CATEGORY_LINKS = CATEGORIES.map((name) => ({ name, to: categoryPath(name) }));

function Pages({ onClose }: { onClose: () => void }) {
  const isLoggedIn = useSessionState() === 'in';
  const logOut = () => {
    onClose();
    openLogout();
  };
  const links = [
    { name: 'All Products', to: HOME_PATH },
    { name: 'My Orders', to: ordersPath() },
    { name: 'Wishlist', to: wishlistPath() },
    { name: 'Cart', to: cartPath() },
    isLoggedIn ? { name: 'Account', to: accountPath() } : { name: 'Login/Register', to: loginPath() },
  ];
  return (
    <>
      <Links links={links} onClose={onClose} />
      <div className={styles.help}>
        <p>Need help?</p>
        <a href={SHOP.phone.link}>{SHOP.phone.display}</a>
        <a href={`mailto:${SHOP.email}`}>{SHOP.email}</a>
      </div>
      {isLoggedIn && (
        <button type="button" className={`button button-quiet ${styles.logOut}`} onClick={logOut}>
          Logout
        </button>
      )}
    </>
  );
}

function Links({ links, onClose }: { links: readonly { name: string; to: string }[]; onClose: () => void }) {
  return (
    <ul className={styles.links}>
      {links.map(({ name, to }) => (
        <li key={name}>
          <NavLink to={to} end onClick={onClose}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
