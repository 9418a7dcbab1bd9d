import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';

const QUERY = '{"query":"{ __typename }"}';
const CHARSET = 'The body must be JSON in UTF-8: send no other charset than utf-8 in the content type.';
const UTF8 = 'The body must be JSON in UTF-8: it has bytes that are none.';
const CODING = 'The body must not be compressed: send it without a content-encoding.';
const NAMES = 'The body must have nothing named "__proto__", and no "constructor" with a "prototype" in it.';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost(() => ({}));
});
afterAll(() => host.close());

describe('a request', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway(host.url);
  });
  afterAll(() => gateway.close());
  const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
    fetch(`${gateway.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'caller-7', ...headers },
      body: new Uint8Array(Buffer.from(body)),
    });
  const get = (parameters: Record<string, string>) =>
    fetch(`${gateway.address}/graphql?${new URLSearchParams(parameters)}`);

  it.each(['utf-16', 'UTF-16LE', '"iso-8859-1"', 'utf-8;charset=utf-16', ''])(
    'is refused in the charset %s, whatever its bytes are',
    async (charset) => {
      for (const body of [QUERY, Buffer.from(QUERY, 'utf16le')]) {
        const response = await post(body, { 'content-type': `application/json; charset=${charset}` });
        const extensions = { code: 'BAD_REQUEST', requestId: 'caller-7' };
        expect([response.status, await response.json()]).toEqual([415, { errors: [{ message: CHARSET, extensions }] }]);
      }
    },
  );

  it.each(['utf-8', 'UTF-8', '"utf-8"', 'utf8'])('is read in the charset %s', async (charset) => {
    const response = await post(QUERY, { 'content-type': `application/json; charset=${charset}` });
    expect([response.status, await response.json()]).toEqual([200, { data: { __typename: 'Query' } }]);
  });

  it('is refused with bytes that are not UTF-8, and read with every sign that is', async () => {
    const bodyWith = (bytes: number[]) =>
      Buffer.concat([
        Buffer.from(QUERY.slice(0, -1)),
        Buffer.from(',"extensions":{"a":"'),
        Buffer.from(bytes),
        Buffer.from('"}}'),
      ]);
    // A Latin-1 letter, a truncated character, an overlong one, a lone UTF-16 surrogate.
    for (const bytes of [[0xe9], [0xe0, 0xa4], [0xc0, 0xaf], [0xed, 0xa0, 0x80]]) {
      const response = await post(bodyWith(bytes));
      const extensions = { code: 'BAD_REQUEST', requestId: 'caller-7' };
      expect([response.status, await response.json()]).toEqual([400, { errors: [{ message: UTF8, extensions }] }]);
    }
    for (const text of ['लहरिया', '₹', '\u{1f9f5}', '\ufffd']) {
      expect([text, (await post(bodyWith([...Buffer.from(text)]))).status]).toEqual([text, 200]);
    }
  });

  it.each(['gzip', 'br', 'GZIP', 'identity, gzip', 'made-up'])('is refused compressed by %s', async (coding) => {
    for (const body of [QUERY, gzipSync(QUERY)]) {
      const response = await post(body, { 'content-encoding': coding });
      const extensions = { code: 'BAD_REQUEST', requestId: 'caller-7' };
      expect([response.status, await response.json()]).toEqual([415, { errors: [{ message: CODING, extensions }] }]);
      expect(response.headers.get('accept-encoding')).toBe('identity');
    }
  });

  it('is read with a coding that changes nothing', async () => {
    for (const coding of ['identity', 'Identity']) {
      expect((await post(QUERY, { 'content-encoding': coding })).status).toBe(200);
    }
  });

  it('may leave its operationName empty, by POST as by GET, the first time and later', async () => {
    const [one, two] = ['{ __typename }', 'query A { __typename } query B { __typename }'];
    const right = { data: { __typename: 'Query' } };
    for (const query of [one, 'query Named { __typename }', one, 'query Named { __typename }']) {
      const responses = [
        await get({ query, operationName: '' }),
        await post(JSON.stringify({ query, operationName: '' })),
      ];
      for (const response of responses)
        expect([query, response.status, await response.json()]).toEqual([query, 200, right]);
    }
    const unclear = [
      await get({ query: two, operationName: '' }),
      await post(JSON.stringify({ query: two, operationName: '' })),
      await post(JSON.stringify({ query: two })),
    ];
    for (const response of unclear)
      expect([response.status, (await response.json()).errors]).toMatchObject([
        400,
        [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }],
      ]);
  });

  it('takes no variables by the name of the prototype: unknown at the top, refused within an input, never taken', async () => {
    const products =
      'query ($filter: ProductFilterInput) { category(name: "Saree") { products(filter: $filter) { totalCount } } }';
    const code = 'query ($code: String = "A") { promoCode(code: $code, subtotal: 100) { code } }';
    const named = (name: string) =>
      `Variable "$filter" got an invalid value; there is no field "${name}" in ProductFilterInput.`;
    const cases: [query: string, variables: string, message: string | undefined][] = [
      [products, '{"filter":{"__proto__":{"inStock":"x"}}}', named('__proto__')],
      [products, '{"filter":{"constructor":{"prototype":{"inStock":true}}}}', named('constructor')],
      [code, '{"__proto__":{"code":7,"polluted":true}}', undefined],
    ];
    for (const [query, variables, message] of cases) {
      for (let time = 1; time <= 2; time++) {
        const sent = await post(`{"query":${JSON.stringify(query)},"variables":${variables}}`);
        expect([variables, sent.status, await sent.json()]).toMatchObject([
          variables,
          400,
          { errors: [{ message: NAMES, extensions: { code: 'BAD_REQUEST' } }] },
        ]);
        const { errors } = await (await get({ query, variables })).json();
        expect([variables, errors?.[0]?.message]).toEqual([variables, message]);
        expect(Reflect.get({}, 'polluted')).toBeUndefined();
      }
    }
  });
});
