import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { focusHeading } from '../own/focus.ts';
import styles from './Header.module.css';

/**
 * Makes a change of page known without sight: focus moves to the new page's heading, its title is announced politely,
 * and a thin line moves while the next page is on its way. Another page of a list is a new
 * page; any other change of the query alone, such as a variant, moves nothing.
 */
export function PageChange() {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const here = `${pathname}?${new URLSearchParams(search).get('page') ?? ''}`;
  const shown = useRef(here);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === here) return;
    shown.current = here;
    setTitle(document.title);
    focusHeading();
  }, [here]);

  return (
    <>
      <output className="visually-hidden">{title}</output>
      {state === 'loading' && <div className={styles.progress} aria-hidden="true" />}
    </>
  );
}
