import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../../web/session/session.ts';
import { addToWishlist, removeFromWishlist } from '../../../web/wishlist/useToggleWishlist.ts';
import { WishlistSkusDocument } from '../../../web/wishlist/wishlist.graphql.generated.ts';
import { tokenFor } from '../../account/gateway/session-gateway.ts';
import { ASHA, createShopperClient } from '../../platform/page/shopper-client.ts';

beforeEach(() => session.begin(tokenFor('s-1')));

const refusal = [{ __typename: 'UserError' as const, code: 'NOT_FOUND' as const, field: null, message: 'It is gone.' }];
const itemOf = (sku: string) => ({ id: `w-${sku}`, variant: { sku } });

/** A shopper's client whose cache knows a wishlist of A and B, or no wishlist. */
async function createWishlist({ isKnown = true } = {}) {
  const wishlist = { id: 's-1', itemCount: 2, items: ['A', 'B'].map(itemOf) };
  const refused = () => ({ wishlist: null, userErrors: [{ code: 'NOT_FOUND', message: 'It is gone.', field: null }] });
  const gateway = createShopperClient({ me: { ...ASHA, wishlist }, addToWishlist: refused });
  const { client } = gateway;
  if (isKnown) await client.query({ query: WishlistSkusDocument });
  const shown = () => {
    const known = client.cache.readQuery({ query: WishlistSkusDocument })?.me?.wishlist;
    return known && [known.itemCount, ...known.items.map(({ variant }) => variant.sku)];
  };
  return { ...gateway, shown };
}

/** The server's responses to a change: successful, refused, and with the whole wishlist. */
const nothing = { wishlist: null, userErrors: [] };
const refused = { wishlist: null, userErrors: refusal };
const whole = { wishlist: {}, userErrors: [] };
const adding = { input: { sku: 'C' } };
const removing = { input: { wishlistItemId: 'w-A' } };

describe('the wishlist in the cache', () => {
  it('[WISH-3] has an added piece first, and each piece once', async () => {
    const { client, shown } = await createWishlist();
    addToWishlist.update?.(client.cache, { addToWishlist: nothing }, adding);
    expect(shown()).toEqual([3, 'C', 'A', 'B']);
    addToWishlist.update?.(client.cache, { addToWishlist: nothing }, { input: { sku: 'B' } });
    expect(shown()).toEqual([3, 'B', 'C', 'A']);
  });

  it('[WISH-3] lacks a removed piece, and no other', async () => {
    const { client, shown } = await createWishlist();
    removeFromWishlist('B').update?.(client.cache, { removeFromWishlist: nothing }, removing);
    expect(shown()).toEqual([1, 'A']);
  });

  it.each([
    ['refused', refused],
    ['answered with the whole wishlist', whole],
  ])('[WISH-3] is left alone by a change that is %s', async (_how, response) => {
    const { client, shown } = await createWishlist();
    addToWishlist.update?.(client.cache, { addToWishlist: response }, adding);
    removeFromWishlist('A').update?.(client.cache, { removeFromWishlist: response }, removing);
    expect(shown()).toEqual([2, 'A', 'B']);
  });

  it('[WISH-3] does not change while it is not loaded', async () => {
    const { client, shown } = await createWishlist({ isKnown: false });
    addToWishlist.update?.(client.cache, { addToWishlist: nothing }, adding);
    removeFromWishlist('A').update?.(client.cache, { removeFromWishlist: nothing }, removing);
    expect(shown()).toBeUndefined();
  });

  it('[WISH-3] is whole after a response that contains it', () => {
    expect(
      [nothing, refused, whole].map((response) => addToWishlist.isComplete?.({ addToWishlist: response })),
    ).toEqual([false, false, true]);
    const reported = [nothing, refused, whole].map((response) =>
      removeFromWishlist('A').isComplete?.({ removeFromWishlist: response }),
    );
    expect(reported).toEqual([false, false, true]);
  });
});

describe('a piece that leaves the wishlist', () => {
  it("[WISH-3] is named by its item's current id, and not at all after the item is removed", async () => {
    const { client } = await createWishlist();
    expect(removeFromWishlist('B').whenSent?.(removing, client)).toEqual({ input: { wishlistItemId: 'w-B' } });
    expect(removeFromWishlist('C').whenSent?.(removing, client)).toBeUndefined();
  });
});
