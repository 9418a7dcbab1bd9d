import { openCuttingLine } from '../harness/response-dropping-proxy.ts';
import { startGateway } from '../harness/gateway.ts';
import { createGraphqlShopper } from '../harness/graphql-shopper.ts';
import { createRandom } from '../harness/random.ts';
import type { ShopDatabase } from '../harness/shop-database.ts';
import { startWeb } from '../harness/storefront.ts';
import { isFound, type Scenario } from '../scenario.ts';
import { describePieces, walk, type Pieces, type Walk } from './shopping-walk.ts';

const SIZES = {
  full: { apis: 2, shoppers: 60, steps: 30 },
  short: { apis: 2, shoppers: 8, steps: 12 },
  planted: { apis: 1, shoppers: 8, steps: 16 },
};
/** The percentages of lost responses: of the storefront's to mutations, and of the api's to writes. */
const [LOST_BY_CLIENTS, LOST_BY_GATEWAY] = [30, 10];

/** B25: shoppers of a storefront whose responses are lost. */
export const lostResponses: Scenario = {
  id: 'B25',
  promise:
    '30% of the responses to mutations are lost, and 10% of the api’s: a shopper who repeats them pays once for each purchase, and the rest is in the cart',
  plantedBugs: [
    {
      words: 'a payment removes the whole line from the cart',
      changes: [
        {
          file: 'api/cart/repository.ts',
          name: 'deletePurchased',
          body: `const skus = pieces.map(({ sku }) => sku);
            await sql\`delete from cart_items where shopper_id = \${shopperId} and sku = any(\${skus}::text[])\`.execute(db);`,
        },
      ],
    },
    {
      words: 'an idempotency key does not return the first result',
      changes: [
        {
          file: 'api/account/idempotency/changes.ts',
          name: 'createChanges.run',
          body: 'return withSessionLock(author, work);',
        },
      ],
    },
  ],
  play: async ({ size, open, random, changes }) => {
    const { apis: many, shoppers: count, steps } = SIZES[size];
    await using opened = new AsyncDisposableStack();
    const shop = opened.use(await open({ apis: many }));
    const isWrite = (method: string) => method !== 'GET';
    const isMutation = (_: string, body: string) => body.includes('"mutation');
    const line = { random, isChange: isWrite, percent: LOST_BY_GATEWAY };
    const apis = opened.use(await openCuttingLine({ ...line, target: shop.api }));
    const gateway = opened.use(await startGateway({ restUrl: apis.address, changes }));
    // The planted bugs are of the api, and need no storefront.
    const addresses = { restUrl: apis.address, gatewayUrl: gateway.address, changes };
    const entry = size === 'planted' ? gateway : opened.use(await startWeb(addresses));
    const clients = opened.use(
      await openCuttingLine({ random, isChange: isMutation, percent: LOST_BY_CLIENTS, target: () => entry.address }),
    );
    const skus = await shop.addProducts(5, 10_000, 89_900);
    const shoppers = await shop.shoppers(count);
    const parts = { provider: shop.provider, skus, steps };
    const walks = await Promise.all(
      shoppers.map((shopper) =>
        walk({
          ...parts,
          random: createRandom(random.below(2 ** 31)),
          client: createGraphqlShopper(clients.address, shopper),
        }),
      ),
    );
    const wrong = walks.flatMap(({ broken }) => broken);
    if (isFound(size, wrong)) return { figures: `${count} shoppers, ${steps} steps each`, broken: wrong };
    const still = await shop.settle();
    const ledger = await shop.ledger();
    const bought = walks.reduce((sum, one) => sum + one.bought.length, 0);
    return {
      figures: `${count} shoppers, ${steps} steps each: ${bought} orders; ${clients.cut()} responses to clients and ${apis.cut()} of the api were lost`,
      broken: [
        ...wrong,
        ...(await missing(shop.database, walks)),
        ...(bought >= count ? [] : [`only ${bought} orders were paid`]),
        ...still,
        ...ledger.broken,
      ],
    };
  },
};

/** Compares the paid orders of each shopper with what they bought. */
async function missing(database: ShopDatabase, walks: readonly Walk[]): Promise<string[]> {
  const rows = await database.rows<{ shopper: string; order_id: string; sku: string; quantity: number }>(
    `select o.shopper_id as shopper, o.id as order_id, i.sku, i.quantity
     from orders o join order_items i on i.order_id = o.id where o.state = 'paid'`,
  );
  const byShopper = Map.groupBy(rows, ({ shopper }) => shopper);
  return walks.flatMap(({ client, bought }) => {
    const orders = Map.groupBy(byShopper.get(client.shopper.id) ?? [], (row) => row.order_id);
    const found = [...orders.values()].map(
      (items): Pieces => new Map(items.map(({ sku, quantity }) => [sku, quantity])),
    );
    const [has, wants] = [found, bought].map((all) => all.map(describePieces).toSorted().join('; '));
    return has === wants ? [] : [`${client.shopper.id} has ordered ${has}, and paid for ${wants}`];
  });
}
