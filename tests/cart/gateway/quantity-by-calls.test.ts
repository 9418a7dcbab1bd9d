import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { piecesOf, runCartOperation } from '../../hosts/cart-operations.ts';
import { createBasicShopHost, type BasicShopHost, type ChangeFault } from '../../hosts/basic-shop-host.ts';
import { mutationDocument } from '../../hosts/schema-mutations.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, sendJson } from '../../hosts/test-host.ts';

const A = 'SAR-1001-0';
let host: BasicShopHost;
let gateway: TestGateway;
let asha: TestBrowser;
let name = '';
let made = 0;
/** The changes that were sent. */
const changes: string[] = [];
beforeAll(async () => {
  host = await createBasicShopHost();
});
afterAll(() => host.close());
beforeEach(async () => {
  Object.assign(host, { checksStock: true, allowsDuplicateLines: false, pause: async () => undefined });
  host.setStock(A, 5);
  name = `asha${++made}`;
  // One gateway each, because so many failures would open the group's circuit.
  gateway = await createTestGateway(host.url);
  asha = Object.assign(createTestBrowser(gateway), { token: `t.${name}` });
  failing([]);
  return () => gateway.close();
});

/** From now on the changes fail with these faults, in order; all later ones succeed. */
function failing(faults: (ChangeFault | undefined)[], of = 'POST /cart'): void {
  changes.length = 0;
  host.faultOf = (call) => {
    changes.push(call);
    return call === of ? faults.shift() : undefined;
  };
}
const add = async (quantity: number): Promise<string> =>
  (await runCartOperation(asha, 'addToCart', { sku: A, quantity })).cartItem.id;
const set = (cartItemId: string, quantity: number) =>
  runCartOperation(asha, 'setCartItemQuantity', { cartItemId, quantity });
/** Returns the failure of a change: its message and its known outcome. */
async function failureOf(mutation: 'addToCart' | 'setCartItemQuantity', input: object) {
  const { data, errors } = await asha.request(mutationDocument(mutation, 'userErrors { code message }'), { input });
  const { code, outcome, readBack } = errors?.[0]?.extensions ?? {};
  return { userErrors: data?.[mutation]?.userErrors, message: errors?.[0]?.message, code, outcome, readBack };
}
const ALWAYS = Array.from({ length: 20 }, (): ChangeFault => 'fails');
const ITEM_LOST = 'We couldn’t put the item back, and it is no longer in your cart. Please add it again.';

