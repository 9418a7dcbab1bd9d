import { servicesFor } from '../../../schema/services.ts';
import { startGateway } from '../harness/gateway.ts';
import { newReceipt, purchase, rupeesOf } from '../harness/purchases.ts';
import type { Random } from '../harness/random.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { call, fillCarts, type Json, type Piece, type Shopper } from '../harness/shoppers.ts';
import { mapConcurrently } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';

const SIZES = { full: 10_000, short: 152, planted: 38 };
/** The number of carts of one shopper, who may open 20 orders within an hour and may have bought before. */
const EACH = 19;
const PRODUCTS = 60;

/** Codes of each kind, with numbers that are not round. Money is whole paise. */
const CODES = [
  ['ODD7', 7, null, null, 0, []],
  ['ODD33', 33, null, 77_700, 0, []],
  ['FLAT123', null, 12_300, null, 0, []],
  ['FLATALL', null, 9_999_900, null, 0, []],
  ['FROM500', 11, null, null, 50_000, []],
  ['SAREE13', 13, null, 55_500, 30_000, ['Saree']],
  ['DUPATTAS', 100, null, null, 0, ['Dupatta', 'Kurti']],
] as const;

/** B11: the shown price is the charged price. */
export const prices: Scenario = {
  id: 'B11',
  promise: 'Random carts: the amount that the gateway displays is the amount that the provider charges, to the paisa',
  plantedBugs: [
    {
      words: 'a paisa too much is charged above two thousand rupees',
      changes: [
        {
          file: 'api/checkout/provider/razorpay.ts',
          name: 'createRazorpay.createOrder',
          body: 'return createOrder(line, { ...order, amount: order.amount > 200_000 ? order.amount + 1 : order.amount });',
        },
      ],
    },
    {
      words: 'a piece is billed without its services',
      changes: [
        {
          file: 'api/checkout/bill.ts',
          name: 'calculateBill.unitPrice',
          body: 'linePricesOf({ ...line, services: [] }, dependencies.responses).unitPrice',
        },
      ],
    },
  ],
  play: async ({ size, open, random, say }) => {
    // A commission that makes prices not round. The gateway calls one api.
    await using shop = await open({ apis: 1, config: { commissionRate: 0.0725 } });
    await using gateway = await startGateway({
      restUrl: shop.apis[0]?.address ?? '',
    });
    const skus = await shelveEdgeCase(shop, random);
    const shoppers = await shop.shoppers(Math.ceil(SIZES[size] / EACH));
    await buyFirst(shop, shoppers);
    let [done, refused, drift] = [0, 0, 0];
    const shown = new Map<string, number>();
    const broken: string[] = [];
    await mapConcurrently(8, shoppers, async (shopper) => {
      for (let cart = 0; cart < EACH; cart += 1) {
        const lines = cartBy(random, skus);
        await fillCarts(shop.database, [shopper], lines);
        const code = random.percent(60) ? random.pick(CODES)[0] : undefined;
        const seen = await display(`${gateway.address}/graphql`, shopper, code);
        // A code without effect is left out, as a shopper would.
        const opened = await startAt(`${gateway.address}/graphql`, shopper, seen);
        done += 1;
        if (opened.id === undefined) broken.push(`displayed ${seen.total}, and refused: ${opened.words}`);
        else shown.set(opened.id, seen.total);
        if (opened.id === undefined) refused += 1;
        if (done % 2_000 === 0) say(`${done} carts`);
      }
    });
    const { orders } = await shop.provider.ledger();
    for (const { id, amount } of orders) {
      const seen = shown.get(id);
      if (seen === undefined || seen === amount) continue;
      drift += Math.abs(amount - seen);
      broken.push(`displayed ${seen}, charged ${amount}`);
    }
    const sums = await shop.database.count(
      `select count(*) from orders o where total <> (
         select sum(unit_price * quantity - discount) from order_items i where i.order_id = o.id)`,
    );
    const served = await shop.database.count(`select count(*) from order_items where services <> '[]'`);
    if (served === 0) broken.push('no ordered piece had a service');
    // Two items of one variant differ in price only by their services.
    const unpaid = await shop.database.count(
      `select count(*) from (
         select sku from order_items i
         group by sku having count(distinct unit_price - (
           select coalesce(sum((s->>'price')::int), 0) from jsonb_array_elements(i.services) s)) > 1
       ) odd`,
    );
    if (unpaid > 0) broken.push(`${unpaid} variants were sold with services that cost something else`);
    return {
      figures: `${done} carts displayed, ${shown.size} charged, ${refused} refused, ${served} items with services; drift ${drift} paise`,
      broken: [...broken, ...(sums === 0 ? [] : [`the items of ${sums} orders don't add up to their totals`])],
    };
  },
};

