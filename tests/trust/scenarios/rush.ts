import { setTimeout } from 'node:timers/promises';
import type { Chance } from '../harness/chance.ts';
import {
  cancelItem,
  cancelPayment,
  newReceipt,
  paymentOf,
  persist,
  rupeesOf,
  startPayment,
  verify,
} from '../harness/buying.ts';
import { fillCarts, traffic } from '../harness/shoppers.ts';
import type { Answer, Shopper } from '../harness/shoppers.ts';
import { until } from '../harness/time.ts';
import type { World } from '../harness/world/world.ts';
import type { Findings } from '../scenario.ts';

/** How a rush is played. */
export interface Rush {
  world: World;
  chance: Chance;
  buyers: number;
  stock: number;
  /** How often something is struck down while they buy. */
  strikes: number;
  /** Strikes something down and lets it come back. */
  strike: () => Promise<void>;
}

const PRICE = 99_900;
/** So often in a rush do the holds of those who left run out. */
const PASSES = 5;

/** Time as the buyers count it: in strikes. */
interface Clock {
  passed(): number;
  /** Resolves once so many strikes are over, or all are. */
  at(strike: number): Promise<void>;
}

/**
 * Lets many buyers want few pieces while something is struck down again and again: a fifth submits twice, a tenth leaves,
 * a tenth pays late, some cards are declined, some laptops are closed before the shop is told, some orders are cancelled.
 */
export async function rush({ world, chance, buyers, stock, strikes, strike }: Rush): Promise<Findings> {
  const [sku = ''] = await world.shelve(1, stock, PRICE);
  const before = { ...traffic };
  const shoppers = await world.shoppers(buyers);
  await fillCarts(world.database, shoppers, [{ sku, quantity: 1 }]);
  let struck = 0;
  const party = { isOver: false };
  const clock: Clock = {
    passed: () => struck,
    at: async (at) => void (await until(() => struck >= Math.min(at, strikes), 900_000)),
  };
  const striking = (async () => {
    try {
      for (; struck < strikes; struck += 1) {
        await strike();
        if (struck % Math.ceil(strikes / PASSES) === 0) await expire(world);
      }
    } finally {
      struck = strikes;
    }
    // Holds run out for whoever is still about to pay late.
    while (!party.isOver) {
      await expire(world);
      await setTimeout(1_000);
    }
  })();
  const plans = shoppers.map(() => planBy(chance));
  const buying = shoppers.map(async (shopper, at) => {
    await clock.at((at / buyers) * strikes * 0.8);
    return buy({ world, shopper, sku, clock, plan: plans[at] ?? planBy(chance) });
  });
  // Nobody leaves before all are done, whatever happens to one of them.
  await Promise.allSettled(buying);
  party.isOver = true;
  await striking;
  const told = await Promise.all(buying);
  const still = await world.settle();
  const { sold, held, left, captured, refunds, broken } = await world.ledger();
  const forgotten = await forgottenOf(world, told);
  const crashes = world.apis.reduce((sum, api) => sum + api.crashes(), 0);
  const words = [
    `${buyers} buyers for ${stock} pieces, struck ${strikes} times: sold ${sold} + held ${held} + left ${left}`,
    `${traffic.calls - before.calls} calls, ${traffic.unanswered - before.unanswered} of them cut off or put off`,
    `${captured} charged, ${refunds} given back`,
    `${told.filter(({ paid }) => paid).length} told that they have it`,
  ];
  return {
    figures: words.join('; '),
    broken: [...still, ...broken, ...forgotten, ...(crashes > 0 ? [`an api ended by itself ${crashes} times`] : [])],
  };
}

async function expire(world: World): Promise<void> {
  await world.pass(16);
  await world.reconcile();
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

function planBy(chance: Chance): Plan {
  const kind = chance.below(10);
  return {
    submitsTwice: chance.percent(20),
    leaves: kind === 0,
    cancels: chance.percent(50),
    paysLate: kind === 1,
    isDeclined: chance.percent(10),
    closesLaptop: chance.percent(20),
    regrets: chance.percent(5),
    pauses: [chance.draw() * 3, chance.draw() * 3, chance.draw() * 3],
  };
}

interface Buying {
  world: World;
  shopper: Shopper;
  sku: string;
  clock: Clock;
  plan: Plan;
}

/** What a buyer believes in the end. */
interface Told {
  shopper: Shopper;
  /** Whether the shop has said that it is paid. */
  paid: boolean;
}

async function buy({ world, shopper, sku, clock, plan }: Buying): Promise<Told> {
  const wait = (at: number) => clock.at(clock.passed() + (plan.pauses[at] ?? 0));
  let opened = await open(shopper, sku, plan.submitsTwice);
  // Sold out for now: who looks again later may be luckier, for others leave.
  for (let again = 0; again < 3 && opened.status === 409; again += 1) {
    await wait(again);
    await setTimeout(1_500);
    opened = await open(shopper, sku, plan.submitsTwice);
  }
  const id: unknown = opened.status === 200 ? opened.body.id : undefined;
  if (typeof id !== 'string') return { shopper, paid: false };
  await wait(0);
  if (plan.leaves) {
    if (plan.cancels) await persist(() => cancelPayment(shopper, id));
    return { shopper, paid: false };
  }
  if (plan.paysLate) await until(async () => (await statusOf(shopper, id)) !== 'pending', 120_000, 500);
  if (plan.isDeclined) await world.provider.pay(id, 'failure');
  const proof = await world.provider.tryToPay(id);
  await wait(1);
  if (proof && !plan.closesLaptop) await persist(() => verify(shopper, proof));
  await wait(2);
  const answer = await persist(() => paymentOf(shopper, id));
  const paid = answer.status === 200 && answer.body.payment.status === 'paid';
  const item: unknown = paid ? answer.body.payment.orders[0]?.orderItemId : undefined;
  if (plan.regrets && typeof item === 'string') await persist(() => cancelItem(shopper, item));
  return { shopper, paid };
}

async function statusOf(shopper: Shopper, id: string): Promise<unknown> {
  const answer = await persist(() => paymentOf(shopper, id));
  return answer.body.payment?.status;
}

/** Opens a payment, in two tabs at once where it is submitted twice; both ask again until they are told. */
async function open(shopper: Shopper, sku: string, twice: boolean): Promise<Answer> {
  const lines = [{ sku, quantity: 1 }];
  const wish = { lines, rupees: rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true }) };
  const receipt = newReceipt();
  const [one, other] = await Promise.all([
    persist(() => startPayment(shopper, { ...wish, receipt })),
    twice ? persist(() => startPayment(shopper, { ...wish, receipt })) : undefined,
  ]);
  return one.status === 200 ? one : (other ?? one);
}

/** Orders that somebody was told of and that aren't there. */
async function forgottenOf(world: World, told: readonly Told[]): Promise<string[]> {
  const rows = await world.database.rows<{ id: string }>(
    `select distinct shopper_id as id from orders where state = 'paid'`,
  );
  const kept = new Set(rows.map(({ id }) => id));
  return told
    .filter(({ paid, shopper }) => paid && !kept.has(shopper.id))
    .map(({ shopper }) => `${shopper.id} was told of an order that isn't there`);
}
