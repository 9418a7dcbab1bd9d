import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

const piece = (at: number, category: string, changes: { image?: string } = {}) =>
  productOf(at, { category, variants: [{ sku: `SK-${at}`, color: 'Indigo', stock: 2, ...changes }] });

let api: TestApi;
let basicHost: TestHost;
let own: TestGateway;
let basic: TestGateway;
beforeAll(async () => {
  api = await createTestApi();
  const photo = 'https://images.example/a.jpg';
  await addProducts(api.database, [piece(1, 'Kurti'), piece(2, 'Dupatta', { image: photo }), piece(3, 'Dupatta')]);
  own = await createTestGateway(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  basicHost = await createTestHost(async (path) =>
    path[0] === 'product' ? (await api.get(`/${path.map(encodeURIComponent).join('/')}`)).body : undefined,
  );
  basic = await createTestGateway(basicHost.url);
});
afterAll(async () => {
  await Promise.all([own.close(), basic.close()]);
  await basicHost.close();
  await api.close();
});

const QUERY = `query ($id: ID!) {
  product(id: $id) { goesWith(first: 2) { productId } cover { shareImage { url width height } } }
  category(name: "Kurti") { shareImage { url width height } } }`;

describe('what goes with a product, and the pictures for share cards', () => {
  it('come from our own host', async () => {
    const { data, errors } = await own.request(QUERY, { id: 'p-00001' });
    expect(errors).toBeUndefined();
    expect(data.product.goesWith).toEqual([{ productId: 'p-00002' }, { productId: 'p-00003' }]);
    const size = { width: 1200, height: 630 };
    expect(data.product.cover.shareImage).toEqual({
      url: expect.stringMatching(/^\/pictures\/share\/[\w-]+\.whole\.[0-9a-f]+$/),
      ...size,
    });
    expect(data.category.shareImage).toEqual({
      url: expect.stringMatching(/^\/pictures\/share\/Kurti\.share\.[0-9a-f]{12}$/),
      ...size,
    });
    for (const { url } of [data.product.cover.shareImage, data.category.shareImage])
      expect((await api.app.inject(url)).headers['content-type']).toBe('image/jpeg');
  });

  it('come from the photo that staff have uploaded', async () => {
    const photo = `photo-${'b2'.repeat(13)}`;
    await sql`update variants set image = ${`/pictures/${photo}`} where sku = 'SK-3'`.execute(api.database.db);
    const { data } = await own.request(QUERY, { id: 'p-00003' });
    expect(data.product.cover.shareImage).toEqual({ url: `/pictures/share/${photo}`, width: 1200, height: 630 });
  });

  it('are not there for a photograph of a seller', async () => {
    const { data } = await own.request(QUERY, { id: 'p-00002' });
    expect([data.product.cover.shareImage, data.product.goesWith]).toEqual([null, [{ productId: 'p-00001' }]]);
  });

  it('are null on a host of the basic calls', async () => {
    const { data, errors } = await basic.request(QUERY, { id: 'p-00001' });
    expect([errors, data]).toEqual([
      undefined,
      { product: { goesWith: null, cover: { shareImage: null } }, category: { shareImage: null } },
    ]);
  });

  it('are refused for more than 24 products', async () => {
    const { errors } = await own.request('{ product(id: "p-00001") { goesWith(first: 25) { id } } }');
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });
});
