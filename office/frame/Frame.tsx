import { useEffect, useRef } from 'react';
import { Navigate, NavLink, Outlet, useLocation } from 'react-router-dom';
import { ToastHost } from '../../web/ui/ToastHost.tsx';
import { shopPath } from '../paths.ts';
import { LogOutButton } from '../session/LogOutButton.tsx';
import { useStaff } from '../session/staff.ts';
import { LeaveQuestion } from '../ui/LeaveQuestion.tsx';
import { EmptyNotice } from '../ui/Notices.tsx';
import { Screen } from '../ui/Screen.tsx';
import * as words from '../words.ts';
import { isIn, SECTIONS, type Section } from './sections.ts';
import css from './Frame.module.css';

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
        <div className={css.person}>
          <span>{name ?? email}</span>
          <a href={shopPath()}>{words.viewShop}</a>
          <LogOutButton />
        </div>
      </header>
      <Menu sections={sections} />
      <main id="content" tabIndex={-1} className={css.content}>
        <OwnScreen sections={sections} />
      </main>
      <LeaveQuestion />
      <ToastHost />
    </div>
  );
}

/** The menu. On a narrow window it is a row, which scrolls to the section of the screen. */
function Menu({ sections }: { sections: readonly Section[] }) {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const at = sections.findIndex((section) => isIn(section, pathname));
  useEffect(() => {
    const row = menu.current?.getBoundingClientRect();
    const link = menu.current?.children[at]?.getBoundingClientRect();
    if (row && link) menu.current?.scrollBy({ left: link.left - row.left - (row.width - link.width) / 2 });
  }, [at]);
  return (
    <nav ref={menu} aria-label={words.sections} className={css.sections}>
      {sections.map(({ to, name }) => (
        <NavLink key={to} to={to} end={to === '/'}>
          {name}
        </NavLink>
      ))}
    </nav>
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