async function shelveEdgeCase(shop: TestShop, random: Random): Promise<string[]> {
  await shop.database.rows(
    `insert into promo_codes (code, percent, amount_off, maximum, minimum_subtotal, categories)
     select row->>0, (row->>1)::int, (row->>2)::int, (row->>3)::int, (row->>4)::int,
       array(select jsonb_array_elements_text(row->5)) from jsonb_array_elements($1) row`,
    [JSON.stringify(CODES)],
  );
  const skus: string[] = [];
  for (let product = 0; product < PRODUCTS; product += 1) {
    const price = random.pick([100, 300, 9_900, 99_900, 1_234_500, 100 * (1 + random.below(30_000))]);
    skus.push(...(await shop.addProducts(1, 1_000_000, price)));
  }
  // Some codes are for some categories only.
  const dupattas = skus.filter((_, index) => index % 3 === 0);
  await shop.database.rows(
    `update products p set category = 'Dupatta' from variants v where v.product_id = p.id and v.sku = any($1)`,
    [dupattas],
  );
  return skus;
}

/** Half of the shoppers have bought something before. */
async function buyFirst(shop: TestShop, shoppers: readonly Shopper[]): Promise<void> {
  const [sku = ''] = await shop.addProducts(1, 10_000, 100_000);
  const lines = [{ sku, quantity: 1 }];
  // The commission is on top of the seller's price.
  const rupees = rupeesOf([{ unitPrice: 107_300, quantity: 1 }], { isFirstPurchase: true });
  await mapConcurrently(8, shoppers.slice(0, shoppers.length / 2), async (shopper) => {
    await fillCarts(shop.database, [shopper], lines);
    await purchase(shop.provider, shopper, { lines, rupees, receipt: newReceipt() });
  });
  await shop.passMinutes(61);
}

function cartBy(random: Random, skus: readonly string[]): Piece[] {
  const count = 1 + random.below(random.percent(10) ? 30 : 5);
  return random
    .shuffled(skus)
    .slice(0, count)
    .map((sku) => ({ sku, quantity: 1 + random.below(10), services: random.percent(40) ? servicesBy(random) : [] }));
}

/** Some of the services for a saree. */
const servicesBy = (random: Random): string[] =>
  servicesFor('Saree').flatMap(({ code }) => (random.percent(60) ? code : []));

interface Seen {
  /** Paise. */
  total: number;
  /** The applied code. */
  code: string | undefined;
}

const TOTALS = `query ($code: String) { me { cart { totals(promoCode: $code) { promoCode total { amount } } } } }`;
const START = `mutation ($input: StartPaymentInput!) {
  startPayment(input: $input) { payment { id amount { amount } } userErrors { code message } }
}`;

async function display(gateway: string, shopper: Shopper, code: string | undefined): Promise<Seen> {
  const response = await request(gateway, shopper, TOTALS, { code });
  const totals = response.data?.me?.cart.totals;
  if (!totals) throw new Error(`Nothing is displayed: ${JSON.stringify(response)}`);
  return { total: totals.total.amount, code: totals.promoCode ?? undefined };
}

async function startAt(gateway: string, shopper: Shopper, { total, code }: Seen) {
  const shippingAddress = {
    name: 'Asha Verma',
    address: '12 Clock Tower Road',
    city: 'Jodhpur',
    state: 'Rajasthan',
    pinCode: '342001',
    phone: '9829012345',
    email: shopper.email,
  };
  const input = { shippingAddress, promoCode: code, expectedTotal: total, attemptId: newReceipt() };
  const response = await request(gateway, shopper, START, { input });
  const payment = response.data?.startPayment?.payment;
  const id: string | undefined = payment?.amount.amount === total ? payment.id : undefined;
  return { id, words: JSON.stringify(response).slice(0, 200) };
}

async function request(gateway: string, shopper: Shopper, query: string, variables: object): Promise<Json> {
  const response = await call(
    'POST',
    gateway,
    { authorization: `Bearer ${await shopper.token()}` },
    { query, variables },
  );
  return response.body;
}
