import type { ReactNode } from 'react';
import css from './Modals.module.css';
import { useSending } from './useSending.ts';

interface ModalFormProps {
  /** The words on its button. */
  action: string;
  /** Whether all that is needed is filled in. */
  isComplete: boolean;
  send: () => Promise<string | null | undefined>;
  children: ReactNode;
}

/** A form of a modal with one button, which opens once all is filled in; why it came back stands above it. */
export function ModalForm({ action, isComplete, send, children }: ModalFormProps) {
  const { busy, words, onSubmit } = useSending(send);
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      {children}
      <p className={css.refused} role="alert">
        {words}
      </p>
      <button className={`button ${css.send}`} type="submit" disabled={!isComplete} aria-busy={busy}>
        {action}
      </button>
    </form>
  );
}
