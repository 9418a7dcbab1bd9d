import { useEffect, useRef, type ReactNode } from 'react';
import css from './AccountFrame.module.css';

/** What a modal holds, one under the other; its first field has the focus from the start. */
export function FocusFirstField({ children }: { children: ReactNode }) {
  const steps = useRef<HTMLDivElement>(null);
  useEffect(() => steps.current?.querySelector('input')?.focus(), []);
  return (
    <div className={css.steps} ref={steps}>
      {children}
    </div>
  );
}
