import type {
  RegisterInput,
  RequestOtpInput,
  ResetPasswordInput,
  UpdateProfileInput,
} from '../generated/schema-types.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HasCapability } from '../host/capabilities.ts';
import type { Caller } from '../host/http-clients.ts';
import type { Rest, RestHost } from '../host/rest.ts';
import type { HostResponse } from '../host/contract.ts';
import type { RequestDeadline } from '../host/deadline.ts';
import type { RequestCredentials } from '../host/credentials.ts';
import { shopperNode, type ShopperNode } from './nodes.ts';
import { createAddressBook, type AddressBook } from './address-book.ts';
import { createAccountData, type AccountData } from './account-data.ts';
import { createPersonInput } from './person-input.ts';
import { createSecondFactor, type SecondFactorClient } from './second-factor.ts';
import { createSessionList, type SessionList } from './session-list.ts';
import { createSessions, type SessionsClient } from './sessions.ts';

/** The account of the client who sent the request. */
export interface AccountClient extends SessionsClient, SessionList, AddressBook, AccountData, SecondFactorClient {
  /** Returns the shopper of the request's token; null without a token. Read once per request. */
  me(): Promise<ShopperNode | null>;
  /** Makes the next `me` read again, after a change that this client did not make. */
  invalidateMe(): void;
  /** Returns the shopper of a new token. */
  shopperOf(accessToken: string): Promise<ShopperNode>;
  requestOtp(input: RequestOtpInput): Promise<HostResponse<'requestOtp'>>;
  /** Throws INVALID_INPUT for each wrong field. */
  register(input: RegisterInput): Promise<HostResponse<'register'>>;
  requestPasswordReset(email: string): Promise<HostResponse<'requestPasswordReset'>>;
  resetPassword(input: ResetPasswordInput): Promise<HostResponse<'resetPassword'>>;
  /**
   * Changes the profile; null if the host does not return the new one. Throws UNAUTHENTICATED without a token, and
   * INVALID_INPUT for each wrong field.
   */
  updateProfile(input: UpdateProfileInput): Promise<{ shopper: ShopperNode | null }>;
}

/** Options of the account. */
export interface AccountOptions {
  host: RestHost;
  deadline: RequestDeadline;
  credentials: RequestCredentials;
  authenticated: AuthenticatedRest;
  has: HasCapability;
  /** Whether the host offers an addition or is not known yet. Any other host may refuse an unknown field. */
  mayHave: HasCapability;
}

/** Creates the account of one request. */
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
    ...createAccountData(authenticated, credentials, has),
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
