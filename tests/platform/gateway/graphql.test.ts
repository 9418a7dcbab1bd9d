import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControl } from '@apollo/server/plugin/cacheControl';
import * as fc from 'fast-check';
import {
  buildSchema,
  GraphQLError,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  print,
  type GraphQLOutputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../../bff/graphql/explorer.ts';
import { moneyOfRupees } from '../../../bff/host/money.ts';
import { createRichCatalogHost } from '../../hosts/rich-catalog-host.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';

const json = { 'content-type': 'application/json' };
const post = (body: unknown) => ({ method: 'POST', headers: json, body: JSON.stringify(body) });
const LISTING = '{ category(name: "Saree") { products { nodes { id } } } }';

let host: TestHost;
let gateway: TestGateway;
beforeAll(async () => {
  host = await createRichCatalogHost();
  gateway = await createTestGateway(host.url);
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});

/** Returns a value of a type. Lists have one item. */
function sample(type: GraphQLOutputType): unknown {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return [sample(type.ofType)];
  if (isObjectType(type)) return {};
  if (isEnumType(type)) return type.getValues()[0]?.name;
  return type.toString() === 'Int' || type.toString() === 'Float' ? 1 : type.toString() === 'Boolean' ? true : 'x';
}

describe('cache hints', () => {
  const documents = [
    LISTING,
    '{ __typename }',
    '{ categories { name } }',
    '{ product(id: "1") { id reviews { totalCount pageInfo { endCursor } nodes { reviewer } } } }',
    'query { ...Q } fragment Q on Query { variant(sku: "1") { sku product { category { name } } } }',
    ...parse(EXAMPLES).definitions.map((definition) => print(definition)),
  ];

  it("are the same as by Apollo's own plugin", async () => {
    const apollo = new ApolloServer({
      schema: buildSchema(readFileSync(join(import.meta.dirname, '../../../schema/generated/schema.graphql'), 'utf8')),
      fieldResolver: (_source, _args, _context, { returnType }) => sample(returnType),
      plugins: [ApolloServerPluginCacheControl()],
    });
    for (const query of documents) {
      const theirs = await apollo.executeOperation({ query, variables: { id: 't-saree-1' } });
      const ours = await gateway.request(query, { id: 't-saree-1' });
      expect(ours.errors).toBeUndefined();
      expect([query, ours.headers.get('cache-control')]).toEqual([query, theirs.http.headers.get('cache-control')]);
    }
  });

  it('forbid caching of a response with an error in it', async () => {
    const { headers } = await gateway.request('{ category(name: "Saree") { products(page: 0) { nodes { id } } } }');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('limits for any query', () => {
  const deep = (levels: number) =>
    `{ product(id: "t-saree-1") ${'{ variants { product '.repeat(levels)} { id } ${'} }'.repeat(levels)} }`;
  const bomb = `{ product(id: "1") { ...F0 } } ${Array.from(
    { length: 20 },
    (_, at) => `fragment F${at} on Product { a${at}: id ...F${at + 1} b${at}: name ...F${at + 1} }`,
  ).join(' ')} fragment F20 on Product { id }`;
  const cases: [string, string][] = [
    ['too deep', deep(8)],
    ['with too many aliases', `{ ${Array.from({ length: 51 }, (_, at) => `a${at}: __typename`).join(' ')} }`],
    [
      'with lists within lists',
      '{ categories { products { nodes { category { products { nodes { id name path } } } } } } }',
    ],
    ['with fragments that unfold without end', bomb],
    [
      'with whole reviews of which only the number is read',
      `{ category(name: "Saree") { products { nodes { reviewCount reviews(first: 50) { totalCount }
         variants { reviews(first: 50) { totalCount } } } } } }`,
    ],
    [
      'that counts the reviews of many products',
      `{ ${Array.from({ length: 10 }, (_, at) => `c${at}: category(name: "Saree") { products(page: ${at + 1}) { nodes { reviewCount } } }`).join(' ')} }`,
    ],
    [
      'that counts what very many filters would leave',
      `{ categories { ${Array.from({ length: 10 }, (_, at) => `c${at}: products(filter: { minPrice: ${at} }) { filterCounts { count } }`).join(' ')} } }`,
    ],
    [
      'that pays for much with less than nothing',
      `{ n: category(name: "Dress") { showcase(first: -2147483648) { id } }
         category(name: "Saree") { showcase(first: 24) { category { showcase(first: 24) { category { showcase(first: 24) { id name } } } } } } }`,
    ],
  ];
  for (const [what, query] of cases) {
    it(`refuse one ${what}, before any REST call`, async () => {
      await gateway.request('{ __typename }');
      host.calls.length = 0;
      const { errors, status } = await gateway.request(query);
      expect(errors?.[0]?.extensions).toEqual({ code: 'QUERY_TOO_COSTLY', requestId: expect.any(String) });
      expect(status).toBe(400);
      expect(host.calls).toEqual([]);
    });
  }

  it('count the values of variables', async () => {
    const query = `query ($n: Int!) { category(name: "Saree") { products { nodes { variants {
      reviews(first: $n) { nodes { id comment } } } } } } }`;
    expect((await gateway.request(query, { n: 5 })).errors).toBeUndefined();
    const usual = query.replace('$n: Int!', '$n: Int = 5000000');
    for (const reply of [await gateway.request(query, { n: 5e6 }), await gateway.request(usual)]) {
      expect(reply.errors?.[0]?.extensions?.['code']).toBe('QUERY_TOO_COSTLY');
    }
  });

  it('refuse a document of more than 1,000 words and signs', async () => {
    const { errors } = await gateway.request(`{ ${'__typename '.repeat(1_000)} }`);
    expect(errors?.[0]?.extensions?.['code']).toBe('QUERY_TOO_COSTLY');
  });
});

describe('the way in', () => {
  it('runs nothing if the document has no operation of the requested name, by either method', async () => {
    await gateway.request('{ __typename }');
    host.calls.length = 0;
    const url = `${gateway.address}/graphql`;
    const leave = 'mutation { leaveNewsletter(input: { token: "t" }) { message } }';
    const costly = `query A { ${Array.from({ length: 60 }, (_, at) => `a${at}: categories { name }`).join(' ')} }`;
    const requested = ['nope', '__proto__', 'constructor'].flatMap((operationName) =>
      [leave, costly, LISTING].map((query) => ({ query, operationName })),
    );
    const preflight = { headers: { 'apollo-require-preflight': '1' } };
    // A repeated request runs on another path than the first.
    for (const body of [...requested, ...requested, ...requested, { query: `${costly} query B { __typename }` }]) {
      const responses = [await fetch(url, post(body)), await fetch(`${url}?${new URLSearchParams(body)}`, preflight)];
      for (const response of responses) {
        const { data, errors } = await response.json();
        expect([body, response.status, data]).toEqual([body, 400, undefined]);
        expect(errors).toMatchObject([{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }]);
      }
    }
    const live = await gateway.request('subscription { orderItem(id: "x") { id } }');
    expect([live.status, live.errors?.[0]?.extensions?.['code']]).toEqual([406, 'BAD_REQUEST']);
    expect(host.calls).toEqual([]);
  });

  it('accepts a query by its hash after it has received the text', async () => {
    const query = '{ __typename }';
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const send = async (body: object) =>
      (await fetch(`${gateway.address}/graphql`, post({ ...body, extensions }))).json();
    expect(await send({})).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
    expect(await send({ query })).toEqual({ data: { __typename: 'Query' } });
    expect(await send({})).toEqual({ data: { __typename: 'Query' } });
  });

  it('refuses a query whose hash is of another one, as a request that is not right', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    const response = await fetch(`${gateway.address}/graphql`, post({ query: '{ __typename }', extensions }));
    expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('returns its own form for an unreadable address, and declares for caches which headers responses depend on', async () => {
    const response = await fetch(`${gateway.address}/%`);
    const message = 'The address is not well formed.';
    const id = response.headers.get('x-request-id');
    expect([response.status, await response.json()]).toEqual([
      400,
      { errors: [{ message, extensions: { code: 'BAD_REQUEST', requestId: id } }] },
    ]);
    for (const [name, value] of [
      ['cache-control', 'no-store'],
      ['x-content-type-options', 'nosniff'],
    ] as const)
      expect(response.headers.get(name)).toBe(value);
    expect((await gateway.request(LISTING)).headers.get('vary')).toContain('Accept');
  });

  it('refuses a fabric that is no word', async () => {
    const fabrics = '{ category(name: "Saree") { products(filter: { fabrics: [" "] }) { nodes { id } } } }';
    expect((await gateway.request(fabrics)).errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  it('[GATE-5] reveals nothing about an unexpected error', async () => {
    const boom = () => ({
      data: null,
      errors: [new GraphQLError('boom', { originalError: new TypeError('pg://shop:pw@db') })],
    });
    const broken = await createTestGateway(host.url, {}, { createExecutor: () => boom });
    const { errors } = await broken.request('{ __typename }');
    await broken.close();
    expect(errors).toEqual([
      {
        message: 'Something went wrong at our end.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      },
    ]);
  });

  it('reports that it lives, and whether the REST host responds', async () => {
    const status = async (path: string) => (await fetch(gateway.address + path)).status;
    expect([await status('/livez'), await status('/readyz'), await status('/nowhere')]).toEqual([200, 200, 404]);
    const alone = await createTestGateway('http://127.0.0.1:9');
    const [alive, ready] = await Promise.all(['/livez', '/readyz'].map((path) => fetch(alone.address + path)));
    expect([alive?.status, ready?.status]).toEqual([200, 200]);
    expect(await ready?.json()).toEqual({ status: 'ok', restHost: 'away' });
    expect(await (await fetch(`${gateway.address}/readyz`)).json()).toEqual({ status: 'ok', restHost: 'ok' });
    // A host may require a token before it checks whether it has the call.
    for (const status of [401, 403, 404]) {
      const guarded = await createTestHost((_, __, response) => {
        response.writeHead(status).end('{}');
        return 'sent';
      });
      const over = await createTestGateway(guarded.url);
      const reported = await (await fetch(`${over.address}/readyz`)).json();
      expect([status, reported]).toEqual([status, { status: 'ok', restHost: 'ok' }]);
      await over.close();
      await guarded.close();
    }
    await alone.close();
  });
});

describe('to explore the shop', () => {
  const html = { headers: { accept: 'text/html' } };

  it('[GATE-6] Sandbox opens on the address of the gateway with examples, and / leads there', async () => {
    const page = await fetch(gateway.address, html);
    expect([page.status, page.url]).toEqual([200, `${gateway.address}/graphql`]);
    const text = await page.text();
    expect(text).toContain('EmbeddedSandbox');
    expect(text).toContain('query ProductPage');
  });

  it('[GATE-6] in production there is neither, nor introspection', async () => {
    const shop = await createTestGateway(host.url, { isProduction: true });
    const pages = await Promise.all(['/', '/graphql', '/explorer'].map((path) => fetch(shop.address + path, html)));
    const { errors } = await shop.request('{ __schema { types { name } } }');
    const guess = await shop.request('{ product(id: "1") { nam } }');
    await shop.close();
    expect(pages.map(({ status }) => status)).toEqual([404, 406, 404]);
    expect(errors?.[0]?.extensions?.['code']).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(guess.errors?.[0]?.message).not.toContain('name');
    expect((await gateway.request('{ __schema { queryType { name } } }')).errors).toBeUndefined();
  });
});

describe('money', () => {
  it('[SHELL-7] prices have the rupee sign, Indian grouping and two decimals', () => {
    const indian = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    const amounts = fc.integer({ min: 0, max: 20_000_000 });
    const isSame = fc.property(amounts, (amount) => moneyOfRupees(amount).display === indian.format(amount));
    expect(fc.check(isSame)).toMatchObject({ failed: false });
  });
});
