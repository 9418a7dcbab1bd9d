import { useEffect, useRef, type ReactNode } from 'react';
import css from './AccountFrame.module.css';

/** Stacks the parts of a modal or form, and focuses the first field to fill in when it is shown. */
export function FocusFirstField({ children }: { children: ReactNode }) {
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => stack.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus(), []);
  return (
    <div className={css.fields} ref={stack}>
      {children}
    </div>
  );
}
