import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import type { ClothDesign } from '../../../api/catalog/cloth/design.ts';
import { designOf } from '../../../api/catalog/images.ts';
import { createDrawingThreads, DrawingBusy } from '../../../api/catalog/pictures/drawing-threads.ts';
import { masterFile } from '../../../api/catalog/pictures/masters.ts';
import { pictureName } from '../../../api/catalog/pictures/names.ts';
import { createPictures } from '../../../api/catalog/pictures/pictures.ts';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { createTestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

const AVIF = 'image/avif';
const designs = Array.from({ length: 4 }, (_, index): ClothDesign => ({
  garment: 'Kurti',
  craft: 'leheriya',
  colour: 'Indigo',
  sheen: 0.3,
  zari: false,
  seed: `RBKU-${index}-IN`,
}));
const [first, second, third, fourth] = designs;

/** Why a promise failed; fails when it did not. */
const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: unknown) => error,
  );

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'rangbandh-bounds-'));
  open.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('the drawing of pictures', () => {
  it('is done once for all who want the same picture meanwhile, in whatever format', async () => {
    const drawingThreads = createDrawingThreads(1);
    open.push(() => drawingThreads.close());
    const order = { design: first!, view: 'whole', width: 96 } as const;
    const [one, other] = await Promise.all([
      drawingThreads.draw(order),
      drawingThreads.draw({ ...order, design: { ...first! } }),
    ]);
    expect(other).toBe(one);
    expect(await drawingThreads.draw(order), 'nothing is held once it is drawn').not.toBe(one);
  });

  it('lets only so many wait, and takes orders again when there is room', async () => {
    const drawingThreads = createDrawingThreads(1, 1);
    open.push(() => drawingThreads.close());
    const order = (design: ClothDesign) => drawingThreads.draw({ design, view: 'whole', width: 96 });
    const taken = [order(first!), order(second!)];
    await expect(order(third!)).rejects.toBeInstanceOf(DrawingBusy);
    await expect(Promise.all([...taken, order(first!)]), 'the same picture needs no room').resolves.toHaveLength(3);
    await expect(order(third!)).resolves.toMatchObject({ width: 96 });
  });

  it('lets the master stand in at once where too many wait', async () => {
    const masters = await newFolder();
    const master = await sharp({ create: { width: 480, height: 640, channels: 3, background: '#22346e' } })
      .avif()
      .toBuffer();
    await writeFile(join(masters, masterFile(pictureName(third!, 'whole'))), master);
    const pictures = createPictures({
      dataDir: await newFolder(),
      masters,
      workers: 1,
      mostWaiting: 0,
      timeoutMs: 60_000,
    });
    open.push(() => pictures.close());
    // One of them is drawn, whichever comes first; the others are refused while it is.
    const wanted = [first!, second!, fourth!].map((design) => pictures.serve(design, 'whole', 960, AVIF));
    const refused = await Promise.any(wanted.map(errorOf));
    expect(refused).toBeInstanceOf(DrawingBusy);
    expect(await pictures.serve(third!, 'whole', 960, AVIF)).toEqual({ type: AVIF, body: master, isFinal: false });
    const drawn = (await Promise.allSettled(wanted)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(drawn.map(({ isFinal }) => isFinal)).toContain(true);
    expect(drawn.map(({ isFinal }) => isFinal)).not.toContain(false);
  });

  it('answers 503 with Retry-After when two hundred wait already, and goes on answering else', async () => {
    const api = await createTestApi({ DATA_DIR: await newFolder() });
    open.push(() => api.close());
    const products = Array.from({ length: 60 + availableParallelism() }, (_, index) => productOf(index));
    await addProducts(api.database, products);
    const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
    const rows = await createCatalogRepository(api.database.db).listVariants(skus);
    const names = rows.flatMap((row) => [
      pictureName(designOf(row, row), 'whole'),
      pictureName(designOf(row, row), 'close-up'),
    ]);
    const refused = Promise.withResolvers<string | undefined>();
    for (const name of names) {
      void api.app
        .inject({ url: `/pictures/${name}?w=960`, headers: { accept: AVIF } })
        .then(({ statusCode, headers }) => {
          if (statusCode === 503) refused.resolve(headers['retry-after']?.toString());
        });
    }
    expect(await refused.promise).toBe('5');
    expect((await api.get('/livez')).status).toBe(200);
  });
});

describe('pictures on disk', () => {
  it('make room for new ones: what was made longest ago goes', async () => {
    const dataDir = await newFolder();
    const folder = join(dataDir, 'pictures', '96');
    await mkdir(folder, { recursive: true });
    for (const [age, name] of ['newer', 'older', 'oldest'].entries()) {
      await writeFile(join(folder, `${name}.avif`), Buffer.alloc(40_000));
      const at = new Date(Date.now() - (age + 1) * 86_400_000);
      await utimes(join(folder, `${name}.avif`), at, at);
    }
    const options = { dataDir, masters: join(dataDir, 'none'), workers: 1, timeoutMs: 60_000 };
    const pictures = createPictures({ ...options, diskBytes: 100_000 });
    await pictures.serve(first!, 'whole', 96, AVIF);
    await pictures.close();
    const left = await readdir(folder);
    expect(left).toContain('newer.avif');
    expect(left).toContain(`${pictureName(first!, 'whole')}.avif`);
    expect(left).not.toContain('oldest.avif');
  });
});
