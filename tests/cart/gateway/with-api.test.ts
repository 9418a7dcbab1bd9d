import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print, separateOperations } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { runCartOperation, piecesOf, READ_CART, READ_WISHLIST, wishlistSkusOf } from '../../hosts/cart-operations.ts';
import { createGatewayShop, type GatewayShop } from './gateway-shop.ts';
import { setStock } from '../shoppers.ts';

const ROOT = join(import.meta.dirname, '../../..');
let shop: GatewayShop;
let asha: TestBrowser;
beforeAll(async () => {
  shop = await createGatewayShop();
  await createPromoCodeRepository(shop.api.database.db).insertCodes([
    { code: 'RANG10', percent: 10, maximum: 50_000 },
    { code: 'KNOT150', amountOff: 15_000, minimumSubtotal: 400_000 },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.newShopper();
});
const add = (sku: string, quantity = 1) => runCartOperation(asha, 'addToCart', { sku, quantity });
const idOf = async (sku: string) => (await add(sku)).cartItem.id;
const cartOf = async (promo?: string) => {
  const { data, errors } = await asha.request(READ_CART, { promo });
  expect(errors).toBeUndefined();
  return data.me.cart;
};

describe('a cart over the real api', () => {
  it('[REST-22] [REST-23] [CART-3] adds pieces, a line grows, the newest is first', async () => {
    const { cartItem, cart, userErrors } = await add('SK-1', 2);
    expect([cartItem.quantity, cart.itemCount, userErrors]).toEqual([2, 2, []]);
    await runCartOperation(asha, 'addToCart', { sku: 'SK-2' });
    expect((await add('SK-1')).cartItem).toMatchObject({ id: cartItem.id, quantity: 3, available: true });
    expect(await piecesOf(asha)).toEqual([
      ['SK-2', 1],
      ['SK-1', 3],
    ]);
  });

  it("[REST-23] returns each line's piece, picture, price and path from the cart's response", async () => {
    await add('SK-3', 2);
    const { items, id } = await cartOf();
    const product = '{ id productId name path price { amount } category { name } }';
    const { data } = await asha.request(
      `{ me { shopperId } variant(sku: "SK-3") { sku color stock inStock image { url(width: 160) srcSet alt } product ${product} } }`,
    );
    expect(id).toBe(`Cart:${data.me.shopperId}`);
    expect(items[0]).toMatchObject({ quantity: 2, unitPrice: { amount: 150_000 }, lineTotal: { amount: 300_000 } });
    expect(items[0].variant).toEqual(data.variant);
  });

  it('[CART-11] refuses more than the stock, reports how many are left, and does not change the cart', async () => {
    await add('SK-4', 4);
    const more = await add('SK-4', 3);
    expect(more.userErrors).toEqual([
      { code: 'INSUFFICIENT_STOCK', field: null, message: 'Only 6 items left, and your cart has 4.' },
    ]);
    expect([more.cartItem, more.cart.itemCount]).toEqual([null, 4]);
    await setStock(shop.api, 'SK-5', 0);
    expect((await add('SK-5')).userErrors[0]).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'This item is out of stock.',
    });
    const set = await runCartOperation(asha, 'setCartItemQuantity', { cartItemId: more.cart.items[0].id, quantity: 7 });
    expect(set.userErrors[0]).toMatchObject({ code: 'INSUFFICIENT_STOCK', message: expect.stringContaining('6') });
  });

  it('[CART-11] refuses an invalid quantity before any call, and an unknown piece as not found', async () => {
    shop.calls.length = 0;
    for (const quantity of [0, -1, 11]) {
      const { data } = await asha.request(
        'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code field } } }',
        { input: { sku: 'SK-1', quantity } },
      );
      expect(data.addToCart.userErrors).toEqual([{ code: 'INVALID_INPUT', field: ['input', 'quantity'] }]);
    }
    const half = await asha.request(
      'mutation { addToCart(input: { sku: "SK-1", quantity: 1.5 }) { userErrors { code } } }',
    );
    expect(half.errors?.[0]?.extensions?.['code']).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(shop.calls).toEqual([]);
    for (const sku of ['nope', '../user', '', 'x'.repeat(100), 'x'.repeat(201), 'a/b c%?#', 'साड़ी']) {
      expect((await add(sku)).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['input', 'sku'] }]);
    }
  });

  it('[REST-24] removes a line, and returns the cart; a removed line is not found', async () => {
    const cartItemId = await idOf('SK-1');
    const first = await runCartOperation(asha, 'removeFromCart', { cartItemId });
    expect([first.removedId, first.cart.items, first.userErrors]).toEqual([cartItemId, [], []]);
    for (const id of [cartItemId, '..', 'no such line', '']) {
      const again = await runCartOperation(asha, 'removeFromCart', { cartItemId: id });
      expect([again.removedId, again.cart.items]).toEqual([null, []]);
      expect(again.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['input', 'cartItemId'] }]);
    }
  });

  it('sets a quantity of the same line', async () => {
    const cartItemId = await idOf('SK-1');
    const { cartItem, cart } = await runCartOperation(asha, 'setCartItemQuantity', { cartItemId, quantity: 5 });
    expect([cartItem.id, cartItem.quantity, cart.itemCount]).toEqual([cartItemId, 5, 5]);
  });

  it('takes several at once, all or none', async () => {
    const many = (...skus: string[]) =>
      runCartOperation(asha, 'addManyToCart', { items: skus.map((sku) => ({ sku, quantity: 2 })) });
    expect((await many('SK-6', 'SK-7', 'SK-6')).cart.itemCount).toBe(6);
    const refused = await many('SK-8', 'nope');
    expect([refused.cart.itemCount, refused.userErrors[0]]).toMatchObject([
      6,
      { code: 'NOT_FOUND', field: ['input', 'items', '1', 'sku'] },
    ]);
    await setStock(shop.api, 'SK-9', 0);
    expect((await many('SK-8', 'SK-8', 'SK-9')).userErrors).toMatchObject([
      { code: 'OUT_OF_STOCK', field: ['input', 'items', '2'] },
    ]);
    const tooMany = [{ sku: 'SK-6' }, { sku: 'SK-7', quantity: 11 }, { sku: '', quantity: 0 }];
    expect((await runCartOperation(asha, 'addManyToCart', { items: tooMany })).userErrors).toMatchObject([
      { code: 'INVALID_INPUT', field: ['input', 'items', '1', 'quantity'] },
      { code: 'INVALID_INPUT', field: ['input', 'items', '2', 'quantity'] },
      { code: 'NOT_FOUND', field: ['input', 'items', '2', 'sku'] },
    ]);
    for (const count of [0, 51]) {
      const none = await many(...Array.from({ length: count }, (_, at) => `SK-${at}`));
      expect(none.userErrors).toMatchObject([{ code: 'INVALID_INPUT', field: ['input', 'items'] }]);
    }
  });

  it('[CART-10] subtracts 5% for the first purchase; total and discounts are whole rupees', async () => {
    await add('SK-1', 1);
    expect((await cartOf()).totals).toEqual({
      subtotal: { amount: 150_000 },
      firstPurchaseDiscount: { amount: 7_500 },
      promoDiscount: { amount: 0 },
      promoCode: null,
      promoError: null,
      promoTerms: null,
      delivery: { amount: 0 },
      total: { amount: 142_500 },
    });
    expect(
      (await asha.request('{ me { cart { totals(promoCode: "") { total { amount } } } } }')).errors,
    ).toBeUndefined();
  });

  it('[CART-9] [REST-19] applies a promo code, in any case of letters, and returns its terms', async () => {
    await add('SK-1', 2);
    expect((await cartOf(' rang10 ')).totals).toMatchObject({
      promoDiscount: { amount: 30_000 },
      promoCode: 'RANG10',
      promoError: null,
      promoTerms: { percent: 10, amountOff: null, maximum: { amount: 50_000 }, minimumSubtotal: null },
      total: { amount: 300_000 - 15_000 - 30_000 },
    });
  });

  it('[CART-9] [REST-19] reports why a code is refused, and the total without it', async () => {
    await add('SK-1', 2);
    for (const [code, words] of [
      ['NOPE', 'not'],
      ['KNOT150', '4,000'],
      ['x'.repeat(41), 'not valid'],
      ['  ', 'not valid'],
    ] as const) {
      const { totals } = await cartOf(code);
      expect([totals.promoCode, totals.promoDiscount.amount, totals.total.amount]).toEqual([null, 0, 285_000]);
      expect(totals.promoError).toEqual({ code: 'INVALID_PROMO_CODE', message: expect.stringContaining(words) });
    }
  });

  it('[REST-19] takes one code an operation, so that each guess is a request', async () => {
    const guesses = ['A1', 'A2'].map((code) => `${code}: totals(promoCode: "${code}") { promoCode }`).join(' ');
    shop.calls.length = 0;
    const { errors } = await asha.request(`{ me { cart { ${guesses} } } }`);
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    expect(shop.calls).toEqual([]);
  });
});

