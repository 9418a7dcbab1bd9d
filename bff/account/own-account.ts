import type { ChangePasswordInput, ExportAccountInput } from '../generated/resolvers.ts';
import type { AuthenticatedRest } from '../platform/authenticated-rest.ts';
import { Failure } from '../platform/failures.ts';
import type { HasCapability } from '../platform/host-capabilities.ts';
import type { RequestCredentials } from '../platform/request-credentials.ts';

/** What shoppers do with the account itself. Throws UNAUTHENTICATED without a token, FORBIDDEN on a host that has none of it. */
export interface OwnAccount {
  /** Whether the host has these calls. */
  canManageAccount(): boolean;
  /** Mails a code that confirms the login. */
  sendConfirmationOtp(): Promise<void>;
  /** All that the host knows of the shopper, as a JSON document. */
  exportAccount(proof: ExportAccountInput): Promise<{ json: string }>;
  /** Erases the account; the browser loses the cookies and what it has kept of answers. */
  eraseAccount(proof: ExportAccountInput): Promise<void>;
  /** Changes the password. */
  changePassword(input: ChangePasswordInput): Promise<void>;
}

/** Makes the calls of one request. */
export function createOwnAccount(
  authenticated: AuthenticatedRest,
  credentials: Pick<RequestCredentials, 'clearCookies'>,
  has: HasCapability,
): OwnAccount {
  const rest = () => {
    const calls = authenticated.rest();
    if (!has('own-account')) throw new Failure('FORBIDDEN');
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
    changePassword: async ({ newPassword, ...proof }) =>
      void (await rest()('changePassword', { body: { newPassword, ...toProof(proof) } })),
  };
}

/** The proof that the shopper has sent, without fields that are null. */
function toProof({ password, otp }: ExportAccountInput): {
  password?: string;
  otp?: string;
} {
  return { ...(password ? { password } : {}), ...(otp ? { otp: otp.trim() } : {}) };
}
