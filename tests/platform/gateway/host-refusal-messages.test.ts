import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { createMisbehavingShop, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';

let twisted: MisbehavingShop;
let asha: TestBrowser;
beforeAll(async () => {
  twisted = await createMisbehavingShop();
});
afterAll(() => twisted.close());
beforeEach(async () => {
  ({ asha } = await twisted.open());
});

/** Refuses each addition to a cart with this body. */
const refuseWith = (body: unknown) => {
  twisted.host.twist = (made, response) => {
    if (made === 'POST /cart') Object.assign(response, { status: 422, body });
  };
};
const ADD = 'mutation { addToCart(input: { sku: "SAR-1005-0" }) { userErrors { code field message } } }';
const userErrors = async () => (await asha.request(ADD)).data.addToCart.userErrors;

describe('a refusal of the host', () => {
  const WORDS: [string, unknown, string][] = [
    [
      'a list',
      { message: ['That colour is gone.', 'Choose another one.'] },
      'That colour is gone. Choose another one.',
    ],
    ['an object', { message: { sku: 'That colour is gone.' } }, 'That colour is gone.'],
    ['errors[].msg', { errors: [{ msg: 'That colour is gone.', param: 'sku' }] }, 'That colour is gone.'],
    ['errors by field', { errors: { sku: ['That colour is gone.'] } }, 'That colour is gone.'],
    ['error', { error: 'That colour is gone.' }, 'That colour is gone.'],
    ['something that no shopper may read', { message: ['at /srv/app.js:12:7'] }, 'Failed to add product to cart.'],
  ];
  for (const [what, body, words] of WORDS) {
    it(`has a message for the shopper as ${what}`, async () => {
      refuseWith(body);
      expect(await userErrors()).toMatchObject([{ message: words }]);
    });
  }

  const SEVERAL: [string, unknown][] = [
    [
      'errors[].msg',
      {
        errors: [
          { msg: 'No such piece.', path: 'sku' },
          { msg: 'Too many.', path: 'quantity' },
          { msg: 'Odd.', path: 'quantity' },
        ],
      },
    ],
    [
      'errors by field',
      { message: 'Invalid.', errors: { sku: ['No such piece.'], quantity: ['Too many.'], at: ['at /srv/app.js:1:2'] } },
    ],
  ];
  for (const [what, body] of SEVERAL) {
    it(`names several wrong fields as ${what}, each with its message`, async () => {
      refuseWith(body);
      expect(await userErrors()).toEqual([
        { code: 'INVALID_INPUT', field: ['input', 'sku'], message: 'No such piece.' },
        { code: 'INVALID_INPUT', field: ['input', 'quantity'], message: 'Too many.' },
      ]);
    });
  }

  it("begins with our name of a field where its words begin with the host's", async () => {
    refuseWith({ field: 'sku', message: 'sku is not known' });
    expect(await userErrors()).toMatchObject([{ field: ['input', 'sku'], message: 'Sku is not known' }]);
  });
});
