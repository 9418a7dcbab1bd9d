import {
  cancelPayment,
  newReceipt,
  purchase,
  retryUntilResponse,
  rupeesOf,
  startPayment,
  verify,
} from '../harness/purchases.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { fillCarts, type HttpResponse, type Json, type Shopper } from '../harness/shoppers.ts';
import { describeDifference } from '../harness/tally.ts';
import { mapConcurrently } from '../harness/waiting.ts';
import { isFound, type Scenario, type ScenarioContext } from '../scenario.ts';

const SIZES = { full: { apis: 2, many: 60 }, short: { apis: 2, many: 10 }, planted: { apis: 1, many: 8 } };
const PRICE = 104_900;
const NEW_PRICE = 119_900;
const PIECES = 2;
const AT_ONCE = 8;

/** B48: orders whose payment has ended are paid again. */
export const payingAgain: Scenario = {
  id: 'B48',
  promise:
    'An order whose payment has ended is paid again once: by two clicks at once, after its old payment arrives late, when stock ran out, and at a changed price',
  plantedBugs: [
    {
      words: 'a second click adds the pieces again',
      changes: [
        {
          file: 'api/orders/buy-again/rules.ts',
          name: 'planPieces',
          body: `void lines;
            return ordered.map((pieces) => ({ pieces, added: Math.min(pieces.quantity, pieces.stock ?? 0), leftOut: undefined }));`,
        },
      ],
    },
    {
      words: 'the payment of the old attempt places a second order',
      changes: [
        {
          file: 'api/checkout/settlement/apply-payments.ts',
          name: 'reasonToReturn',
          body: `return payment.amount === order.total ? undefined : 'amount';`,
        },
      ],
    },
    {
      words: 'the price of the old attempt is shown as the price of today',
      changes: [
        {
          file: 'api/orders/buy-again/buy-again.ts',
          name: 'createBuyAgain.pricesNow',
          body: `new Map(planned.map(({ pieces }) => [pieces.sku, lines.length > 0 ? pieces.unit_price : 0]))`,
        },
      ],
    },
    {
      words: 'nobody learns that a piece is sold out',
      changes: [{ file: 'api/orders/buy-again/rules.ts', name: 'leftOutOf', body: 'return undefined;' }],
    },
  ],
  play: async (stage) => {
    const { apis, many } = SIZES[stage.size];
    await using shop = await stage.open({ apis });
    const broken: string[] = [];
    for (const round of [twoClicks, lastPieces, changedPrice]) {
      broken.push(...(await round(shop, many, stage)));
      if (isFound(stage.size, broken)) return { figures: `${many} shoppers`, broken };
    }
    const still = await shop.settle();
    const ledger = await shop.ledger();
    const twice = await shop.database.count(
      `select count(*) from (select shopper_id from orders where state = 'paid' group by shopper_id having count(*) > 1) t`,
    );
    return {
      figures: `${many} shoppers in each round: ${ledger.orders} orders, ${ledger.captured} charged, ${ledger.refunds} refunded; sold ${ledger.sold} + held ${ledger.held} + left ${ledger.left}`,
      broken: [
        ...broken,
        ...still,
        ...ledger.broken,
        ...(twice === 0 ? [] : [`${twice} shoppers have two orders for one purchase`]),
      ],
    };
  },
};

/** An order whose payment has ended: our id, and the payment's. */
interface Unpaid {
  orderId: string;
  paymentId: string;
}

const NONE: Unpaid = { orderId: '', paymentId: '' };

const rupees = (quantity: number, unitPrice = PRICE) => rupeesOf([{ unitPrice, quantity }], { isFirstPurchase: true });

/** Opens a payment, cancels it, and empties the cart. */
async function abandon(shop: TestShop, shopper: Shopper, sku: string, quantity: number): Promise<Unpaid> {
  const lines = [{ sku, quantity }];
  await fillCarts(shop.database, [shopper], lines);
  const input = { lines, rupees: rupees(quantity), receipt: newReceipt() };
  const opened = await retryUntilResponse(() => startPayment(shopper, input));
  await retryUntilResponse(() => cancelPayment(shopper, opened.body.id));
  await fillCarts(shop.database, [shopper], []);
  const { body } = await retryUntilResponse(() => shopper.call('GET', '/orders/unpaid'));
  return { orderId: String(body.order?.orderId), paymentId: String(opened.body.id) };
}

const buyAgain = (shopper: Shopper, { orderId }: Unpaid): Promise<HttpResponse> =>
  retryUntilResponse(() => shopper.call('POST', `/orders/${orderId}/buy-again`));

