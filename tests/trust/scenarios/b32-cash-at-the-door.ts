import { CASH_ON_DELIVERY } from '../../../schema/shop.ts';
import { giveOtps, OTP } from '../harness/otps.ts';
import { cancelItem, newReceipt, placeInCash, rupeesOf } from '../harness/purchases.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { fillCarts } from '../harness/shoppers.ts';
import type { Answer, Shopper } from '../harness/shoppers.ts';
import { describeDifference, outcomeOf } from '../harness/tally.ts';
import type { Scenario } from '../scenario.ts';

const SIZES = { full: 40, short: 12, planted: 2 };
const PRICE = 120_000;

/** B32: what becomes of the cash of an order, and how many such orders a shopper may have. */
export const cashAtTheDoor: Scenario = {
  id: 'B32',
  promise:
    'Cash is collected, refused at the door or cancelled, one of them and once, whatever is asked at once; nothing is refunded; a shopper has two such orders due at the most',
  plantedBugs: [
    {
      words: 'how many orders in cash are due is not looked at when one is placed',
      changes: [
        {
          file: 'api/checkout/cash/cash-on-delivery.ts',
          find: 'assertAvailable(await whyNot(trx, shopperId, { total, pinCode: shipping.pinCode }));',
          replace: 'void [total, shipping];',
        },
      ],
    },
  ],
  play: async ({ size, open }) => {
    await using shop = await open();
    const many = SIZES[size];
    const [sku = ''] = await shop.addProducts(1, 10 * many, PRICE);
    const [admin] = await shop.shoppers(1);
    if (!admin) throw new Error('There is no admin.');
    await shop.database.rows(`update shoppers set role = 'ADMIN' where id = $1`, [admin.id]);
    const shoppers = await shop.shoppers(many);
    const ends = await Promise.all(shoppers.map((shopper, at) => playDoor(shop, { shopper, admin, sku, at })));
    const broken = ends.flatMap((end) => end.broken);
    for (const shopper of await shop.shoppers(Math.ceil(many / 4))) broken.push(...(await limits(shop, shopper, sku)));
    const refunds = await shop.database.count('select count(*) from refunds');
    const still = await shop.settle();
    const ledger = await shop.ledger();
    const count = (what: string) => ends.filter(({ cash }) => cash === what).length;
    return {
      figures: `${many} parcels: ${count('collected')} collected, ${count('refused')} refused, ${count('cancelled')} cancelled; sold ${ledger.sold} + held ${ledger.held} + left ${ledger.left}; ${refunds} refunds`,
      broken: [
        ...broken,
        ...(refunds === 0 ? [] : [`${refunds} refunds for orders in cash`]),
        ...still,
        ...ledger.broken,
      ],
    };
  },
};

/** Orders one piece in cash. */
async function placeOne(shop: TrialShop, shopper: Shopper, sku: string, isFirst: boolean): Promise<Answer> {
  const lines = [{ sku, quantity: 1 }];
  await fillCarts(shop.database, [shopper], lines);
  const rupees = rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: isFirst });
  await giveOtps(shop.database, [shopper], rupees);
  return placeInCash(shopper, { lines, rupees, receipt: newReceipt() }, OTP);
}

interface Door {
  shopper: Shopper;
  admin: Shopper;
  sku: string;
  at: number;
}

/** One order: everything that may happen to it, at once; every third before its parcel is sent. */
async function playDoor(shop: TrialShop, { shopper, admin, sku, at }: Door) {
  const placed = await placeOne(shop, shopper, sku, true);
  const item: string = placed.body.order?.orders[0]?.orderItemId ?? '';
  const move = (step: string, body?: object) => admin.call('POST', `/admin/orders/${item}/${step}`, body);
  if (at % 3 > 0) await move('dispatch', {});
  const four = (ask: () => Promise<Answer>) => Promise.all(Array.from({ length: 4 }, ask));
  const ways = {
    collected: () => four(() => move('collect')),
    refused: () => four(() => move('refuse')),
    cancelled: () => four(() => cancelItem(shopper, item)),
  };
  // Each is asked first for a third of the parcels.
  const order =
    at % 3 === 1 ? (['collected', 'refused', 'cancelled'] as const) : (['refused', 'cancelled', 'collected'] as const);
  const asked = await Promise.all(order.map(async (way) => [way, await ways[way]()] as const));
  const delivered = await move('deliver');
  const answers = [...asked.flatMap(([, some]) => some), delivered];
  const rows = await shop.database.rows<{ cash: string }>('select cash from order_items where id = $1', [item]);
  const cash = rows[0]?.cash ?? 'none';
  const worked = asked.map(([way, some]) => `${way} ${some.filter(({ status }) => status === 200).length}`);
  const wanted = asked.map(([way]) => `${way} ${way === cash ? 1 : 0}`);
  const odd = answers.map(outcomeOf).filter((outcome) => !['200', '409 NOT_ALLOWED_IN_STATUS'].includes(outcome));
  return {
    cash,
    broken: [
      ...(placed.status === 200 ? [] : [`no order in cash: ${JSON.stringify(placed.body)}`]),
      ...(worked.join() === wanted.join() ? [] : [`${item} is ${cash}; ${worked.join(', ')}`]),
      ...(odd.length === 0 ? [] : [`${item}: ${odd.join(', ')}`]),
    ],
  };
}

/** Orders one after the other, none of which is delivered. */
async function limits(shop: TrialShop, shopper: Shopper, sku: string): Promise<string[]> {
  const most = CASH_ON_DELIVERY.maxOrdersDue;
  const answers: Answer[] = [];
  for (let count = 0; count < most + 2; count++) answers.push(await placeOne(shop, shopper, sku, count === 0));
  return describeDifference('orders in cash of one shopper', answers, { 200: most, '409 CASH_NOT_AVAILABLE': 2 });
}
