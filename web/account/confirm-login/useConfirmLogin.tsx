import { useState, type ReactNode } from 'react';
import { toFormErrors } from '../../apollo/form-errors.ts';
import { userErrorsIn, type MutationOutcome, type UserError } from '../../apollo/user-errors.ts';
import type { FormErrors } from '../../ui/form/form-errors.ts';
import * as ownAccountWords from '../../words/own-account.ts';
import { ConfirmLoginDialog, type ConfirmLoginProps, type LoginProof } from './ConfirmLoginDialog.tsx';

/** Makes a change with this proof, which is empty at first. */
type ProvenChange<T> = (proof: LoginProof) => Promise<T | undefined>;

/** Changes that the shop makes only after a fresh login. */
export interface ConfirmLogin {
  /**
   * Makes a change. Where the shop answers CONFIRM_LOGIN, the dialog asks the shopper for the password or an OTP, and the change is
   * made with that. Answers what came of it; undefined when the shopper closed the dialog.
   */
  withFreshLogin: <T extends MutationOutcome>(change: ProvenChange<T>) => Promise<T | undefined>;
  /** The dialog, to be put beside the form that makes the change: what was typed there stays. */
  dialog: ReactNode;
}

/** Asks who it is, where a change needs a fresh login. */
export function useConfirmLogin(): ConfirmLogin {
  const [asked, setAsked] = useState<ConfirmLoginProps>();
  const withFreshLogin = async <T extends MutationOutcome>(change: ProvenChange<T>): Promise<T | undefined> => {
    const outcome = await change({});
    if (!userErrorsIn(outcome?.data)?.some(({ code }) => code === 'CONFIRM_LOGIN')) return outcome;
    const { promise, resolve } = Promise.withResolvers<T | undefined>();
    const send = async (proof: LoginProof) => {
      const proven = await change(proof);
      const errors = proofErrorsOf(proven);
      if (!errors) resolve(proven);
      return errors;
    };
    setAsked({ send, giveUp: () => resolve(undefined) });
    return promise.finally(() => setAsked(undefined));
  };
  return { withFreshLogin, dialog: asked && <ConfirmLoginDialog {...asked} /> };
}

/** What is wrong with the proof, or with the line; null when the change is made, or is refused for a reason of its own. */
function proofErrorsOf(outcome: MutationOutcome | undefined): FormErrors | null {
  const errors = toFormErrors(outcome ?? {}, { otherwise: ownAccountWords.failed });
  return errors && (userErrorsIn(outcome?.data) ?? []).every(isAboutProof) ? errors : null;
}

const isAboutProof = ({ code, field }: UserError): boolean =>
  code === 'CONFIRM_LOGIN' || ['password', 'otp'].includes(field?.at(-1) ?? '');
