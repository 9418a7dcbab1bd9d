import { createOperatorTokens } from '../../../api/account/sessions/operator-tokens.ts';
import { newReceipt, purchase, retryUntilResponse, rupeesOf } from '../harness/purchases.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { call, fillCarts, SECRET, type HttpResponse, type Shopper } from '../harness/shoppers.ts';
import { describeDifference } from '../harness/tally.ts';
import { mapConcurrently } from '../harness/waiting.ts';
import { isFound, type Scenario, type ScenarioContext } from '../scenario.ts';

const SIZES = { full: { apis: 2, many: 40 }, short: { apis: 2, many: 8 }, planted: { apis: 1, many: 6 } };
/** With the discount of a first purchase, a third of three pieces is no whole number of paise. */
const PRICE = 104_900;
const PIECES = 3;
/** The requests at once for one item. */
const RIVALS = 6;
const AT_ONCE = 8;

/** B46: returns and exchanges of delivered pieces, at the same time. */
export const returns: Scenario = {
  id: 'B46',
  promise:
    'Returned pieces are refunded or exchanged once, exact to the paisa, and are for sale again once; a return is withdrawn or picked up, never both',
  plantedBugs: [
    {
      words: 'the pieces of other returns are not counted',
      changes: [
        {
          file: 'api/orders/returns/rules.ts',
          name: 'assertReturnable',
          body: `const message = whyNotReturnable(item, now);
            if (message !== undefined || quantity > item.quantity) refuse('NOT_ALLOWED_IN_STATUS', { message });`,
        },
      ],
    },
    {
      words: 'a declined exchange does not release its pieces',
      changes: [{ file: 'api/orders/returns/returns.ts', name: 'releaseExchange', body: '' }],
    },
    {
      words: 'a picked-up return can be withdrawn',
      changes: [
        {
          file: 'api/orders/returns/repository.ts',
          name: 'updateWithdrawn',
          body: `return move(owner, id, ['requested', 'approved', 'picked_up'],
            sql\`state = 'withdrawn', withdrawn_at = \${now}, payout = null, payout_hint = null\`);`,
        },
      ],
    },
  ],
  play: async (stage) => {
    const { apis, many } = SIZES[stage.size];
    await using shop = await stage.open({ apis });
    const broken: string[] = [];
    for (const round of [rivalRequests, withdrawOrPickUp, exchanges]) {
      broken.push(...(await round(shop, many, stage)));
      if (isFound(stage.size, broken)) return { figures: `${many} shoppers`, broken };
    }
    const still = await shop.settle();
    const ledger = await shop.ledger();
    const received = await shop.database.count(`select count(*) from returns where state = 'received'`);
    const mails = await checkMails(shop);
    return {
      figures: `${many} shoppers in each round: ${received} returns received, ${ledger.refunds} refunds; sold ${ledger.sold} + held ${ledger.held} + left ${ledger.left}`,
      broken: [...broken, ...still, ...ledger.broken, ...mails],
    };
  },
};

/** A shopper with a delivered item of three pieces. */
export interface Delivered {
  shopper: Shopper;
  itemId: string;
}

/** This number of shoppers who have bought three pieces of a variant, which are delivered. */
async function deliver(shop: TestShop, count: number, sku: string): Promise<Delivered[]> {
  const lines = [{ sku, quantity: PIECES }];
  const shoppers = await shop.shoppers(count);
  await fillCarts(shop.database, shoppers, lines);
  const rupees = rupeesOf([{ unitPrice: PRICE, quantity: PIECES }], { isFirstPurchase: true });
  return mapConcurrently(AT_ONCE, shoppers, async (shopper) => {
    const [itemId = ''] = await purchase(shop.provider, shopper, { lines, rupees, receipt: newReceipt() });
    await shop.database.rows(
      `update order_items set status = 'Delivered', confirmed_at = now(), dispatched_at = now(), delivered_at = now()
       where id = $1`,
      [itemId],
    );
    return { shopper, itemId };
  });
}

/** Requests the return of a piece. */
export function request({ shopper, itemId }: Delivered, changes: object = {}): Promise<HttpResponse> {
  const { name, address, city, state, pinCode, phone } = PICKUP;
  return shopper.call('POST', '/returns', {
    orderItemId: itemId,
    quantity: 1,
    kind: 'refund',
    reason: 'changed_my_mind',
    pickup: { name, address, city, state, pinCode, phone },
    pickupDay: nextPickupDay(),
    ...changes,
  });
}

const PICKUP = {
  name: 'Asha Verma',
  address: '12 Clock Tower Road',
  city: 'Jodhpur',
  state: 'Rajasthan',
  pinCode: '342001',
  phone: '9829012345',
};

/** A day in two days, or in three if that is a Sunday: it is open in every time zone of the machine. */
function nextPickupDay(): string {
  const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000);
  const day = dayAfter(2).getUTCDay() === 0 ? dayAfter(3) : dayAfter(2);
  return day.toISOString().slice(0, 10);
}

const tokens = createOperatorTokens(SECRET, () => new Date());

/** A step of staff on any api. */
async function step(shop: TestShop, id: string, name: string, body?: object): Promise<HttpResponse> {
  const authorization = `Bearer ${await tokens.sign()}`;
  return call('POST', `${shop.api()}/admin/returns/${id}/${name}`, { authorization }, body);
}

