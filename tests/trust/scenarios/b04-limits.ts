import { mailsTo } from '../harness/mail-catcher.ts';
import { newReceipt, purchase, rupeesOf, startPayment, verify } from '../harness/purchases.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { fillCarts } from '../harness/shoppers.ts';
import type { Answer, Shopper } from '../harness/shoppers.ts';
import { describeDifference } from '../harness/tally.ts';
import { waitUntil } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';

const SIZES = { full: 50, short: 20, planted: 20 };
const PRICE = 200_000;
const [ONCE, ONCE_EACH] = ['ONLYONE', 'ONEACH'];

/** B4: whatever may happen once, called many times at the same moment. */
export const limits: Scenario = {
  id: 'B4',
  promise:
    'Promo limits, first purchase, payment, cancellation, refund, dispatch and review, many at once, take effect once',
  plantedBugs: [
    {
      words: 'each try to send a refund has a key of its own',
      changes: [
        {
          file: 'api/checkout/refunds/send-refund.ts',
          find: 'provider_refund_id ? `${id}-${provider_refund_id}` : id)',
          replace: '`${id}-${Math.random().toString(36).slice(2)}`)',
        },
      ],
    },
  ],
  play: async ({ size, open }) => {
    await using shop = await open();
    const many = SIZES[size];
    await addCodes(shop);
    const broken: string[] = [];
    for (const round of [promoLimit, promoOfOne, firstPurchase, paying, cancelling, sending]) {
      broken.push(...(await round(shop, many)));
    }
    const still = await shop.settle();
    const ledger = await shop.ledger();
    return {
      figures: `${many} at once of seven kinds: each took effect once; ${ledger.orders} orders, ${ledger.captured} charged, ${ledger.refunds} given back`,
      broken: [...broken, ...still, ...ledger.broken],
    };
  },
};

async function addCodes({ database }: TrialShop): Promise<void> {
  await database.rows(
    `insert into promo_codes (code, amount_off, most_uses, most_uses_each) values ($1, 10000, 1, null), ($2, 10000, null, 1)`,
    [ONCE, ONCE_EACH],
  );
}

const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const firstBill = (promoDiscount = 0) =>
  rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true, promoDiscount });

/** Shoppers with one piece each of a variant that has enough stock. */
async function withCarts(shop: TrialShop, count: number) {
  const [sku = ''] = await shop.addProducts(1, 1_000, PRICE);
  const lines = [{ sku, quantity: 1 }];
  const shoppers = await shop.shoppers(count);
  await fillCarts(shop.database, shoppers, lines);
  return { shoppers, lines };
}

/** One shopper with a cart. */
async function one(shop: TrialShop): Promise<{ shopper: Shopper; lines: { sku: string; quantity: number }[] }> {
  const { shoppers, lines } = await withCarts(shop, 1);
  const [shopper] = shoppers;
  if (!shopper) throw new Error('There is no shopper.');
  return { shopper, lines };
}

/** A code that may be used once in all, by many shoppers. */
async function promoLimit(shop: TrialShop, many: number): Promise<string[]> {
  const { shoppers, lines } = await withCarts(shop, many);
  const input = { lines, rupees: firstBill(10_000), promoCode: ONCE };
  const answers = await Promise.all(
    shoppers.map((shopper) => startPayment(shopper, { ...input, receipt: newReceipt() })),
  );
  return describeDifference('a code for one', answers, { 200: 1, '400 INVALID_PROMO_CODE': many - 1 });
}

/** A code that each shopper may use once, by one shopper, in many tabs and then once more. */
async function promoOfOne(shop: TrialShop, many: number): Promise<string[]> {
  const { shopper, lines } = await one(shop);
  const input = { lines, rupees: firstBill(10_000), promoCode: ONCE_EACH };
  const answers = await times(many, () => startPayment(shopper, { ...input, receipt: newReceipt() }));
  const ids = new Set(answers.map(({ body }) => body.id));
  const proof = await shop.provider.pay(answers[0]?.body.id);
  const results = proof ? await verify(shopper, proof) : undefined;
  await fillCarts(shop.database, [shopper], lines);
  const again = await startPayment(shopper, { ...input, rupees: PRICE / 100 - 100, receipt: newReceipt() });
  return [
    ...describeDifference('a code once for each', answers, { 200: many }),
    ...(ids.size === 1 ? [] : [`one order in ${many} tabs opened ${ids.size} payments`]),
    ...describeDifference('its payment', results ? [results] : [], { 200: 1 }),
    ...describeDifference('the same code again', [again], { '400 INVALID_PROMO_CODE': 1 }),
  ];
}

