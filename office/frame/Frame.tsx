import { NavLink, Outlet } from 'react-router-dom';
import { ToastHost } from '../../web/ui/ToastHost.tsx';
import type { ShopperRole } from '../generated/schema-types.ts';
import { ordersPath, settingsPath, shopPath, stockPath } from '../paths.ts';
import { LogOutButton } from '../session/LogOutButton.tsx';
import { useStaff } from '../session/staff.ts';
import * as words from '../words.ts';
import css from './Frame.module.css';

interface Section {
  to: string;
  name: string;
  isExact: boolean;
  /** The roles that may use it. */
  roles: readonly ShopperRole[];
}

const SECTIONS: readonly Section[] = [
  {
    to: '/',
    name: words.today,
    isExact: true,
    roles: ['ADMIN', 'MANAGER', 'PACKER', 'ACCOUNTANT', 'EDITOR', 'SELLER'],
  },
  {
    to: ordersPath(),
    name: words.orders,
    isExact: false,
    roles: ['ADMIN', 'MANAGER', 'PACKER', 'ACCOUNTANT', 'SELLER'],
  },
  { to: stockPath(), name: words.stock, isExact: false, roles: ['ADMIN', 'MANAGER', 'PACKER', 'EDITOR', 'SELLER'] },
  { to: settingsPath(), name: words.settings, isExact: false, roles: ['ADMIN', 'EDITOR'] },
];

/** The frame of all screens: the sections, the person, and the screen. */
export function Frame() {
  const { name, email, role } = useStaff().me;
  return (
    <div className={css.frame}>
      <a className="skip-link" href="#content">
        {words.skipToContent}
      </a>
      <header className={css.bar}>
        <p className={css.title}>{words.title}</p>
        <nav aria-label={words.sections} className={css.sections}>
          {SECTIONS.filter(({ roles }) => roles.includes(role)).map(({ to, name: section, isExact }) => (
            <NavLink key={to} to={to} end={isExact}>
              {section}
            </NavLink>
          ))}
        </nav>
        <div className={css.person}>
          <span>{name ?? email}</span>
          <a href={shopPath()}>{words.viewShop}</a>
          <LogOutButton />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={css.content}>
        <Outlet />
      </main>
      <ToastHost />
    </div>
  );
}
