import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartNode } from '../../../bff/cart/nodes.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { mutationDocument, MUTATIONS, sampleInput } from '../../hosts/schema-mutations.ts';
import { createTestGateway, pictureName, type TestGateway } from '../../hosts/test-gateway.ts';
import { runCartOperation, piecesOf, READ_CART } from '../../hosts/cart-operations.ts';

const [A, B, C] = ['SAR-1001-0', 'SAR-1002-0', 'SAR-1003-0'] as const;
let host: BasicShopHost;
let gateway: TestGateway;
let asha: TestBrowser;
let made = 0;
beforeAll(async () => {
  host = await createBasicShopHost();
  gateway = await createTestGateway(host.url);
  await gateway.request('{ __typename }');
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});
beforeEach(() => {
  Object.assign(host, { checksStock: true, allowsDuplicateLines: false, faultOf: () => undefined });
  host.pause = async () => undefined;
  for (const sku of [A, B, C]) host.setStock(sku, 5);
  asha = Object.assign(createTestBrowser(gateway), { token: `t.asha${++made}` });
});
const add = (sku: string, quantity = 1) => runCartOperation(asha, 'addToCart', { sku, quantity });
const set = (cartItemId: string, quantity: number) =>
  runCartOperation(asha, 'setCartItemQuantity', { cartItemId, quantity });
const many = (...items: [sku: string, quantity: number][]) =>
  runCartOperation(asha, 'addManyToCart', { items: items.map(([sku, quantity]) => ({ sku, quantity })) });
const codesOf = ({ userErrors }: { userErrors: { code: string; message: string }[] }) =>
  userErrors.map(({ code, message }) => [code, message]);

/** The mutations of one line, each with a sample of its input besides the line's id. */
const CHANGES_OF_LINES = MUTATIONS.filter(({ fields }) => fields.some(({ name }) => name === 'cartItemId'));

