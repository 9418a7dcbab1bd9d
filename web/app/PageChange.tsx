import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { focusHeading, focusSection } from '../ui/focus.ts';
import styles from './Header.module.css';

/**
 * Announces a change of page to screen readers: the focus moves to the heading of the new page, or of the section that the
 * address names, and the page's title is announced. A thin line moves while the next page loads. Another page of a list
 * counts as a new page. Any other change of only the query, such as of a variant, moves nothing.
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
