import type { LoginInput, LoginWithGoogleInput, VerifyOtpInput } from '../generated/resolvers.ts';
import { Failure } from '../platform/failures.ts';
import type { Caller, Rest } from '../platform/rest.ts';
import type { Params } from '../platform/upstream/contract.ts';
import { UpstreamFailure } from '../platform/upstream/upstream-errors.ts';
import { isToken, type RequestCredentials } from '../platform/request-credentials.ts';
import { shopperNode, type ShopperNode } from './nodes.ts';

/** A session that has just begun, with its shopper if the host sent the shopper. */
export interface SessionNode {
  accessToken: string;
  shopper: ShopperNode | null;
}

/** Starts, continues and ends sessions. */
export interface SessionsClient {
  verifyOtp(input: VerifyOtpInput): Promise<SessionNode>;
  login(input: LoginInput): Promise<SessionNode>;
  loginWithGoogle(input: LoginWithGoogleInput): Promise<SessionNode>;
  /** Starts the session of a finished redirect. Throws UNAUTHENTICATED with a reason without a redirect, and for a used one. */
  completeGoogleRedirect(): Promise<SessionNode>;
  /** Throws UNAUTHENTICATED with a reason without a session, and for an invalid one. */
  refreshSession(): Promise<SessionNode>;
  /** Throws UNAUTHENTICATED with a reason without a session. The browser deletes its cookies in any case. */
  logout(): Promise<void>;
}

/**
 * Makes the sessions of one request. The calls carry its cookies and no token, because an old token could be refused. Only
 * the logout of a client without cookies carries its token.
 */
export function createSessions(restFor: (caller: Caller) => Rest, credentials: RequestCredentials): SessionsClient {
  const rest = restFor(credentials.callerWithToken());
  return {
    verifyOtp: async ({ email, otp, unbound }) =>
      sessionNode(await rest('verifyOtp', { body: { email, Userotp: otp.trim(), ...unboundField(unbound) } })),
    login: async ({ email, password, unbound }) =>
      sessionNode(await rest('login', { body: { email, password, ...unboundField(unbound) } })),
    loginWithGoogle: async (input) => sessionNode(await rest('loginWithGoogle', { body: toGoogleBody(input) })),
    completeGoogleRedirect: () => withReason(completeRedirect(rest)),
    refreshSession: () => withReason(rest('refreshSession', {}).then(sessionNode)),
    logout: () => withReason(endSession(restFor(credentials.callerByCookiesOrToken()), credentials)),
  };
}

/** The field `unbound` is an addition, so the call has it only when it is true. */
function unboundField(unbound: boolean | null | undefined): { unbound?: boolean } {
  return unbound ? { unbound } : {};
}

function toGoogleBody({ idToken, name, email, uid, unbound }: LoginWithGoogleInput) {
  const body: Params<'loginWithGoogle'>['body'] = unboundField(unbound);
  if (idToken) body.idToken = idToken;
  if (name) body.name = name;
  if (email) body.email = email;
  if (uid) body.uid = uid;
  return body;
}

async function completeRedirect(rest: Rest): Promise<SessionNode> {
  const { user, accessToken } = await rest('completeGoogleRedirect', {});
  const session = sessionNode({ accessToken: accessToken ?? (await rest('refreshSession', {})).accessToken });
  return { ...session, shopper: shopperNode(user) };
}

async function endSession(rest: Rest, credentials: RequestCredentials): Promise<void> {
  try {
    await rest('logout', {});
    credentials.clearCookies();
  } catch (error) {
    if (error instanceof UpstreamFailure && error.status === 404) credentials.clearCookies();
    throw error;
  }
}

function sessionNode({ accessToken }: { accessToken: string }): SessionNode {
  if (!isToken(accessToken)) throw new Failure('UPSTREAM_INVALID_RESPONSE');
  return { accessToken, shopper: null };
}

/** The answer. Throws UNAUTHENTICATED, with the reason, when the host refuses: there is no session, or it is invalid. */
async function withReason<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const status = error instanceof UpstreamFailure ? error.status : 0;
    if (!(error instanceof Failure) || status < 400 || status > 499 || status === 429) throw error;
    const reason = status === 404 ? 'SESSION_NOT_FOUND' : 'SESSION_INVALID';
    throw new Failure('UNAUTHENTICATED', error.message, { reason });
  }
}
