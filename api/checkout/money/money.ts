import type { CheckoutDependencies } from '../dependencies.ts';
import type { SettleOrder } from '../settlement/settle.ts';
import { createMoneyCheck } from './money-check.ts';
import type { MoneyCheck } from './money-check.ts';
import { createMoneyTrail } from './money-trail.ts';
import type { ReadMoneyTrail } from './money-trail.ts';
import { createManualRefunds, type ManualRefunds } from './manual-refunds.ts';

/** The staff operations on money. */
export interface Money {
  check: MoneyCheck;
  readTrail: ReadMoneyTrail;
  manual: ManualRefunds;
}

/** Creates the operations. */
export function createMoney(dependencies: CheckoutDependencies, settle: SettleOrder): Money {
  return {
    check: createMoneyCheck(dependencies, settle),
    readTrail: createMoneyTrail(dependencies),
    manual: createManualRefunds(dependencies),
  };
}
