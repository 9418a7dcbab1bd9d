import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRichCatalogHost } from '../../hosts/rich-catalog-host.ts';
import { createTestGateway, pictureName, type TestGateway } from '../../hosts/test-gateway.ts';
import type { TestHost } from '../../hosts/test-host.ts';
import { createBasicCatalogHost } from '../../hosts/basic-catalog-host.ts';
import { createSampleCatalogue } from '../../hosts/sample-products.ts';

const CARD = `id name path price { amount display } listPrice { amount } discountPercent rating reviewCount
  cover { sku inStock } variants { sku color inStock image { alt } }`;
const LISTING = `query ($name: String!, $page: Int, $sort: ProductSort, $filter: ProductFilterInput) {
  category(name: $name) { name productCount products(page: $page, sort: $sort, filter: $filter) {
    nodes { ${CARD} fabric } pageInfo { page totalPages hasNextPage hasPreviousPage } } } }`;
const PRODUCT = `query ($id: ID!) { product(id: $id) { ${CARD} category { name } seller { id shopName } pattern description
  weight blouse careGuide reviews(first: 10) { totalCount nodes { id reviewer createdAt } pageInfo { hasNextPage } } } }`;
const HOME = `{ categories { name productCount showcase(first: 4) { ${CARD} } } }`;
const SEARCH = `query ($search: ProductSearchInput!, $filter: ProductFilterInput, $sort: ProductSort, $page: Int) {
  products(search: $search, filter: $filter, sort: $sort, page: $page) {
    nodes { id name price { amount } } pageInfo { page totalPages totalItems hasNextPage } } }`;

let [richHost, basicHost]: TestHost[] = [];
let [rich, basic]: TestGateway[] = [];
beforeAll(async () => {
  [richHost, basicHost] = await Promise.all([createRichCatalogHost(), createBasicCatalogHost()]);
  [rich, basic] = await Promise.all([createTestGateway(richHost.url), createTestGateway(basicHost.url)]);
});
afterAll(async () => {
  for (const one of [rich, basic, richHost, basicHost]) await one?.close();
});
const request = async (query: string, variables?: Record<string, unknown>) => rich!.request(query, variables);
/** The REST calls of a query on the rich host, once the gateway knows its capabilities. */
const callsOf = async (query: string, variables?: Record<string, unknown>) => {
  await request('{ __typename }');
  richHost!.calls.length = 0;
  const { errors } = await request(query, variables);
  expect(errors).toBeUndefined();
  return richHost!.calls;
};

