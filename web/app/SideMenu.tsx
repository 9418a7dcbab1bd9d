import { NavLink } from 'react-router-dom';
import { useSessionState } from '../session/session.ts';
import { openLogout } from '../session/session-dialog.ts';
import { useShop } from '../shop/useShop.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogTabs } from '../ui/DialogTabs.tsx';
import { accountPath, cartPath, categoryPath, loginPath, ordersPath, productsPath, wishlistPath } from '../paths.ts';
import * as appWords from '../words/app.ts';
import styles from './SideMenu.module.css';

/** The menu at the left edge: the shop's pages in one tab, its categories in the other. */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const shop = useShop();
  const categories = shop.categories.map(({ name }) => ({ name, to: categoryPath(name) }));
  const tabs = [
    { name: appWords.menu, panel: <Pages onClose={onClose} /> },
    { name: appWords.categories, panel: <Links links={categories} onClose={onClose} /> },
  ];
  return (
    <Dialog open title={shop.name} variant="side" onClose={onClose}>
      <DialogTabs label={appWords.partsOfMenu} tabs={tabs} className={styles.panel} />
    </Dialog>
  );
}

function Pages({ onClose }: { onClose: () => void }) {
  const isLoggedIn = useSessionState() === 'in';
  const { email, phone, phoneUrl } = useShop().contact;
  const logOut = () => {
    onClose();
    openLogout();
  };
  const links = [
    { name: appWords.allProducts, to: productsPath() },
    { name: appWords.myOrders, to: ordersPath() },
    { name: appWords.wishlist, to: wishlistPath() },
    { name: appWords.cart, to: cartPath() },
    isLoggedIn ? { name: appWords.account, to: accountPath() } : { name: appWords.loginOrRegister, to: loginPath() },
  ];
  return (
    <>
      <Links links={links} onClose={onClose} />
      <div className={styles.help}>
        <p>{appWords.needHelp}</p>
        <a href={phoneUrl}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </div>
      {isLoggedIn && (
        <button type="button" className={`button button-quiet ${styles.logOut}`} onClick={logOut}>
          {appWords.logout}
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
