import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../api/server.ts';
import { createFilledDataDir, QUIET_API } from '../../filled-data-dir.ts';
import { testConfig } from '../../test-api.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost } from '../../hosts/test-host.ts';

/** Long enough for a slow machine: these tests measure no time. */
const LONG_TIMEOUTS = { readTimeoutMs: 20_000, deadlineMs: 25_000 };
const CARD = 'id name path price { amount display } listPrice { amount } discountPercent rating reviewCount';
const LISTING = `query ($name: String!, $page: Int, $sort: ProductSort, $filter: ProductFilterInput) {
  category(name: $name) { name productCount products(page: $page, sort: $sort, filter: $filter) {
    nodes { ${CARD} variants { sku color inStock stock reviewCount } } pageInfo { page totalPages } } } }`;
const PRODUCT = `query ($id: ID!) { product(id: $id) { ${CARD} seller { id shopName } variants { sku color }
  reviews(first: 10) { totalCount nodes { id reviewer createdAt comment } pageInfo { hasNextPage endCursor } } } }`;
const SEARCH = `query ($search: ProductSearchInput!, $sort: ProductSort, $page: Int) {
  products(search: $search, sort: $sort, page: $page) { nodes { id } pageInfo { totalItems totalPages } } }`;
const HOME = `{ categories { name productCount showcase(first: 4) { ${CARD} } } }`;

describe('over the real api', () => {
  const calls: string[] = [];
  const closing: (() => Promise<unknown>)[] = [];
  let rich: TestGateway;
  let basic: TestGateway;

  beforeAll(async () => {
    const dataDir = await createFilledDataDir();
    const api = await startApi(testConfig({ ...QUIET_API, DATA_DIR: dataDir }));
    const basicHost = await createTestHost(async ([first], { pathname }, response) => {
      if (first !== 'product') return undefined;
      const reply = await fetch(api.address + pathname);
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
      return 'sent';
    });
    rich = await createTestGateway(api.address, LONG_TIMEOUTS, {
      onCall: (id) => id !== 'getShopSettings' && calls.push(id),
    });
    basic = await createTestGateway(basicHost.url, LONG_TIMEOUTS);
    await rich.request('{ __typename }');
    closing.push(
      () => rich.close(),
      () => basic.close(),
      () => basicHost.close(),
      () => api.close(),
      () => rm(dataDir, { recursive: true }),
    );
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });
  const callsOf = async (query: string, variables?: Record<string, unknown>) => {
    calls.length = 0;
    const { errors } = await rich.request(query, variables);
    expect(errors).toBeUndefined();
    return calls.length;
  };

  it('[GATE-4] a listing costs at most 3 REST calls, a product page 3, the home page at most 11', async () => {
    expect(await callsOf(HOME)).toBeLessThanOrEqual(11);
    expect(await callsOf(LISTING, { name: 'saree' })).toBeLessThanOrEqual(3);
    expect(await callsOf(LISTING, { name: 'Dress', sort: 'NEWEST' })).toBeLessThanOrEqual(3);
    expect(await callsOf(PRODUCT, { id: 'rb-1001' })).toBeLessThanOrEqual(3);
  });

  const same: [string, Record<string, unknown>?][] = [
    [HOME],
    [LISTING, { name: 'Saree' }],
    [LISTING, { name: 'Kurti', page: 99 }],
    [LISTING, { name: 'Trousers' }],
    [LISTING, { name: 'Saree', sort: 'NEWEST' }],
    [LISTING, { name: 'Dress', sort: 'PRICE_ASC' }],
    [LISTING, { name: 'Saree', sort: 'PRICE_DESC', page: 2 }],
    [
      LISTING,
      { name: 'Saree', filter: { maxPrice: 1500, collections: ['FEATURED'], occasions: ['WEDDING', 'PARTY'] } },
    ],
    [PRODUCT, { id: 'rb-1009' }],
    [SEARCH, { search: { text: 'silk' } }],
    [SEARCH, { search: { text: 'BAN' }, sort: 'PRICE_DESC' }],
    [SEARCH, { search: { fabric: 'Georgette' }, page: 2 }],
  ];
  for (const [query, variables] of same) {
    const what = `${query === SEARCH ? 'a search' : query === PRODUCT ? 'a product' : 'a listing'} ${JSON.stringify(variables ?? {})}`;
    it(`[GATE-3] ${what} is the same without the additions`, async () => {
      const [mine, theirs] = await Promise.all([rich.request(query, variables), basic.request(query, variables)]);
      expect([mine.errors, theirs.errors]).toEqual([undefined, undefined]);
      expect(theirs.data).toEqual(mine.data);
    });
  }
});
