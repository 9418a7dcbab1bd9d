import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClothDesign } from '../../../api/catalog/cloth/design.ts';
import { createPictures } from '../../../api/catalog/pictures/pictures.ts';
import { PICTURE_WIDTHS } from '../../../schema/vocabulary.ts';
import { seller } from '../../account/staff.ts';
import { DATABASE_KIND, createTestApi, type Client, type Json, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

const AVIF = 'image/avif';
const DESIGN: ClothDesign = {
  garment: 'Kurti',
  craft: 'leheriya',
  colour: 'Rani Pink',
  sheen: 0.3,
  zari: false,
  seed: 'RBKU-9100-RP',
};

let folder = '';
let api: TestApi;
let dyer: Client;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangbandh-drawing-'));
  api = await createTestApi({ ADDRESS_LIMIT: '100000', DATA_DIR: folder });
  await addProducts(api.database, [productOf(1)]);
  dyer = await seller(api, 'dyer@example.com', 'se-1');
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const variantOf = (sku: string, more: object = {}) => ({ sku, color: 'Indigo', stock: 1, ...more });
const addProduct = (variants: object[]) =>
  dyer.post('/admin/addproduct', {
    name: 'Leheriya kurti',
    category: 'Kurti',
    fabric: 'Cotton',
    price: 1_200,
    showPrice: 999,
    variants,
  });
const read = (address: string, width: number, accept = AVIF) =>
  api.app.inject({ url: `${address}?w=${width}`, headers: { accept } });

describe(`the pictures of an added product (${DATABASE_KIND})`, () => {
  it('[REST-17] are drawn by a job for each variant, and then ready in every width and format', async () => {
    const { body } = await addProduct([variantOf('DRAWN-1')]);
    expect(api.jobs).toEqual([{ queue: 'picture', data: { sku: 'DRAWN-1' } }]);
    await api.work();
    const { images } = body.product.variants[0];
    expect(images).toHaveLength(2);
    for (const address of images) {
      for (const width of PICTURE_WIDTHS) {
        for (const accept of [AVIF, 'image/webp', '*/*']) {
          const { statusCode, headers } = await read(address, width, accept);
          const caching = headers['cache-control'];
          // A picture that took longer than a moment would be another's stand-in.
          expect([width, statusCode, caching]).toEqual([width, 200, 'public, max-age=31536000, immutable']);
        }
      }
    }
  });

  it('[REST-17] are not drawn for a variant with a photograph, nor for a product that is refused', async () => {
    const image = 'https://pictures.example.com/one.jpg';
    expect((await addProduct([variantOf('PHOTO-1', { image })])).status).toBe(200);
    expect((await addProduct([variantOf('FREE-1'), variantOf('SK-1-A')])).status).toBe(409);
    expect(api.jobs).toEqual([]);
  });

  it('are nothing to draw for a variant that is gone', async () => {
    api.jobs.push({ queue: 'picture', data: { sku: 'GONE-1' } });
    await api.work();
    expect(api.jobs).toEqual([]);
  });
});

describe('a picture that is asked for before it is drawn', () => {
  const open = (dataDir: string, timeoutMs: number) =>
    createPictures({ dataDir, masters: join(folder, 'none'), workers: 1, timeoutMs });
  const sizeOf = async (body: Buffer) => {
    const { width, height } = await sharp(body).metadata();
    return [width, height];
  };

  it('is a plain piece of its colour, which no cache may keep, until it is ready', async () => {
    const pictures = open(join(folder, 'plain'), 0);
    for (const accept of [AVIF, 'image/webp', '*/*']) {
      const { body, isFinal } = await pictures.serve(DESIGN, 'whole', 240, accept);
      const { dominant } = await sharp(body).stats();
      expect([isFinal, await sizeOf(body)]).toEqual([false, [96, 128]]);
      expect([dominant.r > 180, dominant.g < 60, dominant.b < 140]).toEqual([true, true, true]);
    }
    await expect
      .poll(async () => (await pictures.serve(DESIGN, 'whole', 240, AVIF)).isFinal, { timeout: 30_000 })
      .toBe(true);
    await pictures.close();
  });

  it('is its smaller self where that is drawn already', async () => {
    const dataDir = join(folder, 'smaller');
    const before = open(dataDir, 60_000);
    const small = await before.serve(DESIGN, 'whole', 480, AVIF);
    await before.close();
    const pictures = open(dataDir, 0);
    const large = await pictures.serve(DESIGN, 'whole', 960, AVIF);
    expect(large).toEqual({ type: AVIF, body: small.body, isFinal: false });
    await pictures.close();
  });

  it('is answered by the host with no-cache and a mark that the ready picture has not', async () => {
    const { body } = await addProduct([variantOf('EARLY-1')]);
    const address: string = body.product.variants[0].image;
    const early = await read(address, 960);
    await api.work();
    const ready = await read(address, 960);
    expect([early.statusCode, ready.statusCode]).toEqual([200, 200]);
    const isEarly = (answer: { headers: Json }) => answer.headers['cache-control'] === 'no-cache';
    expect(isEarly(ready)).toBe(false);
    // A fast machine draws it within the moment that it is waited for.
    expect(isEarly(early)).toBe(early.headers['etag'] !== ready.headers['etag']);
  });
});
