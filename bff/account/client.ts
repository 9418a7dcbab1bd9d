import type { RegisterInput, ResetPasswordInput, UpdateProfileInput } from '../generated/resolvers.ts';
import { Failure } from '../platform/failures.ts';
import type { Caller, Rest, RestHost } from '../platform/rest.ts';
import type { Answer } from '../platform/upstream/contract.ts';
import type { RequestDeadline } from '../platform/upstream/request-deadline.ts';
import type { RequestCredentials } from '../platform/request-credentials.ts';
import { normalizePhone } from '../platform/contact-details.ts';
import { shopperNode, type ShopperNode } from './nodes.ts';
import { createSessions, type SessionsClient } from './sessions.ts';

/** The account of the client who sent the request. */
export interface AccountClient extends SessionsClient {
  /** The shopper of the request's token; null without a token. Read once for a request. */
  me(): Promise<ShopperNode | null>;
  /** Makes the next `me` read again, after a change that this client did not make. */
  invalidateMe(): void;
  /** The shopper of a new token. */
  shopperOf(accessToken: string): Promise<ShopperNode>;
  requestOtp(email: string): Promise<Answer<'requestOtp'>>;
  register(input: RegisterInput): Promise<Answer<'register'>>;
  requestPasswordReset(email: string): Promise<Answer<'requestPasswordReset'>>;
  resetPassword(input: ResetPasswordInput): Promise<Answer<'resetPassword'>>;
  /** Changes the profile; null when the host does not send the new one. Throws UNAUTHENTICATED without a token. */
  updateProfile(input: UpdateProfileInput): Promise<{ shopper: ShopperNode | null }>;
}

/** Makes the account of one request. */
export function createAccount(
  host: RestHost,
  deadline: RequestDeadline,
  credentials: RequestCredentials,
): AccountClient {
  const restFor = (caller: Caller) => host.forRequest(deadline, caller);
  const rest = restFor(credentials.callerWithToken());
  const readProfile = async (calls: Rest) => shopperNode((await calls('getProfile', {})).user);
  let shopper: Promise<ShopperNode> | undefined;

  return {
    ...createSessions(restFor, credentials),
    me: async () => {
      if (!credentials.hasToken) return null;
      shopper ??= readProfile(restFor(credentials.caller()));
      return shopper;
    },
    invalidateMe: () => void (shopper = undefined),
    shopperOf: (accessToken) => readProfile(restFor(credentials.callerWithToken(accessToken))),
    requestOtp: (email) => rest('requestOtp', { body: { email } }),
    register: ({ name, email, phone, password }) =>
      rest('register', {
        body: { name: name.trim(), email, phone: normalizePhone(phone), password, cpassword: password },
      }),
    requestPasswordReset: (email) => rest('requestPasswordReset', { body: { email } }),
    resetPassword: ({ email, password, token }) =>
      rest('resetPassword', { body: { email, password, ...(token ? { token } : {}) } }),
    updateProfile: async ({ name, phone }) => {
      if (!credentials.hasToken) throw new Failure('UNAUTHENTICATED');
      const body = { name: name.trim(), phone: normalizePhone(phone) };
      const { user } = await restFor(credentials.caller())('updateProfile', { body });
      shopper = undefined;
      return { shopper: user ? shopperNode(user) : null };
    },
  };
}
