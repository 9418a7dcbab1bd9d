import { newReceipt, purchase, rupeesOf, startPayment, verify } from '../harness/buying.ts';
import { fillCarts } from '../harness/shoppers.ts';
import type { Answer, Shopper } from '../harness/shoppers.ts';
import { unlike } from '../harness/tally.ts';
import { mailsTo } from '../harness/post-office.ts';
import { until } from '../harness/time.ts';
import type { World } from '../harness/world/world.ts';
import type { Scenario } from '../scenario.ts';

const SIZES = { full: 50, short: 20, planted: 20 };
const PRICE = 200_000;
const [ONCE, ONCE_EACH] = ['ONLYONE', 'ONEACH'];

/** B4: whatever may happen once, asked for many times in the same moment. */
export const limits: Scenario = {
  id: 'B4',
  promise:
    'Promo limits, first purchase, payment, cancellation, refund, dispatch and review, many at once, take effect once',
  plant: {
    words: 'each try to send a refund has a key of its own',
    changes: [
      {
        file: 'api/checkout/refunds/send-refund.ts',
        find: 'provider_refund_id ? `${id}-${provider_refund_id}` : id)',
        replace: '`${id}-${Math.random().toString(36).slice(2)}`)',
      },
    ],
  },
  play: async ({ size, open }) => {
    await using world = await open();
    const many = SIZES[size];
    await addCodes(world);
    const broken: string[] = [];
    for (const round of [promoLimit, promoOfOne, firstPurchase, paying, cancelling, sending]) {
      broken.push(...(await round(world, many)));
    }
    const still = await world.settle();
    const ledger = await world.ledger();
    return {
      figures: `${many} at once of seven kinds: each took effect once; ${ledger.orders} orders, ${ledger.captured} charged, ${ledger.refunds} given back`,
      broken: [...broken, ...still, ...ledger.broken],
    };
  },
};

async function addCodes({ database }: World): Promise<void> {
  await database.rows(
    `insert into promo_codes (code, amount_off, most_uses, most_uses_each) values ($1, 10000, 1, null), ($2, 10000, null, 1)`,
    [ONCE, ONCE_EACH],
  );
}

const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const firstBill = (promoDiscount = 0) =>
  rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true, promoDiscount });

/** Shoppers whose carts hold one piece each, of a variant that is there for all. */
async function withCarts(world: World, count: number) {
  const [sku = ''] = await world.shelve(1, 1_000, PRICE);
  const lines = [{ sku, quantity: 1 }];
  const shoppers = await world.shoppers(count);
  await fillCarts(world.database, shoppers, lines);
  return { shoppers, lines };
}

/** One shopper with a cart. */
async function one(world: World): Promise<{ shopper: Shopper; lines: { sku: string; quantity: number }[] }> {
  const { shoppers, lines } = await withCarts(world, 1);
  const [shopper] = shoppers;
  if (!shopper) throw new Error('There is no shopper.');
  return { shopper, lines };
}

/** A code that may be used once in all, by many shoppers. */
async function promoLimit(world: World, many: number): Promise<string[]> {
  const { shoppers, lines } = await withCarts(world, many);
  const wish = { lines, rupees: firstBill(10_000), promoCode: ONCE };
  const answers = await Promise.all(
    shoppers.map((shopper) => startPayment(shopper, { ...wish, receipt: newReceipt() })),
  );
  return unlike('a code for one', answers, { 200: 1, '400 INVALID_PROMO_CODE': many - 1 });
}

/** A code that each may use once, by one shopper, in many tabs and then once more. */
async function promoOfOne(world: World, many: number): Promise<string[]> {
  const { shopper, lines } = await one(world);
  const wish = { lines, rupees: firstBill(10_000), promoCode: ONCE_EACH };
  const answers = await times(many, () => startPayment(shopper, { ...wish, receipt: newReceipt() }));
  const ids = new Set(answers.map(({ body }) => body.id));
  const proof = await world.provider.pay(answers[0]?.body.id);
  const told = proof ? await verify(shopper, proof) : undefined;
  await fillCarts(world.database, [shopper], lines);
  const again = await startPayment(shopper, { ...wish, rupees: PRICE / 100 - 100, receipt: newReceipt() });
  return [
    ...unlike('a code once for each', answers, { 200: many }),
    ...(ids.size === 1 ? [] : [`one wish in ${many} tabs opened ${ids.size} payments`]),
    ...unlike('its payment', told ? [told] : [], { 200: 1 }),
    ...unlike('the same code again', [again], { '400 INVALID_PROMO_CODE': 1 }),
  ];
}

