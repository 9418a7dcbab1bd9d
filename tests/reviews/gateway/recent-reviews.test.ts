import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRichCatalogHost, richResponses } from '../../hosts/rich-catalog-host.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';
import { basicResponses, createBasicCatalogHost } from '../../hosts/basic-catalog-host.ts';
import { createSampleCatalogue, type Review } from '../../hosts/sample-products.ts';
import { passTime } from '../../advance-clock.ts';

interface Shown {
  reviewId: string;
  rating: number;
  createdAt: string;
  reviewer: string;
  variant: { sku: string; product: { name: string } } | null;
}
const RECENT = `query ($minRating: Int, $first: Int) { recentReviews(minRating: $minRating, first: $first) {
  reviewId rating comment createdAt reviewer variant { sku color product { name path } } } }`;
const BARE = '{ recentReviews { id rating } }';

let host: TestHost;
let gateway: TestGateway;
const open = async (opening: Promise<TestHost>) => {
  host = await opening;
  gateway = await createTestGateway(host.url);
  await gateway.request('{ __typename }');
  host.calls.length = 0;
};
afterEach(async () => {
  vi.restoreAllMocks();
  await gateway.close();
  await host.close();
});
const recent = async (requested: { minRating?: number; first?: number } = {}): Promise<Shown[]> => {
  const { data, errors } = await gateway.request(RECENT, requested);
  expect(errors).toBeUndefined();
  return data.recentReviews;
};
const skuOf = ({ reviewId }: Shown) => reviewId.replace(/-r\d+$/, '');
/** All reviews of the catalogue with at least this many stars, the newest first. */
const newest = (all: Review[], least: number) =>
  all
    .filter(({ rating }) => rating >= least)
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .toReversed();

for (const [name, opening] of Object.entries({
  'our own host': () => createRichCatalogHost(),
  'a basic host': () => createBasicCatalogHost(),
})) {
  describe(`the newest reviews of the shop on ${name}`, () => {
    beforeEach(() => open(opening()));

    it('[HOME-5] [GATE-3] are of 4 stars and more, nine of them, each with its variant and product', async () => {
      const shown = await recent();
      expect(shown).toHaveLength(9);
      expect(shown.every(({ rating }) => rating >= 4)).toBe(true);
      expect(shown.map(({ createdAt }) => createdAt)).toEqual(
        shown
          .map((one) => one.createdAt)
          .toSorted()
          .toReversed(),
      );
      for (const one of shown) {
        expect(one.variant?.sku).toBe(skuOf(one));
        expect(one.variant?.product.name).toMatch(/\w/);
      }
      expect(JSON.stringify(shown)).not.toContain('@');
    });

    it('are as many, and as good, as requested', async () => {
      const all = await recent({ minRating: 1, first: 12 });
      expect(all).toHaveLength(12);
      expect(await recent({ minRating: 1, first: 3 })).toEqual(all.slice(0, 3));
      expect((await recent({ minRating: 5 })).every(({ rating }) => rating === 5)).toBe(true);
      for (const requested of [{ first: 0 }, { first: 13 }, { minRating: 0 }, { minRating: 6 }, { first: -5 }]) {
        const { errors, data } = await gateway.request(RECENT, requested);
        expect([requested, errors?.[0]?.extensions?.['code']]).toEqual([requested, 'BAD_USER_INPUT']);
        expect(data.recentReviews).toBeNull();
      }
    });

    it('[GATE-4] cost no call for their variants if these are not selected, and one for all if they are', async () => {
      await gateway.request(BARE);
      host.calls.length = 0;
      await gateway.request(BARE);
      expect(host.calls).toEqual([]);
      await recent();
      expect(host.calls.length).toBeLessThanOrEqual(10);
      expect(host.calls.filter((call) => call.startsWith('/variants'))).toHaveLength(name === 'our own host' ? 1 : 0);
    });

    it('[GATE-4] leave the reviews of a product as cheap as they were, and add one call for their variants', async () => {
      const page = (more: string) =>
        `{ product(id: "t-saree-4") { reviews(first: 50) { nodes { reviewId ${more} } } } }`;
      const cost = async (more: string) => {
        host.calls.length = 0;
        const { data, errors } = await gateway.request(page(more));
        expect(errors).toBeUndefined();
        return { calls: host.calls.length, nodes: data.product.reviews.nodes };
      };
      const plain = await cost('');
      expect(plain.calls).toBe(name === 'our own host' ? 2 : 5);
      const whole = await cost('variant { sku }');
      // A basic host's reviews are cached for half a minute: its catalogue is the one additional call.
      expect(whole.calls).toBe(name === 'our own host' ? plain.calls + 1 : 2);
      for (const node of whole.nodes) expect(node.variant.sku).toBe(skuOf(node));
      expect(new Set(whole.nodes.map(skuOf)).size).toBeGreaterThan(1);
    });

    it('are refused in an operation that reads very much by them', async () => {
      const inner =
        'variant { product { reviews(first: 50) { nodes { id variant { product { reviews(first: 50) { totalCount } } } } } } }';
      const { errors } = await gateway.request(`{ recentReviews(first: 12) { ${inner} } }`);
      expect(errors?.[0]?.extensions?.['code']).toBe('QUERY_TOO_COSTLY');
      const many = Array.from(
        { length: 50 },
        (_, at) => `r${at}: recentReviews(minRating: ${1 + (at % 5)}) { comment variant { sku } }`,
      );
      const often = await gateway.request(`{ ${many.join(' ')} }`);
      expect(often.errors?.[0]?.extensions?.['code']).toBe('QUERY_TOO_COSTLY');
      expect(host.calls).toEqual([]);
    });
  });
}

