import type { Serve } from '../../platform/contract.ts';
import type { Accounts } from '../accounts.ts';
import { createRateLimitedServe } from '../../platform/rate-limits/serve-rate-limited.ts';
import { parseEmail } from '../rules.ts';

/** The second factor of staff, and the confirmation of a login. */
export function secondFactorRoutes(serve: Serve, { limits, loginConfirmation, secondFactors }: Accounts): void {
  // Rate-limited: a proof can be guessed.
  const serveRateLimited = createRateLimitedServe(serve, limits);

  serveRateLimited('confirmLogin', async (call) => {
    await loginConfirmation.assertFresh(call, call.body);
    return { message: 'Thank you. Your login is confirmed.' };
  });

  serve('getSecondFactor', (call) => secondFactors.status(call));

  serveRateLimited('setUpSecondFactor', (call) => secondFactors.setUp(call, call.body?.password));

  serveRateLimited('confirmSecondFactor', async (call) => ({
    recoveryCodes: await secondFactors.confirm(call, call.body.code, call.cookies),
  }));

  serveRateLimited('verifySecondFactor', async (call) => {
    const { password, ...proof } = call.body;
    await secondFactors.verify(call, proof, password, call.cookies);
    return secondFactors.status(call);
  });

  serveRateLimited('removeSecondFactor', async (call) => {
    const { code, recoveryCode, ...login } = call.body;
    const proof = { ...(code === undefined ? {} : { code }), ...(recoveryCode === undefined ? {} : { recoveryCode }) };
    await secondFactors.remove(call, proof, login, call.cookies);
    return { message: 'Two-step verification is off.' };
  });

  serve('resetSecondFactorOf', async ({ staff, body, audit }) => {
    const object = await secondFactors.resetOf(staff, parseEmail(body.email));
    audit({ object, before: { hasSecondFactor: true }, after: { hasSecondFactor: false } });
    return { message: 'Two-step verification is off; all sessions of the account have ended.' };
  });
}
