import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';
import { addProducts, productOf } from '../products.ts';
import { FABRICS, variables, wares, type Ware } from './random-searches.ts';

/** The environment variable SEED sets another seed. A failure names the seed. */
const SEED = Number(process.env['SEED'] ?? 20_261_121);
/** Long enough for a slow machine: these tests measure no time. */
const LONG_TIMEOUTS = { readTimeoutMs: 20_000, deadlineMs: 25_000 };
const PAGE =
  'nodes { productId } pageInfo { page totalPages totalItems hasNextPage } filterCounts { filter value count } colorCounts { filter value label input count } priceRange { lowest { amount } highest { amount } }';
const SEARCH = `query ($search: ProductSearchInput!, $filter: ProductFilterInput, $sort: ProductSort, $soldOutLast: Boolean, $page: Int) {
  products(search: $search, filter: $filter, sort: $sort, soldOutLast: $soldOutLast, page: $page) { ${PAGE} } }`;
const LISTING = `query ($name: String!, $filter: ProductFilterInput, $sort: ProductSort, $soldOutLast: Boolean, $page: Int) {
  category(name: $name) { products(filter: $filter, sort: $sort, soldOutLast: $soldOutLast, page: $page) { ${PAGE} } } }`;

let api: TestApi;
let address: string;
let basicHost: TestHost;
beforeAll(async () => {
  api = await createTestApi();
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  basicHost = await createTestHost(async (path) =>
    path[0] === 'product' ? (await api.get(`/${path.map(encodeURIComponent).join('/')}`)).body : undefined,
  );
});
afterAll(async () => {
  await basicHost.close();
  await api.close();
});

const withBoth = async (all: Ware[], compare: (rich: TestGateway, basic: TestGateway) => Promise<void>) => {
  await api.database.runScript('truncate products, search_words cascade');
  const products = all.map(({ stock, sku, sizes = [], colours = [], ...rest }, at) => {
    const inColours = colours.map((color, nth) => ({ sku: `SK-${at}-C${nth}`, color, stock: 0 }));
    const inSizes = sizes.map((size, nth) => ({ sku: `SK-${at}-${nth}`, color: 'Rust', size, stock: nth % 2 }));
    return productOf(at, {
      ...rest,
      variants: [{ sku: sku ?? `SK-${at}`, color: 'Indigo', stock }, ...inSizes, ...inColours],
    });
  });
  await addProducts(api.database, products);
  await api.database.runScript(`update products set rating = (position * 7) % 4 + 0.5`);
  const gateways = await Promise.all([
    createTestGateway(address, LONG_TIMEOUTS),
    createTestGateway(basicHost.url, LONG_TIMEOUTS),
  ]);
  try {
    await compare(...gateways);
  } finally {
    for (const gateway of gateways) await gateway.close();
  }
};

