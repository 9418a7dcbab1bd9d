import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import styles from './Header.module.css';

/**
 * Makes a change of page known without sight: focus moves to the new page's heading, its title is announced politely,
 * and a thin line moves while the next page is on its way. A change of the query alone moves nothing.
 */
export function PageChange() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    focusHeading();
  }, [pathname]);

  return (
    <>
      <output className="visually-hidden">{title}</output>
      {state === 'loading' && <div className={styles.progress} aria-hidden="true" />}
    </>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
