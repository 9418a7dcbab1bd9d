import { setTimeout } from 'node:timers/promises';
import { giveOtps, OTP } from '../harness/otps.ts';
import {
  newReceipt,
  placeInCash,
  retryUntilResponse,
  rupeesOf,
  startPayment,
  verify,
  type PaymentInput,
} from '../harness/purchases.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { fillCarts, type HttpResponse, type Shopper } from '../harness/shoppers.ts';
import { describeDifference } from '../harness/tally.ts';
import { isFound, type Scenario, type ScenarioContext } from '../scenario.ts';

const SIZES = { full: { apis: 2, many: 120 }, short: { apis: 2, many: 24 }, planted: { apis: 1, many: 12 } };
const PRICE = 150_000;
/** The number of tries of a code. */
const MOST_TRIES = 5;

/** B31: cash orders and payments at the same time, for the same pieces and for the same cart. */
export const cashOrders: Scenario = {
  id: 'B31',
  promise:
    'Cash orders beside payments: the last pieces are sold once, a cart is bought once, an OTP has at most five tries',
  plantedBugs: [
    {
      words: 'any OTP confirms an order',
      changes: [
        {
          file: 'api/account/confirmation-codes/confirmation-codes.ts',
          name: 'check',
          body: `const saved = await createConfirmationCodeRepository(db).updateTries(shopperId, now());
            return saved ?? refuse('EXPIRED', EXPIRED_CODE);`,
        },
      ],
    },
  ],
  play: async (stage) => {
    const { apis, many } = SIZES[stage.size];
    await using shop = await stage.open({ apis });
    const broken: string[] = [];
    for (const round of [guesses, lastPieces, oneCart, oneAttempt]) {
      broken.push(...(await round(shop, many, stage)));
      if (isFound(stage.size, broken)) return { figures: `${many} shoppers at once`, broken };
    }
    const inCash = await shop.database.count('select count(*) from orders where pays_cash');
    const still = await shop.settle();
    const ledger = await shop.ledger();
    return {
      figures: `${many} shoppers at once: sold ${ledger.sold} + held ${ledger.held} + left ${ledger.left}; ${inCash} cash orders, ${ledger.captured} charged, ${ledger.refunds} refunded`,
      broken: [...broken, ...still, ...ledger.broken],
    };
  },
};

const rupees = rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true });

/** This number of shoppers with an OTP and one piece each of a variant with this stock. */
async function withOtps(shop: TestShop, count: number, stock: number) {
  const [sku = ''] = await shop.addProducts(1, stock, PRICE);
  const lines = [{ sku, quantity: 1 }];
  const shoppers = await shop.shoppers(count);
  await fillCarts(shop.database, shoppers, lines);
  await giveOtps(shop.database, shoppers, rupees);
  return { shoppers, lines, newRequest: (): PaymentInput => ({ lines, rupees, receipt: newReceipt() }) };
}

/** Half of the shoppers pay, half of them order in cash, for half as many pieces. */
async function lastPieces(shop: TestShop, many: number): Promise<string[]> {
  const pieces = Math.ceil(many / 2);
  const { shoppers, newRequest, lines } = await withOtps(shop, many, pieces);
  const buy = async (shopper: Shopper, at: number) => {
    if (at % 2 === 0) return placeInCash(shopper, newRequest(), OTP);
    const opened = await startPayment(shopper, newRequest());
    const proof = opened.status === 200 ? await shop.provider.pay(opened.body.id) : undefined;
    return proof ? verify(shopper, proof) : opened;
  };
  const responses = await Promise.all(shoppers.map(buy));
  const sold = await shop.database.count(`select count(*) from order_items where sku = $1 and status = 'Placed'`, [
    lines[0]?.sku,
  ]);
  return [
    ...describeDifference('the last pieces', responses, { 200: pieces, '409 OUT_OF_STOCK': many - pieces }),
    ...(sold === pieces ? [] : [`${pieces} pieces were sold ${sold} times`]),
  ];
}

/** One cart in many tabs: payments and cash orders at once. One of them buys it. */
async function oneCart(shop: TestShop, many: number): Promise<string[]> {
  const { shoppers, newRequest } = await withOtps(shop, Math.ceil(many / 10), many);
  const buyAll = async (shopper: Shopper): Promise<string[]> => {
    const opened = await startPayment(shopper, newRequest());
    const paying = shop.provider.pay(opened.body.id).then((proof) => (proof ? verify(shopper, proof) : opened));
    const tabs = Array.from({ length: 5 }, () => placeInCash(shopper, newRequest(), OTP));
    await Promise.all([paying, ...tabs]);
    const placed = await shop.database.count(`select count(*) from orders where shopper_id = $1 and state = 'paid'`, [
      shopper.id,
    ]);
    return placed === 1 ? [] : [`one cart of ${shopper.id} was bought ${placed} times`];
  };
  return (await Promise.all(shoppers.map(buyAll))).flat();
}

/** One attempt, sent many times while an api is killed, and then again without its OTP. */
async function oneAttempt(shop: TestShop, many: number, { random }: ScenarioContext): Promise<string[]> {
  const { shoppers, newRequest } = await withOtps(shop, 1, many);
  const [shopper] = shoppers;
  if (!shopper) return ['there is no shopper'];
  const attempt = newRequest();
  const request = (otp = OTP) => retryUntilResponse(() => placeInCash(shopper, attempt, otp));
  const victim = random.pick(shop.apis);
  const killing = setTimeout(random.below(60)).then(async () => {
    await victim.kill();
    await victim.start();
  });
  const responses = await Promise.all(Array.from({ length: many }, () => request()));
  await killing;
  responses.push(await request('none'));
  // While the first is running, another may find its OTP used; sent again, each returns the order.
  const odd = responses.filter(
    ({ status, body }) => status !== 200 && !['EXPIRED', 'INVALID_OTP'].includes(body?.code),
  );
  const ids = new Set(responses.flatMap(({ status, body }) => (status === 200 ? [body.order.orderId] : [])));
  const other = await placeInCash(shopper, { ...attempt, city: 'Kota' }, OTP);
  return [
    ...describeDifference('an attempt in cash', odd, {}),
    ...(ids.size === 1 ? [] : [`one attempt placed ${ids.size} orders`]),
    ...describeDifference('the attempt once it is placed', responses.slice(-1), { 200: 1 }),
    ...describeDifference('another request under it', [other], { '409 ALREADY_EXISTS': 1 }),
  ];
}

/** Many wrong OTPs at once: five are compared, and the right one is then too late. */
async function guesses(shop: TestShop, many: number): Promise<string[]> {
  const { shoppers, newRequest } = await withOtps(shop, 1, many);
  const [shopper] = shoppers;
  if (!shopper) return ['there is no shopper'];
  const responses: HttpResponse[] = await Promise.all(
    Array.from({ length: many }, (_, at) => placeInCash(shopper, newRequest(), String(5_000 + at))),
  );
  const right = await placeInCash(shopper, newRequest(), OTP);
  // After ten tries, compared or not, the account has to wait.
  const isTaken = ({ body }: HttpResponse) => !['EXPIRED', 'RATE_LIMITED'].includes(body?.code);
  return [
    ...describeDifference('wrong OTPs', responses.filter(isTaken), { '400 INVALID_OTP': MOST_TRIES }),
    ...describeDifference('the right OTP after them', [right].filter(isTaken), {}),
  ];
}
