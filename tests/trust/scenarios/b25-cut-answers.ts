import { openCuttingLine } from '../harness/cutting-line.ts';
import { startGateway } from '../harness/gateway.ts';
import { createGraphqlShopper } from '../harness/graphql-shopper.ts';
import { createRandom } from '../harness/random.ts';
import type { ShopDatabase } from '../harness/shop-database.ts';
import { startWeb } from '../harness/storefront.ts';
import type { Scenario } from '../scenario.ts';
import { describePieces, walk } from './shopping-walk.ts';
import type { Pieces, Walk } from './shopping-walk.ts';

const SIZES = {
  full: { shoppers: 60, steps: 30 },
  short: { shoppers: 12, steps: 14 },
  planted: { shoppers: 8, steps: 16 },
};
/** In a hundred: of the storefront's answers to mutations, and of the api's to writes. */
const [LOST_BY_CLIENTS, LOST_BY_GATEWAY] = [30, 10];

/** B25: shoppers through the storefront whose answers get lost. */
export const cutAnswers: Scenario = {
  id: 'B25',
  promise:
    'Of the answers to mutations 30 in a hundred never arrive, and 10 of the api’s: whoever sends the same again ends with what they bought, paid once, and with the rest in the cart',
  plantedBugs: [
    {
      words: 'paying takes the whole line out of the cart',
      changes: [
        { file: 'api/cart/repository.ts', find: ' and c.quantity <= b.quantity', replace: '' },
        { file: 'api/cart/repository.ts', find: 'c.quantity > b.quantity', replace: 'false' },
      ],
    },
    {
      words: 'a key says nothing of what was done under it',
      changes: [
        {
          file: 'api/account/idempotency/changes.ts',
          find: 'if (found) return found.answer;',
          replace: 'if (found) return work(trx);',
        },
      ],
    },
  ],
  play: async ({ size, open, random, changes }) => {
    const { shoppers: count, steps } = SIZES[size];
    await using opened = new AsyncDisposableStack();
    const shop = opened.use(await open());
    const isWrite = (method: string) => method !== 'GET';
    const isMutation = (_: string, body: string) => body.includes('"mutation');
    const line = { random, isChange: isWrite, percent: LOST_BY_GATEWAY };
    const apis = opened.use(await openCuttingLine({ ...line, target: shop.api }));
    const gateway = opened.use(await startGateway({ restUrl: apis.address, changes }));
    const web = opened.use(await startWeb({ restUrl: apis.address, gatewayUrl: gateway.address, changes }));
    const clients = opened.use(
      await openCuttingLine({ random, isChange: isMutation, percent: LOST_BY_CLIENTS, target: () => web.address }),
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
    const still = await shop.settle();
    const ledger = await shop.ledger();
    const bought = walks.reduce((sum, one) => sum + one.bought.length, 0);
    return {
      figures: `${count} shoppers, ${steps} steps each: ${bought} orders; ${clients.cut()} answers to clients and ${apis.cut()} of the api never arrived`,
      broken: [
        ...walks.flatMap(({ broken }) => broken),
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
