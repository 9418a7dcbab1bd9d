import { setTimeout } from 'node:timers/promises';
import {
  cancelItem,
  cancelPayment,
  newReceipt,
  readPayment,
  retryUntilResponse,
  rupeesOf,
  startPayment,
  verify,
} from '../harness/purchases.ts';
import type { Random } from '../harness/random.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { fillCarts, traffic, type HttpResponse, type Shopper } from '../harness/shoppers.ts';
import { waitUntil } from '../harness/waiting.ts';
import type { ScenarioResult } from '../scenario.ts';

/** The options of a rush. */
export interface Rush {
  shop: TestShop;
  random: Random;
  buyers: number;
  stock: number;
  /** The number of strikes while they buy. */
  strikes: number;
  /** Kills a process and lets it restart. */
  strike: () => Promise<void>;
}

const PRICE = 99_900;
/** The number of times that the holds of those who left expire. */
const PASSES = 5;

/** Time counted in strikes. */
interface Clock {
  passed(): number;
  /** Resolves after this number of strikes, or after all. */
  at(strike: number): Promise<void>;
}

/**
 * Lets many buyers compete for few pieces while processes are killed repeatedly: a fifth submits twice, a tenth leaves,
 * a tenth pays late, some cards are declined, some laptops are closed before the shop is informed, some orders are cancelled.
 */
export async function rush({ shop, random, buyers, stock, strikes, strike }: Rush): Promise<ScenarioResult> {
  const [sku = ''] = await shop.addProducts(1, stock, PRICE);
  const before = { ...traffic };
  const shoppers = await shop.shoppers(buyers);
  await fillCarts(shop.database, shoppers, [{ sku, quantity: 1 }]);
  let struck = 0;
  const party = { isOver: false };
  const clock: Clock = {
    passed: () => struck,
    at: async (at) => void (await waitUntil(() => struck >= Math.min(at, strikes), 900_000)),
  };
  const striking = (async () => {
    try {
      for (; struck < strikes; struck += 1) {
        await strike();
        if (struck % Math.ceil(strikes / PASSES) === 0) await shop.passMinutes(16);
      }
    } finally {
      struck = strikes;
    }
    // The holds of late payers expire.
    while (!party.isOver) {
      await shop.passMinutes(16);
      await setTimeout(1_000);
    }
  })();
  const plans = shoppers.map(() => planBy(random));
  const buying = shoppers.map(async (shopper, at) => {
    await clock.at((at / buyers) * strikes * 0.8);
    return buy({ shop, shopper, sku, clock, plan: plans[at] ?? planBy(random) });
  });
  // One buyer's failure does not end the others.
  await Promise.allSettled(buying);
  party.isOver = true;
  await striking;
  const results = await Promise.all(buying);
  const still = await shop.settle();
  const { sold, held, left, captured, refunds, broken } = await shop.ledger();
  const forgotten = await missingOrders(shop, results);
  const crashes = shop.apis.reduce((sum, api) => sum + api.crashes(), 0);
  const words = [
    `${buyers} buyers for ${stock} pieces, struck ${strikes} times: sold ${sold} + held ${held} + left ${left}`,
    `${traffic.calls - before.calls} calls, ${traffic.unanswered - before.unanswered} of them interrupted or deferred`,
    `${captured} charged, ${refunds} refunded`,
    `${results.filter(({ paid }) => paid).length} confirmed to the buyer`,
  ];
  return {
    figures: words.join('; '),
    broken: [...still, ...broken, ...forgotten, ...(crashes > 0 ? [`an api ended by itself ${crashes} times`] : [])],
  };
}

interface Plan {
  submitsTwice: boolean;
  leaves: boolean;
  cancels: boolean;
  paysLate: boolean;
  isDeclined: boolean;
  closesLaptop: boolean;
  regrets: boolean;
  /** Strikes to wait before each step. */
  pauses: number[];
}

function planBy(random: Random): Plan {
  const kind = random.below(10);
  return {
    submitsTwice: random.percent(20),
    leaves: kind === 0,
    cancels: random.percent(50),
    paysLate: kind === 1,
    isDeclined: random.percent(10),
    closesLaptop: random.percent(20),
    regrets: random.percent(5),
    pauses: [random.draw() * 3, random.draw() * 3, random.draw() * 3],
  };
}

interface BuyerContext {
  shop: TestShop;
  shopper: Shopper;
  sku: string;
  clock: Clock;
  plan: Plan;
}

/** A buyer's final state. */
interface BuyerResult {
  shopper: Shopper;
  /** Whether the shop has reported the payment. */
  paid: boolean;
}

async function buy({ shop, shopper, sku, clock, plan }: BuyerContext): Promise<BuyerResult> {
  const wait = (at: number) => clock.at(clock.passed() + (plan.pauses[at] ?? 0));
  let opened = await open(shopper, sku, plan.submitsTwice);
  // Sold out for now: a later try may succeed, because others leave.
  for (let again = 0; again < 3 && opened.status === 409; again += 1) {
    await wait(again);
    await setTimeout(1_500);
    opened = await open(shopper, sku, plan.submitsTwice);
  }
  const id: unknown = opened.status === 200 ? opened.body.id : undefined;
  if (typeof id !== 'string') return { shopper, paid: false };
  await wait(0);
  if (plan.leaves) {
    if (plan.cancels) await retryUntilResponse(() => cancelPayment(shopper, id));
    return { shopper, paid: false };
  }
  if (plan.paysLate) await waitUntil(async () => (await statusOf(shopper, id)) !== 'pending', 120_000, 500);
  if (plan.isDeclined) await shop.provider.pay(id, 'failure');
  const proof = await shop.provider.tryToPay(id);
  await wait(1);
  if (proof && !plan.closesLaptop) await retryUntilResponse(() => verify(shopper, proof));
  await wait(2);
  const response = await retryUntilResponse(() => readPayment(shopper, id));
  const paid = response.status === 200 && response.body.payment.status === 'paid';
  const item: unknown = paid ? response.body.payment.orders[0]?.orderItemId : undefined;
  if (plan.regrets && typeof item === 'string') await retryUntilResponse(() => cancelItem(shopper, item));
  return { shopper, paid };
}

async function statusOf(shopper: Shopper, id: string): Promise<unknown> {
  const response = await retryUntilResponse(() => readPayment(shopper, id));
  return response.body.payment?.status;
}

/** Starts a payment, in two tabs at once for a double submit; both retry until they have a response. */
async function open(shopper: Shopper, sku: string, twice: boolean): Promise<HttpResponse> {
  const lines = [{ sku, quantity: 1 }];
  const input = { lines, rupees: rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true }) };
  const receipt = newReceipt();
  const [one, other] = await Promise.all([
    retryUntilResponse(() => startPayment(shopper, { ...input, receipt })),
    twice ? retryUntilResponse(() => startPayment(shopper, { ...input, receipt })) : undefined,
  ]);
  return one.status === 200 ? one : (other ?? one);
}

/** Orders that the shop confirmed to a shopper and that are missing. */
async function missingOrders(shop: TestShop, results: readonly BuyerResult[]): Promise<string[]> {
  const rows = await shop.database.rows<{ id: string }>(
    `select distinct shopper_id as id from orders where state = 'paid'`,
  );
  const stored = new Set(rows.map(({ id }) => id));
  return results
    .filter(({ paid, shopper }) => paid && !stored.has(shopper.id))
    .map(({ shopper }) => `${shopper.id} got the id of an order that is missing`);
}