describe('a wishlist over the real api', () => {
  it('[REST-25] [REST-26] [REST-27] likes, likes again, and unlikes', async () => {
    const first = await runCartOperation(asha, 'addToWishlist', { sku: 'SK-1' });
    await runCartOperation(asha, 'addToWishlist', { sku: 'SK-2' });
    const again = await runCartOperation(asha, 'addToWishlist', { sku: 'SK-1' });
    expect([again.wishlistItem.id, again.userErrors]).toEqual([first.wishlistItem.id, []]);
    expect(await wishlistSkusOf(asha)).toEqual(['SK-2', 'SK-1']);
    const wishlistItemId = first.wishlistItem.id;
    expect((await runCartOperation(asha, 'removeFromWishlist', { wishlistItemId })).wishlist.itemCount).toBe(1);
    const gone = await runCartOperation(asha, 'removeFromWishlist', { wishlistItemId });
    expect(gone.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['input', 'wishlistItemId'] }]);
    const unknown = await runCartOperation(asha, 'addToWishlist', { sku: 'nope' });
    expect(unknown.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['input', 'sku'] }]);
  });

  it('moves to the cart and back, one piece', async () => {
    const { wishlistItem } = await runCartOperation(asha, 'addToWishlist', { sku: 'SK-1' });
    const there = await runCartOperation(asha, 'moveToCart', { wishlistItemId: wishlistItem.id });
    expect([there.removedId, there.wishlist.itemCount, there.cart.itemCount]).toEqual([wishlistItem.id, 0, 1]);
    const back = await runCartOperation(asha, 'moveToWishlist', { cartItemId: there.cart.items[0].id });
    expect([back.wishlist.itemCount, back.cart.itemCount, back.userErrors]).toEqual([1, 0, []]);
  });

  it('leaves an item that is sold out where it is', async () => {
    await setStock(shop.api, 'SK-9', 0);
    const { wishlistItem } = await runCartOperation(asha, 'addToWishlist', { sku: 'SK-9' });
    const { userErrors, wishlist } = await runCartOperation(asha, 'moveToCart', { wishlistItemId: wishlistItem.id });
    expect([userErrors[0].code, wishlist.itemCount]).toEqual(['OUT_OF_STOCK', 1]);
  });
});

