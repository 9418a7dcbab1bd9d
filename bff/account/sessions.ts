import type {
  LoginInput,
  LoginWithGoogleInput,
  LogoutInput,
  RefreshSessionInput,
  UserErrorCode,
  VerifyOtpInput,
} from '../generated/schema-types.ts';
import { expiryOf, unauthenticated, isToken, type RequestCredentials } from '../host/credentials.ts';
import { Failure } from '../host/failures.ts';
import type { HasCapability } from '../host/capabilities.ts';
import type { Caller } from '../host/http-clients.ts';
import type { Rest } from '../host/rest.ts';
import type { HostResponse, Params } from '../host/contract.ts';
import { InvalidResponseFailure, UpstreamFailure } from '../host/host-errors.ts';
import { UserErrorException } from '../graphql/user-errors.ts';
import { deviceNameOf } from './device-name.ts';
import { shopperNode, type ShopperNode } from './nodes.ts';

/** A started or refreshed session, with its shopper if the host sent it. */
export interface IssuedSession {
  accessToken: string;
  /** The expiry that the access token claims. */
  expiresAt: string | null;
  /** Only for a client without cookies. */
  refreshToken: string | null;
  refreshExpiresAt: string | null;
  shopper: ShopperNode | null;
}

/** Starts, continues and ends sessions. */
export interface SessionsClient {
  verifyOtp(input: VerifyOtpInput): Promise<IssuedSession>;
  login(input: LoginInput): Promise<IssuedSession>;
  loginWithGoogle(input: LoginWithGoogleInput): Promise<IssuedSession>;
  /** Starts the session of a finished redirect. Throws UNAUTHENTICATED with a reason if there was no redirect or it was already used. */
  completeGoogleRedirect(): Promise<IssuedSession>;
  /** Throws UNAUTHENTICATED with a reason without a session, and for an invalid one. */
  refreshSession(input: RefreshSessionInput): Promise<IssuedSession>;
  /**
   * Throws UNAUTHENTICATED with a reason without a session. The browser always deletes its cookies, unless the input
   * names another session.
   */
  logout(input: LogoutInput): Promise<void>;
}

/** Options of the sessions. */
export interface SessionsOptions {
  restFor: (caller: Caller) => Rest;
  credentials: RequestCredentials;
  has: HasCapability;
  /** Whether the host offers an addition or is not known yet. */
  mayHave: HasCapability;
}

/**
 * Creates the sessions of one request. The calls carry its cookies and no token, because an old token could be
 * refused. Only the logout of a client without cookies carries its token.
 */
export function createSessions({ restFor, credentials, has, mayHave }: SessionsOptions): SessionsClient {
  const rest = restFor(credentials.callerWithToken());
  const clientFields = (client: ClientInput) => toClientFields(client, { has, mayHave }, credentials.userAgent);
  return {
    verifyOtp: async ({ email, otp, challenge, ...client }) => {
      // A client has a challenge only if the host made one.
      const proof = challenge && mayHave('sessions') ? { challenge } : {};
      const body = { email, Userotp: otp, ...proof, ...clientFields(client) };
      return startedSession(rest('verifyOtp', { body }), 'INVALID_OTP', client.unbound);
    },
    login: async ({ email, password, ...client }) => {
      const body = { email, password, ...clientFields(client) };
      return startedSession(rest('login', { body }), 'INVALID_CREDENTIALS', client.unbound);
    },
    loginWithGoogle: async (input) => {
      const body = { ...toGoogleBody(input, { has, mayHave }), ...clientFields(input) };
      return startedSession(rest('loginWithGoogle', { body }), 'INVALID_CREDENTIALS', input.unbound);
    },
    completeGoogleRedirect: () => withReason(completeRedirect(rest)),
    refreshSession: async ({ refreshToken }) => {
      if (!refreshToken) return issuedSession(await withReason(rest('refreshSession', {})));
      // A host without the addition would refresh by the cookie of the request.
      if (!has('sessions')) throw unauthenticated('SESSION_INVALID');
      return issuedSession(await withReason(rest('refreshSession', { body: { refreshToken } })), true);
    },
    logout: async ({ refreshToken }) => {
      if (!refreshToken) {
        await withReason(endSession(restFor(credentials.callerByCookiesOrToken()), credentials));
        return;
      }
      if (!has('sessions')) throw unauthenticated('SESSION_NOT_FOUND');
      await withReason(rest('logout', { body: { refreshToken } }));
    },
  };
}

