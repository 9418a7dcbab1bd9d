import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { piecesOf, runCartOperation } from '../../hosts/cart-operations.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { createMisbehavingShop, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';

const [A, B] = ['SAR-1001-0', 'SAR-1002-0'] as const;
let twisted: MisbehavingShop;
let asha: TestBrowser;
let made = 0;
beforeAll(async () => {
  twisted = await createMisbehavingShop();
});
afterAll(() => twisted.close());
beforeEach(async () => {
  ({ asha } = await twisted.open());
  asha.token = `t.reads${++made}`;
  twisted.shop.checksStock = true;
  for (const sku of [A, B]) twisted.shop.setStock(sku, 5);
  await asha.request('{ __typename }');
  twisted.host.calls.length = 0;
});
const own = () => twisted.shop.of(String(asha.token?.slice(2)));
const add = (sku: string, quantity = 1, more = {}) => runCartOperation(asha, 'addToCart', { sku, quantity, ...more });
/** The cart can't be read until its first change, or until this call ends. */
const spoilReads = (until: string) => {
  let isOver = false;
  twisted.host.twist = (call, response) => {
    isOver ||= call.startsWith(until);
    if (!isOver && call.startsWith('GET /cart')) Object.assign(response, { status: 500, body: {} });
  };
};

describe('[GATE-3] [CART-5] the reads of the cart around an addition over a basic host', () => {
  it('are one before and one after, also with a key; a repeated key needs only the read for the response', async () => {
    await add(A);
    expect(twisted.host.calls).toEqual(['/cart', '/cart', '/cart']);
    twisted.host.calls.length = 0;
    const idempotencyKey = 'one-press-of-the-button';
    expect((await add(A, 2, { idempotencyKey })).cart.itemCount).toBe(3);
    expect(twisted.host.calls).toEqual(['/cart', '/cart', '/cart']);
    await add(B);
    twisted.host.calls.length = 0;
    expect((await add(A, 2, { idempotencyKey })).cart.itemCount).toBe(4);
    // The host accepts the token before the gateway responds from memory.
    expect(twisted.host.calls).toEqual(['/user/profile', '/cart']);
  });

  it('are one before and one after a quantity that grows', async () => {
    const { cartItem } = await add(A);
    twisted.host.calls.length = 0;
    await runCartOperation(asha, 'setCartItemQuantity', { cartItemId: cartItem.id, quantity: 3 });
    expect(twisted.host.calls).toEqual(['/cart', '/cart', '/cart']);
  });

  it('refuse nothing that the host takes: it is added though the cart could not be read before', async () => {
    await add(A);
    spoilReads('POST /cart');
    expect(await add(A, 2)).toMatchObject({ cartItem: { quantity: 3 }, userErrors: [] });
  });

  it('respect the stock in the same way: too large a quantity is reset to the former one', async () => {
    await add(A, 3);
    twisted.shop.checksStock = false;
    for (const [sku, left] of [
      [A, [[A, 3]]],
      [B, [[A, 3]]],
    ] as const) {
      spoilReads('POST /cart');
      expect((await add(sku, 6)).userErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
      expect([sku, await piecesOf(asha)]).toEqual([sku, left]);
    }
  });

  it('are needed for several at once, of which all are added or none', async () => {
    spoilReads('POST /cart');
    const items = [A, B].map((sku) => ({ sku, quantity: 1 }));
    await expect(runCartOperation(asha, 'addManyToCart', { items })).rejects.toThrow('NOT_DONE');
    expect(own().lines).toEqual([]);
  });

  it('[WISH-2] move an item from the wishlist though the cart can not be read, before or after', async () => {
    const { wishlistItem } = await runCartOperation(asha, 'addToWishlist', { sku: A });
    spoilReads('never');
    const moved = await runCartOperation(asha, 'moveToCart', { wishlistItemId: wishlistItem.id });
    expect(moved).toMatchObject({ removedId: wishlistItem.id, wishlist: { itemCount: 0 }, cart: null, userErrors: [] });
    expect([own().lines.map(({ sku }) => sku), own().wishlist]).toEqual([[A], []]);
  });

  it('[WISH-2] return the current cart after such a move, whatever was read of it before', async () => {
    await add(B);
    const { wishlistItem } = await runCartOperation(asha, 'addToWishlist', { sku: A });
    const { data } = await asha.request(
      `mutation ($id: ID!) {
        added: addToCart(input: { sku: "${B}" }) { cart { itemCount } }
        moved: moveToCart(input: { wishlistItemId: $id }) { cart { items { variant { sku } } } wishlist { itemCount } }
      }`,
      { id: wishlistItem.id },
    );
    expect(data).toMatchObject({
      added: { cart: { itemCount: 2 } },
      moved: { cart: { items: [{ variant: { sku: A } }, { variant: { sku: B } }] }, wishlist: { itemCount: 0 } },
    });
  });
});
