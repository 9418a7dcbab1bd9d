import { NavLink, Outlet } from 'react-router-dom';
import { ToastHost } from '../../web/ui/ToastHost.tsx';
import { LogOutButton } from '../session/LogOutButton.tsx';
import { useStaff } from '../session/staff.ts';
import * as words from '../words.ts';
import { SECTIONS } from './sections.ts';
import css from './Frame.module.css';

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
        <div className={css.person}>
          <span>{name ?? email}</span>
          <a href="/">{words.viewShop}</a>
          <LogOutButton />
        </div>
      </header>
      <nav aria-label={words.sections} className={css.sections}>
        {SECTIONS.filter(({ roles }) => roles.some((one) => one === role)).map(({ to, name: section }) => (
          <NavLink key={to} to={to} end={to === '/'}>
            {section}
          </NavLink>
        ))}
      </nav>
      <main id="content" tabIndex={-1} className={css.content}>
        <Outlet />
      </main>
      <ToastHost />
    </div>
  );
}
