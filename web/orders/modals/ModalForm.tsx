import type { ReactNode } from 'react';
import { errorMessageOf, type MutationOutcome } from '../../shopper/user-errors.ts';
import { useForm } from '../../ui/form/useForm.ts';
import css from './Modals.module.css';

interface ModalFormProps {
  /** The label of its button. */
  action: string;
  /** The message for a failure without a reason. */
  failed: string;
  /** Whether all required values are filled in. */
  isComplete: boolean;
  /** Sends the values; returns undefined if they were not sent. */
  send: () => Promise<MutationOutcome | undefined>;
  /** Called after a success. */
  onDone: () => void;
  children: ReactNode;
}

/** A form of a modal with one button, which is enabled once all values are filled in. The error is above the button. */
export function ModalForm({ action, failed, isComplete, send, onDone, children }: ModalFormProps) {
  const { form, busy, words, onSubmit } = useForm({
    async send() {
      const outcome = await send();
      const message = outcome ? errorMessageOf(outcome, failed) : null;
      if (message !== undefined) return { fields: {}, words: message ?? '' };
      onDone();
      return null;
    },
  });
  return (
    <form ref={form} className={css.form} onSubmit={onSubmit} noValidate>
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
