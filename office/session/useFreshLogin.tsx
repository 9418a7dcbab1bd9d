import { useState, type ReactNode } from 'react';
import { userErrorsIn, type MutationOutcome } from '../../web/shopper/user-errors.ts';
import { FreshLoginDialog } from './FreshLoginDialog.tsx';

/** Changes that need a login of the last ten minutes. */
interface FreshLogin {
  /**
   * Makes a change. If the shop asks for a fresh login, the dialog requests a proof, and the change is made again.
   * Returns the last result.
   */
  withFreshLogin: <T extends MutationOutcome>(change: () => Promise<T>) => Promise<T>;
  /** The dialog; rendered beside the form that makes the change. */
  dialog: ReactNode;
}

/** Requests a fresh login for changes that need one. */
export function useFreshLogin(): FreshLogin {
  const [settle, setSettle] = useState<(isConfirmed: boolean) => void>();
  const withFreshLogin = async <T extends MutationOutcome>(change: () => Promise<T>): Promise<T> => {
    const outcome = await change();
    if (!userErrorsIn(outcome.data)?.some(({ code }) => code === 'CONFIRM_LOGIN')) return outcome;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setSettle(() => resolve);
    const isConfirmed = await promise;
    setSettle(undefined);
    return isConfirmed ? change() : outcome;
  };
  return { withFreshLogin, dialog: settle && <FreshLoginDialog settle={settle} /> };
}
