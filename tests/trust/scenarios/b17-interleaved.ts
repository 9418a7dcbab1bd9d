import { startGateway } from '../harness/gateway.ts';
import type { Gateway } from '../harness/gateway.ts';
import { call, fillCarts } from '../harness/shoppers.ts';
import type { Shopper } from '../harness/shoppers.ts';
import { mapConcurrently } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';

const SIZES = {
  full: { people: 50, each: 200 },
  short: { people: 20, each: 15 },
  planted: { people: 10, each: 5 },
};

/** What is one shopper's own, in one answer. */
const MINE = `query Mine { me { email cart { items { variant { sku } } } } }`;

/** B17: many shoppers ask one gateway at once. */
export const interleaved: Scenario = {
  id: 'B17',
  promise: 'Whoever asks at the same time as others reads only what is their own',
  plantedBugs: [
    {
      words: 'the gateway keeps the first token that it has seen',
      changes: [
        {
          file: 'bff/platform/authenticated-rest.ts',
          find: 'headers: (cookies?: CookieUse) => ({ ...caller.headers(cookies), ...more })',
          replace:
            'headers: (cookies?: CookieUse) => ({ ...((globalThis as { first?: object }).first ??= caller.headers(cookies)), ...more })',
        },
      ],
    },
    {
      words: 'the cart is read without its owner',
      changes: [
        {
          file: 'api/cart/repository.ts',
          find: ".where('c.shopper_id', '=', shopperId)",
          replace: '',
        },
      ],
    },
  ],
  play: async ({ size, open, random, changes }) => {
    const { people, each } = SIZES[size];
    await using shop = await open();
    await using gateway = await startGateway({ restUrl: shop.apis[0]?.address ?? '', changes });
    const shoppers = await shop.shoppers(people);
    const skus = await shop.addProducts(people, 100);
    for (const [at, shopper] of shoppers.entries())
      await fillCarts(shop.database, [shopper], [{ sku: skus[at] ?? '', quantity: 1 }]);
    const turns = random.shuffled(Array.from({ length: people * each }, (_, turn) => turn % people));
    const foreign: string[] = [];
    let failed = 0;
    await mapConcurrently(24, turns, async (at) => {
      const shopper = shoppers[at];
      if (!shopper) return;
      const read = await readMine(gateway, shopper);
      if (read === undefined) failed += 1;
      else if (read !== `${shopper.email} ${skus[at]}`) foreign.push(`${shopper.email} with ${skus[at]} read ${read}`);
    });
    return {
      figures: `${people} shoppers, ${turns.length} requests in between one another: ${foreign.length} foreign answers, ${failed} failed`,
      broken: [...foreign, ...(failed === 0 ? [] : [`${failed} requests failed`])],
    };
  },
};

/** The address and the skus that a shopper reads; undefined when there was no answer. */
async function readMine({ address }: Gateway, shopper: Shopper): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${await shopper.token()}` };
  const { body } = await call('POST', `${address}/graphql`, headers, { query: MINE });
  const { me } = body.data ?? {};
  if (!me) return undefined;
  const items: { variant: { sku: string } }[] = me.cart.items;
  return [me.email, ...items.map(({ variant }) => variant.sku)].join(' ');
}