/** Moves a return to its receipt; returns the responses that are not 200. */
export async function receive(
  shop: TestShop,
  id: string,
  condition: 'good' | 'damaged' = 'good',
): Promise<HttpResponse[]> {
  const answers = [
    await retryUntilResponse(() => step(shop, id, 'approve')),
    await retryUntilResponse(() => step(shop, id, 'pick-up')),
  ];
  // Two members of staff at once: one of them receives it.
  const rivals = await Promise.all([1, 2].map(() => step(shop, id, 'receive', { condition })));
  return [...answers, ...rivals].filter(({ status }) => status !== 200);
}

/** Six requests for three pieces at once; their receipts at once, and refunds of which some fail at first. */
async function rivalRequests(shop: TestShop, many: number, { random }: ScenarioContext): Promise<string[]> {
  const [sku = ''] = await shop.addProducts(1, many * PIECES, PRICE);
  const broken: string[] = [];
  await shop.provider.failRefunds(Math.ceil(many / 2));
  await mapConcurrently(AT_ONCE, await deliver(shop, many, sku), async (delivered) => {
    const answers = await Promise.all(Array.from({ length: RIVALS }, () => request(delivered)));
    const wanted = { 200: PIECES, '409 NOT_ALLOWED_IN_STATUS': RIVALS - PIECES };
    broken.push(...describeDifference(`${RIVALS} requests for ${PIECES} pieces`, answers, wanted));
    const ids = answers.flatMap(({ status, body }) => (status === 200 ? [String(body.return.returnId)] : []));
    // One of them stays where it is: only the others are refunded.
    const received = random.percent(50) ? ids : ids.slice(1);
    const refused = await Promise.all(received.map((id) => receive(shop, id, random.pick(['good', 'damaged']))));
    broken.push(
      ...describeDifference('a second receipt', refused.flat(), { '409 NOT_ALLOWED_IN_STATUS': received.length }),
    );
  });
  return broken;
}

/** A withdrawal and a pick-up at once: one of them succeeds. */
async function withdrawOrPickUp(shop: TestShop, many: number): Promise<string[]> {
  const [sku = ''] = await shop.addProducts(1, many * PIECES, PRICE);
  const broken: string[] = [];
  await mapConcurrently(AT_ONCE, await deliver(shop, many, sku), async (delivered) => {
    const { body } = await request(delivered);
    const id = String(body.return?.returnId);
    await step(shop, id, 'approve');
    const answers = await Promise.all([
      delivered.shopper.call('POST', `/returns/${id}/withdraw`),
      step(shop, id, 'pick-up'),
    ]);
    broken.push(
      ...describeDifference('a withdrawal and a pick-up', answers, { 200: 1, '409 NOT_ALLOWED_IN_STATUS': 1 }),
    );
  });
  return broken;
}

/** More exchanges at once than pieces are left; then some are declined, and the others received. */
async function exchanges(shop: TestShop, many: number, { random }: ScenarioContext): Promise<string[]> {
  const left = Math.ceil(many / 2);
  const [sku = ''] = await shop.addProducts(1, many * PIECES, PRICE);
  const [other = ''] = await shop.addProducts(1, left, PRICE);
  await shop.database.rows(
    `update variants set product_id = (select product_id from variants where sku = $1), position = 1 where sku = $2`,
    [sku, other],
  );
  const delivered = await deliver(shop, many, sku);
  const answers = await Promise.all(delivered.map((one) => request(one, { kind: 'exchange', exchangeSku: other })));
  const broken = describeDifference('exchanges for the last pieces', answers, {
    200: left,
    '409 OUT_OF_STOCK': many - left,
  });
  const ids = answers.flatMap(({ status, body }) => (status === 200 ? [String(body.return.returnId)] : []));
  await mapConcurrently(AT_ONCE, ids, async (id, at) => {
    const isDeclined = at === 0 || random.percent(40);
    const refused = isDeclined
      ? [1, 2].map(() => step(shop, id, 'decline', { reason: 'It was worn.' }))
      : [receive(shop, id)];
    const all = (await Promise.all(refused)).flat().filter(({ status }) => status !== 200);
    broken.push(...describeDifference('the second end of an exchange', all, { '409 NOT_ALLOWED_IN_STATUS': 1 }));
  });
  return broken;
}

/** Each received return has one mail, and each refund another. */
async function checkMails({ database, mailCatcher }: TestShop): Promise<string[]> {
  const due = (state: string) => database.count(`select count(*) from returns where ${state}`);
  const came = (subject: string) =>
    new Set(mailCatcher.mails.filter((mail) => mail.subject === subject).map(({ id }) => id)).size;
  const wanted: [string, number][] = [
    ['We have received your return', await due(`state = 'received' and kind = 'refund'`)],
    ['Your refund has been sent', await due(`state = 'received' and kind = 'refund'`)],
    ['Your exchange is confirmed', await due(`state = 'received' and kind = 'exchange'`)],
    ['We couldn’t accept your return', await due(`state = 'declined'`)],
  ];
  return wanted.flatMap(([subject, count]) =>
    came(subject) === count ? [] : [`${came(subject)} mails "${subject}", and ${count} are due`],
  );
}
