import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { startOverApi, type ApiWithGateways } from './over-api.ts';

/** Operations whose variable has a default that null replaces, and the executor's message. */
const WRONG: [what: string, query: string, name: string, message: string][] = [
  [
    'an argument of a query',
    'query ($c: ID = "rb-1001") { product(id: $c) { id } }',
    'c',
    'Argument "id" of non-null type "ID!" must not be null.',
  ],
  [
    'an argument of a mutation',
    'mutation ($i: LeaveNewsletterInput = { token: "t" }) { leaveNewsletter(input: $i) { message } }',
    'i',
    'Argument "input" of non-null type "LeaveNewsletterInput!" must not be null.',
  ],
  [
    'a field of an input',
    'mutation ($t: String = "t") { leaveNewsletter(input: { token: $t }) { message } }',
    't',
    'Argument "input" has invalid value {token: $t}.',
  ],
  [
    '@skip at the root',
    'query ($s: Boolean = true) { shop @skip(if: $s) { name } __typename }',
    's',
    'Argument "if" of non-null type "Boolean!" must not be null.',
  ],
  [
    '@skip of a field',
    'query ($s: Boolean = true) { shop { name @skip(if: $s) tagline } }',
    's',
    'Argument "if" of non-null type "Boolean!" must not be null.',
  ],
  [
    '@include of a fragment',
    'query ($s: Boolean = true) { shop { tagline ... @include(if: $s) { name } } }',
    's',
    'Argument "if" of non-null type "Boolean!" must not be null.',
  ],
];

let shop: ApiWithGateways;
const gateways: Record<string, TestGateway> = {};
const lines: string[] = [];
beforeAll(async () => {
  shop = await startOverApi();
  const options = { logTo: { write: (line: string) => void lines.push(line) } };
  gateways['Apollo Server'] = await shop.open({ hasFastPath: false, logLevel: 'error' }, options);
  gateways['the fast path'] = await shop.open({ hasFastPath: true, logLevel: 'error' }, options);
});
afterAll(() => shop.close());

describe('null for a variable that has a default', () => {
  for (const way of ['Apollo Server', 'the fast path']) {
    for (const [what, query, name, message] of WRONG) {
      it(`in ${what} is a mistake of the client by ${way}, whatever was requested before`, async () => {
        const request = async (variables: object) => {
          const { status, data, errors } = (await gateways[way]?.request(query, { ...variables })) ?? {};
          return { status, data, errors: errors?.map((error) => [error.message, error.extensions?.['code']]) };
        };
        const first = await request({ [name]: null });
        expect(first).toMatchObject({ status: 200, errors: [[message, 'BAD_USER_INPUT']] });
        for (let time = 0; time < 3; time++) expect((await request({})).errors).toBeUndefined();
        for (let time = 0; time < 3; time++) expect(await request({ [name]: null })).toEqual(first);
        expect(lines).toEqual([]);
      });
    }
  }

  it('is the value if null is allowed', async () => {
    const query = 'query ($s: ProductSearchInput = { text: "s" }) { products(search: $s) { totalCount } }';
    for (let time = 0; time < 3; time++) {
      const responses = Object.values(gateways).map((gateway) => gateway.request(query, { s: null }));
      for (const { errors, data } of await Promise.all(responses))
        expect([errors, data.products.totalCount > 0]).toEqual([undefined, true]);
    }
  });
});
