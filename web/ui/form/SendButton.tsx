import * as formsWords from '../../words/forms.ts';

interface SendButtonProps {
  /** What it says. */
  action: string;
  /** Whether its form waits for an answer. */
  busy: boolean;
  /** Whether the browser works for the answer, which can take seconds. */
  isChecking?: boolean;
  disabled?: boolean;
  className?: string | undefined;
}

/** A form's button: a wheel while the form waits for an answer, and words while the browser works for one. */
export const SendButton = ({ action, busy, isChecking = false, disabled = false, className = '' }: SendButtonProps) => (
  <button className={`button ${className}`} type="submit" aria-busy={busy && !isChecking} disabled={disabled}>
    {isChecking ? formsWords.checking : action}
  </button>
);

/** Tells screen readers what the button says. */
export const CheckingStatus = ({ isChecking }: { isChecking: boolean }) => (
  <output className="visually-hidden">{isChecking && formsWords.checking}</output>
);
