import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { addToCart, cartOf, cartIdOf, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type Json } from '../../test-api.ts';
import {
  createBuyer,
  passMinutes,
  createCheckoutShop,
  payInWidget,
  rowsOf,
  startPayment,
  stockOf,
  subjectsTo,
  paymentBodyOf,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

/** On an embedded database, which has one connection, races are short. */
const MANY = DATABASE_KIND.startsWith('PostgreSQL') ? 40 : 8;
const SKUS = ['C-0', 'C-1', 'C-2', 'C-3'];
const STOCK = 12;
let shop: Shop;
beforeAll(async () => {
  shop = await createCheckoutShop();
  const variants = SKUS.map((sku) => ({ sku, color: 'Indigo', stock: 0 }));
  await addProducts(shop.api.database, [productOf(1, { variants })]);
  await createPromoCodeRepository(shop.api.database.db).insertCodes([
    { code: 'THREE', amountOff: 10_000, mostUses: 3 },
    { code: 'STORM-1', amountOff: 10_000, mostUses: 5 },
    { code: 'STORM-2', amountOff: 20_000, mostUsesEach: 1 },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await passMinutes(shop, 15);
  for (const sku of SKUS) await setStock(shop.api, sku, STOCK);
});

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const ordersOf = async (...people: Buyer[]) =>
  (await rowsOf(shop.api, 'orders')).filter(({ shipping }) => people.some(({ email }) => email === shipping.email));

describe(`many at the same time (${DATABASE_KIND})`, () => {
  it('[CHECK-8] one attempt sent fifty times is one order, and every response is the same', async () => {
    const asha = await createBuyer(shop.api);
    await addToCart(asha, 'C-0', 2);
    const paymentBody = await paymentBodyOf(asha);
    const responses = await times(50, () => asha.post('/payment', paymentBody));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect([(await ordersOf(asha)).length, await stockOf(shop.api, 'C-0')]).toEqual([1, STOCK - 2]);
  });

  it('[CHECK-8] many tabs with other wishes leave one payment open, and hold its pieces alone', async () => {
    const asha = await createBuyer(shop.api);
    await addToCart(asha, 'C-0', 2);
    const paymentBody = await paymentBodyOf(asha);
    const city = (index: number) => ({ ...paymentBody.order.shippingDetails, city: `Town ${index}` });
    const responses = await times(10, (index) => {
      const order = { ...paymentBody.order, shippingDetails: city(index) };
      return asha.post('/payment', { ...paymentBody, receipt: `${paymentBody.receipt}-${index}`, order });
    });
    expect(responses.filter(({ status }) => ![200, 400, 503].includes(status))).toEqual([]);
    const orders = await ordersOf(asha);
    expect(orders.filter(({ state }) => state === 'awaiting')).toHaveLength(1);
    expect(await stockOf(shop.api, 'C-0')).toBe(STOCK - 2);
  });

  it('[CHECK-8] the last pieces are sold once each', async () => {
    const people = await times(MANY, () => createBuyer(shop.api));
    await setStock(shop.api, 'C-0', 5);
    const wishes = await times(MANY, async (index) => {
      const who = people[index] ?? (await createBuyer(shop.api));
      await addToCart(who, 'C-0');
      return [who, await paymentBodyOf(who)] as const;
    });
    const responses = await Promise.all(wishes.map(([who, paymentBody]) => who.post('/payment', paymentBody)));
    const opened = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(({ body }) => body.code === 'OUT_OF_STOCK');
    expect([opened.length, refused.length]).toEqual([5, MANY - 5]);
    expect(await stockOf(shop.api, 'C-0')).toBe(0);
  });

  it('[CHECK-8] a code is used at most up to its limit', async () => {
    const people = await times(MANY, () => createBuyer(shop.api));
    const wishes = await Promise.all(
      people.map(
        async (who) => (await addToCart(who, 'C-1'), [who, await paymentBodyOf(who, { promoCode: 'THREE' })] as const),
      ),
    );
    const responses = await Promise.all(wishes.map(([who, paymentBody]) => who.post('/payment', paymentBody)));
    const opened = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(({ body }) => body.code === 'INVALID_PROMO_CODE' || body.code === 'OUT_OF_STOCK');
    expect([opened.length, refused.length]).toEqual([3, MANY - 3]);
  });

  it('[CHECK-8] one payment counts once, whatever source reports it', async () => {
    const asha = await createBuyer(shop.api);
    await addToCart(asha, 'C-0', 2);
    const { body } = await startPayment(asha);
    const proof = payInWidget(shop, body.id);
    shop.api.jobs.push({ queue: 'settle', data: { paymentOrderId: body.id } });
    shop.api.clock.move(15 * 60_000);
    asha.token = (await asha.post('/auth/token')).body.accessToken;
    await Promise.all([
      ...Array.from({ length: 10 }, () => asha.post('/payment/verification', proof)),
      ...Array.from({ length: 5 }, () => asha.delete(`/payment/${body.id}`)),
      ...Array.from({ length: 5 }, () => asha.get(`/payment/${body.id}`)),
      ...Array.from({ length: 3 }, () => shop.api.work('reconcile')),
    ]);
    expect(await ordersOf(asha)).toMatchObject([{ state: 'paid' }]);
    expect([await stockOf(shop.api, 'C-0'), await cartOf(asha)]).toEqual([STOCK - 2, []]);
    expect(subjectsTo(shop.api, asha.email)).toHaveLength(1);
    expect((await rowsOf(shop.api, 'payments')).filter(({ fulfils }) => !fulfils)).toEqual([]);
  });
});

/** The possible next actions of a shopper. */
const DEEDS = [
  'start',
  'start with STORM-1',
  'start with STORM-2',
  'more',
  'less',
  'cancel',
  'pay',
  'pay and tell',
  'wait',
];

describe(`a storm of everything (${DATABASE_KIND})`, () => {
  it('[CHECK-8] loses no piece, no code and no payment, and no request waits for ever', async () => {
    const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    console.log(`The storm is drawn with SEED=${seed}.`);
    const plans = fc.sample(fc.array(fc.constantFrom(...DEEDS), { minLength: 20, maxLength: 30 }), {
      seed,
      numRuns: 12,
    });
    const people = await times(plans.length, () => createBuyer(shop.api));
    await Promise.all(
      people.flatMap((who, at) => [0, 1].map((step) => addToCart(who, SKUS[(at + step * 3) % 4] ?? 'C-0'))),
    );
    const statuses = await Promise.all(people.map((who, at) => live(who, plans[at] ?? [], at)));
    expect(
      statuses.flat().filter((status) => status >= 500),
      `seed ${seed}`,
    ).toEqual([]);
    await passMinutes(shop, 15);
    for (let look = 0; look < 8; look++) await passMinutes(shop, 24 * 60);
    await check(people, seed);
  });

  async function live(who: Buyer, plan: string[], at: number): Promise<number[]> {
    const statuses: number[] = [];
    const begun: string[] = [];
    for (const [step, deed] of plan.entries()) {
      const response = await doOne(who, deed, begun, SKUS[(at + step) % 4] ?? 'C-0');
      if (response) statuses.push(response.status);
      if (response?.status === 200 && deed.startsWith('start')) begun.push(response.body.id);
    }
    return statuses;
  }

  async function doOne(who: Buyer, deed: string, begun: string[], sku: string) {
    const id = begun[Math.floor(begun.length / 2)] ?? begun.at(-1);
    const [, promoCode] = /^start with (.*)$/.exec(deed) ?? [];
    if (promoCode) return startPayment(who, { promoCode });
    if (deed === 'start') return startPayment(who);
    if (deed === 'more') return addToCart(who, sku);
    if (deed === 'less') return who.delete(`/cart/${await cartIdOf(who, sku)}`);
    if (deed === 'wait' || !id) return shop.api.work('reconcile');
    if (deed === 'cancel') return who.delete(`/payment/${begun.at(-1)}`);
    const isPaid = shop.simulator.ledger().orders.some((order) => order.id === id && order.status === 'paid');
    if (isPaid) return who.get(`/payment/${id}`);
    const proof = payInWidget(shop, id);
    return deed === 'pay' ? undefined : who.post('/payment/verification', proof);
  }

  async function check(people: Buyer[], seed: number) {
    const orders = await ordersOf(...people);
    expect(
      orders.filter(({ state }) => state === 'awaiting'),
      `seed ${seed}`,
    ).toEqual([]);
    const paid = new Set(orders.filter(({ state }) => state === 'paid').map(({ id }) => id));
    const items = (await rowsOf(shop.api, 'order_items')).filter(({ order_id }) => paid.has(order_id));
    for (const sku of SKUS) {
      const sold = items.filter((item) => item.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
      expect([sku, sold + (await stockOf(shop.api, sku))], `seed ${seed}`).toEqual([sku, STOCK]);
    }
    await checkMoney(orders, paid, seed);
    const { rows } = await sql<Json>`
      select c.code from promo_codes c where used <> (select count(*) from promo_uses u where u.code = c.code)
      union all select order_id from promo_uses u join orders o on o.id = u.order_id
        where o.state <> 'paid' and o.promo_code like 'STORM%'
      union all select s.id from shoppers s join orders o on o.id = s.first_order_id
        where o.state <> 'paid' and o.promo_code like 'STORM%'`.execute(shop.api.database.db);
    expect(rows, `seed ${seed}`).toEqual([]);
  }

  /** Every paid amount has placed an order or was refunded; at most one order per chain. */
  async function checkMoney(orders: Json[], paid: Set<string>, seed: number) {
    const ids = new Map(orders.map((order) => [order.provider_order_id, order]));
    const { payments, refunds } = shop.simulator.ledger();
    const taken = payments.filter((payment) => ids.has(payment.order_id ?? '') && payment.captured);
    const back = new Set(refunds.map(({ payment_id }) => payment_id));
    const stored = taken.filter(({ id }) => !back.has(id)).map((payment) => ids.get(payment.order_id ?? '').id);
    expect(stored, `seed ${seed}`).toHaveLength(paid.size);
    expect(new Set(stored), `seed ${seed}`).toEqual(paid);
    expect(taken.length, `seed ${seed}`).toBeGreaterThan(0);
    const chains = orders.filter(({ id }) => paid.has(id)).map(({ chain_id }) => chain_id);
    expect(new Set(chains).size, `seed ${seed}`).toBe(chains.length);
  }
});
