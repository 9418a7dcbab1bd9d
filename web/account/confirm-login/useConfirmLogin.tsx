import { useState, type ReactNode } from 'react';
import { createDeferred } from '../../data/deferred.ts';
import { toFormErrors, userErrorsIn, type MutationOutcome, type UserError } from '../../shopper/user-errors.ts';
import type { FormErrors } from '../../ui/form/form-errors.ts';
import * as accountWords from '../../words/account.ts';
import { ConfirmLoginDialog, type ConfirmLoginProps, type LoginProof } from './ConfirmLoginDialog.tsx';

/** Makes a change with this proof, which is empty at first. */
type ProvenChange<T> = (proof: LoginProof) => Promise<T | undefined>;

/** Changes that the shop makes only after a fresh login. */
export interface ConfirmLogin {
  /**
   * Makes a change. If the shop returns CONFIRM_LOGIN, the dialog requests the password or an OTP, and the change is
   * made with that. Returns the result; undefined if the shopper closed the dialog.
   */
  withFreshLogin: <T extends MutationOutcome>(change: ProvenChange<T>) => Promise<T | undefined>;
  /** The dialog, rendered beside the form that makes the change: typed values remain in the form. */
  dialog: ReactNode;
}

/** Requests a fresh login for changes that need one. */
export function useConfirmLogin(): ConfirmLogin {
  const [requested, setAsked] = useState<ConfirmLoginProps>();
  const withFreshLogin = async <T extends MutationOutcome>(change: ProvenChange<T>): Promise<T | undefined> => {
    const outcome = await change({});
    if (!userErrorsIn(outcome?.data)?.some(({ code }) => code === 'CONFIRM_LOGIN')) return outcome;
    const { promise, resolve } = createDeferred<T | undefined>();
    const send = async (proof: LoginProof) => {
      const proven = await change(proof);
      const errors = proofErrorsOf(proven);
      if (!errors) resolve(proven);
      return errors;
    };
    setAsked({ send, giveUp: () => resolve(undefined) });
    return promise.finally(() => setAsked(undefined));
  };
  return { withFreshLogin, dialog: requested && <ConfirmLoginDialog {...requested} /> };
}

/** The error of the proof or of the connection; null if the change was made or was refused for another reason. */
function proofErrorsOf(outcome: MutationOutcome | undefined): FormErrors | null {
  const errors = toFormErrors(outcome ?? {}, { otherwise: accountWords.somethingWentWrong });
  return errors && (userErrorsIn(outcome?.data) ?? []).every(isAboutProof) ? errors : null;
}

const isAboutProof = ({ code, field }: UserError): boolean =>
  code === 'CONFIRM_LOGIN' || ['password', 'otp'].includes(field?.at(-1) ?? '');
