import type { LoginInput, LoginWithGoogleInput, VerifyOtpInput } from '../generated/resolvers.ts';
import { Failure } from '../platform/failures.ts';
import type { Caller, Rest } from '../platform/rest.ts';
import type { Params } from '../platform/upstream/contract.ts';
import { UpstreamFailure } from '../platform/upstream/outcome.ts';
import { isToken, type Visitor } from '../platform/visitor.ts';
import { shopperNode, type ShopperNode } from './nodes.ts';

/** A session that has just begun; the shopper where the host told along with it. */
export interface SessionNode {
  accessToken: string;
  shopper: ShopperNode | null;
}

/** The ways into a session, on and out. */
export interface Sessions {
  verifyOtp(input: VerifyOtpInput): Promise<SessionNode>;
  login(input: LoginInput): Promise<SessionNode>;
  loginWithGoogle(input: LoginWithGoogleInput): Promise<SessionNode>;
  /** Throws UNAUTHENTICATED with a reason when no redirect came back, or it was taken up before. */
  completeGoogleRedirect(): Promise<SessionNode>;
  /** Throws UNAUTHENTICATED with a reason when there is no session or it can't be trusted. */
  refreshSession(): Promise<SessionNode>;
  /** Throws UNAUTHENTICATED with a reason when there is no session; the browser forgets its cookies all the same. */
  logout(): Promise<void>;
}

/**
 * Makes the sessions of one request. Calls carry its cookies and no token, for an old one must not be in the way; only
 * the logout of a client without cookies has nothing but its token.
 */
export function openSessions(by: (caller: Caller) => Rest, visitor: Visitor): Sessions {
  const rest = by(visitor.callerWith());
  return {
    verifyOtp: async ({ email, otp, unbound }) =>
      sessionOf(await rest('verifyOtp', { body: { email, Userotp: otp.trim(), ...boundBy(unbound) } })),
    login: async ({ email, password, unbound }) =>
      sessionOf(await rest('login', { body: { email, password, ...boundBy(unbound) } })),
    loginWithGoogle: async (input) => sessionOf(await rest('loginWithGoogle', { body: googleBody(input) })),
    completeGoogleRedirect: () => withReason(completeRedirect(rest)),
    refreshSession: () => withReason(rest('refreshSession', {}).then(sessionOf)),
    logout: () => withReason(endSession(by(visitor.callerByCookies()), visitor)),
  };
}

/** An older host knows no such field: it is sent only where it says something. */
function boundBy(unbound: boolean | null | undefined): { unbound?: boolean } {
  return unbound ? { unbound } : {};
}

function googleBody({ idToken, name, email, uid, unbound }: LoginWithGoogleInput) {
  const body: Params<'loginWithGoogle'>['body'] = boundBy(unbound);
  if (idToken) body.idToken = idToken;
  if (name) body.name = name;
  if (email) body.email = email;
  if (uid) body.uid = uid;
  return body;
}

async function completeRedirect(rest: Rest): Promise<SessionNode> {
  const { user, accessToken } = await rest('completeGoogleRedirect', {});
  const session = sessionOf({ accessToken: accessToken ?? (await rest('refreshSession', {})).accessToken });
  return { ...session, shopper: shopperNode(user) };
}

async function endSession(rest: Rest, visitor: Visitor): Promise<void> {
  try {
    await rest('logout', {});
    visitor.forgetCookies();
  } catch (error) {
    if (error instanceof UpstreamFailure && error.status === 404) visitor.forgetCookies();
    throw error;
  }
}

function sessionOf({ accessToken }: { accessToken: string }): SessionNode {
  if (!isToken(accessToken)) throw new Failure('UPSTREAM_INVALID_RESPONSE');
  return { accessToken, shopper: null };
}

/** What a host's refusal of a session means: there is none, or it isn't to be trusted. */
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
