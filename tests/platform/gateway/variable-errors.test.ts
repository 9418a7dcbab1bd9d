import { describe, expect, it } from 'vitest';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { withApi, type ApiWithGateways } from './over-api.ts';

const CANCEL = 'mutation ($i: CancelOrderItemInput!) { cancelOrderItem(input: $i) { userErrors { code } } }';
const PAY = 'mutation ($i: StartPaymentInput!) { startPayment(input: $i) { userErrors { code } } }';
const LOGIN = 'mutation ($i: LoginInput!) { login(input: $i) { userErrors { code } } }';
const FILTER = `query ($filter: ProductFilterInput, $sort: ProductSort, $page: Int) {
  category(name: "Saree") { products(filter: $filter, sort: $sort, page: $page) { nodes { id } } } }`;
const SECRET = 'hunter2 at "i.email"; x';

let shop: ApiWithGateways;
let development: TestGateway;
let production: TestGateway;
withApi.beforeAll(async ({ overApi }) => {
  shop = overApi;
  [development, production] = [await shop.open(), await shop.open({ isProduction: true })];
});

/** The messages of a request's errors, in production. */
const messagesOf = async (query: string, variables: object, gateway = production) => {
  const { errors = [], data } = await gateway.request(query, { ...variables });
  expect(data).toBeUndefined();
  return errors.map(({ message }) => message);
};

describe('a wrong variable', () => {
  it('of an enum returns the valid words', async () => {
    const [message] = await messagesOf(CANCEL, { i: { orderItemId: 'oi-1', reason: 'NO_SUCH_REASON' } });
    expect(message).toMatch(
      /^Variable "\$i" got an invalid value at "i\.reason"; expected CancelReason: one of [A-Z_]+(, [A-Z_]+){2,}\.$/,
    );
    expect(message).not.toContain('NO_SUCH_REASON');
    expect(await messagesOf(FILTER, { sort: 7 })).toEqual([
      'Variable "$sort" got an invalid value; expected ProductSort: one of RELEVANCE, NEWEST, PRICE_ASC, PRICE_DESC, RATING, DISCOUNT, POPULARITY.',
    ]);
  });

  it('returns the type that is expected there, deep within lists and inputs too', async () => {
    expect(await messagesOf(FILTER, { page: 'two' })).toEqual(['Variable "$page" got an invalid value; expected Int.']);
    expect(await messagesOf(FILTER, { filter: { minPrice: {}, fabrics: ['Silk', 7], inStock: 'yes' } })).toEqual([
      'Variable "$filter" got an invalid value at "filter.minPrice"; expected Paise such as 249900.',
      'Variable "$filter" got an invalid value at "filter.fabrics[1]"; expected String.',
      'Variable "$filter" got an invalid value at "filter.inStock"; expected Boolean.',
    ]);
    expect(await messagesOf(PAY, { i: 'all of it' })).toEqual([
      'Variable "$i" got an invalid value; expected StartPaymentInput.',
    ]);
  });

  it('reports a field that is missing, null, or unknown; it suggests similar names only in development', async () => {
    expect(await messagesOf(LOGIN, { i: { email: 'a@b.example' } })).toEqual([
      'Variable "$i" got an invalid value; Field "password" of required type "String!" was not provided.',
    ]);
    expect(await messagesOf(LOGIN, { i: { email: null, password: 'x' } })).toEqual([
      expect.stringMatching(/^Variable "\$i" got an invalid value at "i\.email"; expected \w+!\.$/),
    ]);
    const typo = { i: { email: 'a@b.example', password: 'x', passwort: 'x' } };
    const unknown = 'Variable "$i" got an invalid value; there is no field "passwort" in LoginInput.';
    expect(await messagesOf(LOGIN, typo)).toEqual([unknown]);
    expect(await messagesOf(LOGIN, typo, development)).toEqual([`${unknown} Did you mean "password"?`]);
  });

  it('is never repeated, whatever it looks like', async () => {
    for (const i of [
      SECRET,
      { email: [SECRET], password: { value: SECRET } },
      { email: { [SECRET]: SECRET }, password: 7 },
      { email: 'a@b.example', password: SECRET, [SECRET]: SECRET },
    ]) {
      for (const gateway of [production, development]) {
        const messages = await messagesOf(LOGIN, { i }, gateway);
        expect(messages.length).toBeGreaterThan(0);
        expect(messages.join(' ')).not.toContain('hunter2');
      }
    }
  });
});
