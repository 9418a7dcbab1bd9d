import type { components } from '../../schema/generated/rest.ts';
import type { Serve } from '../platform/contract.ts';
import { readAll, Refusal, refuse } from '../platform/refusals.ts';
import type { Accounts } from './accounts.ts';
import { addressRoutes } from './addresses/routes.ts';
import { createShopperRepository } from './repository.ts';
import { accountDataRoutes } from './account-data/routes.ts';
import { roleRoutes } from './roles/routes.ts';
import { COMMON_PASSWORDS } from './passwords.ts';
import { assertPassword, parseDeviceName, parseEmail, parseGoogleProof, parseName, parsePhone } from './rules.ts';
import { createRateLimitedServe } from '../platform/rate-limits/serve-rate-limited.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { createSessionRepository, type SessionRow } from './sessions/repository.ts';
import { clearSessionCookies, type LoginClient } from './sessions/sessions.ts';
import { shopperRoutes } from './shoppers/routes.ts';
import type { ProfileRow } from './tables.ts';
import { uploadRoutes } from './uploads/routes.ts';

/** Login, logout and the profile. */
export function accountRoutes(serve: Serve, { accounts }: { accounts: Accounts }): void {
  const serveRateLimited = createRateLimitedServe(serve, accounts.limits);
  emailVerificationRoutes(serveRateLimited, accounts);
  passwordRoutes(serveRateLimited, accounts);
  googleRoutes(serveRateLimited, accounts);
  sessionRoutes(serve, accounts);
  sessionListRoutes(serve, accounts);
  profileRoutes(serve, accounts);
  addressRoutes(serve, accounts);
  accountDataRoutes(serve, accounts);
  secondFactorRoutes(serve, accounts);
  uploadRoutes(serve, accounts);
  roleRoutes(serve, accounts);
  shopperRoutes(serve, accounts);
}

function emailVerificationRoutes(serve: Serve, { loginCodes, passwordResets }: Accounts): void {
  serve('requestOtp', async ({ body: { email, challenge, unbound = false, purpose }, address, cookies }) => {
    const sent = await loginCodes.request(parseEmail(email), { address, cookies, challenge, unbound }, purpose);
    return { message: 'We have emailed you an OTP.', ...sent };
  });

  serve('verifyOtp', ({ body: { email, Userotp, challenge, ...client }, address, cookies }) =>
    loginCodes.verify(parseEmail(email), Userotp, { ...toLoginClient(client), address, cookies, challenge }),
  );

  serve('requestPasswordReset', async ({ body: { email }, address, cookies }) => {
    await passwordResets.request(parseEmail(email), { address, cookies });
    return { message: 'Email fetch Successfully' };
  });

  serve('resetPassword', async ({ body: { email, password, token }, address, cookies }) => {
    await passwordResets.reset(parseEmail(email), password, token, { address, cookies });
    return { message: 'Password Change Successfully' };
  });
}

const NOT_REPEATED = { field: 'cpassword', message: 'The two passwords do not match.' };

function passwordRoutes(serve: Serve, { registration }: Accounts): void {
  serve('login', ({ body: { email, password, ...client }, address, cookies }) =>
    registration.login(parseEmail(email), password, toLoginClient(client), { address, cookies }),
  );

  serve('register', async ({ body: { name, email, phone, password, cpassword }, address, cookies }) => {
    const newcomer = readAll({
      name: () => parseName(name),
      email: () => parseEmail(email),
      phone: () => parsePhone(phone),
      password: () => {
        assertPassword(password, email, name, COMMON_PASSWORDS);
        return password;
      },
      repeated: () =>
        cpassword === undefined || cpassword === password ? password : refuse('INVALID_INPUT', NOT_REPEATED),
    });
    await registration.register(newcomer, { address, cookies });
    return { message: 'Thank you! We have sent you an email.' };
  });
}

