import type { Serve } from '../../platform/contract.ts';
import type { Accounts } from '../accounts.ts';
import { createRateLimitedServe } from '../rate-limits/serve-rate-limited.ts';
import { parseEmail } from '../rules.ts';

/** What shoppers do with their own account, after they have confirmed who they are. */
export function ownAccountRoutes(
  serve: Serve,
  { rateLimits, loginConfirmation, changePassword, accountExports, accountErasure }: Accounts,
): void {
  // A proof could be guessed, and a code is mailed.
  const serveRateLimited = createRateLimitedServe(serve, rateLimits);

  serveRateLimited('sendConfirmationOtp', async ({ shopperId }) => {
    await loginConfirmation.sendOtp(shopperId);
    return { message: 'We have emailed you an OTP.' };
  });

  serveRateLimited('changePassword', async (call) => {
    const { newPassword, ...proof } = call.body;
    await changePassword(call, newPassword, proof, call.cookies);
    return { message: 'Your password has been changed.' };
  });

  serveRateLimited('exportAccount', async (call) => ({ json: await accountExports.exportOwn(call, call.body ?? {}) }));

  serveRateLimited('eraseAccount', async (call) => {
    await accountErasure.eraseOwn(call, call.body ?? {}, call.cookies);
    return { message: 'Your account is deleted.' };
  });

  serve('eraseAccountOf', async ({ staff, body }) => {
    await accountErasure.eraseOf(staff, parseEmail(body.email));
    return { message: 'The account is deleted.' };
  });

  serve('exportAccountOf', async ({ staff, body }) => ({
    json: await accountExports.exportOf(staff, parseEmail(body.email)),
  }));
}
