import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSampleMasters, masterFile, PLAIN_MASTER } from '../../../api/catalog/pictures/masters.ts';
import { createSharePictures } from '../../../api/catalog/pictures/share-pictures.ts';
import { CATEGORIES } from '../../../schema/shop.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';

const [sample] = listSampleMasters();
const [WHOLE = '', CLOSE_UP = ''] = sample?.views.map(({ name }) => name) ?? [];
const { addressOf } = createSharePictures({ dataDir: '/none' });
const nameOf = (category: string) => addressOf(category)?.replace('/pictures/share/', '');
const SAREES = nameOf('Saree') ?? '';

let api: TestApi;
let folder = '';
beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(join(tmpdir(), 'rangbandh-share-'));
  // Masters of one colour are fast to read.
  const flat = await sharp({ create: { width: 96, height: 128, channels: 3, background: '#9b1b3a' } })
    .avif()
    .toBuffer();
  const names = [PLAIN_MASTER, ...listSampleMasters().flatMap(({ views }) => views.map(({ name }) => name))];
  await Promise.all(names.map((name) => writeFile(join(folder, masterFile(name)), flat)));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});
const createPictures = async () => {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  return { dataDir, pictures: createSharePictures({ dataDir, masters: folder }) };
};

describe('a picture for share cards', () => {
  it('is 1200 × 630 pixels for a piece, a plain piece and each category', async () => {
    const { pictures } = await createPictures();
    for (const name of [WHOLE, PLAIN_MASTER, SAREES]) {
      const { width, height, format } = await sharp(await pictures.serve(name, '')).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    }
    expect(CATEGORIES.map((category) => nameOf(category)?.split('.')[0])).toEqual([...CATEGORIES]);
  });

  it('is made once, and read from disk afterwards', async () => {
    const { dataDir, pictures } = await createPictures();
    const [one, other] = await Promise.all([pictures.serve(WHOLE, 'a'), pictures.serve(WHOLE, 'b')]);
    expect(one).toBe(other);
    expect(await readdir(join(dataDir, 'pictures', 'share'))).toEqual([`${WHOLE}.1.jpeg`]);
    expect(await createSharePictures({ dataDir, masters: '/none' }).serve(WHOLE, '')).toEqual(one);
  });

  it('has an address that caches may store permanently, and 404 for any other name', async () => {
    const { statusCode: status, headers } = await api.app.inject(`/pictures/share/${WHOLE}`);
    expect([status, headers['content-type'], headers['cache-control'], headers['vary']]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=31536000, immutable',
      undefined,
    ]);
    for (const name of ['Saree.share.0123456789ab', `${WHOLE.slice(0, -1)}z`, CLOSE_UP, '..%2Fconfig.ts'])
      expect((await api.get(`/pictures/share/${name}`)).status).toBeGreaterThanOrEqual(400);
  });

  it('is named by each category that has samples', async () => {
    const { categories } = (await api.get('/categories')).body;
    expect(categories[0]).toMatchObject({ name: 'Saree', sharePicture: `/pictures/share/${SAREES}` });
  });
});
