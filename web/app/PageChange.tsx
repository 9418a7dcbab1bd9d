import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { focusHeading, focusSection } from '../ui/focus.ts';
import styles from './Header.module.css';

/**
 * Makes a change of page known without sight: focus moves to the new page's heading, or to that of the section which the
 * address names, its title is announced politely, and a thin line moves while the next page is on its way. Another page
 * of a list is a new page; any other change of the query alone, such as a variant, moves nothing.
 */
export function PageChange() {
  const { pathname, search, hash, key } = useLocation();
  const { state } = useNavigation();
  const here = `${pathname}?${new URLSearchParams(search).get('page') ?? ''}`;
  const step = hash + key;
  const known = useRef({ here, step });
  const [title, setTitle] = useState('');

  useEffect(() => {
    const former = known.current;
    known.current = { here, step };
    const isNew = former.here !== here;
    if (isNew) setTitle(document.title);
    const isNamed = former.step !== step && focusSection(hash.slice(1));
    if (isNew && !isNamed) focusHeading();
  }, [here, step, hash]);

  return (
    <>
      <output className="visually-hidden">{title}</output>
      {state === 'loading' && <div className={styles.progress} aria-hidden="true" />}
    </>
  );
}