describe(`on a host that can't search as on ours, for random catalogues (seed ${SEED})`, () => {
  for (const [nth, all] of fc.sample(wares, { seed: SEED, numRuns: 4 }).entries()) {
    it(`[SEARCH-1] [CAT-3] a search finds the same, in the same order, with the same counts (${nth})`, async () => {
      let [found, counted] = [0, 0];
      await withBoth(all, async (rich, basic) => {
        await fc.assert(
          fc.asyncProperty(variables, async ({ text, category, fabric, others, ...more }) => {
            const requested = text ?? category ?? fabric;
            const search =
              requested === undefined ? { text: 'silk', ...others } : { text, category, fabric, ...others };
            const [mine, theirs] = await Promise.all([
              rich.request(SEARCH, { search, ...more }),
              basic.request(SEARCH, { search, ...more }),
            ]);
            expect(mine.errors).toBeUndefined();
            expect(theirs.data).toEqual(mine.data);
            found += mine.data.products.pageInfo.totalItems > 0 ? 1 : 0;
            counted += mine.data.products.filterCounts.length;
          }),
          { seed: SEED, numRuns: 40 },
        );
      });
      expect(found).toBeGreaterThan(15);
      expect(counted).toBeGreaterThan(100);
    });
  }

  it('[CAT-3] a category returns the same, plain or filtered, with the same counts', async () => {
    const [all = []] = fc.sample(wares, { seed: SEED, numRuns: 1 });
    await withBoth(all, async (rich, basic) => {
      await fc.assert(
        fc.asyncProperty(variables, async ({ filter, sort, page }) => {
          const requested = { name: 'saree', filter, sort, page };
          const [mine, theirs] = await Promise.all([
            rich.request(LISTING, requested),
            basic.request(LISTING, requested),
          ]);
          expect(mine.errors).toBeUndefined();
          expect(theirs.data).toEqual(mine.data);
          expect(mine.data.category.products.filterCounts).not.toBeNull();
        }),
        { seed: SEED, numRuns: 40 },
      );
    });
  });

  it('[SEARCH-1] corrects a mistyped word, in any order of words, on either host', async () => {
    const names = ['Leheriya silk saree', 'Silk saree, leheriya', 'Bandhani kurti', 'Leheriya dupatta'];
    const categories = ['Saree', 'Saree', 'Kurti', 'Dupatta'];
    const products = names.map((name, at) => ({ name, category: categories[at], stock: 1 }));
    await withBoth(products, async (...gateways) => {
      for (const gateway of gateways) {
        const found = async (text: string) => {
          const { data } = await gateway.request(SEARCH, { search: { text } });
          return data.products.nodes.map(({ productId }: { productId: string }) => Number(productId.slice(2)));
        };
        expect(await found('LEHERIA sari')).toEqual([0, 1]);
        expect(await found('saree silk')).toEqual([0, 1]);
        expect(await found('leheriya')).toEqual([0, 1, 3]);
        expect(await found('bandani')).toEqual([2]);
        expect(await found('denim')).toEqual([]);
      }
    });
  });

  it('[SEARCH-1] finds by a SKU, whole or as on a product’s page, products without it in their name, on either host', async () => {
    const wares = [
      { name: 'Noon', category: 'Saree', sku: 'RBSR-2101-MR', stock: 1 },
      { name: 'Evening 7102', category: 'Saree', sku: 'RBSR-2102-MR', stock: 1 },
      { name: 'Night', category: 'Kurti', sku: 'RBKU-7102-XS', stock: 0 },
    ];
    await withBoth(wares, async (...gateways) => {
      for (const gateway of gateways) {
        const found = async (text: string, more: object = {}) => {
          const { data } = await gateway.request(SEARCH, { search: { text, ...more } });
          return data.products.nodes.map(({ productId }: { productId: string }) => Number(productId.slice(2)));
        };
        const texts = ['RBSR-2101-MR', 'rbsr-2101-mr', ' SKU 2101', 'sku: 2101', 'SKU RBSR-2101-MR', '2101'];
        const loose = ['SKU2101', '#2101', 'SKU no. 2101', 'RBSR 2101 MR', 'rbsr–2101–mr', 'RBSR_2101_MR'];
        for (const text of [...texts, ...loose]) expect([text, await found(text)]).toEqual([text, [0]]);
        expect(await found('SKU 7102')).toEqual([2]);
        expect(await found('7102'), 'a name comes first').toEqual([1]);
        expect(await found('2101', { category: 'Kurti' })).toEqual([]);
        expect(await found('SKU 9999')).toEqual([]);
        expect(await found('SKU')).toEqual([]);
      }
    });
  });

  it('[SEARCH-1] finds by colour, fabric and category products without them in their name, on either host', async () => {
    const wares = [
      { name: 'Noon', category: 'Saree', fabric: 'Silk', colours: ['Sky Blue'], stock: 1 },
      { name: 'Evening', category: 'Saree', fabric: 'Silk', colours: ['Rani Pink', 'Peach'], stock: 1 },
      { name: 'Bluebells', category: 'Kurti', fabric: 'Cotton Silk', colours: ['Royal Blue'], stock: 1 },
    ];
    await withBoth(wares, async (...gateways) => {
      for (const gateway of gateways) {
        const found = async (text: string) => {
          const { data } = await gateway.request(SEARCH, { search: { text } });
          return data.products.nodes.map(({ productId }: { productId: string }) => Number(productId.slice(2)));
        };
        expect(await found('blue saree')).toEqual([0]);
        expect(await found('peach')).toEqual([1]);
        expect(await found('silk')).toEqual([0, 1, 2]);
        expect(await found('cotton kurti')).toEqual([2]);
        expect(await found('blue')).toEqual([2]);
        expect(await found('blu sari')).toEqual([0]);
        expect(await found('red saree')).toEqual([]);
      }
    });
  });

  it('[SEARCH-1] shows the variant whose SKU the text names, sold out or not, on either host', async () => {
    const colours = ['Sky Blue', 'Royal Blue', 'Peach', 'Indigo'];
    await withBoth([{ name: 'Noon', category: 'Saree', colours, stock: 1 }], async (...gateways) => {
      for (const gateway of gateways) {
        const { data } = await gateway.request('{ products(search: { text: "noon" }) { nodes { variants { sku } } } }');
        const [product] = data.products.nodes;
        for (const { sku } of product.variants) {
          for (const text of [sku, sku.toLowerCase(), ` SKU ${sku}`, `sku: ${sku}`]) {
            const shown = await gateway.request(
              'query ($text: String!) { products(search: { text: $text }) { nodes { matchingVariant(text: $text) { sku } } } }',
              { text },
            );
            expect([text, shown.data.products.nodes]).toEqual([text, [{ matchingVariant: { sku } }]]);
          }
        }
      }
    });
  });

  it('[SEARCH-1] shows the variant whose colour the text names, one in stock first, on either host', async () => {
    const colours = ['Sky Blue', 'Royal Blue', 'Peach', 'Indigo'];
    await withBoth([{ name: 'Noon', category: 'Saree', colours, stock: 1 }], async (...gateways) => {
      // Of the colours, only the first (Indigo) is in stock at first.
      await api.database.runScript(`update variants set stock = 1 where color = 'Royal Blue'`);
      for (const gateway of gateways) {
        const shown = async (text: string) => {
          const { data, errors } = await gateway.request(
            'query ($text: String!) { products(search: { text: "noon" }) { nodes { matchingVariant(text: $text) { color inStock } } } }',
            { text },
          );
          expect(errors).toBeUndefined();
          return data.products.nodes[0].matchingVariant;
        };
        expect(await shown('BLUE saree')).toEqual({ color: 'Royal Blue', inStock: true });
        expect(await shown('sky blue')).toEqual({ color: 'Sky Blue', inStock: false });
        expect(await shown('peach')).toEqual({ color: 'Peach', inStock: false });
        expect(await shown('peac sari')).toEqual({ color: 'Peach', inStock: false });
        for (const text of ['noon in silk', 'lue', 's b', '', 'रेशम']) expect(await shown(text)).toBeNull();
      }
    });
  });

  it('[CAT-3] finds pieces in stock in a size, and counts sizes from the smallest, on either host', async () => {
    const wares = [['S', 'XL'], ['XL', 'M'], []].map((sizes) => ({ stock: 1, sizes }));
    await withBoth(wares, async (...gateways) => {
      for (const gateway of gateways) {
        const found = async (sizes: string[]) => {
          const { data } = await gateway.request(SEARCH, { search: { category: 'Saree' }, filter: { sizes } });
          const { nodes, filterCounts } = data.products;
          const counts = filterCounts.filter(({ filter }: { filter: string }) => filter === 'SIZE');
          return [
            nodes.length,
            ...counts.map(({ value, count }: { value: string; count: number }) => `${value} ${count}`),
          ];
        };
        // The first size of each is sold out.
        expect(await found([])).toEqual([3, 'M 1', 'XL 1']);
        expect(await found(['XL'])).toEqual([1, 'M 1', 'XL 1']);
        expect(await found(['S', 'M'])).toEqual([1, 'M 1', 'XL 1']);
        expect(await found(['S'])).toEqual([0, 'M 1', 'XL 1']);
      }
    });
  });

  it('[CAT-3] finds pieces in stock in a colour, none in one that is sold out, and counts colours', async () => {
    const sizes = ['S', 'XL'];
    const wares = [{ stock: 1, colours: ['Peach'] }, ...[0, 1].map((stock) => ({ stock, sizes }))];
    await withBoth(wares, async (...gateways) => {
      for (const gateway of gateways) {
        const found = async (colors: string[]) => {
          const { data } = await gateway.request(SEARCH, { search: { category: 'Saree' }, filter: { colors } });
          return [data.products.nodes.length, data.products.colorCounts];
        };
        const inputOf = (value: string) => JSON.stringify({ colors: [value] });
        const countOf = (value: string) => ({ filter: 'COLOR', value, label: value, count: 2, input: inputOf(value) });
        const counts = ['Indigo', 'Rust'].map(countOf);
        expect(await found([])).toEqual([3, counts]);
        expect(await found(['Rust'])).toEqual([2, counts]);
        expect(await found(['Peach', 'Indigo'])).toEqual([2, counts]);
        expect(await found(['Peach'])).toEqual([0, counts]);
      }
    });
  });

  it('[CAT-3] counts the values of a filter as if it were not set, and all others as they are', async () => {
    const products = FABRICS.map((fabric, at) => ({
      fabric,
      stock: 1,
      name: 'Saree',
      showPrice: 50_000 + at * 10_000,
    }));
    await withBoth(products, async (...gateways) => {
      for (const gateway of gateways) {
        const filter = { fabrics: ['Silk', 'Crepe'], maxPrice: 80_000 };
        const { data } = await gateway.request(LISTING, { name: 'Saree', filter });
        expect(data.category.products.pageInfo.totalItems).toBe(2);
        expect(data.category.products.filterCounts).toEqual([
          { filter: 'CATEGORY', value: 'Saree', count: 2 },
          ...['Cotton Silk', 'Crepe', 'Georgette', 'Silk'].map((value) => ({ filter: 'FABRIC', value, count: 1 })),
          { filter: 'IN_STOCK', value: 'true', count: 2 },
        ]);
      }
    });
  });
});
