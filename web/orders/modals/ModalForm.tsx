import type { ReactNode } from 'react';
import { errorMessageOf, type MutationOutcome } from '../../apollo/user-errors.ts';
import { useForm } from '../../ui/form/useForm.ts';
import css from './Modals.module.css';

interface ModalFormProps {
  /** The words on its button. */
  action: string;
  /** The words for a failure that nobody explains. */
  failed: string;
  /** Whether all that is needed is filled in. */
  isComplete: boolean;
  /** Sends what is filled in; answers undefined when it was not sent. */
  send: () => Promise<MutationOutcome | undefined>;
  /** Called after it has worked. */
  onDone: () => void;
  children: ReactNode;
}

/** A form of a modal with one button, which opens once all is filled in. Why it failed stands above the button. */
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
