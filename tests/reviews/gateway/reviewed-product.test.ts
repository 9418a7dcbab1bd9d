import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CATALOG_ADDITIONS, richResponses } from '../../hosts/rich-catalog-host.ts';
import { createSampleCatalogue } from '../../hosts/sample-products.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, sendJson, type TestHost } from '../../hosts/test-host.ts';

/** The host with a call for a product and its reviews; `fails` is the status with which only that call fails. */
const state: { fails: number | undefined; isEmpty: boolean } = { fails: undefined, isEmpty: false };
const ADDITIONS = [...CATALOG_ADDITIONS, 'reviewed-products'];
const reply = richResponses(createSampleCatalogue(), ADDITIONS);
let host: TestHost;
let gateway: TestGateway;
let withoutCall: TestHost;
let gatewayWithoutCall: TestGateway;
beforeAll(async () => {
  host = await createTestHost((path, url, response, request) => {
    const isReviewed = path[0] === 'products' && path[1] !== undefined;
    if (isReviewed && state.fails !== undefined) {
      sendJson(response, state.fails, {});
      return 'sent';
    }
    const output = reply(path, url, response, request);
    return isReviewed && state.isEmpty ? { ...(output as object), reviews: [] } : output;
  });
  withoutCall = await createTestHost(richResponses(createSampleCatalogue()));
  gateway = await createTestGateway(host.url);
  gatewayWithoutCall = await createTestGateway(withoutCall.url);
  await gateway.request('{ categories { name } }');
});
afterAll(() => Promise.all([gateway.close(), gatewayWithoutCall.close(), host.close(), withoutCall.close()]));
beforeEach(() => {
  host.calls.length = 0;
  Object.assign(state, { fails: undefined, isEmpty: false });
});

const LIST = '{ totalCount nodes { reviewId rating comment createdAt reviewer } pageInfo { hasNextPage endCursor } }';
const FIRST = `query ($id: ID!, $first: Int, $with: Boolean = true, $after: String) { product(id: $id) { name ...More } }
  fragment More on Product { listed: reviews(first: $first, after: $after) @include(if: $with) ${LIST} }`;

describe('a product with its reviews, on a host that has a call for both', () => {
  it('[PDP-9] is one call, with the reviews that two calls would bring', async () => {
    for (const first of [1, 3, 50, null]) {
      const variables = { id: 't-saree-4', first };
      const { data, errors } = await gateway.request(FIRST, variables);
      expect(errors).toBeUndefined();
      expect(data.product.listed.nodes.length).toBeGreaterThan(0);
      expect(data).toEqual((await gatewayWithoutCall.request(FIRST, variables)).data);
    }
    expect(host.calls).toEqual([2, 4, 51, 11].map((size) => `/products/t-saree-4?reviews=${size}`));
  });

  it('brings the reviews of its variants by the same call', async () => {
    const { data } = await gateway.request(`{ product(id: "t-saree-4") {
      reviews(first: 2) { totalCount } variants { reviews(first: 2) { totalCount nodes { reviewId } } } } }`);
    const totals = data.product.variants.map((one: { reviews: { totalCount: number } }) => one.reviews.totalCount);
    expect(totals.reduce((sum: number, one: number) => sum + one, 0)).toBe(data.product.reviews.totalCount);
    expect(host.calls).toEqual(['/products/t-saree-4?reviews=3']);
  });

  it('is null where there is none', async () => {
    expect((await gateway.request(FIRST, { id: 'nope', first: 2 })).data).toEqual({ product: null });
    expect(host.calls).toEqual(['/products/nope?reviews=3', '/product/nope']);
  });

  it('is there while the host no longer knows that call, with its reviews', async () => {
    state.fails = 404;
    const variables = { id: 't-saree-2', first: 2 };
    const { data, errors } = await gateway.request(FIRST, variables);
    expect(errors).toBeUndefined();
    expect(data).toEqual((await gatewayWithoutCall.request(FIRST, variables)).data);
    expect(host.calls.map((path) => path.split('?')[0])).toEqual([
      '/products/t-saree-2',
      '/product/t-saree-2',
      '/reviews',
    ]);
  });

  it.each([
    ['reviews that come later', { after: Buffer.from('2026-06-01T00:00:00.000Z,x').toString('base64url') }],
    ['reviews that are left out', { with: false }],
  ])('is requested only with %s', async (_, more) => {
    await gateway.request(FIRST, { id: 't-saree-4', first: 2, ...more });
    expect(host.calls[0]).toBe('/product/t-saree-4');
  });

  it.each(['first: 0', 'first: 51', 'last: 51', 'first: 2, last: 2', 'before: "x"'])(
    'refuses reviews(%s) as ever',
    async (requested) => {
      const query = `{ product(id: "t-saree-4") { name reviews(${requested}) { totalCount } } }`;
      const { errors } = await gateway.request(query);
      expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
      expect(errors?.[0]?.message).toBe((await gatewayWithoutCall.request(query)).errors?.[0]?.message);
      expect(host.calls).toEqual(['/product/t-saree-4']);
    },
  );

  it('[GATE-3] goes with others as before: many products and their reviews are two calls', async () => {
    const of = (id: string) => `product(id: "${id}") { name reviews(first: 2) { totalCount } }`;
    const query = `{ a: ${of('t-saree-4')} b: ${of('t-saree-1')} c: ${of('nope')} }`;
    const { data } = await gateway.request(query);
    expect(data).toEqual((await gatewayWithoutCall.request(query)).data);
    expect(host.calls.map((path) => path.split('?')[0])).toEqual(['/products', '/reviews']);
  });

  it('is returned without its reviews while that call fails, and the host gets no second request for them', async () => {
    state.fails = 500;
    const { data, errors, extensions } = await gateway.request(FIRST, { id: 't-saree-3', first: 2 });
    expect(errors).toBeUndefined();
    expect(data.product).toEqual({ name: expect.any(String), listed: null });
    expect(extensions).toMatchObject({ incomplete: [{ path: ['product', 'listed'] }] });
    expect(host.calls.at(-1)).toBe('/product/t-saree-3');
    expect(host.calls.filter((path) => path.startsWith('/reviews'))).toEqual([]);
  });

  it('has no reviews if that call returns none for a variant', async () => {
    state.isEmpty = true;
    const { data } = await gateway.request(FIRST, { id: 't-saree-4', first: 2 });
    expect(data.product.listed).toMatchObject({ totalCount: 0, nodes: [] });
    expect(host.calls).toHaveLength(1);
  });
});
