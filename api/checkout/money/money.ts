import type { CheckoutDependencies } from '../dependencies.ts';
import type { SettleOrder } from '../settlement/settle.ts';
import { createMoneyCheck } from './money-check.ts';
import type { MoneyCheck } from './money-check.ts';
import { createMoneyTrail } from './money-trail.ts';
import type { ReadMoneyTrail } from './money-trail.ts';
import { createMoneyByHand } from './refund-by-hand.ts';
import type { MoneyByHand } from './refund-by-hand.ts';

/** What the shop's people see of money, and do with it. */
export interface Money {
  check: MoneyCheck;
  readTrail: ReadMoneyTrail;
  byHand: MoneyByHand;
}

/** Creates it. */
export function createMoney(dependencies: CheckoutDependencies, settle: SettleOrder): Money {
  return {
    check: createMoneyCheck(dependencies, settle),
    readTrail: createMoneyTrail(dependencies),
    byHand: createMoneyByHand(dependencies),
  };
}