describe('on our own host', () => {
  it('[GATE-4] are requested once a minute for each number of stars, by one call, for all clients', async () => {
    await open(createRichCatalogHost());
    await Promise.all([
      gateway.request(BARE),
      gateway.request(BARE),
      gateway.request('{ recentReviews(first: 2) { comment } }'),
    ]);
    expect(host.calls).toEqual(['/reviews/recent?minRating=4&first=12']);
    passTime(61_000);
    await gateway.request(BARE);
    expect(host.calls).toHaveLength(2);
    const { headers } = await gateway.request(BARE);
    expect(headers.get('cache-control')).toBe('max-age=60, public');
  });

  it('have no variant where it is no longer sold', async () => {
    const catalogue = createSampleCatalogue();
    const { reviews } = catalogue;
    const gone = { ...reviews.get('SAR-1003-1')![0]!, rating: 5, createdAt: '2026-10-01T00:00:00.000Z' };
    reviews.set('GONE-1', [gone]);
    await open(createRichCatalogHost(catalogue));
    const [first, second] = await recent();
    expect(first?.variant).toBeNull();
    expect(second?.variant?.sku).toMatch(/\w/);
  });
});

describe('on a basic host', () => {
  it('[GATE-4] cost at most 12 calls for reviews, of the best rated products, and none for some minutes', async () => {
    const catalogue = createSampleCatalogue();
    await open(createBasicCatalogHost(catalogue));
    const shown = await recent({ minRating: 1, first: 12 });
    const requested = host.calls.filter((call) => call.startsWith('/product/variant/reviews/'));
    expect(requested).toHaveLength(12);
    expect(host.calls.filter((call) => !requested.includes(call))).toEqual(['/product']);
    const best = catalogue.products.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
    const skus = best.flatMap(({ variants }) => variants.map(({ sku }) => sku)).slice(0, 12);
    expect(requested.toSorted()).toEqual(skus.map((sku) => `/product/variant/reviews/${sku}`).toSorted());
    const all = skus.flatMap((sku) => catalogue.reviews.get(sku) ?? []);
    expect(shown.map(({ createdAt }) => createdAt)).toEqual(newest(all, 1).slice(0, 12));
    for (const minRating of [1, 3, 5]) await recent({ minRating });
    passTime(59_000);
    await recent({ minRating: 5 });
    expect(host.calls.filter((call) => call.includes('reviews'))).toHaveLength(12);
    passTime(5 * 60_000);
    await gateway.request(BARE);
    await expect.poll(() => host.calls.filter((call) => call.includes('reviews')).length).toBe(24);
  });

  it('are those of the variants that can be read, and null with a code where most can not', async () => {
    const reply = basicResponses(createSampleCatalogue());
    let fails = (at: number) => at % 2 === 0;
    let requested = 0;
    await open(
      createTestHost((path, url, response, request) => {
        const isBroken = path[2] === 'reviews' && fails(requested++);
        return isBroken ? (response.writeHead(500).end('secret words'), 'sent') : reply(path, url, response, request);
      }),
    );
    expect((await recent({ minRating: 1 })).length).toBeGreaterThan(0);
    await gateway.close();
    gateway = await createTestGateway(host.url);
    fails = () => true;
    const { data, errors, extensions, headers } = await gateway.request(BARE);
    expect([data, errors]).toEqual([{ recentReviews: null }, undefined]);
    expect(extensions?.['incomplete']).toEqual([{ path: ['recentReviews'], code: 'UPSTREAM_INVALID_RESPONSE' }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(extensions)).not.toContain('secret');
    // The gateway caches a failure of the host for two seconds.
    fails = () => false;
    passTime(2_001);
    expect((await gateway.request(BARE)).data.recentReviews).toHaveLength(9);
  });

  it('[GATE-5] are shown if the host has half a character in a sku, however often they are requested', async () => {
    const reply = richResponses(createSampleCatalogue());
    const spoil = (reported: unknown) => JSON.parse(JSON.stringify(reported).replace(/"sku":"[^"]*/, '$&\\ud83d'));
    await open(
      createTestHost((path, ...more) => {
        const reported = reply(path, ...more);
        return path[0] === 'reviews' && path[1] === 'recent' ? spoil(reported) : reported;
      }),
    );
    for (let time = 0; time < 3; time++) {
      const { status, data, errors } = await gateway.request(BARE);
      expect([status, errors, data?.recentReviews]).toEqual([200, undefined, expect.any(Array)]);
      expect(data.recentReviews).toHaveLength(9);
    }
  });
});
