import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { basicAnswers } from '../../hosts/basic-catalog-host.ts';
import { createSampleCatalogue, type SampleCatalogue } from '../../hosts/sample-products.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, sendJson, type RequestHandler, type TestHost } from '../../hosts/test-host.ts';
import type { Json } from '../../json.ts';

const PAGE_OF_HOST = 10;
const LISTING = `query ($page: Int, $sort: ProductSort, $filter: ProductFilterInput, $soldOutLast: Boolean = true) {
  category(name: "Saree") { name products(page: $page, sort: $sort, filter: $filter, soldOutLast: $soldOutLast) {
    nodes { productId } totalCount pageInfo { page totalPages totalItems hasNextPage hasPreviousPage } } } }`;

/** The sample shop with 23 sarees; every third of them can't be bought. */
function createSmallCatalogue(): SampleCatalogue {
  const { products, reviews } = createSampleCatalogue();
  const sarees = products.filter(({ category }) => category === 'Saree').slice(0, 23);
  for (const [at, { variants }] of sarees.entries()) {
    for (const variant of variants) variant.stock = at % 3 === 0 ? 0 : 2;
  }
  return { products: [...sarees, ...products.filter(({ category }) => category !== 'Saree')], reviews };
}

const catalogue = createSmallCatalogue();
const idsFrom = (from: number, to: number) =>
  catalogue.products.slice(from, to).map(({ productId }) => ({ productId }));

let host: TestHost;
let gateway: TestGateway;
/** The response to `GET /product` instead of the whole catalogue. */
let whole: RequestHandler | undefined;
beforeEach(async () => {
  whole = undefined;
  const answers = basicAnswers(catalogue, 0, PAGE_OF_HOST);
  host = await createTestHost((path, ...rest) =>
    whole && path.join('/') === 'product' ? whole(path, ...rest) : answers(path, ...rest),
  );
  gateway = await createTestGateway(host.url, { readTimeoutMs: 1_500, deadlineMs: 6_000 });
  await gateway.ask('{ __typename }');
  host.calls.length = 0;
});
afterEach(async () => {
  await gateway.close();
  await host.close();
});

/** The ways in which a host has no whole catalogue. */
const BROKEN: Record<string, RequestHandler> = {
  'is a 500': (_, __, response) => (sendJson(response, 500, { message: 'secret words' }), 'sent'),
  'is a page': (_, __, response) => (
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>secret words</html>'),
    'sent'
  ),
  hangs: () => new Promise(() => undefined),
};

describe('a category of a host whose pages have ten products', () => {
  it('[CAT-2] [GATE-3] has the pages of the host, in its order, by one call each', async () => {
    for (const page of [1, 2, 3]) {
      const { data, errors } = await gateway.ask(LISTING, { page });
      expect(errors).toBeUndefined();
      expect(data.category.products).toEqual({
        nodes: idsFrom((page - 1) * PAGE_OF_HOST, Math.min(page * PAGE_OF_HOST, 23)),
        totalCount: 23,
        pageInfo: { page, totalPages: 3, totalItems: 23, hasNextPage: page < 3, hasPreviousPage: page > 1 },
      });
    }
    expect(host.calls.filter((path) => path.startsWith('/product/Saree/'))).toEqual([
      '/product/Saree/1',
      '/product/Saree/2',
      '/product/Saree/3',
    ]);
  });

  it('[GATE-4] costs the one call of its page if the total is not requested', async () => {
    const asked =
      '{ category(name: "saree") { name products(soldOutLast: true) { nodes { name } pageInfo { totalPages } } } }';
    const { data, errors } = await gateway.ask(asked);
    expect([errors, data.category.name, data.category.products.nodes.length]).toEqual([undefined, 'Saree', 10]);
    expect(host.calls).toEqual(['/product/Saree/1']);
  });

  it('[CAT-3] is searched as a whole for a filter or another order, with what is sold out last', async () => {
    for (const variables of [{ sort: 'PRICE_ASC' }, { filter: { minPrice: 100 } }]) {
      const { data, errors } = await gateway.ask(LISTING, variables);
      const { nodes, pageInfo } = data.category.products;
      expect([errors, nodes.length, pageInfo.totalPages, pageInfo.totalItems]).toEqual([undefined, 23, 1, 23]);
      const soldOut = new Set(
        catalogue.products.filter((_, at) => at < 23 && at % 3 === 0).map((one) => one.productId),
      );
      expect(nodes.slice(-8).every(({ productId }: Json) => soldOut.has(productId))).toBe(true);
    }
    expect(host.calls).toEqual(['/product']);
  });

  it('[CAT-2] has no products on a page after the last, and returns the number of pages', async () => {
    const { data, errors } = await gateway.ask(LISTING, { page: 4 });
    expect([errors, data.category.products.nodes, data.category.products.pageInfo.totalPages]).toEqual([
      undefined,
      [],
      3,
    ]);
  });

  it('[CAT-1] [GATE-3] shows its products if the whole catalogue is empty, with the counts of the host', async () => {
    whole = () => ({ products: [], categoryCounts: { Saree: 23 } });
    const { data, errors } = await gateway.ask(LISTING);
    const { nodes, totalCount } = data.category.products;
    expect([errors, nodes.length, totalCount]).toEqual([undefined, 10, 23]);
  });
});

describe.each(Object.entries(BROKEN))('a host whose GET /product %s', (_, broken) => {
  beforeEach(() => {
    whole = broken;
  });

  it('[CAT-1] [HOME-3] [GATE-3] still shows a category, its showcase, and the names of all', async () => {
    const { data, errors } = await gateway.ask(LISTING);
    const { nodes, totalCount, pageInfo } = data.category.products;
    expect([errors, nodes, totalCount]).toEqual([undefined, idsFrom(0, 10), null]);
    expect(pageInfo).toMatchObject({ totalPages: 3, totalItems: null });
    const showcase = await gateway.ask('{ category(name: "Saree") { showcase { productId } } }');
    expect([showcase.errors, showcase.data.category.showcase]).toEqual([undefined, idsFrom(6, 10).toReversed()]);
    const all = await gateway.ask('{ categories { name showcase(first: 1) { productId } } }');
    expect([all.errors, all.data.categories[0]]).toEqual([undefined, { name: 'Saree', showcase: idsFrom(9, 10) }]);
  });

  it('reports a failure for a category that the shop itself does not know, not a missing category', async () => {
    const { data, errors } = await gateway.ask('{ category(name: "Stole") { name } }');
    expect([data.category, errors?.length]).toEqual([null, 1]);
  });
});

describe('a host that returns 400 for an id of another form', () => {
  beforeEach(async () => {
    await host.close();
    const answers = basicAnswers(catalogue, 0, PAGE_OF_HOST);
    host = await createTestHost((path, url, response, request) => {
      const isForeign = path.length === 2 && !path[1]?.startsWith('t-');
      if (path[0] !== 'product' || !isForeign) return answers(path, url, response, request);
      return (sendJson(response, 400, { message: 'Cast to ObjectId failed' }), 'sent');
    });
    await gateway.close();
    gateway = await createTestGateway(host.url);
  });

  it('[GATE-3] has no such product, alone and among others', async () => {
    const alone = await gateway.ask('{ product(id: "none") { name } }');
    expect([alone.errors, alone.data]).toEqual([undefined, { product: null }]);
    const [known] = idsFrom(0, 1);
    const { data, errors } = await gateway.ask(
      'query ($id: ID!) { a: product(id: $id) { productId } b: product(id: "none") { name } }',
      {
        id: known?.productId,
      },
    );
    expect([errors, data]).toEqual([undefined, { a: known, b: null }]);
  });
});
