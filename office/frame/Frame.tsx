import { Navigate, NavLink, Outlet, useLocation } from 'react-router-dom';
import { ToastHost } from '../../web/ui/ToastHost.tsx';
import type { ShopperRole } from '../generated/schema-types.ts';
import { auditPath, ordersPath, peoplePath, shoppersPath, stockPath } from '../paths.ts';
import { LogOutButton } from '../session/LogOutButton.tsx';
import { useStaff } from '../session/staff.ts';
import { EmptyNotice } from '../ui/Notices.tsx';
import { Screen } from '../ui/Screen.tsx';
import * as words from '../words.ts';
import css from './Frame.module.css';

/** A part of the back office, with the roles that may use it. */
interface Section {
  to: string;
  name: string;
  isExact: boolean;
  roles: readonly ShopperRole[];
}

const SECTIONS: readonly Section[] = [
  { to: '/', name: words.today, isExact: true, roles: ['ADMIN', 'MANAGER', 'PACKER', 'ACCOUNTANT', 'SELLER'] },
  {
    to: ordersPath(),
    name: words.orders,
    isExact: false,
    roles: ['ADMIN', 'MANAGER', 'PACKER', 'ACCOUNTANT', 'SELLER'],
  },
  { to: stockPath(), name: words.stock, isExact: false, roles: ['ADMIN', 'MANAGER', 'PACKER', 'EDITOR', 'SELLER'] },
  { to: shoppersPath(), name: words.shoppers, isExact: false, roles: ['ADMIN', 'MANAGER'] },
  { to: peoplePath(), name: words.people, isExact: false, roles: ['ADMIN'] },
  { to: auditPath(), name: words.audit, isExact: false, roles: ['ADMIN'] },
];

/** Whether a path belongs to a section. */
const isIn = ({ to, isExact }: Section, path: string): boolean =>
  path === to || (!isExact && path.startsWith(`${to}/`));

/** The frame of all screens: the sections, the person, and the screen. */
export function Frame() {
  const { name, email, role } = useStaff().me;
  const sections = SECTIONS.filter(({ roles }) => roles.includes(role));
  return (
    <div className={css.frame}>
      <a className="skip-link" href="#content">
        {words.skipToContent}
      </a>
      <header className={css.bar}>
        <p className={css.title}>{words.title}</p>
        <nav aria-label={words.sections} className={css.sections}>
          {sections.map(({ to, name: section, isExact }) => (
            <NavLink key={to} to={to} end={isExact}>
              {section}
            </NavLink>
          ))}
        </nav>
        <div className={css.person}>
          <span>{name ?? email}</span>
          <a href="/">{words.viewShop}</a>
          <LogOutButton />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={css.content}>
        <OwnScreen sections={sections} />
      </main>
      <ToastHost />
    </div>
  );
}

/** The screen of the address. A role that may not open it reads why; the first screen is one that the role may open. */
function OwnScreen({ sections }: { sections: readonly Section[] }) {
  const { pathname } = useLocation();
  const section = SECTIONS.find((one) => isIn(one, pathname));
  if (!section || sections.includes(section)) return <Outlet />;
  const [first] = sections;
  if (pathname === '/' && first) return <Navigate to={first.to} replace />;
  return (
    <Screen title={section.name}>
      <EmptyNotice words={words.notForYourRole} hint={words.notForYourRoleHint} />
    </Screen>
  );
}
