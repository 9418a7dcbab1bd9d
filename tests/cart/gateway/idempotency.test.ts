import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { piecesOf, runCartOperation, wishlistSkusOf } from '../../hosts/cart-operations.ts';
import { createMisbehavingShop } from '../../hosts/misbehaving-host.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createGatewayShop, type GatewayShop } from './gateway-shop.ts';

const HOSTS = ['our own host', 'a host of the specification alone'] as const;

describe.each(HOSTS)('idempotencyKey over %s', (kind) => {
  const isOwn = kind === 'our own host';
  const [A, B] = isOwn ? (['SK-1', 'SK-2'] as const) : (['SAR-1001-0', 'SAR-1002-0'] as const);
  let shop: GatewayShop | undefined;
  let host: BasicShopHost | undefined;
  let gateway: TestGateway;
  let asha: TestBrowser;
  let made = 0;
  const newShopper = async () =>
    shop ? shop.newShopper() : Object.assign(createTestBrowser(gateway), { token: `t.key${++made}` });
  beforeAll(async () => {
    if (isOwn) shop = await createGatewayShop();
    else host = await createBasicShopHost();
    gateway = shop?.gateway ?? (await createTestGateway(host?.url ?? ''));
    await gateway.request('{ __typename }');
    for (const sku of [A, B]) host?.setStock(sku, 9);
  });
  afterAll(async () => {
    if (shop) return shop.close();
    await gateway.close();
    await host?.close();
  });
  beforeEach(async () => {
    asha = await newShopper();
  });
  const add = (idempotencyKey: string, quantity = 1) =>
    runCartOperation(asha, 'addToCart', { sku: A, quantity, idempotencyKey });

  it('adds once, though it is sent three times, two of them at once', async () => {
    const first = await add('one-press-of-the-button');
    const [second, third] = await Promise.all([add('one-press-of-the-button'), add('one-press-of-the-button')]);
    expect(await piecesOf(asha)).toEqual([[A, 1]]);
    for (const again of [second, third]) {
      expect([again.userErrors, again.cartItem.id, again.cart]).toEqual([[], first.cartItem.id, first.cart]);
    }
    await add('another-press-of-it');
    expect(await piecesOf(asha)).toEqual([[A, 2]]);
  });

  it('returns the current cart, not the one of that time', async () => {
    await add('one-press-of-the-button');
    await runCartOperation(asha, 'addToCart', { sku: B, quantity: 2 });
    expect((await add('one-press-of-the-button')).cart.itemCount).toBe(3);
  });

  it('refuses the key for another change, and for a key that can’t be one', async () => {
    await add('one-press-of-the-button');
    const other = await add('one-press-of-the-button', 2);
    expect(other.userErrors).toMatchObject([{ code: 'ALREADY_EXISTS', field: ['input', 'idempotencyKey'] }]);
    for (const bad of ['', 'short', 'with a blank', 'x'.repeat(65), 'कुंजी-कुंजी']) {
      const { userErrors } = await add(bad);
      expect(userErrors).toMatchObject([{ code: 'INVALID_INPUT', field: ['input', 'idempotencyKey'] }]);
    }
    const items = [{ sku: A, idempotencyKey: 'in-the-wrong-place' }];
    const { userErrors } = await runCartOperation(asha, 'addManyToCart', { items });
    expect(userErrors).toMatchObject([{ code: 'INVALID_INPUT', field: ['input', 'items'] }]);
    expect(await piecesOf(asha)).toEqual([[A, 1]]);
  });

  it('makes each change of a cart and a wishlist once, and returns this each time', async () => {
    const twice = async (name: Parameters<typeof runCartOperation>[1], input: Record<string, unknown>) => {
      const keyed = { ...input, idempotencyKey: `each-change-${name}` };
      const [one, two] = [await runCartOperation(asha, name, keyed), await runCartOperation(asha, name, keyed)];
      expect([one.userErrors, two.userErrors], name).toEqual([[], []]);
      expect(two.removedId, name).toEqual(one.removedId);
      return one;
    };
    const pieces = async () => Object.fromEntries(await piecesOf(asha));
    await twice('addManyToCart', { items: [{ sku: A, quantity: 2 }, { sku: B }] });
    expect(await pieces()).toEqual({ [A]: 2, [B]: 1 });
    const { cart } = await runCartOperation(asha, 'addToCart', { sku: A });
    const idOf = (sku: string) => cart.items.find((item: { variant: { sku: string } }) => item.variant.sku === sku).id;
    await twice('moveToWishlist', { cartItemId: idOf(B) });
    await twice('setCartItemQuantity', { cartItemId: idOf(A), quantity: 5 });
    expect(await pieces()).toEqual({ [A]: 5 });
    const { wishlistItem } = await twice('addToWishlist', { sku: B });
    await twice('moveToCart', { wishlistItemId: wishlistItem.id });
    expect([await pieces(), await wishlistSkusOf(asha)]).toEqual([{ [A]: 5, [B]: 1 }, []]);
    const now = await runCartOperation(asha, 'addToCart', { sku: A });
    await twice('removeFromCart', { cartItemId: now.cartItem.id });
    const liked = await runCartOperation(asha, 'addToWishlist', { sku: A });
    await twice('removeFromWishlist', { wishlistItemId: liked.wishlistItem.id });
    expect([await pieces(), await wishlistSkusOf(asha)]).toEqual([{ [B]: 1 }, []]);
  });

  it('adds fewer pieces under a key that was refused, once: so a visitor’s cart comes to the shopper up to the stock', async () => {
    const refused = await add('a-visitors-line', 10);
    expect(refused.userErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
    for (const _ of [1, 2, 3]) expect((await add('a-visitors-line', 5)).userErrors).toEqual([]);
    expect(await piecesOf(asha)).toEqual([[A, 5]]);
    expect((await add('a-visitors-line', 4)).userErrors).toMatchObject([{ code: 'ALREADY_EXISTS' }]);
    expect(await piecesOf(asha)).toEqual([[A, 5]]);
  });

  it('takes the same key of two shoppers for two keys', async () => {
    await add('one-press-of-the-button');
    const ravi = await newShopper();
    await runCartOperation(ravi, 'addToCart', { sku: A, idempotencyKey: 'one-press-of-the-button' });
    expect([await piecesOf(asha), await piecesOf(ravi)]).toEqual([[[A, 1]], [[A, 1]]]);
  });
});

describe('idempotencyKey over a basic host', () => {
  let host: BasicShopHost;
  let gateway: TestGateway;
  const tokenOf = (claims: object) => `t.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.seal`;
  const add = (claims: object, more: object = {}) => {
    const input = { sku: 'SAR-1001-0', idempotencyKey: 'one-press-of-the-button', ...more };
    const browser = Object.assign(createTestBrowser(gateway), { token: tokenOf(claims) });
    return runCartOperation(browser, 'addToCart', input);
  };
  const linesOf = (name: string) => host.of(name).lines.map(({ sku, quantity }) => [sku, quantity]);
  beforeAll(async () => {
    host = await createBasicShopHost();
    host.setStock('SAR-1001-0', 9);
    gateway = await createTestGateway(host.url);
  });
  afterAll(async () => {
    await gateway.close();
    await host.close();
  });

  it('holds for a shopper whose access token was renewed meanwhile', async () => {
    const claims = { name: 'asha', userId: 7 };
    for (const [iat, exp] of [
      [1_000, 1_600],
      [1_590, 2_190],
      [1_000, 1_600],
    ]) {
      expect((await add({ ...claims, iat, exp })).userErrors).toEqual([]);
    }
    expect(linesOf('asha')).toEqual([['SAR-1001-0', 1]]);
    const other = await add({ ...claims, iat: 3_000 }, { quantity: 2 });
    expect(other.userErrors).toMatchObject([{ code: 'ALREADY_EXISTS', field: ['input', 'idempotencyKey'] }]);
  });

  it('is another one if the tokens contain any other claim', async () => {
    for (const claims of [
      { name: 'ravi' },
      { name: 'meera' },
      { name: 'meera', jti: 'one' },
      { name: 'meera', jti: 'two' },
    ])
      expect((await add({ ...claims, iat: 1_000 })).userErrors).toEqual([]);
    expect([linesOf('ravi'), linesOf('meera')]).toEqual([[['SAR-1001-0', 1]], [['SAR-1001-0', 3]]]);
  });
});

it('returns a result from memory only for a token that the host accepts in this request', async () => {
  const shop = await createMisbehavingShop();
  const { gateway } = await shop.open();
  shop.shop.setStock('SAR-1001-0', 9);
  const refused = new Set<string | undefined>();
  shop.host.twist = (_, response, { headers }) => {
    if (refused.has(headers.authorization)) Object.assign(response, { status: 401, body: {} });
  };
  const claims = Buffer.from(JSON.stringify({ name: 'asha' })).toString('base64url');
  const add = (seal: string, sku = 'SAR-1001-0') =>
    Object.assign(createTestBrowser(gateway), { token: `t.${claims}.${seal}` }).request(
      'mutation ($sku: ID!) { addToCart(input: { sku: $sku, idempotencyKey: "one-press" }) { userErrors { code } } }',
      { sku },
    );
  const isDone = { data: { addToCart: { userErrors: [] } } };
  const isRefused = { data: { addToCart: null }, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
  refused.add(`Bearer t.${claims}.forged`);
  expect(await add('genuine')).toMatchObject(isDone);
  expect(await add('forged')).toMatchObject(isRefused);
  expect(await add('forged', 'SAR-1002-0')).toMatchObject(isRefused);
  expect(await add('genuine')).toMatchObject(isDone);
  refused.add(`Bearer t.${claims}.genuine`);
  expect(await add('genuine')).toMatchObject(isRefused);
  expect(await add('renewed')).toMatchObject(isDone);
  // A host that fails now leaves the outcome of the first request unknown.
  shop.host.twist = (_, response) => void Object.assign(response, { status: 503, body: {} });
  expect((await add('renewed')).errors?.[0]?.extensions).toMatchObject({ outcome: 'UNKNOWN' });
  expect(shop.shop.of('asha').lines).toMatchObject([{ sku: 'SAR-1001-0', quantity: 1 }]);
  await shop.close();
});
