import { useEffect, type ReactNode } from 'react';
import * as words from '../words.ts';
import css from './Screen.module.css';

interface ScreenProps {
  title: string;
  /** The content beside the heading. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A screen with its heading, which is also the window's title. */
export function Screen({ title, beside, children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} · ${words.title}`;
  }, [title]);
  return (
    <>
      <div className={css.head}>
        <h1>{title}</h1>
        {beside}
      </div>
      {children}
    </>
  );
}