function googleRoutes(serve: Serve, { db, googleLogin, sessions, nativeRedirects }: Accounts): void {
  serve('loginWithGoogle', async ({ body, cookies }) => {
    const proof = parseGoogleProof(body, nativeRedirects);
    return { success: true, ...(await googleLogin.login(proof, toLoginClient(body), cookies)) };
  });

  serve('startGoogleLogin', async ({ query: { mode = 'page', origin }, cookies }) => ({
    location: await googleLogin.start(mode, origin, cookies),
  }));

  serve('finishGoogleLogin', async ({ query: { code, state, iss, error, deviceName }, cookies }) => ({
    location: await googleLogin.finish({ code, state, iss, error }, parseDeviceName(deviceName), cookies),
  }));

  serve('completeGoogleRedirect', async ({ cookies }) => {
    const { shopperId, accessToken } = await sessions.completeRedirect(cookies);
    const profile = (await createShopperRepository(db).findProfile(shopperId)) ?? refuse('SESSION_INVALID');
    return { user: toProfile(profile), accessToken };
  });
}

function sessionRoutes(serve: Serve, { sessions, limits }: Accounts): void {
  /**
   * Runs `work`. A refused refresh token counts for the client's address, which limits guessing. A valid one never
   * waits.
   */
  const countRefused = async <T>(address: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal) await limits.countCall(address);
      throw error;
    }
  };

  serve('refreshSession', ({ body, cookies, address }) => {
    const token = body?.refreshToken;
    if (token === undefined) return sessions.refresh(cookies);
    return countRefused(address, () => sessions.refreshByToken(token));
  });

  serve('logout', async ({ body, headers, cookies, address }) => {
    const token = body?.refreshToken;
    if (token === undefined) await sessions.logout(headers, cookies);
    else await countRefused(address, () => sessions.logoutByToken(token));
    return { message: 'You are logged out.' };
  });
}

/** The shopper's sessions. A call that revokes its own session logs out and deletes the cookies. */
function sessionListRoutes(serve: Serve, { db, now, securityLog }: Accounts): void {
  const sessions = createSessionRepository(db);

  serve('getSessions', async ({ shopperId, sessionId }) => {
    const rows = await sessions.listLive(shopperId, now());
    return { sessions: rows.map((row) => toSession(row, sessionId)) };
  });

  serve('revokeSession', async ({ shopperId, sessionId, params, cookies }) => {
    const isEnded = await sessions.revokeOwn(params.sessionId, shopperId, now());
    if (!isEnded) refuse('NOT_FOUND', { message: 'We couldn’t find this session.' });
    securityLog.write('session-ended', { how: params.sessionId === sessionId ? 'own' : 'other' });
    if (params.sessionId === sessionId) clearSessionCookies(cookies);
    return { message: 'The session has ended.' };
  });

  serve('revokeOtherSessions', async ({ shopperId, sessionId }) => {
    const revoked = await sessions.revokeOthers(sessionId, shopperId, now());
    securityLog.write('session-ended', { how: 'all others', count: revoked });
    return { revoked };
  });
}

function profileRoutes(serve: Serve, { db, now }: Accounts): void {
  const shoppers = createShopperRepository(db);

  serve('getProfile', async ({ shopperId }) => ({
    user: toProfile((await shoppers.findProfile(shopperId)) ?? refuse('UNAUTHENTICATED')),
  }));

  serve('updateProfile', async ({ shopperId, body }) => {
    const { name, phone } = readAll({ name: () => parseName(body.name), phone: () => parsePhone(body.phone) });
    const profile = await shoppers.updateProfile(shopperId, name, phone, now());
    return { user: toProfile(profile ?? refuse('UNAUTHENTICATED')), message: 'Profile updated successfully!' };
  });
}

/** The client's details in the body of a login. */
function toLoginClient({ unbound = false, deviceName }: { unbound?: boolean; deviceName?: string }): LoginClient {
  return { unbound, deviceName: parseDeviceName(deviceName) };
}

/** A session as the contract states it. */
function toSession(
  { id, device_name, created_at, last_used_at }: SessionRow,
  ownId: string,
): components['schemas']['Session'] {
  const times = { createdAt: created_at.toISOString(), lastUsedAt: last_used_at.toISOString() };
  return { id, deviceName: device_name ?? '', ...times, isCurrent: id === ownId };
}

/** A profile as the contract states it. */
function toProfile({ id, email, name, phone, first_order_id, role }: ProfileRow): components['schemas']['Profile'] {
  return { id, email, name, phone: phone ?? '', is_first_purchase: first_order_id === null, role };
}