describe('[GATE-3] a cart over a basic host', () => {
  it.each(CHANGES_OF_LINES)(
    'makes the change of a line $name, or reports that it can not',
    async ({ name, fields }) => {
      const { cartItem } = await add(A);
      const input = { ...sampleInput(fields), cartItemId: cartItem.id };
      const { data, errors } = await asha.request(mutationDocument(name, 'userErrors { code }'), { input });
      const outcome = [data?.[name] ?? null, errors?.map(({ extensions }) => extensions?.['code'])];
      expect([
        [{ userErrors: [] }, undefined],
        [null, ['FORBIDDEN']],
      ]).toContainEqual(outcome);
    },
  );

  it('[REST-22] [REST-23] [CART-3] adds although the response is only a word, and parses invalid values', async () => {
    host.setStock(B, true);
    expect(await add(A, 2)).toMatchObject({
      cartItem: { quantity: 2, available: true, variant: { sku: A } },
      cart: { itemCount: 2 },
      userErrors: [],
    });
    await add(B, 3);
    await add(A);
    const { data, errors } = await asha.request(READ_CART);
    expect(errors).toBeUndefined();
    const [newest, oldest] = data.me.cart.items;
    const price = host.catalogue.products.find(({ productId }) => productId === 't-saree-3')?.showPrice ?? 0;
    expect(newest).toMatchObject({ quantity: 3, available: true, unitPrice: { amount: price * 100 } });
    expect(newest.lineTotal.amount).toBe(price * 300);
    expect(newest.variant).toMatchObject({ sku: B, stock: null, inStock: true, product: { productId: 't-saree-3' } });
    const picture = pictureName(`/pictures/${B}.whole.0123abcd`);
    expect(newest.variant.image.url).toBe(`/pictures/remote/${picture}?w=160`);
    expect(oldest.variant).toMatchObject({ sku: A, stock: 5, product: { category: { name: 'Saree' } } });
  });

  it('[REST-23] has an empty cart where the host has none', async () => {
    const { data, errors } = await asha.request(READ_CART);
    expect(errors).toBeUndefined();
    expect(data.me.cart).toMatchObject({ itemCount: 0, items: [], totals: { total: { amount: 0 } } });
  });

  it('[REST-23] leaves out a line without a piece, and takes no price below nothing', async () => {
    const { lines } = host.of(String(asha.token?.slice(2)));
    lines.push({ id: 'c-none', sku: A, quantity: 0 }, { id: 'c-one', sku: B, quantity: 1 });
    expect(await piecesOf(asha)).toEqual([[B, 1]]);
    const product = host.catalogue.products.find(({ productId }) => productId === 't-saree-3');
    const price = product?.showPrice;
    Object.assign(product ?? {}, { showPrice: -5 });
    const { data, errors, extensions } = await asha.request(READ_CART);
    Object.assign(product ?? {}, { showPrice: price });
    expect([data.me.cart.items, errors, extensions]).toEqual([[], undefined, { warnings: 1 }]);
  });

  it('[REST-23] accepts no quantity and no price that is too large to be exact', async () => {
    const { lines } = host.of(String(asha.token?.slice(2)));
    const product = host.catalogue.products.find(({ productId }) => productId === 't-saree-3');
    const price = product?.showPrice;
    const carts: [warnings: number | undefined, showPrice: number | undefined, ...quantities: number[]][] = [
      [1, price, 1e12],
      [1, 0, 2 ** 31],
      [2, 0, 2 ** 30, 2 ** 30],
      [1, 1e15, 1],
      // Amounts above GraphQL's Int are valid.
      [undefined, 9_000_000, 1, 1, 1],
      [undefined, 30_000_000, 1],
    ];
    for (const [warnings, showPrice, ...quantities] of carts) {
      Object.assign(product ?? {}, { showPrice });
      lines.splice(0, lines.length, ...quantities.map((quantity, at) => ({ id: `c-${at}`, sku: B, quantity })));
      const { data, errors, extensions } = await asha.request(READ_CART);
      Object.assign(product ?? {}, { showPrice: price });
      expect([errors, extensions?.['warnings']]).toEqual([undefined, warnings]);
      expect(data.me.cart.items).toHaveLength(warnings === undefined ? quantities.length : 0);
    }
  });

  it('reads each line of a long cart a few times, not once for each other one', () => {
    let looks = 0;
    const reported = { name: 'Saree', category: 'Saree', showPrice: 100, sellerId: undefined };
    const variant = { image: '/a.jpg', color: undefined, stock: 5, productId: 'p', product: reported };
    const lines = Array.from({ length: 1_000 }, (_, at) => ({
      cartId: `c-${at}`,
      quantity: 1,
      variant,
      get sku() {
        looks++;
        return `SK-${at}`;
      },
    }));
    expect(cartNode(lines).items).toHaveLength(1_000);
    expect(looks).toBeLessThan(10_000);
  });

  it('[REST-24] removes a line, and reports one that was removed before', async () => {
    const { cartItem } = await add(A);
    expect(await runCartOperation(asha, 'removeFromCart', { cartItemId: cartItem.id })).toMatchObject({
      removedId: cartItem.id,
      cart: { items: [] },
    });
    const again = await runCartOperation(asha, 'removeFromCart', { cartItemId: cartItem.id });
    expect(again.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['input', 'cartItemId'] }]);
  });

  it("[CART-11] uses the host's message about its stock, and checks the stock if the host does not", async () => {
    host.setStock(C, 0);
    expect(codesOf(await add(C))).toEqual([['OUT_OF_STOCK', 'Product is out of stock']]);
    expect(codesOf(await add(A, 6))).toEqual([['INSUFFICIENT_STOCK', 'Only 5 left']]);
    expect(codesOf(await add('none'))).toEqual([['NOT_FOUND', 'No such product']]);
    host.checksStock = false;
    expect(codesOf(await add(A, 6))).toEqual([['INSUFFICIENT_STOCK', 'Only 5 items left.']]);
    expect(codesOf(await add(C))).toEqual([['OUT_OF_STOCK', 'This item is out of stock.']]);
    expect(await piecesOf(asha)).toEqual([]);
  });

  it('[CART-11] adds as many as the shopper wants where the host reports no number', async () => {
    host.setStock(A, true);
    expect(codesOf(await add(A, 0))).toEqual([['INVALID_INPUT', 'Please enter a quantity of 1 or more.']]);
    expect(codesOf(await add(A, 11))).toEqual([]);
    expect(codesOf(await add(A, 4))).toEqual([]);
    expect(await piecesOf(asha)).toEqual([[A, 15]]);
  });

  it('sets a quantity by removing the line and adding it again', async () => {
    const { cartItem } = await add(A, 4);
    const { cartItem: changed, cart } = await set(cartItem.id, 2);
    expect([changed.quantity, changed.variant.sku, cart.itemCount]).toEqual([2, A, 2]);
    expect((await set('none', 1)).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['input', 'cartItemId'] }]);
    expect(codesOf(await set(changed.id, 6))).toEqual([['INSUFFICIENT_STOCK', 'Only 5 items left.']]);
    host.calls.length = 0;
    await set(changed.id, 2);
    expect(host.calls).toEqual(['/cart']);
  });

  it('puts the old quantity back when the new one is refused', async () => {
    const { cartItem } = await add(A, 4);
    host.pause = async (call) => host.setStock(A, call === 'DELETE /cart' ? 2 : 5);
    expect(codesOf(await set(cartItem.id, 3))).toEqual([['INSUFFICIENT_STOCK', 'Only 2 left']]);
    expect(await piecesOf(asha)).toEqual([[A, 4]]);
  });

  it('never leaves a line half changed when the request ends before its calls do', async () => {
    const { cartItem } = await add(A, 2);
    const goOn = Promise.withResolvers<void>();
    host.pause = async (call) => void (call === 'DELETE /cart' && (await goOn.promise));
    const hasty = await createTestGateway(host.url, { deadlineMs: 300 });
    const browser = Object.assign(createTestBrowser(hasty), { token: asha.token });
    const requested = runCartOperation(browser, 'setCartItemQuantity', { cartItemId: cartItem.id, quantity: 1 });
    await expect(requested).rejects.toThrow('UPSTREAM_TIMEOUT');
    goOn.resolve();
    const { lines } = host.of(String(asha.token?.slice(2)));
    await expect.poll(() => lines).toMatchObject([{ sku: A, quantity: 1 }]);
    host.pause = async () => pause(400);
    const put = (sku: string) => `addToCart(input: { sku: "${sku}" }) { userErrors { code } }`;
    const late = await browser.request(`mutation { one: ${put(B)} two: ${put(C)} }`);
    expect(late.errors?.[0]?.extensions?.['code']).toBe('UPSTREAM_TIMEOUT');
    await expect.poll(() => host.load.now).toBe(0);
    expect(lines.map(({ sku }) => sku)).toEqual([A, B]);
    await hasty.close();
  });

  it('waits for a change whose request has ended, when it is sent again under its key', async () => {
    const goOn = Promise.withResolvers<void>();
    host.pause = async (call) => void (call === 'POST /cart' && (await goOn.promise));
    const hasty = await createTestGateway(host.url, { deadlineMs: 300 });
    const browser = Object.assign(createTestBrowser(hasty), { token: asha.token });
    const input = { sku: A, quantity: 2, idempotencyKey: 'one-press-of-the-button' };
    await expect(runCartOperation(browser, 'addToCart', input)).rejects.toThrow('UPSTREAM_TIMEOUT');
    const again = runCartOperation(browser, 'addToCart', input);
    goOn.resolve();
    expect((await again).cart.itemCount).toBe(2);
    expect(await piecesOf(asha)).toEqual([[A, 2]]);
    await hasty.close();
  });

  it('reads the cart once for an operation, and again after each of its changes', async () => {
    const { cartItem } = await add(A, 2);
    const cart = 'cart { itemCount } userErrors { code }';
    const { data } = await asha.request(`mutation {
      one: addToCart(input: { sku: "${B}" }) { ${cart} cartItem { id } }
      two: removeFromCart(input: { cartItemId: "${cartItem.id}" }) { ${cart} again: cart { items { id } } }
      three: addToWishlist(input: { sku: "${B}" }) { wishlist { itemCount } }
      four: addToCart(input: { sku: "${B}" }) { ${cart} }
      five: addToWishlist(input: { sku: "${C}" }) { wishlist { itemCount } } }`);
    const counts = [data.one, data.two, data.four].map((payload) => payload.cart.itemCount);
    expect(counts).toEqual([3, 1, 2]);
    expect([data.three.wishlist.itemCount, data.five.wishlist.itemCount]).toEqual([1, 2]);
    expect(data.two.again.items).toEqual([data.one.cartItem]);
    host.calls.length = 0;
    await asha.request('{ me { cart { itemCount } again: cart { items { id } totals { total { amount } } } } }');
    expect(host.calls).toEqual(['/user/profile', '/cart']);
  });

  it('adds several at once, and none when one is refused: the former lines stay', async () => {
    await add(A, 2);
    expect((await many([A, 1], [B, 2], [A, 1])).cart.itemCount).toBe(6);
    host.setStock(C, 0);
    const refused = await many([B, 1], ['SAR-1005-0', 1], [C, 1]);
    expect([refused.userErrors[0].code, refused.cart.itemCount]).toEqual(['OUT_OF_STOCK', 6]);
    host.checksStock = false;
    expect((await many([B, 4])).userErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK', field: null }]);
    const unknown = { code: 'NOT_FOUND', field: ['input', 'items'] };
    expect((await many([B, 1], ['none', 1])).userErrors).toMatchObject([unknown]);
    expect(new Map(await piecesOf(asha))).toEqual(
      new Map([
        [A, 4],
        [B, 2],
      ]),
    );
  });

  it('takes back all that it can when one piece can not be taken back', async () => {
    host.setStock(C, 0);
    // As often as it is tried.
    let left = 4;
    host.faultOf = (call) => (call === 'DELETE /cart' && left-- > 0 ? 'fails' : undefined);
    await expect(many([A, 1], [B, 2], [C, 1])).rejects.toThrow('UPSTREAM_');
    expect(await piecesOf(asha)).toEqual([[A, 1]]);
  });

  it('[CART-11] concurrent changes run one after the other: a confirmed change stays, and none exceeds the stock', async () => {
    host.setStock(C, true);
    for (const [sku, most] of [
      [B, 2],
      [C, 8],
    ] as const) {
      const responses = await Promise.all(Array.from({ length: 8 }, () => add(sku, 2)));
      expect(responses.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(most);
    }
    expect(await piecesOf(asha)).toEqual([
      [C, 16],
      [B, 4],
    ]);
  });

  it('counts all lines of a variant, if the host stores them separately', async () => {
    Object.assign(host, { allowsDuplicateLines: true, checksStock: false });
    await add(A, 3);
    expect(codesOf(await add(A, 3))).toEqual([['INSUFFICIENT_STOCK', 'Only 5 items left.']]);
    await add(A, 2);
    host.setStock(A, 4);
    const { data } = await asha.request(READ_CART);
    expect(data.me.cart.items.map(({ available }: { available: boolean }) => available)).toEqual([false, false]);
    expect(data.me.cart.itemCount).toBe(5);
  });

  it('[CART-10] [CART-9] [REST-19] computes its total; a code that fails does not change the totals', async () => {
    await add(A, 2);
    const totalsOf = async (promo: string) => (await asha.request(READ_CART, { promo })).data.me.cart.totals;
    const { subtotal, firstPurchaseDiscount } = await totalsOf('');
    expect(firstPurchaseDiscount.amount).toBe(Math.round(subtotal.amount / 2_000) * 100);
    const left = subtotal.amount - firstPurchaseDiscount.amount;
    expect(await totalsOf(' KNOT150')).toMatchObject({
      promoDiscount: { amount: 15_000 },
      promoCode: 'KNOT150',
      promoTerms: null,
      total: { amount: left - 15_000 },
    });
    expect(await totalsOf('ODD')).toMatchObject({ promoDiscount: { amount: 10_000 }, promoCode: 'ODD' });
    expect(await totalsOf('WILD')).toMatchObject({ promoTerms: null, total: { amount: 100 } });
    expect(await totalsOf('VAST')).toMatchObject({ promoTerms: null, total: { amount: left } });
    const refused = { promoDiscount: { amount: 0 }, promoCode: null, total: { amount: left } };
    const error = (message: string) => ({ promoError: { code: 'INVALID_PROMO_CODE', message } });
    expect(await totalsOf('NOPE')).toMatchObject({ ...refused, ...error('Invalid promo code') });
    for (const fault of ['fails', 'is lost'] as const) {
      host.faultOf = () => fault;
      const promoError = { code: 'UNAVAILABLE', message: 'Failed to apply promo code' };
      expect(await totalsOf('KNOT150')).toMatchObject({ ...refused, promoError });
    }
  });

  it('[GATE-5] reports an unavailable cart as a failure, without internal messages of the host', async () => {
    asha.token = 'expired';
    expect((await asha.request(READ_CART)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    asha.token = 't.asha';
    host.faultOf = () => 'fails';
    const { data, errors } = await asha.request(`mutation { addToCart(input: { sku: "${A}" }) { cart { id } } }`);
    expect([data, errors?.[0]?.extensions?.['code']]).toEqual([{ addToCart: null }, 'UPSTREAM_INVALID_RESPONSE']);
    expect(JSON.stringify(errors)).not.toContain('secret words');
  });
});