/** Two clicks at once on each button, and the old payment that arrives with the new one. */
async function twoClicks(shop: TestShop, many: number, { random }: ScenarioContext): Promise<string[]> {
  const [sku = ''] = await shop.addProducts(1, many * PIECES * 2, PRICE);
  const broken: string[] = [];
  await mapConcurrently(AT_ONCE, await shop.shoppers(many), async (shopper) => {
    const unpaid = await abandon(shop, shopper, sku, PIECES);
    const clicks = await Promise.all([buyAgain(shopper, unpaid), buyAgain(shopper, unpaid)]);
    broken.push(...describeDifference('two clicks on buying again', clicks, { 200: 2 }));
    const { body } = await shopper.call('GET', '/cart');
    const inCart = body.cartData.reduce((sum: number, line: Json) => sum + line.quantity, 0);
    if (inCart !== PIECES) broken.push(`the cart has ${inCart} pieces, and not ${PIECES}`);
    const start = () =>
      retryUntilResponse(() =>
        startPayment(shopper, { lines: [{ sku, quantity: PIECES }], rupees: rupees(PIECES), receipt: newReceipt() }),
      );
    const opened = await Promise.all([start(), start()]);
    broken.push(...describeDifference('two clicks on paying', opened, { 200: 2 }));
    if (opened.some(({ status }) => status !== 200)) return;
    const [first, second] = opened.map((response) => String(response.body.id));
    if (first !== second) broken.push('two clicks on paying opened two payments');
    // The old payment arrives before, after or with the new one.
    const payOld = random.percent(60) ? shop.provider.tryToPay(unpaid.paymentId) : undefined;
    if (random.percent(50)) await payOld;
    const proof = await shop.provider.tryToPay(first ?? '');
    await payOld;
    if (proof) await retryUntilResponse(() => verify(shopper, proof));
  });
  return broken;
}

/** Others have bought half of the pieces meanwhile: the rest is sold once. */
async function lastPieces(shop: TestShop, many: number): Promise<string[]> {
  const left = Math.ceil(many / 2);
  const [sku = ''] = await shop.addProducts(1, many, PRICE);
  const shoppers = await shop.shoppers(many);
  const unpaid = await mapConcurrently(AT_ONCE, shoppers, (shopper) => abandon(shop, shopper, sku, 1));
  const lines = [{ sku, quantity: 1 }];
  const others = await shop.shoppers(many - left);
  await fillCarts(shop.database, others, lines);
  await mapConcurrently(AT_ONCE, others, (shopper) =>
    purchase(shop.provider, shopper, { lines, rupees: rupees(1), receipt: newReceipt() }),
  );
  const again = await Promise.all(shoppers.map((shopper, at) => buyAgain(shopper, unpaid[at] ?? NONE)));
  const opened = await Promise.all(
    shoppers.map((shopper) =>
      retryUntilResponse(() => startPayment(shopper, { lines, rupees: rupees(1), receipt: newReceipt() })),
    ),
  );
  const broken = [
    ...describeDifference('buying again', again, { 200: many }),
    ...describeDifference('the last pieces', opened, { 200: left, '409 OUT_OF_STOCK': many - left }),
  ];
  const payments = opened.flatMap(({ status, body }) => (status === 200 ? [String(body.id)] : []));
  await mapConcurrently(AT_ONCE, payments, (id) => shop.provider.pay(id));
  // A shopper who was too late learns it without a payment.
  const tooLate = shoppers.findIndex((_, at) => opened[at]?.status === 409);
  const [shopper, order] = [shoppers[tooLate], unpaid[tooLate]];
  if (!shopper || !order) return [...broken, 'nobody was too late'];
  await fillCarts(shop.database, [shopper], []);
  const { body } = await buyAgain(shopper, order);
  const reason = body.pieces?.[0]?.leftOut;
  return [...broken, ...(reason === 'sold_out' ? [] : [`a sold-out piece was left out because of ${reason}`])];
}

/** The price has changed meanwhile: it is shown before, and the old amount is refused. */
async function changedPrice(shop: TestShop, many: number): Promise<string[]> {
  const [sku = ''] = await shop.addProducts(1, many, PRICE);
  const shoppers = await shop.shoppers(many);
  const unpaid = await mapConcurrently(AT_ONCE, shoppers, (shopper) => abandon(shop, shopper, sku, 1));
  await shop.database.rows(
    'update products set show_price = $2 where id = (select product_id from variants where sku = $1)',
    [sku, NEW_PRICE],
  );
  const broken: string[] = [];
  await mapConcurrently(AT_ONCE, shoppers, async (shopper, at) => {
    const { body } = await buyAgain(shopper, unpaid[at] ?? NONE);
    const [{ price, priceNow } = { price: 0, priceNow: 0 }] = body.pieces ?? [];
    if (price * 100 !== PRICE || priceNow * 100 !== NEW_PRICE) broken.push(`${price} → ${priceNow} was shown`);
    const lines = [{ sku, quantity: 1 }];
    const old = await startPayment(shopper, { lines, rupees: rupees(1), receipt: newReceipt() });
    broken.push(...describeDifference('the old amount', [old], { '409 PRICE_CHANGED': 1 }));
    await purchase(shop.provider, shopper, { lines, rupees: rupees(1, NEW_PRICE), receipt: newReceipt() });
  });
  return broken;
}