describe('[CART-6] [GATE-3] a quantity over a basic host', () => {
  it('grows by the missing pieces: nothing is removed first', async () => {
    const id = await add(1);
    changes.length = 0;
    expect((await set(id, 3)).cartItem).toMatchObject({ id, quantity: 3 });
    expect([changes, await piecesOf(asha)]).toEqual([['POST /cart'], [[A, 3]]]);
  });

  it('never loses its line when it can not grow', async () => {
    const id = await add(1);
    failing([...ALWAYS]);
    expect(await failureOf('setCartItemQuantity', { cartItemId: id, quantity: 2 })).toMatchObject({
      code: 'UPSTREAM_INVALID_RESPONSE',
      outcome: 'UNKNOWN',
    });
    expect([changes, await piecesOf(asha)]).toEqual([['POST /cart'], [[A, 1]]]);
  });

  it('has increased although the response is lost', async () => {
    const id = await add(1);
    failing(['is lost']);
    expect((await set(id, 2)).cartItem).toMatchObject({ id, quantity: 2 });
    expect([changes, await piecesOf(asha)]).toEqual([['POST /cart'], [[A, 2]]]);
  });

  it('preserves the message about the stock, and the line, when the host refuses more', async () => {
    const id = await add(2);
    host.setStock(A, true);
    const { lines } = host.of(name);
    host.faultOf = (call) => {
      changes.push(call);
      host.setStock(A, 3);
      return undefined;
    };
    changes.length = 0;
    const { userErrors } = await set(id, 4);
    expect(userErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK', message: 'Only 3 left' }]);
    expect([changes, lines]).toMatchObject([['POST /cart'], [{ sku: A, quantity: 2 }]]);
  });

  it('is one line also if the host stores each addition separately', async () => {
    const id = await add(1);
    host.allowsDuplicateLines = true;
    expect((await set(id, 3)).cartItem).toMatchObject({ quantity: 3 });
    expect(await piecesOf(asha)).toEqual([[A, 3]]);
  });

  it('is set again if the host adds each product only once', async () => {
    const line = {
      cartId: 'c-1',
      sku: A,
      quantity: 1,
      variant: { sku: A, image: '', color: '', stock: 5, productId: 'p' },
    };
    const product = { name: 'Saree', category: 'Saree', showPrice: 100, sellerId: 'se-1' };
    let lines = [{ ...line, variant: { ...line.variant, product } }];
    const strict = await createTestHost(async ([what], _, response, request) => {
      if (what !== 'cart') return undefined;
      if (request.method === 'GET') return { cartData: lines };
      changes.push(`${request.method} /cart`);
      if (request.method === 'DELETE') return ((lines = []), {});
      if (lines.length > 0) return (sendJson(response, 409, { message: 'Already in cart' }), 'sent');
      const { quantity } = JSON.parse(String(await request.toArray().then((parts) => Buffer.concat(parts))));
      lines = [{ ...line, quantity, variant: { ...line.variant, product } }];
      return {};
    });
    const other = await createTestGateway(strict.url);
    const browser = Object.assign(createTestBrowser(other), { token: 't.asha' });
    const { cartItem } = await runCartOperation(browser, 'setCartItemQuantity', { cartItemId: 'c-1', quantity: 3 });
    await other.close();
    await strict.close();
    expect(cartItem).toMatchObject({ quantity: 3 });
    expect(changes).toEqual(['POST /cart', 'DELETE /cart', 'POST /cart']);
  });

  it('is put back by another try when the first one fails', async () => {
    const id = await add(3);
    failing(['fails', 'fails', 'is lost']);
    const reported = await failureOf('setCartItemQuantity', { cartItemId: id, quantity: 2 });
    expect(reported).toMatchObject({ code: 'UPSTREAM_INVALID_RESPONSE', outcome: 'UNKNOWN' });
    expect(await piecesOf(asha)).toEqual([[A, 3]]);
  });

  it('reports that the line was lost when it cannot be restored', async () => {
    const id = await add(3);
    failing([...ALWAYS]);
    expect(await failureOf('setCartItemQuantity', { cartItemId: id, quantity: 2 })).toMatchObject({
      message: ITEM_LOST,
      code: 'UPSTREAM_INVALID_RESPONSE',
      outcome: 'UNKNOWN',
      readBack: 'me.cart',
    });
    expect(await piecesOf(asha)).toEqual([]);
  });

  it('also reports this when the host refuses to add the line again, and does not try twice', async () => {
    const id = await add(4);
    host.pause = async (call) => void (call === 'DELETE /cart' && host.setStock(A, 0));
    failing([]);
    const reported = await failureOf('setCartItemQuantity', { cartItemId: id, quantity: 3 });
    expect(reported.userErrors).toEqual([{ code: 'NOT_FOUND', message: ITEM_LOST }]);
    expect(changes).toEqual(['DELETE /cart', 'POST /cart', 'POST /cart']);
  });
});

describe('[CART-5] [GATE-3] an addition that the host accepts and forgets', () => {
  it('is a failure of the shop, and no such thing as an unknown product', async () => {
    host.of(name).lines.push = () => 0;
    expect(await failureOf('addToCart', { sku: A, quantity: 1 })).toMatchObject({
      message: 'Failed to add product to cart. We couldn’t add the item to your cart.',
      code: 'UPSTREAM_INVALID_RESPONSE',
    });
  });

  it('leaves a line unchanged', async () => {
    const id = await add(2);
    const [line] = host.of(name).lines;
    Object.defineProperty(line, 'quantity', { get: () => 2, set: (_given: number) => {} });
    changes.length = 0;
    const reported = await failureOf('setCartItemQuantity', { cartItemId: id, quantity: 3 });
    expect(reported).toMatchObject({ code: 'UPSTREAM_INVALID_RESPONSE' });
    expect([changes, await piecesOf(asha)]).toEqual([['POST /cart'], [[A, 2]]]);
  });
});
