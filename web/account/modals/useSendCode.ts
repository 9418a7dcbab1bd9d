import { useRequestOtp } from '../account.graphql.generated.ts';
import { toFormErrors } from '../../shopper/user-errors.ts';
import type { FormErrors } from '../../ui/form/form-errors.ts';
import { useProofOfWork } from '../proof-of-work/useProofOfWork.ts';
import { browserStorage } from '../../session/storage.ts';

/**
 * Mails a code and stores the address. Returns null if the code was sent, otherwise the reason. `isChecking` is true while the
 * browser computes a proof of work.
 */
export function useSendCode(): { sendCode: (email: string) => Promise<FormErrors | null>; isChecking: boolean } {
  const [requestOtp] = useRequestOtp();
  const { sendOrWork, isChecking } = useProofOfWork();
  const sendCode = async (email: string) => {
    const { data, error } = await sendOrWork((more) => requestOtp({ variables: { input: { email } }, ...more }));
    const errors = toFormErrors({ data, error });
    if (errors) return errors;
    pendingEmail.write(email, data?.requestOtp?.otpLength);
    return null;
  };
  return { sendCode, isChecking };
}

const KEY = 'rangbandh.pendingEmail';
const DIGITS = 'rangbandh.pendingDigits';

/** The address that received a code which was not entered yet. It survives a reload of the page. */
export const pendingEmail = {
  /** The address, or an empty text for none. */
  read: (): string => browserStorage.get(KEY) ?? '',
  /** The number of digits of its code; undefined if the shop did not send it. */
  digits: (): number | undefined => Number(browserStorage.get(DIGITS)) || undefined,
  write: (email: string, digits: number | null | undefined): void => {
    browserStorage.set(KEY, email);
    if (digits) browserStorage.set(DIGITS, String(digits));
    else browserStorage.remove(DIGITS);
  },
  remove: (): void => {
    browserStorage.remove(KEY);
    browserStorage.remove(DIGITS);
  },
};
