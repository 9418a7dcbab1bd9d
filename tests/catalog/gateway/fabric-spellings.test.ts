import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBasicCatalogHost } from '../../hosts/basic-catalog-host.ts';
import { createSampleCatalogue, type Product } from '../../hosts/sample-products.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import type { TestHost } from '../../hosts/test-host.ts';
import type { Json } from '../../json.ts';

const OLD: Readonly<Record<string, string>> = { Georgette: 'Georagette', Crepe: 'Crep' };
const FOUND = `query ($search: ProductSearchInput, $filter: ProductFilterInput) { products(search: $search, filter: $filter) {
  totalCount filterCounts { filter value count } } }`;
const { products, reviews } = createSampleCatalogue();
const countOf = (fabric: string) => products.filter((one) => one.fabric === fabric).length;

let parts: { close(): Promise<void> }[] = [];
/** Opens a gateway over a basic host that stores these products' fabrics in the old spelling. */
async function openOver(isOld: (at: number) => boolean): Promise<TestGateway> {
  const spelt = products.map((product, at): Product => {
    const { fabric = '' } = product;
    return Object.assign(structuredClone(product), { fabric: isOld(at) ? (OLD[fabric] ?? fabric) : fabric });
  });
  const host: TestHost = await createBasicCatalogHost({ products: spelt, reviews });
  const gateway = await createTestGateway(host.url);
  parts = [gateway, host, ...parts];
  return gateway;
}

let mixed: TestGateway;
let old: TestGateway;
beforeAll(async () => {
  [mixed, old] = [await openOver((at) => at % 3 === 0), await openOver(() => true)];
});
afterAll(async () => {
  for (const part of parts) await part.close();
});
const fabricsOf = async (gateway: TestGateway): Promise<string[]> =>
  (await gateway.request('{ shop { fabrics } }')).data.shop.fabrics;

describe('a basic host that spells a fabric in two ways', () => {
  it('[SEARCH-4] [SHELL-4] has each fabric once, by its proper name', async () => {
    expect((await fabricsOf(mixed)).toSorted()).toEqual(['Crepe', 'Georgette', 'Rayon', 'Silk']);
  });

  it.each(['Georgette', 'Georagette', 'Crepe', 'Crep'])(
    '[SEARCH-4] finds by %s the products of both spellings',
    async (name) => {
      const proper = Object.keys(OLD).find((one) => OLD[one] === name) ?? name;
      for (const variables of [{ search: { fabric: name } }, { filter: { fabrics: [name] } }]) {
        const { data, errors } = await mixed.request(FOUND, variables);
        expect([errors, data.products.totalCount]).toEqual([undefined, countOf(proper)]);
      }
    },
  );

  it('[CAT-3] counts both spellings as one value', async () => {
    const { data } = await mixed.request(FOUND, { filter: { minPrice: 0 } });
    const counted = data.products.filterCounts.filter(({ filter }: Json) => filter === 'FABRIC');
    expect(new Map(counted.map(({ value, count }: Json) => [value, count]))).toEqual(
      new Map(['Silk', 'Georgette', 'Rayon', 'Crepe'].map((name) => [name, countOf(name)])),
    );
  });
});

it('[SEARCH-4] a basic host that has only the old spellings still shows them', async () => {
  expect((await fabricsOf(old)).toSorted()).toEqual(['Crep', 'Georagette', 'Rayon', 'Silk']);
  const { data } = await old.request(FOUND, { search: { fabric: 'Crepe' } });
  expect(data.products.totalCount).toBe(countOf('Crepe'));
});