describe('on a basic host (section 7), with numbers as texts, nulls and unknown fields', () => {
  const same: [string, string, Record<string, unknown>?][] = [
    ['the home page', HOME],
    ['a listing', LISTING, { name: 'saree' }],
    ['its last page', LISTING, { name: 'Saree', page: 3 }],
    ['a page past the end', LISTING, { name: 'Saree', page: 9 }],
    ['an empty category', LISTING, { name: 'Kurti' }],
    ['an unknown category', LISTING, { name: 'Trousers' }],
    ['a listing by price', LISTING, { name: 'Dress', sort: 'PRICE_ASC' }],
    ['a listing by price, the dearest first', LISTING, { name: 'Saree', sort: 'PRICE_DESC', page: 2 }],
    ['a listing of the newest', LISTING, { name: 'Saree', sort: 'NEWEST' }],
    ['a listing by rating', LISTING, { name: 'Saree', sort: 'RATING' }],
    [
      'a filtered listing',
      LISTING,
      { name: 'Saree', filter: { maxPrice: 110_000, minPrice: 80_000, fabrics: ['Silk'], inStock: true } },
    ],
    ['a product', PRODUCT, { id: 't-saree-8' }],
    ['an unknown product', PRODUCT, { id: 'nope' }],
    ['a search', SEARCH, { search: { text: 'LEHER' } }],
    ['a search within a category', SEARCH, { search: { text: 'silk', category: 'Saree' }, page: 2 }],
    ['a search for a fabric', SEARCH, { search: { fabric: 'Silk' }, filter: { fabrics: ['Silk', 'Crepe'] } }],
    ['a search for two fabrics at once', SEARCH, { search: { fabric: 'Silk' }, filter: { fabrics: ['Crepe'] } }],
    ["a search for LIKE's own characters", SEARCH, { search: { text: '100%_' } }],
    ['a search for a wild card', SEARCH, { search: { text: '%' } }],
    ['a search that finds nothing', SEARCH, { search: { text: 'denim' } }],
    ['a variant', '{ variant(sku: "SAR-1001-1") { sku color inStock product { id name } reviewCount image { alt } } }'],
  ];
  for (const [what, query, variables] of same) {
    it(`[GATE-3] returns ${what} as on our own host`, async () => {
      const [mine, theirs] = await Promise.all([request(query, variables), basic!.request(query, variables)]);
      expect(theirs.errors).toBeUndefined();
      expect(mine.errors).toBeUndefined();
      expect(theirs.data).toEqual(mine.data);
    });
  }

  it('[GATE-3] reports that there is stock if the host returns no number', async () => {
    const { data } = await basic!.request('{ product(id: "t-saree-3") { variants { inStock stock } } }');
    expect(data.product.variants).toContainEqual({ inStock: true, stock: null });
    expect(data.product.variants).toContainEqual({ inStock: false, stock: 0 });
  });

  it('[GATE-3] has renditions of its pictures too, which the gateway makes', async () => {
    const { data } = await basic!.request('{ variant(sku: "SAR-1001-1") { image { url(width: 200) srcSet } } }');
    const name = pictureName('/pictures/SAR-1001-1.whole.0123abcd');
    expect(data.variant.image.url).toBe(`/pictures/remote/${name}?w=240`);
    expect(data.variant.image.srcSet).toContain(`/pictures/remote/${name}?w=96 96w, `);
  });

  it('[GATE-4] has at most 32 calls of all requests under way', async () => {
    const slow = await createBasicCatalogHost(undefined, 20);
    const gateway = await createTestGateway(slow.url);
    const listings = ['Saree', 'Dress', 'Dupatta', 'Lehanga'];
    const replies = await Promise.all(listings.map((name) => gateway.request(LISTING, { name })));
    await gateway.close();
    await slow.close();
    expect(replies.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(slow.load.most).toBeGreaterThan(8);
    expect(slow.load.most).toBeLessThanOrEqual(32);
  });
});

describe('on our own host', () => {
  it('[GATE-4] a listing of 24 products with variants, ratings and review counts costs at most 3 REST calls', async () => {
    expect((await callsOf(LISTING, { name: 'saree' })).length).toBeLessThanOrEqual(3);
    expect((await callsOf(LISTING, { name: 'Saree', sort: 'PRICE_ASC' })).length).toBeLessThanOrEqual(3);
    const { data } = await request(LISTING, { name: 'saree' });
    expect(data.category.products.nodes).toHaveLength(24);
    expect(data.category.products.nodes[1].reviewCount).toBe(7);
  });

  it('[GATE-4] a listing with the reviews of every variant costs at most 3 REST calls', async () => {
    const query =
      '{ category(name: "Saree") { products { nodes { id variants { sku reviews(first: 2) { totalCount nodes { id } } } } } } }';
    expect((await callsOf(query)).length).toBeLessThanOrEqual(3);
  });

  it('[GATE-4] a product page with variants, seller, counts and ten reviews costs 3 REST calls', async () => {
    const calls = await callsOf(PRODUCT, { id: 't-saree-8' });
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map((path) => path.split(/[/?]/)[1]))).toEqual(new Set(['product', 'ratings', 'reviews']));
  });

  it('[GATE-4] the home page costs a first page for each category, and at most as many calls for counts', async () => {
    expect((await callsOf(HOME)).length).toBeLessThanOrEqual(1 + 5 + 5);
  });

  it("[CAT-3] requests the counts of filters' values only on request, in one call more", async () => {
    const withCounts = LISTING.replace('pageInfo', 'filterCounts { value count } pageInfo');
    const selectsCounts = (path: string) => path.includes('counts=true');
    const few = await callsOf(LISTING, { name: 'Saree', filter: { inStock: true } });
    expect(few.some(selectsCounts)).toBe(false);
    const before = few.length;
    const more = await callsOf(withCounts, { name: 'Saree', filter: { inStock: true } });
    expect(more).toHaveLength(before + 1);
    expect(more.filter(selectsCounts)).toHaveLength(1);
  });

  it('[CAT-3] returns null for counts that the host does not return', async () => {
    const { data, errors } = await request(
      `{ products(search: { text: "silk" }) { nodes { id } filterCounts { count } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.products.filterCounts).toBeNull();
    expect(data.products.nodes).toHaveLength(24);
  });

  it('[SEARCH-2] gives each product that was found the number of its own reviews, on any host', async () => {
    const { products, reviews } = createSampleCatalogue();
    const counts = new Map(
      products.map(({ productId, variants }) => [
        productId,
        variants.reduce((sum, { sku }) => sum + (reviews.get(sku)?.length ?? 0), 0),
      ]),
    );
    const query = '{ products(search: { text: "leheriya" }) { nodes { productId reviewCount } } }';
    for (const { data } of [await request(query), await basic!.request(query)]) {
      expect(data.products.nodes.length).toBeGreaterThan(10);
      for (const { productId, reviewCount } of data.products.nodes) expect(reviewCount).toBe(counts.get(productId));
    }
    expect(new Set(counts.values()).size).toBeGreaterThan(3);
  });

  it('[GATE-4] many products and variants by their ids cost a call each kind', async () => {
    const wanted = Array.from({ length: 20 }, (_, at) => `p${at}: product(id: "t-saree-${at + 1}") { name }`);
    const variants = ['SAR-1001-0', 'SAR-1001-1', 'nope'].map(
      (sku, at) => `v${at}: variant(sku: "${sku}") { product { name } }`,
    );
    expect((await callsOf(`{ ${wanted.join(' ')} }`)).length).toBe(1);
    expect((await callsOf(`{ ${variants.join(' ')} }`)).length).toBe(2);
  });

  it('returns a showcase as the first page reversed, shortened', async () => {
    const { data } = await request('{ category(name: "Saree") { showcase(first: 2) { productId } } }');
    expect(data.category.showcase).toEqual([{ productId: 't-saree-24' }, { productId: 't-saree-23' }]);
  });

  it('gives every product the path of its page, encoded', async () => {
    const { data } = await request('{ product(id: "t-saree-5") { path } }');
    expect(data.product.path).toBe('/Saree/Gharchola-100%25_off-georgette-saree/t-saree-5');
  });

  it('[SHELL-7] gives prices in paise and in words', async () => {
    const { data } = await request(
      '{ product(id: "t-saree-2") { price { amount currency display } listPrice { display } } }',
    );
    expect(data.product.price).toEqual({ amount: 83_700, currency: 'INR', display: '₹837.00' });
    expect(data.product.listPrice.display).toBe('₹1,137.00');
  });

  it('returns a picture in the smallest width at least as wide as requested', async () => {
    const { data } = await request(`{ variant(sku: "SAR-1001-1") { image { small: url(width: 97) big: url(width: 4000)
      url srcSet alt } } }`);
    const path = '/pictures/SAR-1001-1.whole.0123abcd';
    expect(data.variant.image).toMatchObject({ small: `${path}?w=160`, big: `${path}?w=960`, url: path });
    expect(data.variant.image.srcSet.split(', ')[0]).toBe(`${path}?w=96 96w`);
    expect(data.variant.image.alt).toBe('Leheriya silk saree, Madder, whole piece');
  });

  it.each([{ publicUrl: 'https://rangbandh.example' }, { trialUrl: 'http://127.0.0.1:3100' }])(
    'makes addresses of pictures absolute like those of pages, with %o',
    async (settings) => {
      const [origin] = Object.values(settings);
      const gateway = await createTestGateway(richHost!.url, settings);
      const { data } = await gateway.request(`{ shop { url pictures { origin } }
        variant(sku: "SAR-1001-1") { product { url path } image { url(width: 96) srcSet } } }`);
      await gateway.close();
      const { image, product } = data.variant;
      expect([data.shop.url, data.shop.pictures.origin, product.url]).toEqual([origin, origin, origin + product.path]);
      expect(image.url).toBe(`${origin}/pictures/SAR-1001-1.whole.0123abcd?w=96`);
      expect(image.srcSet).toContain(`, ${origin}/pictures/SAR-1001-1.whole.0123abcd?w=960 960w`);
    },
  );

  it('finds a variant among its own alone', async () => {
    const { data } = await request(
      '{ product(id: "t-saree-2") { mine: variant(sku: "SAR-1001-1") { sku } other: variant(sku: "DUP-1000-0") { sku } } }',
    );
    expect(data.product).toEqual({ mine: { sku: 'SAR-1001-1' }, other: null });
  });
});

describe('bad input', () => {
  const refused: [string, string, Record<string, unknown>][] = [
    ['page', LISTING, { name: 'Saree', page: 0 }],
    ['page', LISTING, { name: 'Saree', page: -1 }],
    ['page', LISTING, { name: 'Saree', page: 1e9 }],
    ['page', SEARCH, { search: { text: 'a' }, page: 100_001 }],
    ['search', SEARCH, { search: {} }],
    ['search', SEARCH, { search: { text: '  ' } }],
    ['text', SEARCH, { search: { text: 'x'.repeat(101) } }],
    ['maxPrice', SEARCH, { search: { text: 'a' }, filter: { maxPrice: -1 } }],
    ['first', '{ category(name: "Saree") { showcase(first: 25) { id } } }', {}],
    ['width', '{ variant(sku: "SAR-1001-1") { image { url(width: 0) } } }', {}],
  ];
  for (const [argument, query, variables] of refused) {
    it(`[SEARCH-1] names ${argument} for the variables ${JSON.stringify(variables).slice(0, 50)}`, async () => {
      const { errors } = await request(query, variables);
      expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
      expect(errors?.[0]?.message).toMatch(new RegExp(`^${argument} `));
    });
  }

  it('[SEARCH-1] reports all wrong arguments in one response', async () => {
    const long = 'x'.repeat(101);
    const wordsOf = async (query: string, variables: Record<string, unknown> = {}) => {
      const { errors } = await request(query, variables);
      return [errors?.length, errors?.[0]?.extensions?.['code'], errors?.[0]?.message];
    };
    const filter = { minPrice: -5, maxPrice: -1, fabrics: ['Silk', ' '], sizes: [long] };
    const search = { text: long, category: long, fabric: long };
    expect(await wordsOf(SEARCH, { search, filter, page: 0 })).toEqual([
      1,
      'BAD_USER_INPUT',
      'text must have at most 100 characters. category must have at most 40 characters. ' +
        'fabric must have at most 40 characters. fabrics must not have an empty text. minPrice must not be negative. maxPrice must not be negative. ' +
        'sizes must have at most 40 characters. page must be from 1 to 100000.',
    ]);
    expect(await wordsOf(SEARCH, { search: {}, page: 0 })).toMatchObject([
      1,
      'BAD_USER_INPUT',
      expect.stringMatching(/^search needs .* page must be from 1 to 100000\.$/),
    ]);
    const listing = `{ category(name: "Saree") { products(page: 0, first: 0, last: 101, after: "x", filter: { minPrice: -1 }) {
      nodes { id } } } }`;
    expect(await wordsOf(listing)).toEqual([
      1,
      'BAD_USER_INPUT',
      'last and before cannot be combined with first and after. page cannot be combined with first, after, last and before. ' +
        'first must be from 1 to 100. last must be from 1 to 100. after must be a cursor of this list. ' +
        'minPrice must not be negative. page must be from 1 to 100000.',
    ]);
    expect(await wordsOf('{ recentReviews(minRating: 6, first: 0) { id } }')).toMatchObject([
      1,
      'BAD_USER_INPUT',
      expect.stringMatching(/^minRating must be from 1 to 5\. first must be from 1 to \d+\.$/),
    ]);
  });

  it('reports that a page is not a number', async () => {
    const { errors } = await request(LISTING, { name: 'Saree', page: 'x' });
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  for (const id of [
    '../user/profile',
    'a'.repeat(10_000),
    '',
    '..',
    'a/../b',
    '%2e%2e',
    '%252e%252E%2f',
    '\u0000',
    '\ud800',
  ]) {
    it(`returns null for the id ${JSON.stringify(id.slice(0, 20))} without any REST call`, async () => {
      await request('{ __typename }');
      richHost!.calls.length = 0;
      const { data, errors } = await request('query ($id: ID!) { product(id: $id) { id } variant(sku: $id) { sku } }', {
        id,
      });
      expect(errors).toBeUndefined();
      expect(data).toEqual({ product: null, variant: null });
      expect(richHost!.calls).toEqual([]);
    });
  }

  it('requests any other id by its own path, however strange it looks', async () => {
    const ids = ['a/b', 'nope?x=1', '#1', '100%', ' a b', 'साड़ी', 'YWI+/w==', 'x'.repeat(200)];
    for (const id of ids) {
      await request('{ __typename }');
      richHost!.calls.length = 0;
      const { data, errors } = await request('query ($id: ID!) { product(id: $id) { id } variant(sku: $id) { sku } }', {
        id,
      });
      expect([errors, data]).toEqual([undefined, { product: null, variant: null }]);
      const encoded = encodeURIComponent(id);
      expect(richHost!.calls.toSorted()).toEqual([`/product/${encoded}`, `/variants?sku=${encoded}`]);
    }
  });

  it('returns null for a category with a path traversal, and calls no other path', async () => {
    const { data, errors } = await request(LISTING, { name: '../user' });
    expect([errors, data]).toEqual([undefined, { category: null }]);
  });
});
