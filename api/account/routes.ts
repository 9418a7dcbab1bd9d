import type { components } from '../../schema/generated/rest.ts';
import type { Serve } from '../platform/contract.ts';
import { refuse } from '../platform/refusals.ts';
import type { Accounts } from './accounts.ts';
import { createShopperRepository } from './repository.ts';
import { assignRole } from './roles/roles.ts';
import { parseEmail, parseName, parsePhone } from './rules.ts';
import type { ProfileRow } from './tables.ts';

/** Login, logout and the profile. */
export function accountRoutes(serve: Serve, { accounts }: { accounts: Accounts }): void {
  /**
   * Like `serve`, for operations that could guess secrets or that send mail: each call is first counted by the client's
   * address.
   */
  const serveRateLimited: Serve = (operationId, handler) =>
    serve(operationId, async (call) => {
      await accounts.rateLimits.countAddress(call.address);
      return handler(call);
    });
  emailVerificationRoutes(serveRateLimited, accounts);
  passwordRoutes(serveRateLimited, accounts);
  googleRoutes(serveRateLimited, accounts);
  sessionRoutes(serve, accounts);
  profileRoutes(serve, accounts);
  roleRoutes(serve, accounts);
}

function emailVerificationRoutes(serve: Serve, { loginCodes, passwordResets }: Accounts): void {
  serve('requestOtp', async ({ body: { email } }) => {
    await loginCodes.request(parseEmail(email));
    return { message: 'We have mailed you a code.' };
  });

  serve('verifyOtp', async ({ body: { email, Userotp, unbound }, address, cookies }) => ({
    accessToken: await loginCodes.verify(parseEmail(email), Userotp, unbound, { address, cookies }),
  }));

  serve('requestPasswordReset', async ({ body: { email } }) => {
    await passwordResets.request(parseEmail(email));
    return { message: 'Email fetch Successfully' };
  });

  serve('resetPassword', async ({ body: { email, password, token } }) => {
    await passwordResets.reset(parseEmail(email), password, token);
    return { message: 'Password Change Successfully' };
  });
}

function passwordRoutes(serve: Serve, { registration }: Accounts): void {
  serve('login', async ({ body: { email, password, unbound }, cookies }) => ({
    accessToken: await registration.login(parseEmail(email), password, unbound, cookies),
  }));

  serve('register', async ({ body: { name, email, phone, password, cpassword } }) => {
    const newcomer = { name: parseName(name), email: parseEmail(email), phone: parsePhone(phone), password };
    if (cpassword !== undefined && cpassword !== password) {
      refuse('INVALID_INPUT', { field: 'cpassword', message: 'The two passwords differ.' });
    }
    await registration.register(newcomer);
    return { message: 'Thank you! We have sent a mail to your address.' };
  });
}

function googleRoutes(serve: Serve, { db, googleLogin, sessions }: Accounts): void {
  serve('loginWithGoogle', async ({ body: { idToken, unbound }, cookies }) => ({
    success: true,
    accessToken: await googleLogin.loginWithIdToken(idToken, unbound, cookies),
  }));

  serve('startGoogleLogin', async ({ query: { mode = 'page', origin }, cookies }) => ({
    location: await googleLogin.start(mode, origin, cookies),
  }));

  serve('finishGoogleLogin', async ({ query: { code, state, iss, error }, cookies }) => ({
    location: await googleLogin.finish({ code, state, iss, error }, cookies),
  }));

  serve('completeGoogleRedirect', async ({ cookies }) => {
    const { shopperId, accessToken } = await sessions.completeRedirect(cookies);
    const profile = (await createShopperRepository(db).findProfile(shopperId)) ?? refuse('SESSION_INVALID');
    return { user: toProfile(profile), accessToken };
  });
}

function sessionRoutes(serve: Serve, { sessions }: Accounts): void {
  serve('refreshSession', async ({ cookies }) => ({ accessToken: await sessions.refresh(cookies) }));

  serve('logout', async ({ headers, cookies }) => {
    await sessions.logout(headers, cookies);
    return { message: 'You are logged out.' };
  });
}

function profileRoutes(serve: Serve, { db, now }: Accounts): void {
  const shoppers = createShopperRepository(db);

  serve('getProfile', async ({ shopperId }) => ({
    user: toProfile((await shoppers.findProfile(shopperId)) ?? refuse('UNAUTHENTICATED')),
  }));

  serve('updateProfile', async ({ shopperId, body }) => {
    const [name, phone] = [parseName(body.name), parsePhone(body.phone)];
    const profile = await shoppers.updateProfile(shopperId, name, phone, now());
    return { user: toProfile(profile ?? refuse('UNAUTHENTICATED')), message: 'Profile updated successfully!' };
  });
}

function roleRoutes(serve: Serve, { db, now }: Accounts): void {
  serve('setRole', async ({ staff, body: { email, role, sellerId } }) => {
    await assignRole(db, staff, { email: parseEmail(email), role, sellerId }, now());
    return { message: ROLE_MESSAGES[role] };
  });
}

const ROLE_MESSAGES = {
  SHOPPER: 'A shopper from now on.',
  SELLER: 'A seller from now on.',
  ADMIN: 'An admin from now on.',
};

/** A profile as the contract states it. */
function toProfile({ id, email, name, phone, first_order_id, role }: ProfileRow): components['schemas']['Profile'] {
  return { id, email, name, phone: phone ?? '', is_first_purchase: first_order_id === null, role };
}