/** One shopper with many wishes at once, all as a first purchase; then several of their payments are made. */
async function firstPurchase(world: World, many: number): Promise<string[]> {
  const { shopper, lines } = await one(world);
  // As many as a shopper may open within an hour.
  const wishes = Math.min(many, 20);
  const answers = await times(wishes, (at) =>
    startPayment(shopper, {
      lines,
      rupees: firstBill(),
      receipt: newReceipt(),
      city: `City ${'abcdefghijklmnopqrstuvwxyz'[at % 26]}`,
    }),
  );
  const ids = [...new Set(answers.filter(({ status }) => status === 200).map(({ body }): string => body.id))];
  const proofs = await Promise.all(ids.slice(-5).map((id) => world.provider.tryToPay(id)));
  const told = await Promise.all(proofs.flatMap((proof) => (proof ? [verify(shopper, proof)] : [])));
  await until(async () => (await paidOrders(world, shopper)) > 0, 10_000);
  const paid = await paidOrders(world, shopper);
  const odd = told.filter(({ status }) => status !== 200).length;
  return [
    ...(paid === 1 ? [] : [`${proofs.length} payments of one first purchase placed ${paid} orders`]),
    ...(odd === 0 ? [] : [`${odd} true proofs of payment were refused`]),
  ];
}

const paidOrders = ({ database }: World, { id }: Shopper) =>
  database.count(`select count(*) from orders where shopper_id = $1 and state = 'paid'`, [id]);

/** One payment, told many times. */
async function paying(world: World, many: number): Promise<string[]> {
  const { shopper, lines } = await one(world);
  const opened = await startPayment(shopper, { lines, rupees: firstBill(), receipt: newReceipt() });
  const proof = await world.provider.pay(opened.body.id);
  if (!proof) return ['nothing was paid'];
  const answers = await times(many, () => verify(shopper, proof));
  const items = new Set(
    answers.flatMap(({ body }) => body.payment?.orders ?? []).map(({ orderItemId }) => orderItemId),
  );
  return [
    ...unlike('one payment told', answers, { 200: many }),
    ...(items.size === 1 ? [] : [`one payment placed ${items.size} items`]),
  ];
}

/** One item, cancelled many times, and its refund sent many times. */
async function cancelling(world: World, many: number): Promise<string[]> {
  const { shopper, lines: first } = await one(world);
  const [other = ''] = await world.shelve(1, 10, PRICE);
  // A second item, so that there is something left that could go back by mistake.
  const lines = [...first, { sku: other, quantity: 1 }];
  await fillCarts(world.database, [shopper], lines);
  const rupees = rupeesOf(
    lines.map(({ quantity }) => ({ unitPrice: PRICE, quantity })),
    { isFirstPurchase: true },
  );
  const [item = ''] = await purchase(world.provider, shopper, { lines, rupees, receipt: newReceipt() });
  const body = { orderItemId: item, canceled_reason: 'changed_my_mind' };
  // The first try gives the money back, and nobody hears of it: neither it nor its repetition is answered.
  await world.provider.fail('refund', 'do-then-error', 2);
  const answers = await times(many, () => shopper.call('PATCH', '/order/cancel', body));
  const rows = await world.database.rows<{ id: string }>('select id from refunds where order_item_id = $1', [item]);
  await times(many, () => world.job('refund', { refundId: rows[0]?.id }));
  return unlike('one item cancelled', answers, { 200: 1, '409 NOT_ALLOWED_IN_STATUS': many - 1 });
}

/** One item, brought on its way, delivered and reviewed many times. */
async function sending(world: World, many: number): Promise<string[]> {
  const { shopper, lines } = await one(world);
  const [item = ''] = await purchase(world.provider, shopper, { lines, rupees: firstBill(), receipt: newReceipt() });
  const [admin] = await world.shoppers(1);
  if (!admin) throw new Error('There is no admin.');
  await world.database.rows(`update shoppers set role = 'ADMIN' where id = $1`, [admin.id]);
  const move = (step: string, body?: object) =>
    times(many, () => admin.call('POST', `/admin/orders/${item}/${step}`, body));
  const expected = { 200: 1, '409 NOT_ALLOWED_IN_STATUS': many - 1 };
  const dispatched = await move('dispatch', { trackingId: 'RB 1', trackingSite: 'https://carrier.example/RB1' });
  const cancelled = await shopper.call('PATCH', '/order/cancel', {
    orderItemId: item,
    canceled_reason: 'changed_my_mind',
  });
  const delivered = await move('deliver');
  const sku = lines[0]?.sku ?? '';
  const before = await reviewsOf(world, sku);
  const reviewed: Answer[] = await times(many, () =>
    shopper.call('POST', '/order/rating', { orderItemId: item, sku, rating: 5, comment: 'As fine as the picture.' }),
  );
  await until(() => mailsTo(world.post, shopper.email, /arrived/) > 0, 10_000);
  const mails = [/on its way/, /has arrived/].map((subject) => mailsTo(world.post, shopper.email, subject));
  const added = (await reviewsOf(world, sku)) - before;
  return [
    ...unlike('one item dispatched', dispatched, expected),
    ...unlike('an item cancelled after that', [cancelled], { '409 NOT_ALLOWED_IN_STATUS': 1 }),
    ...unlike('one item delivered', delivered, expected),
    ...unlike('one item reviewed', reviewed, { 200: 1, '409 ALREADY_EXISTS': many - 1 }),
    ...(mails.join() === '1,1' ? [] : [`mails of dispatch and delivery: ${mails.join(' and ')}`]),
    ...(added === 1 ? [] : [`one review was counted as ${added}`]),
  ];
}

const reviewsOf = ({ database }: World, sku: string) =>
  database.count('select review_count from variants where sku = $1', [sku]);
