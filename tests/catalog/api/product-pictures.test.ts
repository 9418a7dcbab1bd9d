import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { parseProduct } from '../../../api/catalog/selling/rules.ts';
import { seller } from '../../account/staff.ts';
import { createTestApi, type Client, type Json, type TestApi } from '../../test-api.ts';

let api: TestApi;
let dyer: Client;
beforeAll(async () => {
  api = await createTestApi({ PICTURE_HOSTS: 'images.internal, https://10.0.0.5:9000' });
  const sellers = [{ id: 'se-1', shopName: 'Sanganer Dyers' }];
  await createCatalogRepository(api.database.db).insert({ sellers, products: [] });
  dyer = await seller(api, 'dyer@example.com', 'se-1');
});
afterAll(() => api.close());

const SAREE = { name: 'Saree', category: 'Saree', fabric: 'Silk', price: 1_200, showPrice: 999 };
const withPictures = (images: readonly string[], change: object = {}) => ({
  ...SAREE,
  ...change,
  variants: images.map((image, at) => ({ sku: `PIC-${at}`, color: 'Indigo', stock: 1, image })),
});

it.each([
  'https://127.0.0.1/a.jpg',
  'https://2130706433/a.jpg',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]:4001/a.jpg',
  'https://cdn.internal/a.jpg',
  'https://db/a.jpg',
  'https://10.0.0.5/a.jpg',
])('a product is refused with a picture that is not publicly reachable, in the gateway’s words: %s', async (image) => {
  const { status, body } = await dyer.post('/admin/addproduct', withPictures([image]));
  expect([status, body]).toEqual([
    400,
    {
      code: 'INVALID_INPUT',
      field: 'variants[0].image',
      message: 'Please give an address that everybody can open: on a public host, without a password in it.',
    },
  ]);
});

it('each such picture is named, with all else that is wrong', async () => {
  const images = ['https://nas.local/a.jpg', 'https://pictures.example/b.jpg', 'https://10.0.0.7/c.jpg'];
  const { body } = await dyer.post('/admin/addproduct', withPictures(images, { price: 1_200.5 }));
  const errors: Json[] = body.errors;
  expect(errors.map(({ field }) => field)).toEqual(['price', 'variants[0].image', 'variants[2].image']);
});

it('a product has pictures of private hosts that the owner has named', async () => {
  const images = ['https://images.internal/a.jpg', 'https://10.0.0.5:9000/bucket/b.jpg'];
  const { status, body } = await dyer.post('/admin/addproduct', withPictures(images));
  expect([status, body.product.variants.map(({ image }: Json) => image)]).toEqual([200, images]);
});

it('a product has pictures of the shop’s own origin, where the shop is open on its own machine as well', () => {
  const own = 'https://localhost:3443/photos/a.jpg';
  const { variants } = parseProduct(withPictures([own]), ['https://localhost:3443']);
  expect(variants).toMatchObject([{ image: own }]);
  expect(() => parseProduct(withPictures([own]), [])).toThrow('on a public host');
});
