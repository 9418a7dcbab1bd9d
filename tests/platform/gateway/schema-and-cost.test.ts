import { buildSchema, findBreakingChanges, isObjectType, Kind, parse, printSchema, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureOperation } from '../../../bff/platform/graphql/limits.ts';
import { createSchema } from '../../../bff/schema.ts';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { startOverApi, type ApiWithGateways } from './over-api.ts';

const LISTING = '{ category(name: "Saree") { products { nodes { id name } } } }';
const APP = 'https://app.example';

let shop: ApiWithGateways;
let gateway: TestGateway;
beforeAll(async () => {
  shop = await startOverApi();
  gateway = await shop.open({ isProduction: true, corsOrigins: [APP] });
});
afterAll(() => shop.close());

describe('the schema at /schema.graphql', () => {
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${gateway.address}/schema.graphql`, { method, headers });

  it('[GATE-7] is the one that runs, in production too, with descriptions and directives', async () => {
    const answer = await get();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await answer.text();
    const served = buildSchema(text);
    expect(findBreakingChanges(served, createSchema())).toEqual([]);
    expect(printSchema(served).length).toBe(printSchema(createSchema()).length);
    for (const part of ['@cacheControl(maxAge: ', '@sensitive', '@public', 'REST calls: '])
      expect(text).toContain(part);
  });

  it('is kept by caches and taken by clients that have it, and by pages of named origins', async () => {
    const first = await get({ origin: APP });
    expect([first.headers.get('cache-control'), first.headers.get('access-control-allow-origin')]).toEqual([
      'public, max-age=300',
      APP,
    ]);
    const etag = first.headers.get('etag') ?? '';
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await get({}, 'HEAD')).headers.get('etag')).toBe(etag);
    const asked = { origin: APP, 'access-control-request-method': 'GET' };
    expect((await get({ ...asked, 'access-control-request-headers': 'if-none-match' }, 'OPTIONS')).status).toBe(204);
  });

  it('is named where introspection is refused', async () => {
    const { errors, data } = await gateway.ask('{ __schema { types { name } } }');
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toBe(
      'Introspection is not answered here. The whole schema stands at /schema.graphql.',
    );
  });
});

/** Every field that causes a REST call of our own host, as the schema says it by `@calls`: the names of its type and of itself. */
function fieldsWithCalls(schema: GraphQLSchema): [type: string, field: string][] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    const fields = isObjectType(type) && type.name !== 'Subscription' ? Object.values(type.getFields()) : [];
    return fields
      .filter(({ astNode }) => {
        const calls = astNode?.directives?.find((directive) => directive.name.value === 'calls');
        const own = calls?.arguments?.find((argument) => argument.name.value === 'own')?.value;
        return own?.kind === Kind.STRING && own.value.startsWith('1');
      })
      .map((field): [string, string] => [type.name, field.name]);
  });
}

describe('the cost of an operation', () => {
  const schema = createSchema();
  it.each(fieldsWithCalls(schema))('counts the REST call of %s.%s', (type, field) => {
    const document = parse(`{ ...Part } fragment Part on ${type} { ${field} }`);
    const [operation] = document.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation.');
    expect(measureOperation(schema, document, operation, {}).cost).toBeGreaterThanOrEqual(10);
  });

  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const answer = await fetch(`${gateway.address}/graphql`, { ...init, body: JSON.stringify({ query }) });
    return { status: answer.status, ...(await answer.json()) };
  };

  it('is told with the limit to a client that asks for it by x-graphql-cost, and to no other', async () => {
    const told = await ask(LISTING, { 'x-graphql-cost': '1' });
    expect(told.extensions).toEqual({ cost: { requested: expect.any(Number), limit: 10_000 } });
    expect(told.extensions.cost.requested).toBeGreaterThan(50);
    const more = await ask(LISTING.replace('name }', 'name reviewCount }'), { 'x-graphql-cost': '1' });
    expect(more.extensions.cost.requested).toBeGreaterThan(told.extensions.cost.requested);
    expect((await ask(LISTING)).extensions).toBeUndefined();
    expect((await ask(LISTING, { 'x-graphql-cost': '0' })).extensions).toBeUndefined();
  });

  it('is told whenever an operation costs too much', async () => {
    const listing = 'products(page: 1) { nodes { reviews(first: 50) { nodes { id } } } }';
    const costly = `{ ${['Saree', 'Dress'].map((name, at) => `c${at}: category(name: "${name}") { ${listing} }`).join(' ')} }`;
    const { status, errors, extensions } = await ask(costly);
    expect([status, errors[0].extensions.code]).toEqual([400, 'QUERY_TOO_COSTLY']);
    expect(extensions.cost.limit).toBe(10_000);
    expect(errors[0].message).toContain(`cost is ${extensions.cost.requested}`);
  });

  it('counts each key by which something is read, given beside the document or as a default within it', async () => {
    const ids = Array.from({ length: 50 }, (_, at) => `Order:x${at}`);
    const costOf = async (query: string) => (await ask(query, { 'x-graphql-cost': '1' })).extensions.cost.requested;
    const given = await costOf(`{ nodes(ids: ${JSON.stringify(ids)}) { id __typename } }`);
    expect(given).toBeGreaterThan(ids.length * 10);
    const byDefault = `query ($ids: [ID!]! = ${JSON.stringify(ids)}) { nodes(ids: $ids) { id __typename } }`;
    expect(await costOf(byDefault)).toBe(given);
    const many = Array.from({ length: 20 }, (_, at) => `a${at}: nodes(ids: $ids) { id }`).join(' ');
    const { errors } = await ask(`query ($ids: [ID!]! = ${JSON.stringify(ids)}) { ${many} }`);
    expect(errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
  });
});
