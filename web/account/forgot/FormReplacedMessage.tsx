import { useId, type ReactNode } from 'react';
import css from '../AccountFrame.module.css';

/** A message in the place of a form. The message takes the focus, so that screen readers read it. */
export function FormReplacedMessage({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.message} tabIndex={-1} aria-labelledby={id} ref={takeFocus}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