describe('the cost of pages', () => {
  const fill = async () => {
    for (let at = 0; at < 15; at++) {
      await add(`SK-${at + 20}`);
      await runCartOperation(asha, 'addToWishlist', { sku: `SK-${at + 20}` });
    }
    shop.calls.length = 0;
  };

  it('[GATE-4] a cart of 15 lines with a promo code costs 3 REST calls, a wishlist of 15 items too', async () => {
    await fill();
    const cart = await cartOf('RANG10');
    expect([cart.items.length, cart.totals.promoCode]).toEqual([15, 'RANG10']);
    expect(shop.calls.toSorted()).toEqual(['getCart', 'getProfile', 'validatePromoCode']);
    shop.calls.length = 0;
    const { data } = await asha.request(READ_WISHLIST.replace('image {', 'images { alt } image {'));
    expect(data.me.wishlist.items).toHaveLength(15);
    expect(shop.calls.toSorted()).toEqual(['getProfile', 'getRatings', 'getWishlist']);
  });

  it("[GATE-4] every question of the storefront's cart and wishlist costs at most 3 REST calls", async () => {
    await fill();
    const files = globSync('web/{cart,wishlist,promotions,app}/**/*.graphql', { cwd: ROOT });
    const text = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
    const operations = separateOperations(parse(text.replaceAll(/ @unmask(\([^)]*\))?/g, '')));
    const requested = Object.entries(operations).filter(([, document]) => /^(query|\{)/.test(print(document)));
    expect(requested.length).toBeGreaterThan(1);
    for (const [name, document] of requested) {
      shop.calls.length = 0;
      const { data, errors } = await asha.request(print(document), { promoCode: 'RANG10', skus: ['SK-1', 'SK-2'] });
      expect([name, errors, data]).toEqual([name, undefined, expect.any(Object)]);
      expect([name, shop.calls.length <= 3, shop.calls]).toEqual([name, true, shop.calls]);
    }
  });

  it('[GATE-4] data that the cart lacks costs one call for all lines, requested in any fragment', async () => {
    await fill();
    const query = `{ me { cart { items { variant { product { id name } ...A } } again: items { id } } } }
      fragment A on Variant { images { alt } ... on Variant { product { ...B } } } fragment B on Product { fabric cover { sku } }`;
    const { data, errors } = await asha.request(query);
    expect(errors).toBeUndefined();
    expect(data.me.cart.items[0].variant).toMatchObject({
      product: { name: 'Leheriya saree 34', fabric: 'Georgette', cover: { sku: 'SK-34' } },
    });
    expect(data.me.cart.items[0].variant.images.length).toBeGreaterThan(1);
    expect(shop.calls.toSorted()).toEqual(['getCart', 'getProducts', 'getProfile', 'getVariants']);
  });

  it('store personal responses in no cache, and send no call for a visitor', async () => {
    const replies = [await asha.request(READ_CART), await asha.request(READ_WISHLIST)];
    expect(replies.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
    shop.calls.length = 0;
    const visitor = createTestBrowser(shop.gateway);
    expect((await visitor.request(READ_CART)).data).toEqual({ me: null });
    for (const query of [
      'mutation { addToCart(input: { sku: "SK-1" }) { userErrors { code } } }',
      'mutation { removeFromWishlist(input: { wishlistItemId: "x" }) { userErrors { code } } }',
    ]) {
      expect((await visitor.request(query)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    }
    expect(shop.calls).toEqual([]);
  });
});

const skusIn = ({ items }: { items: { variant: { sku: string } }[] }) => items.map(({ variant }) => variant.sku);

describe('the carts and wishlists of a crowd', () => {
  it('[REST-23] [REST-25] are seen by no other shopper while eight shoppers read and change at once', async () => {
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => shop.newShopper()));
    const own = (at: number) => `SK-${20 + at}`;
    await Promise.all(
      shoppers.map(async (one, at) => {
        for (let round = 0; round < 3; round++) {
          const [{ cart }, { wishlist }, pieces, wishes] = await Promise.all([
            runCartOperation(one, 'addToCart', { sku: own(at) }),
            runCartOperation(one, 'addToWishlist', { sku: own(at) }),
            piecesOf(one),
            wishlistSkusOf(one),
          ]);
          const seen = [...skusIn(cart), ...skusIn(wishlist), ...pieces.map(([sku]) => sku), ...wishes];
          expect(new Set(seen)).toEqual(new Set([own(at)]));
        }
      }),
    );
    const carts = await Promise.all(shoppers.map(piecesOf));
    expect(carts).toEqual(shoppers.map((_, at) => [[own(at), 3]]));
  });
});
