import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { runCartOperation, piecesOf, READ_WISHLIST, wishlistSkusOf } from '../../hosts/cart-operations.ts';

const [A, B] = ['SAR-1001-0', 'SAR-1002-0'] as const;
let host: BasicShopHost;
let gateway: TestGateway;
let asha: TestBrowser;
const calls: string[] = [];
let made = 0;
beforeAll(async () => {
  host = await createBasicShopHost();
  gateway = await createTestGateway(host.url, {}, { onCall: (id) => void calls.push(id) });
  await gateway.request('{ __typename }');
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});
beforeEach(() => {
  Object.assign(host, { checksStock: true, faultOf: () => undefined });
  for (const sku of [A, B]) host.setStock(sku, 5);
  asha = Object.assign(createTestBrowser(gateway), { token: `t.asha${++made}` });
});
const like = (sku: string) => runCartOperation(asha, 'addToWishlist', { sku });

describe('[GATE-3] a wishlist over a basic host', () => {
  it('[REST-25] [REST-26] has none at first, likes, likes again, the newest first', async () => {
    expect(await wishlistSkusOf(asha)).toEqual([]);
    const first = await like(A);
    expect(first).toMatchObject({ wishlistItem: { variant: { sku: A } }, wishlist: { itemCount: 1 }, userErrors: [] });
    await like(B);
    expect(await like(A)).toMatchObject({ wishlistItem: { id: first.wishlistItem.id }, userErrors: [] });
    expect(await wishlistSkusOf(asha)).toEqual([B, A]);
    expect((await like('none')).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['input', 'sku'] }]);
  });

  it("[REST-25] returns each item's card as the product's page does", async () => {
    host.setStock(A, 2);
    await like(A);
    const { data, errors } = await asha.request(READ_WISHLIST);
    expect(errors).toBeUndefined();
    const product = `{ id productId name path price { amount } listPrice { amount } discountPercent rating reviewCount category { name } }`;
    const page = await gateway.request(
      `{ variant(sku: "${A}") { sku color inStock image { url srcSet alt } product ${product} } }`,
    );
    expect(data.me.wishlist.items[0].variant).toEqual(page.data.variant);
  });

  it('[REST-25] [GATE-4] costs two calls if a card uses only fields of the wishlist', async () => {
    await like(A);
    await like(B);
    calls.length = 0;
    await asha.request(READ_WISHLIST.replace('reviewCount', ''));
    expect(calls.toSorted()).toEqual(['getProfile', 'getWishlist']);
  });

  it('[REST-27] unlikes, and reports an item that was removed before', async () => {
    const { wishlistItem } = await like(A);
    const wishlistItemId = wishlistItem.id;
    const first = await runCartOperation(asha, 'removeFromWishlist', { wishlistItemId });
    expect(first).toMatchObject({ removedId: wishlistItemId, wishlist: { itemCount: 0 }, userErrors: [] });
    for (const id of [wishlistItemId, '..', 'a b']) {
      const again = await runCartOperation(asha, 'removeFromWishlist', { wishlistItemId: id });
      expect(again.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['input', 'wishlistItemId'] }]);
    }
  });

  it('moves an item to the cart and a line to the wishlist by a call for each', async () => {
    const { wishlistItem } = await like(A);
    const there = await runCartOperation(asha, 'moveToCart', { wishlistItemId: wishlistItem.id });
    expect(there).toMatchObject({ removedId: wishlistItem.id, wishlist: { items: [] }, cart: { itemCount: 1 } });
    await like(A);
    const back = await runCartOperation(asha, 'moveToWishlist', { cartItemId: there.cart.items[0].id });
    expect(back).toMatchObject({ cart: { items: [] }, wishlist: { itemCount: 1 }, userErrors: [] });
    const again = await runCartOperation(asha, 'moveToWishlist', { cartItemId: there.cart.items[0].id });
    expect(again.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['input', 'cartItemId'] }]);
    const gone = await runCartOperation(asha, 'moveToCart', { wishlistItemId: wishlistItem.id });
    expect(gone.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['input', 'wishlistItemId'] }]);
  });

  it('leaves an item where it is when the stock does not allow to move it', async () => {
    const { wishlistItem } = await like(A);
    host.setStock(A, 0);
    const refused = await runCartOperation(asha, 'moveToCart', { wishlistItemId: wishlistItem.id });
    expect([refused.userErrors[0].code, refused.wishlist.itemCount]).toEqual(['OUT_OF_STOCK', 1]);
    expect(await piecesOf(asha)).toEqual([]);
  });

  it('moves both or neither when the host fails, or one of its responses is lost', async () => {
    for (const fault of ['fails', 'is lost'] as const) {
      asha.token = `t.asha${++made}`;
      const { wishlistItem } = await like(A);
      let left = 1;
      host.faultOf = (call) => (call === 'DELETE /wishlist' && left-- > 0 ? fault : undefined);
      const moved = runCartOperation(asha, 'moveToCart', { wishlistItemId: wishlistItem.id });
      if (fault === 'fails') await expect(moved).rejects.toThrow('UPSTREAM_');
      else expect((await moved).userErrors).toEqual([]);
      const there = fault === 'fails' ? [[], [A]] : [[[A, 1]], []];
      expect([fault, await piecesOf(asha), await wishlistSkusOf(asha)]).toEqual([fault, ...there]);
    }
  });

  it('moves a line to the wishlist wholly or not at all, likewise', async () => {
    for (const fault of ['fails', 'is lost'] as const) {
      asha.token = `t.asha${++made}`;
      const { cartItem } = await runCartOperation(asha, 'addToCart', { sku: A });
      let left = 1;
      host.faultOf = (call) => (call === 'DELETE /cart' && left-- > 0 ? fault : undefined);
      const moved = runCartOperation(asha, 'moveToWishlist', { cartItemId: cartItem.id });
      if (fault === 'fails') await expect(moved).rejects.toThrow('UPSTREAM_');
      else expect((await moved).userErrors).toEqual([]);
      const there = fault === 'fails' ? [[[A, 1]], []] : [[], [A]];
      expect([fault, await piecesOf(asha), await wishlistSkusOf(asha)]).toEqual([fault, ...there]);
    }
  });
});
