import type { Serve } from '../../platform/contract.ts';
import type { Accounts } from '../accounts.ts';
import { createRateLimitedServe } from '../../platform/rate-limits/serve-rate-limited.ts';
import { Refusal, refuse } from '../../platform/refusals.ts';
import { parseEmail } from '../rules.ts';

/** The calls on account data, after the shopper has confirmed their identity. */
export function accountDataRoutes(
  serve: Serve,
  { limits, loginConfirmation, changePassword, emailChange, accountExports, accountErasure }: Accounts,
): void {
  // Rate-limited: a proof can be guessed, and a code is mailed.
  const serveRateLimited = createRateLimitedServe(serve, limits);

  serveRateLimited('sendConfirmationOtp', async ({ shopperId }) => {
    await loginConfirmation.sendOtp(shopperId);
    return { message: 'We have emailed you an OTP.' };
  });

  serveRateLimited('changePassword', async (call) => {
    const { newPassword, ...proof } = call.body;
    await changePassword(call, newPassword, proof, call.cookies);
    return { message: 'Your password has been changed.' };
  });

  serveRateLimited('requestEmailChange', async (call) => {
    const { newEmail, ...proof } = call.body;
    const sent = await emailChange.request(call, parseNewEmail(newEmail), proof, call.address);
    return { message: 'We have emailed an OTP to both addresses.', ...sent };
  });

  serveRateLimited('confirmEmailChange', async (call) => {
    await emailChange.confirm(call, call.body);
    return { message: 'Your email has been changed.' };
  });

  serveRateLimited('exportAccount', async (call) => ({ json: await accountExports.exportOwn(call, call.body ?? {}) }));

  serveRateLimited('eraseAccount', async (call) => {
    await accountErasure.eraseOwn(call, call.body ?? {}, call.cookies);
    return { message: 'Your account is deleted.' };
  });

  serve('eraseAccountOf', async ({ staff, body, audit }) => {
    const object = await accountErasure.eraseOf(staff, parseEmail(body.email));
    audit({ object, before: { isErased: false }, after: { isErased: true } });
    return { message: 'The account is deleted.' };
  });

  serve('exportAccountOf', async ({ staff, body, audit }) => {
    const { shopperId, json } = await accountExports.exportOf(staff, parseEmail(body.email));
    audit({ object: shopperId });
    return { json };
  });
}

/** Parses the new address. A refusal names its field. */
function parseNewEmail(text: string): string {
  try {
    return parseEmail(text, 'Please enter a valid email');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuse(error.code, { field: 'newEmail', message: error.message });
  }
}
