import type { RegisterInput, RequestOtpInput, ResetPasswordInput, UpdateProfileInput } from '../generated/resolvers.ts';
import type { AuthenticatedRest } from '../platform/authenticated-rest.ts';
import type { HasCapability } from '../platform/host-capabilities.ts';
import type { Caller, Rest, RestHost } from '../platform/rest.ts';
import type { Answer } from '../platform/upstream/contract.ts';
import type { RequestDeadline } from '../platform/upstream/request-deadline.ts';
import type { RequestCredentials } from '../platform/request-credentials.ts';
import { shopperNode, type ShopperNode } from './nodes.ts';
import { createAddressBook, type AddressBook } from './address-book.ts';
import { createOwnAccount, type OwnAccount } from './own-account.ts';
import { createPersonInput } from './person-input.ts';
import { createSecondFactor, type SecondFactorClient } from './second-factor.ts';
import { createSessionList, type SessionList } from './session-list.ts';
import { createSessions, type SessionsClient } from './sessions.ts';

/** The account of the client who sent the request. */
export interface AccountClient extends SessionsClient, SessionList, AddressBook, OwnAccount, SecondFactorClient {
  /** The shopper of the request's token; null without a token. Read once for a request. */
  me(): Promise<ShopperNode | null>;
  /** Makes the next `me` read again, after a change that this client did not make. */
  invalidateMe(): void;
  /** The shopper of a new token. */
  shopperOf(accessToken: string): Promise<ShopperNode>;
  requestOtp(input: RequestOtpInput): Promise<Answer<'requestOtp'>>;
  /** Throws INVALID_INPUT for each field that is wrong. */
  register(input: RegisterInput): Promise<Answer<'register'>>;
  requestPasswordReset(email: string): Promise<Answer<'requestPasswordReset'>>;
  resetPassword(input: ResetPasswordInput): Promise<Answer<'resetPassword'>>;
  /** Changes the profile; null when the host does not send the new one. Throws UNAUTHENTICATED without a token, and INVALID_INPUT for each field that is wrong. */
  updateProfile(input: UpdateProfileInput): Promise<{ shopper: ShopperNode | null }>;
}

/** What the account needs. */
export interface AccountOptions {
  host: RestHost;
  deadline: RequestDeadline;
  credentials: RequestCredentials;
  authenticated: AuthenticatedRest;
  has: HasCapability;
  /** Whether the host offers an addition, or has not said yet. Any other host may refuse a field that it does not know. */
  mayHave: HasCapability;
}

/** Makes the account of one request. */
export function createAccount({
  host,
  deadline,
  credentials,
  authenticated,
  has,
  mayHave,
}: AccountOptions): AccountClient {
  const restFor = (caller: Caller) => host.forRequest(deadline, caller);
  const rest = restFor(credentials.callerWithToken());
  const readProfile = async (calls: Rest) => shopperNode((await calls('getProfile', {})).user);
  const person = createPersonInput(has('own-account'));
  let shopper: Promise<ShopperNode> | undefined;

  return {
    ...createSessions({ restFor, credentials, has, mayHave }),
    ...createSessionList(authenticated, has),
    ...createAddressBook(authenticated, has),
    ...createOwnAccount(authenticated, credentials, has),
    ...createSecondFactor(authenticated, has),
    me: async () => {
      if (credentials.token === undefined) return null;
      shopper ??= readProfile(authenticated.rest());
      return shopper;
    },
    invalidateMe: () => void (shopper = undefined),
    shopperOf: (accessToken) => readProfile(restFor(credentials.callerWithToken(accessToken))),
    requestOtp: ({ email, challenge, unbound, purpose }) =>
      rest('requestOtp', {
        body: {
          email,
          ...(challenge && mayHave('sessions') ? { challenge } : {}),
          ...(unbound && mayHave('sessions') ? { unbound } : {}),
          ...(purpose && mayHave('own-account') ? { purpose } : {}),
        },
      }),
    register: async (input) => {
      const { name, email, phone, password } = person.parseRegistration(input);
      return rest('register', { body: { name, email, phone, password, cpassword: password } });
    },
    requestPasswordReset: (email) => rest('requestPasswordReset', { body: { email } }),
    resetPassword: ({ email, password, token }) =>
      rest('resetPassword', { body: { email, password, ...(token && mayHave('own-account') ? { token } : {}) } }),
    updateProfile: async (input) => {
      const calls = authenticated.rest();
      const { user } = await calls('updateProfile', { body: person.parseProfile(input) });
      shopper = undefined;
      return { shopper: user ? shopperNode(user) : null };
    },
  };
}
