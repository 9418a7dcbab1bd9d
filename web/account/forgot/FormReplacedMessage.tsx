import { useId, type ReactNode } from 'react';
import css from '../AccountFrame.module.css';

/** What stands where a form was: it takes the focus that the form had, so that it is read out and not missed. */
export function FormReplacedMessage({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.calm} tabIndex={-1} aria-labelledby={id} ref={takeFocus}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
