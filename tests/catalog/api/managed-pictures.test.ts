import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureReads } from '../../../api/platform/picture-reads.ts';
import { withRole } from '../../account/staff.ts';
import { upload as sendUpload } from '../../account/uploading.ts';
import { createTestApi, DATABASE_KIND, type Client, type Json, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

let api: TestApi;
let editor: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1), productOf(2)]);
  editor = await withRole(api, { email: 'editor@example.com', role: 'EDITOR' });
});
afterAll(() => api.close());

/** A picture of two halves: the left one is red, the right one blue. */
const halves = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#f00' } })
    .composite([{ input: { create: { width: 300, height: 400, channels: 3, background: '#00f' } }, left: 300, top: 0 }])
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
const upload = async (client = editor): Promise<string> =>
  (await sendUpload(client, await halves())).body.picture.pictureId;
const read = async (): Promise<Json> => (await editor.get('/admin/products/p-00001')).body.product;
const set = async (pictures: object[], color = 'Indigo') =>
  editor.put('/admin/products/p-00001/pictures', { version: (await read()).version, color, pictures });

describe(`pictures of products (${DATABASE_KIND})`, () => {
  it('are uploaded, cropped, ordered and described, and shown to shoppers', async () => {
    const [one, two] = [await upload(), await upload()];
    const right = { left: 0.5, top: 0, width: 0.5, height: 1 };
    const { body } = await set([{ pictureId: two, crop: right, alt: 'The pallu' }, { pictureId: one }]);
    const [first, second] = body.product.pictures;
    expect([first, second].map(({ alt }) => alt)).toEqual(['The pallu', '']);
    const { variants } = (await api.get('/product/p-00001')).body.product;
    expect(variants[0]).toMatchObject({ images: [first.url, second.url], imageTexts: ['The pallu', ''] });
    expect(variants[1].images).toHaveLength(2);
    const shown = await api.app.inject({ url: `${first.url}?w=360`, headers: { accept: 'image/webp' } });
    const picture = sharp(shown.rawPayload);
    expect(await picture.metadata()).toMatchObject({ width: 360, height: 480, format: 'webp' });
    const { dominant } = await picture.stats();
    expect([dominant.r < 60, dominant.b > 200]).toEqual([true, true]);
    expect((await picture.metadata()).exif).toBeUndefined();
    const card = await api.app.inject(first.url.replace('/pictures/', '/pictures/share/'));
    const wide = sharp(card.rawPayload);
    expect(await wide.metadata()).toMatchObject({ width: 1_200, height: 630, format: 'jpeg' });
    expect((await wide.stats()).dominant.b).toBeGreaterThan(200);
    for (const name of [first.originalUrl.split('/').at(-1), `photo-${'a'.repeat(26)}`])
      expect((await api.get(`/pictures/share/${name}`)).status).toBeGreaterThanOrEqual(400);
    const swapped = await set([{ pictureId: second.pictureId }, { pictureId: first.pictureId, alt: 'The pallu' }]);
    expect(swapped.body.product.pictures.map(({ url }: Json) => url)).toEqual([second.url, first.url]);
    const cropped = await set([{ pictureId: second.pictureId, crop: right }]);
    expect(cropped.body.product.pictures).toHaveLength(1);
    expect(cropped.body.product.pictures[0].url).not.toBe(second.url);
    expect((await api.get(first.url)).status).toBe(200);
    await set([]);
    expect((await api.get('/product/p-00001')).body.product.variants[0].images).toHaveLength(2);
  });

  it('are whole for staff alone: the address of the shown part does not reveal that of the whole picture', async () => {
    const { body } = await set([{ pictureId: await upload(), crop: { left: 0, top: 0, width: 0.5, height: 1 } }]);
    const { url, originalUrl } = body.product.pictures[0];
    expect((await api.get(originalUrl)).status).toBe(200);
    const guess = url.replace('photo-', 'original-');
    const guesses = [
      guess,
      `${guess}-${'A'.repeat(22)}`,
      originalUrl.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')),
    ];
    for (const path of guesses) expect([path, (await api.get(path)).status === 200]).toEqual([path, false]);
    await set([]);
  });

  it('are read from the database in turns: no client uses all connections', async () => {
    const places = await Promise.all([1, 2, 3].map(() => pictureReads.acquire('attacker')));
    const missing = api.get('/pictures/photo-aaaaaaaaaaaaaaaaaaaaaaaaaa');
    const uploaded = api.get('/pictures/uploads/up-a');
    await expect.poll(() => pictureReads.waiting).toBe(2);
    for (const release of places) release?.();
    expect([(await missing).status, (await uploaded).status]).toEqual([404, 404]);
  });

  it('are uploads of the caller, once, of a colour that there is', async () => {
    const other = await withRole(api, { email: 'other@example.com', role: 'EDITOR' });
    const theirs = await upload(other);
    expect((await set([{ pictureId: theirs }])).body).toMatchObject({ code: 'INVALID_INPUT', field: 'pictures' });
    const mine = await upload();
    expect((await set([{ pictureId: mine }, { pictureId: mine }])).body.field).toBe('pictures');
    expect((await set([{ pictureId: mine }], 'Plaid')).body.field).toBe('color');
    expect((await api.get('/pictures/photo-aaaaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
  });
});