/** The client's session options at login. */
type ClientInput = Pick<LoginInput, 'unbound' | 'deviceName'>;

type Additions = Pick<SessionsOptions, 'has' | 'mayHave'>;

/** Returns the fields that are additions: `unbound` only if it is true, the device's name only for hosts that list sessions. */
function toClientFields(
  { unbound, deviceName }: ClientInput,
  { has, mayHave }: Additions,
  userAgent: string | undefined,
) {
  const name = has('sessions') ? (deviceName ?? deviceNameOf(userAgent)) : undefined;
  return {
    ...(unbound && mayHave('sessions') ? { unbound } : {}),
    ...(name === undefined ? {} : { deviceName: name }),
  };
}

type GoogleBody = Params<'loginWithGoogle'>['body'];

function toGoogleBody({ idToken, name, email, uid, ...app }: LoginWithGoogleInput, { has, mayHave }: Additions) {
  const body: GoogleBody = {};
  if (has('sessions')) addAppFields(body, app);
  if (idToken && mayHave('sessions')) body.idToken = idToken;
  if (name) body.name = name;
  if (email) body.email = email;
  if (uid) body.uid = uid;
  return body;
}

/** Adds the fields of a native app's login, if it sent them. */
function addAppFields(body: GoogleBody, { code, codeVerifier, redirectUri, nonce }: LoginWithGoogleInput): void {
  if (code) body.code = code;
  if (codeVerifier) body.codeVerifier = codeVerifier;
  if (redirectUri) body.redirectUri = redirectUri;
  if (nonce) body.nonce = nonce;
}

async function completeRedirect(rest: Rest): Promise<IssuedSession> {
  const { user, accessToken } = await rest('completeGoogleRedirect', {});
  const session = issuedSession({ accessToken: accessToken ?? (await rest('refreshSession', {})).accessToken });
  return { ...session, shopper: shopperNode(user) };
}

async function endSession(rest: Rest, credentials: RequestCredentials): Promise<void> {
  try {
    await rest('logout', {});
    credentials.clearCookies();
  } catch (error) {
    // The session does not exist or has ended: its cookies are useless.
    if (error instanceof UpstreamFailure && [401, 404].includes(error.status)) credentials.clearCookies();
    throw error;
  }
}

/** Returns the session of a login. Throws a UserErrorException with this code if the host's response has no token. */
async function startedSession(
  login: Promise<HostResponse<'login'>>,
  code: UserErrorCode,
  isUnbound: boolean | null | undefined,
): Promise<IssuedSession> {
  const response = await login.catch((error: unknown) => {
    throw error instanceof InvalidResponseFailure ? new UserErrorException(code, null, LOGIN_FAILED) : error;
  });
  if (response.accessToken === '') throw new UserErrorException(code, null, LOGIN_FAILED);
  return issuedSession(response, isUnbound);
}

const LOGIN_FAILED = 'Login failed';

/** Returns the session of a host's response. Only a client without cookies gets the refresh token: scripts of a page could read it. */
function issuedSession(
  response: HostResponse<'refreshSession'>,
  isUnbound: boolean | null | undefined = false,
): IssuedSession {
  const { accessToken, refreshToken, refreshExpiresAt } = response;
  if (!isToken(accessToken)) throw new Failure('UPSTREAM_INVALID_RESPONSE');
  const portable = isUnbound && refreshToken ? refreshToken : null;
  return {
    accessToken,
    expiresAt: expiryOf(accessToken)?.toISOString() ?? null,
    refreshToken: portable,
    refreshExpiresAt: (portable && refreshExpiresAt) || null,
    shopper: null,
  };
}

/** Returns the response. Throws UNAUTHENTICATED with the reason if the host refuses: the session is missing or invalid. */
async function withReason<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    const status = error instanceof UpstreamFailure ? error.status : 0;
    if (!(error instanceof Failure) || status < 400 || status > 499 || status === 429) throw error;
    throw unauthenticated(status === 404 ? 'SESSION_NOT_FOUND' : 'SESSION_INVALID');
  }
}
