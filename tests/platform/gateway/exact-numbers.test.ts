import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { parseJson } from '../../../bff/host/parse-json.ts';
import { createMisbehavingShop, type MisbehavingHost } from '../../hosts/misbehaving-host.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import type { Json } from '../../json.ts';

describe('a number in a response', () => {
  it.each([
    ['9007199254740993', '9007199254740993'],
    ['-9007199254740995', '-9007199254740995'],
    ['1e21', '1e21'],
    ['5.50', '5.50'],
    ['1.0', '1.0'],
    ['-0', '-0'],
    ['12345678.123456789', '12345678.123456789'],
    ['0.0000001', '0.0000001'],
    ['7', 7],
    ['4.5', 4.5],
    ['-0.5', -0.5],
    ['1793869200000', 1_793_869_200_000],
    ['9007199254740991', 9_007_199_254_740_991],
  ])('%s stays unchanged', (written, read) => {
    for (const space of ['', ' ', '\n\t']) {
      expect(parseJson(`{"id":${space}${written}${space},"words":"1e5"}`)).toEqual({ id: read, words: '1e5' });
      expect(parseJson(`[1,${space}${written}${space}]`)).toEqual([1, read]);
    }
  });

  it('costs no more than a SyntaxError, however deep it lies', () => {
    const deep = `${'['.repeat(200_000)}1.0${']'.repeat(200_000)}`;
    expect(() => parseJson(deep)).toThrow(SyntaxError);
    expect(() => parseJson('{"a":1.0')).toThrow(SyntaxError);
  });
});

describe('ids that are numbers', () => {
  const shop = createMisbehavingShop();
  let host: MisbehavingHost;
  let asha: TestBrowser;
  beforeEach(async () => {
    ({ asha } = await (await shop).open());
    ({ host } = await shop);
  });
  afterAll(async () => (await shop).close());

  /** Makes the host write ids with these digits. */
  const write = (call: string, digitsOf: Record<string, string>) => {
    host.twist = (made, response) => {
      if (!made.startsWith(call)) return;
      let text = JSON.stringify(response.body);
      for (const [id, digits] of Object.entries(digitsOf)) text = text.replaceAll(`"${id}"`, digits);
      response.body = text;
    };
  };

  it.each(['9007199254740995 9007199254740996', '1e21 1.0e21', '5.50 5.5'])(
    'of two lines stay two ids, here and in the calls back: %s',
    async (pair) => {
      const digits = pair.split(' ');
      const [one = '', other = ''] = digits;
      (await shop).shop.of('asha').lines = [
        { id: 'c-1', sku: 'SAR-1001-0', quantity: 1 },
        { id: 'c-2', sku: 'SAR-1002-0', quantity: 1 },
      ];
      write('GET /cart', { 'c-1': one, 'c-2': other });
      const { data } = await asha.request('{ me { cart { items { cartId } } } }');
      expect(data.me.cart.items.map(({ cartId }: Json) => cartId).toSorted()).toEqual(digits.toSorted());
      await asha.request(
        'mutation ($id: ID!) { removeFromCart(input: { cartItemId: $id }) { userErrors { code } cart { itemCount } } }',
        { id: other },
      );
      expect(host.calls).toContain(`/cart/${other}`);
      expect(host.calls).not.toContain(`/cart/${one}`);
    },
  );

  it('of two products open two products', async () => {
    write('GET /product', { 't-saree-1': '9007199254740993', 't-saree-2': '9007199254740992' });
    const { data } = await asha.request('{ product(id: "9007199254740993") { productId } }');
    expect(host.calls).toContain('/product/9007199254740993');
    expect(data.product?.productId ?? null).toBeNull();
    const list = await asha.request('{ products(first: 60) { nodes { productId } } }');
    const ids = list.data.products.nodes.map(({ productId }: Json) => productId);
    expect(ids).toContain('9007199254740993');
    expect(ids).toContain('9007199254740992');
  });
});
