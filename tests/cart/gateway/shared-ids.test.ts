import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { createMisbehavingShop, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';

const [A, B] = ['SAR-1001-0', 'SAR-1002-0'] as const;
const READ = `{ me {
  cart { items { id cartId variant { sku } } }
  wishlist { items { id wishlistId variant { sku } } }
} }`;
let twisted: MisbehavingShop;
let asha: TestBrowser;
let made = 0;
beforeAll(async () => {
  twisted = await createMisbehavingShop();
});
afterAll(() => twisted.close());
/** A host that gives each line the id of its cart, and each liked item that of its list. It removes the first of them. */
beforeEach(async () => {
  ({ asha } = await twisted.open());
  asha.token = `t.shared${++made}`;
  for (const sku of [A, B]) twisted.shop.setStock(sku, 5);
  Object.assign(own(), {
    lines: [A, B].map((sku) => ({ id: 'cart-7', sku, quantity: 2 })),
    wishlist: [A, B].map((sku) => ({ id: 'list-7', sku })),
  });
});
const own = () => twisted.shop.of(String(asha.token?.slice(2)));
const idsOf = async () => {
  const { data } = await asha.request(READ);
  const { cart, wishlist } = data.me;
  return { lines: cart.items, liked: wishlist.items };
};

describe('[GATE-3] a host that gives several lines of a cart one id', () => {
  it('has lines, and items of the wishlist, that clients can distinguish, from read to read', async () => {
    const first = await idsOf();
    expect(first.lines).toEqual([
      { id: `CartItem:cart-7/sku/${B}`, cartId: 'cart-7', variant: { sku: B } },
      { id: `CartItem:cart-7/sku/${A}`, cartId: 'cart-7', variant: { sku: A } },
    ]);
    expect(first.liked.map(({ id }: { id: string }) => id)).toEqual(
      [B, A].map((sku) => `WishlistItem:list-7/sku/${sku}`),
    );
    expect(await idsOf()).toEqual(first);
    own().lines.push({ id: 'cart-7', sku: B, quantity: 1 });
    const ids = (await idsOf()).lines.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([`CartItem:cart-7/sku/${B}/2`, `CartItem:cart-7/sku/${B}`, `CartItem:cart-7/sku/${A}`]);
  });

  it('finds by such an id the line that is meant', async () => {
    const { lines, liked } = await idsOf();
    const { data } = await asha.request(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on CartItem { variant { sku } } ... on WishlistItem { variant { sku } } } }',
      { ids: [lines[0].id, liked[0].id] },
    );
    expect(data.nodes).toEqual([{ variant: { sku: B } }, { variant: { sku: B } }]);
    const { cartItem } = await runCartOperation(asha, 'setCartItemQuantity', { cartItemId: lines[0].id, quantity: 3 });
    expect(cartItem).toMatchObject({ id: lines[0].id, quantity: 3, variant: { sku: B } });
    await runCartOperation(asha, 'removeFromCart', { cartItemId: lines[1].id });
    const last = await runCartOperation(asha, 'setCartItemQuantity', { cartItemId: lines[0].id, quantity: 4 });
    expect(last.cartItem).toMatchObject({ quantity: 4, variant: { sku: B } });
  });

  it.each([
    ['setCartItemQuantity', { quantity: 1 }],
    ['removeFromCart', {}],
    ['moveToWishlist', {}],
  ] as const)('has no line removed in place of another: %s', async (operation, more) => {
    const { lines } = await idsOf();
    own().wishlist = [];
    const { userErrors } = await runCartOperation(asha, operation, { cartItemId: lines[0].id, ...more });
    expect(userErrors).toMatchObject([{ code: 'NOT_ALLOWED_IN_STATUS' }]);
    const stored = own().lines.map(({ sku, quantity }) => [sku, quantity]);
    expect([stored, own().wishlist]).toEqual([
      [
        [A, 2],
        [B, 2],
      ],
      [],
    ]);
  });

  it('removes a line by the id that it had beside another', async () => {
    const { lines } = await idsOf();
    for (const { id } of lines.toReversed()) await runCartOperation(asha, 'removeFromCart', { cartItemId: id });
    expect(own().lines).toEqual([]);
  });

  it('is asked for its own id', async () => {
    const { lines, liked } = await idsOf();
    const removed = await runCartOperation(asha, 'removeFromCart', { cartItemId: lines[1].id });
    expect(removed).toMatchObject({ removedId: lines[1].id, cart: { items: [{ id: 'CartItem:cart-7' }] } });
    const moved = await runCartOperation(asha, 'moveToCart', { wishlistItemId: liked[1].id });
    expect(moved).toMatchObject({ removedId: liked[1].id, wishlist: { items: [{ id: 'WishlistItem:list-7' }] } });
    const left = await runCartOperation(asha, 'removeFromWishlist', { wishlistItemId: liked[0].id });
    expect(left).toMatchObject({ removedId: liked[0].id, wishlist: { items: [] } });
  });

  it('removes nothing by the id of a removed line or item', async () => {
    const { lines, liked } = await idsOf();
    await runCartOperation(asha, 'removeFromCart', { cartItemId: lines[1].id });
    await runCartOperation(asha, 'removeFromWishlist', { wishlistItemId: liked[1].id });
    const again = [
      await runCartOperation(asha, 'removeFromCart', { cartItemId: lines[1].id }),
      await runCartOperation(asha, 'removeFromWishlist', { wishlistItemId: liked[1].id }),
    ];
    for (const { removedId, userErrors } of again) {
      expect([removedId, userErrors]).toEqual([null, [expect.objectContaining({ code: 'NOT_FOUND' })]]);
    }
    const left = await idsOf();
    expect(
      [left.lines, left.liked].map((list) => list.map((one: { variant: { sku: string } }) => one.variant.sku)),
    ).toEqual([[B], [B]]);
  });
});