/** One shopper with many requests at once, all as a first purchase; several of their payments are then made. */
async function firstPurchase(shop: TrialShop, many: number): Promise<string[]> {
  const { shopper, lines } = await one(shop);
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
  const proofs = await Promise.all(ids.slice(-5).map((id) => shop.provider.tryToPay(id)));
  const results = await Promise.all(proofs.flatMap((proof) => (proof ? [verify(shopper, proof)] : [])));
  await waitUntil(async () => (await paidOrders(shop, shopper)) > 0, 10_000);
  const paid = await paidOrders(shop, shopper);
  const odd = results.filter(({ status }) => status !== 200).length;
  return [
    ...(paid === 1 ? [] : [`${proofs.length} payments of one first purchase placed ${paid} orders`]),
    ...(odd === 0 ? [] : [`${odd} true proofs of payment were refused`]),
  ];
}

const paidOrders = ({ database }: TrialShop, { id }: Shopper) =>
  database.count(`select count(*) from orders where shopper_id = $1 and state = 'paid'`, [id]);

/** One payment, verified many times. */
async function paying(shop: TrialShop, many: number): Promise<string[]> {
  const { shopper, lines } = await one(shop);
  const opened = await startPayment(shopper, { lines, rupees: firstBill(), receipt: newReceipt() });
  const proof = await shop.provider.pay(opened.body.id);
  if (!proof) return ['nothing was paid'];
  const answers = await times(many, () => verify(shopper, proof));
  const items = new Set(
    answers.flatMap(({ body }) => body.payment?.orders ?? []).map(({ orderItemId }) => orderItemId),
  );
  return [
    ...describeDifference('one payment told', answers, { 200: many }),
    ...(items.size === 1 ? [] : [`one payment placed ${items.size} items`]),
  ];
}

/** One item, cancelled many times, and its refund sent many times. */
async function cancelling(shop: TrialShop, many: number): Promise<string[]> {
  const { shopper, lines: first } = await one(shop);
  const [other = ''] = await shop.addProducts(1, 10, PRICE);
  // A second item, so that money is left that could go back by mistake.
  const lines = [...first, { sku: other, quantity: 1 }];
  await fillCarts(shop.database, [shopper], lines);
  const rupees = rupeesOf(
    lines.map(({ quantity }) => ({ unitPrice: PRICE, quantity })),
    { isFirstPurchase: true },
  );
  const [item = ''] = await purchase(shop.provider, shopper, { lines, rupees, receipt: newReceipt() });
  const body = { orderItemId: item, canceled_reason: 'changed_my_mind' };
  // The first try gives the money back, but neither it nor its retry gets an answer.
  await shop.provider.fail('refund', 'do-then-error', 2);
  const answers = await times(many, () => shopper.call('PATCH', '/order/cancel', body));
  const rows = await shop.database.rows<{ id: string }>('select id from refunds where order_item_id = $1', [item]);
  await times(many, () => shop.job('refund', { refundId: rows[0]?.id }));
  return describeDifference('one item cancelled', answers, { 200: 1, '409 NOT_ALLOWED_IN_STATUS': many - 1 });
}

/** One item, dispatched, delivered and reviewed many times. */
async function sending(shop: TrialShop, many: number): Promise<string[]> {
  const { shopper, lines } = await one(shop);
  const [item = ''] = await purchase(shop.provider, shopper, { lines, rupees: firstBill(), receipt: newReceipt() });
  const [admin] = await shop.shoppers(1);
  if (!admin) throw new Error('There is no admin.');
  await shop.database.rows(`update shoppers set role = 'ADMIN' where id = $1`, [admin.id]);
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
  const before = await reviewsOf(shop, sku);
  const reviewed: Answer[] = await times(many, () =>
    shopper.call('POST', '/order/rating', { orderItemId: item, sku, rating: 5, comment: 'As fine as the picture.' }),
  );
  await waitUntil(() => mailsTo(shop.mailCatcher, shopper.email, /arrived/) > 0, 10_000);
  const mails = [/on its way/, /has arrived/].map((subject) => mailsTo(shop.mailCatcher, shopper.email, subject));
  const added = (await reviewsOf(shop, sku)) - before;
  return [
    ...describeDifference('one item dispatched', dispatched, expected),
    ...describeDifference('an item cancelled after that', [cancelled], { '409 NOT_ALLOWED_IN_STATUS': 1 }),
    ...describeDifference('one item delivered', delivered, expected),
    ...describeDifference('one item reviewed', reviewed, { 200: 1, '409 ALREADY_EXISTS': many - 1 }),
    ...(mails.join() === '1,1' ? [] : [`mails of dispatch and delivery: ${mails.join(' and ')}`]),
    ...(added === 1 ? [] : [`one review was counted as ${added}`]),
  ];
}

const reviewsOf = ({ database }: TrialShop, sku: string) =>
  database.count('select review_count from variants where sku = $1', [sku]);
