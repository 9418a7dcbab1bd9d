import { text } from 'node:stream/consumers';
import { getStitchedSchemaFromSupergraphSdl } from '@graphql-tools/federation';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { composeServices } from '@theguild/federation-composition';
import { getNamedType, graphql, isInterfaceType, isUnionType, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGatewayConfig } from '../../../bff/config.ts';
import { createSchema } from '../../../bff/schema.ts';
import type { Json } from '../../json.ts';
import { setStock } from '../../cart/shoppers.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';

const LONG = { readTimeoutMs: 20_000, writeTimeoutMs: 20_000, deadlineMs: 25_000 };
const ENTITIES = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
  __typename ... on Node { id } ... on Product { name } ... on Variant { product { name } } } }`;

let shop: OrderShop;
let subgraph: TestGateway;
let [asha, rohan, visitor]: TestBrowser[] = [];
let own: { orderId: string; orderItemId: string; shopperId: string };
/** A browser of the same shopper at the subgraph. */
const atSubgraph = ({ token, cookies }: TestBrowser) => Object.assign(createTestBrowser(subgraph), { token, cookies });

beforeAll(async () => {
  shop = await createOrderShop();
  subgraph = await createTestGateway(shop.address, { ...LONG, isSubgraph: true });
  const [first, second] = [await shop.newShopper(), await shop.newShopper()];
  await setStock(shop.api, 'SK-3', 100);
  await shop.placeOrder(first, { status: 'Delivered', lines: [{ sku: 'SK-3' }] });
  [asha, rohan, visitor] = [atSubgraph(first), atSubgraph(second), createTestBrowser(subgraph)];
  const { data } = await asha.ask('{ me { shopperId orderItems { nodes { orderItemId orderId } } } }');
  own = { shopperId: data.me.shopperId, ...data.me.orderItems.nodes[0] };
});
afterAll(async () => {
  await subgraph.close();
  await shop.close();
});
const entities = async (browser: TestBrowser | undefined, representations: Json[]) =>
  browser?.ask(ENTITIES, { representations });

it('the schema is as it is published, unless the owner makes it a subgraph', async () => {
  const { errors } = await shop.gateway.ask('{ _service { sdl } }');
  expect(errors?.[0]?.message).toContain('Cannot query field "_service"');
  expect(readGatewayConfig({ FEDERATION: 'on' }).isSubgraph).toBe(true);
  expect(readGatewayConfig({}).isSubgraph).toBe(false);
  expect(() => readGatewayConfig({ FEDERATION: 'yes' })).toThrow('FEDERATION must be on or off');
});

describe('an entity', () => {
  it('is found by its id and by its own key, in the order that the router asks', async () => {
    const answer = await entities(visitor, [
      { __typename: 'Variant', sku: 'SK-3' },
      { __typename: 'Product', id: 'Product:p-00003' },
      { __typename: 'Product', productId: 'p-00004' },
      { __typename: 'Category', name: 'Saree' },
      { __typename: 'Category', id: 'Category:Saree', name: 'Saree' },
      { __typename: 'Variant', id: 'Variant:SK-4' },
    ]);
    expect(answer?.errors).toBeUndefined();
    expect(answer?.data._entities).toMatchObject([
      { __typename: 'Variant', id: 'Variant:SK-3', product: { name: expect.any(String) } },
      { __typename: 'Product', id: 'Product:p-00003', name: expect.any(String) },
      { __typename: 'Product', id: 'Product:p-00004' },
      { __typename: 'Category', id: 'Category:Saree' },
      { __typename: 'Category', id: 'Category:Saree' },
      { __typename: 'Variant', id: 'Variant:SK-4' },
    ]);
  });

  it('is null where there is none, and where the id is of another type', async () => {
    const answer = await entities(visitor, [
      { __typename: 'Product', id: 'Product:none' },
      { __typename: 'Product', id: 'Variant:SK-3' },
      { __typename: 'Product', id: 'p-00003' },
      { __typename: 'Variant', sku: '../user' },
    ]);
    expect([answer?.data, answer?.errors]).toEqual([{ _entities: [null, null, null, null] }, undefined]);
  });

  it("that is a shopper's own needs the shopper's token: nobody else sees it", async () => {
    const representations = [
      { __typename: 'Shopper', shopperId: own.shopperId },
      { __typename: 'Order', orderId: own.orderId },
      { __typename: 'OrderItem', orderItemId: own.orderItemId },
      { __typename: 'OrderItem', id: `OrderItem:${own.orderItemId}` },
      { __typename: 'Cart', id: `Cart:${own.shopperId}` },
    ];
    const types = (answer: Json) => answer?.data._entities.map((one: Json) => one?.__typename ?? null);
    expect(types(await entities(asha, representations))).toEqual([
      'Shopper',
      'Order',
      'OrderItem',
      'OrderItem',
      'Cart',
    ]);
    for (const stranger of [rohan, visitor]) {
      const answer = await entities(stranger, representations);
      expect([types(answer), answer?.errors]).toEqual([representations.map(() => null), undefined]);
    }
  });

  it('is read with others by one call, and 200 of them at the most', async () => {
    const products = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ __typename: 'Product', productId: `p-000${10 + (at % 40)}` }));
    const calls: string[] = [];
    const counting = await createTestGateway(
      shop.address,
      { ...LONG, isSubgraph: true },
      { onCall: (id) => void calls.push(id) },
    );
    const browser = createTestBrowser(counting);
    await browser.ask('{ __typename }');
    calls.length = 0;
    expect((await entities(browser, products(40)))?.errors).toBeUndefined();
    expect(calls).toEqual(['getProducts']);
    const tooMany = await entities(browser, products(201));
    expect(tooMany?.errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    await counting.close();
  });

  it('is refused without a key, and for a type that has none', async () => {
    const unprintable = { __typename: { toString: 1, valueOf: 1 }, id: 'Product:p-00003' };
    const noType = [{ __typename: 'Money' }, unprintable, {}, 'x'];
    for (const one of [...noType, { __typename: 'Product' }, { __typename: 'Product', id: 7 }]) {
      const answer = await entities(visitor, [one]);
      expect([one, answer?.errors?.[0]?.extensions?.['code']]).toEqual([one, 'BAD_USER_INPUT']);
    }
  });

  it('costs as much as it would anywhere else', async () => {
    const query = ENTITIES.replace('{ name }', '{ variants { reviews(first: 50) { nodes { id reviewer } } } }');
    const representations = Array.from({ length: 50 }, () => ({ __typename: 'Product', productId: 'p-00003' }));
    const answer = await visitor?.ask(query, { representations });
    expect(answer?.errors?.[0]?.extensions?.['code']).toBe('QUERY_TOO_COSTLY');
    const levels = 8;
    const deep = `... on Product { ${'variants { product { '.repeat(levels)} id ${'} }'.repeat(levels)} }`;
    const answered = await visitor?.ask(ENTITIES.replace('... on Product { name }', deep), { representations: [] });
    expect(answered?.errors?.[0]?.extensions?.['code']).toBe('QUERY_TOO_COSTLY');
  });
});

describe('a router over the shop and another subgraph', () => {
  const STORIES: Record<string, { title: string; productId: string }> = {
    's-1': { title: 'How leheriya is tied', productId: 'p-00003' },
    's-2': { title: 'Indigo', productId: 'p-00004' },
  };
  const SDL = `
    type Query { stories: [Story!]! }
    type Story { title: String! product: Product! }
    type Product @key(fields: "productId") { productId: ID! stories: [Story!]! }
    type OrderItem @key(fields: "id") { id: ID! washing: String! }
  `;
  /** What the other subgraph runs. */
  const stories = makeExecutableSchema({
    typeDefs: `${SDL.replaceAll(/@key\(.*?\)/g, '')}
      scalar _Any union _Entity = Product | OrderItem
      extend type Query { _entities(representations: [_Any!]!): [_Entity]! }`,
    resolvers: {
      Query: {
        stories: () => Object.values(STORIES),
        _entities: (_: unknown, { representations }: { representations: unknown[] }) => representations,
      },
      Story: { product: ({ productId }: Json) => ({ productId }) },
      Product: {
        stories: ({ productId }: Json) => Object.values(STORIES).filter((one) => one.productId === productId),
      },
      OrderItem: { washing: () => 'By hand.' },
    },
  });
  let other: TestHost;
  beforeAll(async () => {
    other = await createTestHost(async (_path, _url, _response, request) => {
      const { query, variables } = JSON.parse(await text(request));
      return graphql({ schema: stories, source: query, variableValues: variables });
    });
  });
  afterAll(() => other.close());
  const LINK = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])';

  async function compose() {
    const { data } = await subgraph.ask('{ _service { sdl } }');
    return composeServices([
      { name: 'shop', typeDefs: parse(data._service.sdl), url: `${subgraph.address}/graphql` },
      { name: 'stories', typeDefs: parse(LINK + SDL), url: other.url },
    ]);
  }
  async function ask(query: string, headers: Record<string, string> = {}): Promise<Json> {
    const { supergraphSdl = '' } = await compose();
    const schema = getStitchedSchemaFromSupergraphSdl({
      supergraphSdl,
      httpExecutorOpts: { headers },
    });
    return graphql({ schema, source: query });
  }

  it('is composed of the two without a word', async () => {
    const composed = await compose();
    expect(composed.errors ?? []).toEqual([]);
    expect(composed.supergraphSdl).toContain('type Product');
  });

  it('gets no traces of resolvers, which tell of errors that clients must not see', async () => {
    const headers = { 'content-type': 'application/json', 'apollo-federation-include-trace': 'ftv1' };
    const init = { method: 'POST', headers, body: JSON.stringify({ query: '{ product(id: "none") { id } }' }) };
    const answer = await fetch(`${subgraph.address}/graphql`, init);
    expect(await answer.json()).toEqual({ data: { product: null } });
  });

  it("joins the other's fields to the shop's products, from both sides", async () => {
    const answer = await ask('{ stories { title product { name price { display } stories { title } } } }');
    expect(answer.errors).toBeUndefined();
    expect(answer.data.stories).toMatchObject([
      { title: 'How leheriya is tied', product: { stories: [{ title: 'How leheriya is tied' }] } },
      { title: 'Indigo', product: { name: expect.any(String), price: { display: expect.stringContaining('₹') } } },
    ]);
    const reverse = await ask('{ product(id: "p-00004") { name stories { title product { name } } } }');
    expect(reverse.data.product.stories).toEqual([{ title: 'Indigo', product: { name: reverse.data.product.name } }]);
  });

  it("shows a shopper's own things by the headers that it passes on, and nothing without them", async () => {
    const mine = '{ me { orderItems { nodes { orderItemId status washing } } } }';
    const answer = await ask(mine, asha?.headers());
    expect(answer.errors).toBeUndefined();
    expect(answer.data.me.orderItems.nodes).toEqual([
      { orderItemId: own.orderItemId, status: 'DELIVERED', washing: 'By hand.' },
    ]);
    expect((await ask(mine)).data).toEqual({ me: null });
  });
});

it('every type that `node` reads is an entity, by its id and by a field that it has', () => {
  const schema = createSchema(readGatewayConfig({ FEDERATION: 'on' }));
  const [node, union] = [schema.getType('Node'), schema.getType('_Entity')];
  const names = isUnionType(union) ? union.getTypes().map(String) : [];
  const nodes = isInterfaceType(node) ? schema.getImplementations(node).objects.map(String) : [];
  expect(names.toSorted()).toEqual(nodes.toSorted());
  expect(names).toContain('Order');
  expect(String(getNamedType(schema.getQueryType()?.getFields()['_entities']?.type))).toBe('_Entity');
});
