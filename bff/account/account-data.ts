import type {
  ChangePasswordInput,
  ConfirmEmailChangeInput,
  ExportAccountInput,
  RequestEmailChangeInput,
} from '../generated/schema-types.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import { Failure } from '../host/failures.ts';
import type { HasCapability } from '../host/capabilities.ts';
import type { HostResponse } from '../host/contract.ts';
import type { RequestCredentials } from '../host/credentials.ts';

/** Account management by the shopper. Throws UNAUTHENTICATED without a token, FORBIDDEN on a host without these calls. */
export interface AccountData {
  /** Whether the host has these calls. */
  canManageAccount(): boolean;
  /** Mails a code that confirms the login. */
  sendConfirmationOtp(): Promise<void>;
  /** Returns all data that the host has about the shopper, as a JSON document. */
  exportAccount(proof: ExportAccountInput): Promise<{ json: string }>;
  /** Erases the account, and clears the browser's cookies and cache. */
  eraseAccount(proof: ExportAccountInput): Promise<void>;
  /** Changes the password. */
  changePassword(input: ChangePasswordInput): Promise<void>;
  /** Whether the host has the two calls that change an email. Both throw FORBIDDEN on any other host. */
  canChangeEmail(): boolean;
  /** Mails a code to each address. */
  requestEmailChange(input: RequestEmailChangeInput): Promise<HostResponse<'requestEmailChange'>>;
  /** Changes the email with both codes. */
  confirmEmailChange(codes: ConfirmEmailChangeInput): Promise<void>;
}

/** Creates the calls of one request. */
export function createAccountData(
  authenticated: AuthenticatedRest,
  credentials: Pick<RequestCredentials, 'clearCookies'>,
  has: HasCapability,
): AccountData {
  const rest = (addition: 'own-account' | 'email-change' = 'own-account') => {
    const calls = authenticated.rest();
    if (!has(addition)) throw new Failure('FORBIDDEN');
    return calls;
  };
  return {
    canManageAccount: () => has('own-account'),
    sendConfirmationOtp: async () => void (await rest()('sendConfirmationOtp', {})),
    exportAccount: (proof) => rest()('exportAccount', { body: toProof(proof) }),
    eraseAccount: async (proof) => {
      await rest()('eraseAccount', { body: toProof(proof) });
      credentials.clearCookies();
    },
    canChangeEmail: () => has('email-change'),
    requestEmailChange: ({ newEmail, ...proof }) =>
      rest('email-change')('requestEmailChange', { body: { newEmail, ...toProof(proof) } }),
    confirmEmailChange: async ({ oldOtp, newOtp }) =>
      void (await rest('email-change')('confirmEmailChange', {
        body: { oldOtp: oldOtp.trim(), newOtp: newOtp.trim() },
      })),
    changePassword: async ({ newPassword, ...proof }) =>
      void (await rest()('changePassword', { body: { newPassword, ...toProof(proof) } })),
  };
}

/** Returns the shopper's proof without fields that are null. */
function toProof({ password, otp }: ExportAccountInput): {
  password?: string;
  otp?: string;
} {
  return { ...(password ? { password } : {}), ...(otp ? { otp: otp.trim() } : {}) };
}
