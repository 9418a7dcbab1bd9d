import type { components } from '../../schema/generated/rest.ts';
import type { Serve } from '../platform/contract.ts';
import { refuse } from '../platform/refusals.ts';
import type { Accounts } from './accounts.ts';
import { shoppersRepository } from './repository.ts';
import { giveRole } from './roles/roles.ts';
import { emailFrom, nameFrom, phoneFrom } from './rules.ts';
import type { ProfileRow } from './tables.ts';

/** Logging in and out, and the profile. */
export function accountRoutes(serve: Serve, accounts: Accounts): void {
  /** Like serve, for what guesses at secrets or sends mail: counted for the client's address before anything else. */
  const serveCounted: Serve = (operationId, handler) =>
    serve(operationId, async (call) => {
      await accounts.limits.address(call.address);
      return handler(call);
    });
  proofRoutes(serveCounted, accounts);
  passwordRoutes(serveCounted, accounts);
  googleRoutes(serveCounted, accounts);
  sessionRoutes(serve, accounts);
  profileRoutes(serve, accounts);
  roleRoutes(serve, accounts);
}

function proofRoutes(serve: Serve, { codes, resets }: Accounts): void {
  serve('requestOtp', async ({ body: { email } }) => {
    await codes.request(emailFrom(email));
    return { message: 'We have mailed you a code.' };
  });

  serve('verifyOtp', async ({ body: { email, Userotp, unbound }, address, cookies }) => ({
    accessToken: await codes.verify(emailFrom(email), Userotp, unbound, { address, cookies }),
  }));

  serve('requestPasswordReset', async ({ body: { email } }) => {
    await resets.request(emailFrom(email));
    return { message: 'Email fetch Successfully' };
  });

  serve('resetPassword', async ({ body: { email, password, token } }) => {
    await resets.reset(emailFrom(email), password, token);
    return { message: 'Password Change Successfully' };
  });
}

function passwordRoutes(serve: Serve, { shoppers }: Accounts): void {
  serve('login', async ({ body: { email, password, unbound }, cookies }) => ({
    accessToken: await shoppers.login(emailFrom(email), password, unbound, cookies),
  }));

  serve('register', async ({ body: { name, email, phone, password, cpassword } }) => {
    const newcomer = { name: nameFrom(name), email: emailFrom(email), phone: phoneFrom(phone), password };
    if (cpassword !== undefined && cpassword !== password) {
      refuse('INVALID_INPUT', { field: 'cpassword', message: 'The two passwords differ.' });
    }
    await shoppers.register(newcomer);
    return { message: 'Thank you! We have sent a mail to your address.' };
  });
}

function googleRoutes(serve: Serve, { db, entrance, sessions }: Accounts): void {
  serve('loginWithGoogle', async ({ body: { idToken, unbound }, cookies }) => ({
    success: true,
    accessToken: await entrance.byIdToken(idToken, unbound, cookies),
  }));

  serve('startGoogleLogin', async ({ query: { mode = 'page', origin }, cookies }) => ({
    location: await entrance.start(mode, origin, cookies),
  }));

  serve('finishGoogleLogin', async ({ query: { code, state, iss, error }, cookies }) => ({
    location: await entrance.finish({ code, state, iss, error }, cookies),
  }));

  serve('completeGoogleRedirect', async ({ cookies }) => {
    const { shopperId, accessToken } = await sessions.handOver(cookies);
    const profile = (await shoppersRepository(db).profile(shopperId)) ?? refuse('SESSION_INVALID');
    return { user: answer(profile), accessToken };
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
  const shoppers = shoppersRepository(db);

  serve('getProfile', async ({ shopperId }) => ({
    user: answer((await shoppers.profile(shopperId)) ?? refuse('UNAUTHENTICATED')),
  }));

  serve('updateProfile', async ({ shopperId, body }) => {
    const [name, phone] = [nameFrom(body.name), phoneFrom(body.phone)];
    const profile = await shoppers.updateProfile(shopperId, name, phone, now());
    return { user: answer(profile ?? refuse('UNAUTHENTICATED')), message: 'Profile updated successfully!' };
  });
}

function roleRoutes(serve: Serve, { db, now }: Accounts): void {
  serve('setRole', async ({ staff, body: { email, role, sellerId } }) => {
    await giveRole(db, staff, { email: emailFrom(email), role, sellerId }, now());
    return { message: ROLE_WORDS[role] };
  });
}

const ROLE_WORDS = {
  SHOPPER: 'A shopper from now on.',
  SELLER: 'A seller from now on.',
  ADMIN: 'An admin from now on.',
};

/** A profile as the contract states it. */
function answer({ id, email, name, phone, first_order_id, role }: ProfileRow): components['schemas']['Profile'] {
  return { id, email, name, phone: phone ?? undefined, is_first_purchase: first_order_id === null, role };
}
