import { assertOperator } from '../../account/sessions/operator-tokens.ts';
import type { Serve } from '../../platform/contract.ts';
import { refuse } from '../../platform/refusals.ts';
import { ProviderFailure } from '../provider/provider.ts';
import type { Money } from './money.ts';

/** The money calls, only for the operator's command line. */
export function moneyRoutes(serve: Serve, { check, readTrail, manual }: Money): void {
  serve('checkMoney', async ({ staff, body }) => {
    assertOperator(staff);
    const { days = USUAL_DAYS, mend = false, mostAmount = USUAL_MOST } = body;
    return check.run({ days, mend, mostAmount }).catch((error: unknown) => {
      if (!(error instanceof ProviderFailure)) throw error;
      return refuse('UNAVAILABLE', { message: `The payment provider: ${error.message}` });
    });
  });

  serve('getMoneyTrail', async ({ staff, params: { moneyId } }) => {
    assertOperator(staff);
    return { lines: await readTrail(moneyId) };
  });

  serve('refundMoney', async ({ staff, body: { id, amount } }) => {
    assertOperator(staff);
    return { message: await manual.refund(id, amount) };
  });

  serve('keepPayment', async ({ staff, body: { paymentId, because } }) => {
    assertOperator(staff);
    return { message: await manual.keep(paymentId, because) };
  });

  serve('settleRefund', async ({ staff, body: { refundId, how } }) => {
    assertOperator(staff);
    return { message: await manual.settle(refundId, how) };
  });
}

const USUAL_DAYS = 14;
/** Paise. */
const USUAL_MOST = 20_000_000;
