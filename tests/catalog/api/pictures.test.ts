import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageNames } from '../../../api/catalog/images.ts';
import { listSampleMasters, masterFile, MASTERS_FOLDER, PLAIN_MASTER } from '../../../api/catalog/pictures/masters.ts';
import { createPictures } from '../../../api/catalog/pictures/pictures.ts';
import type { PictureOptions } from '../../../api/catalog/pictures/pictures.ts';
import { PICTURE_WIDTHS } from '../../../schema/vocabulary.ts';
import type { PictureWidth } from '../../../schema/vocabulary.ts';
import { chooseFormat } from '../../../server-kit/pictures/formats.ts';

const AVIF = 'image/avif';
const samples = listSampleMasters();
const names = [...samples.flatMap(({ views }) => views.map(({ name }) => name)), PLAIN_MASTER];
const [NAME = ''] = names;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangbandh-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const newFolder = () => mkdtemp(join(folder, 'data-'));

/** Serves one picture; fails if there is none with this name. */
async function serve(options: PictureOptions, width: PictureWidth, accept = AVIF, name = NAME) {
  const picture = await createPictures(options).serve(name, { width, accept, client: '' });
  if (!picture) throw new Error(`There is no picture ${name}.`);
  return picture;
}

async function flatPicture(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 960, height: 1280, channels: 3, background: colour } })
    .avif()
    .toBuffer();
}

describe('the format of a picture', () => {
  const wishes = {
    'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8': 'avif',
    'image/webp,image/png;q=0.9,*/*;q=0.5': 'webp',
    'image/webp;q=0.9, image/avif;q=0.4': 'webp',
    'image/avif;q=0, image/webp;q=0, */*': 'jpeg',
    'image/avif;q=0.3, image/jpeg': 'jpeg',
    'IMAGE/AVIF; q=0.5': 'avif',
    'image/avif;q=nonsense': 'jpeg',
    'image/*': 'jpeg',
    '*/*': 'jpeg',
    'text/html': 'jpeg',
    '': 'jpeg',
  } as const;
  it.each(Object.entries(wishes))('for "%s" is %s', (accept, format) => {
    expect(chooseFormat(accept)).toBe(format);
  });

  it('is JPEG for a client that names none', () => {
    expect(chooseFormat(undefined)).toBe('jpeg');
  });

  it('is reported correctly in each of the three', async () => {
    const dataDir = await newFolder();
    for (const [accept, format, compression] of [
      [AVIF, 'heif', 'av1'],
      ['image/webp', 'webp', undefined],
      ['*/*', 'jpeg', undefined],
    ] as const) {
      const { type, body } = await serve({ dataDir }, 160, accept);
      expect(await sharp(body).metadata()).toMatchObject({ format, width: 160, ...(compression && { compression }) });
      expect(type).toBe(format === 'heif' ? AVIF : `image/${format}`);
    }
  });
});

describe('the name of a picture', () => {
  it('contains sku and view, carries a hash of twelve digits, and belongs to one picture', () => {
    expect(NAME).toMatch(/^RB[A-Z]{2}-[0-9]{4}-[A-Z]{2}\.whole\.[0-9a-f]{12}$/);
    expect(new Set(names).size).toBe(names.length);
  });

  it('that no picture has gets none', async () => {
    const pictures = createPictures({ dataDir: await newFolder() });
    expect(await pictures.serve(NAME.replace(/.$/, 'x'), { width: 96, accept: AVIF, client: '' })).toBeUndefined();
  });
});

describe('the picture server', () => {
  it('serves each width as a portrait of 3:4, small enough for a phone', async () => {
    const dataDir = await newFolder();
    for (const width of PICTURE_WIDTHS) {
      const { body } = await serve({ dataDir }, width);
      expect(await sharp(body).metadata()).toMatchObject({ width, height: Math.round((width * 4) / 3) });
      expect(body.length).toBeLessThan(width * 90 + 2000);
    }
  });

  it('makes a picture once for all concurrent requests', async () => {
    const pictures = createPictures({ dataDir: await newFolder() });
    const [one, other] = await Promise.all(
      [1, 2].map(() => pictures.serve(NAME, { width: 96, accept: AVIF, client: '' })),
    );
    expect(one?.body).toBe(other?.body);
  });

  it('stores its pictures on disk and reads them after a restart', async () => {
    const dataDir = await newFolder();
    const made = await serve({ dataDir }, 96);
    const file = join(dataDir, 'pictures', '96', `${NAME}.avif`);
    expect(await readFile(file)).toEqual(made.body);
    const planted = await flatPicture('#123456');
    await writeFile(file, planted);
    expect((await serve({ dataDir }, 96)).body).toEqual(planted);
  });

  it('makes pictures from the master, and sends the master itself at its own width', async () => {
    const masters = await newFolder();
    const master = await flatPicture('#ff0000');
    await writeFile(join(masters, masterFile(NAME)), master);
    const options = { dataDir: await newFolder(), masters };
    expect((await serve(options, 960)).body).toEqual(master);
    for (const [width, accept] of [
      [160, AVIF],
      [960, 'image/webp'],
    ] as const) {
      const { dominant } = await sharp((await serve(options, width, accept)).body).stats();
      expect(dominant.r).toBeGreaterThan(240);
      expect(dominant.g).toBeLessThan(16);
    }
  });

  it('shares its folder with another process that makes the same pictures at the same time', async () => {
    const dataDir = await newFolder();
    const module = join(import.meta.dirname, '../../../api/catalog/pictures/pictures.ts');
    const script = `
      const { createPictures } = await import(${JSON.stringify(module)});
      const { body } = await createPictures(${JSON.stringify({ dataDir })}).serve('${NAME}', { width: 160, accept: 'image/avif', client: '' });
      console.log(body.toString('base64'));`;
    const [mine, other] = await Promise.all([
      serve({ dataDir }, 160),
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]),
    ]);
    expect(other.stdout.trim()).toBe(mine.body.toString('base64'));
    const left = await readdir(join(dataDir, 'pictures'), { recursive: true });
    expect(left.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(await readFile(join(dataDir, 'pictures', '160', `${NAME}.avif`))).toEqual(mine.body);
  });

  it('reports an error when the disk cannot store a picture', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await expect(serve({ dataDir: file }, 96)).rejects.toThrow('ENOTDIR');
  });
});

describe('the pictures of a variant', () => {
  const imagesOf = createImageNames('/pictures');
  const [sample] = samples;
  const { garment: category = '', craft = '', colour: color = '', seed = '' } = sample?.design ?? {};
  const own = sample?.views.map(({ name }) => `/pictures/${name}`);
  const added = { sku: 'NEW-1', color, image: null, picture_sku: null };
  /** The design in the pictures of a piece. */
  const shownBy = (piece: { category: string; craft: string }, variant: typeof added) => {
    const shown = imagesOf(piece, variant);
    return samples.find(({ views }) => shown.join() === views.map(({ name }) => `/pictures/${name}`).join())?.design;
  };

  it('are its own where it is a sample, and those of its colour where it is a size of one', () => {
    for (const { design, views } of samples) {
      const images = views.map(({ name }) => `/pictures/${name}`);
      const piece = { category: design.garment, craft: design.craft };
      const variant = { ...added, color: design.colour };
      expect(imagesOf(piece, { ...variant, sku: design.seed })).toEqual(images);
      expect(imagesOf(piece, { ...variant, picture_sku: design.seed })).toEqual(images);
    }
  });

  it('[REST-17] are those of a sample of the same category, craft and colour', () => {
    expect(shownBy({ category, craft }, added)).toMatchObject({ garment: category, craft, colour: color });
    expect(imagesOf({ category, craft }, { ...added, sku: seed, color: 'Peach' })).not.toEqual(own);
  });

  it('[REST-17] are else those of a sample of the same category and colour', () => {
    const shown = shownBy({ category, craft: 'batik' }, added);
    expect(shown).toMatchObject({ garment: category, colour: color });
  });

  it('[REST-17] are else one plain picture', () => {
    const plain = [`/pictures/${PLAIN_MASTER}`];
    expect(imagesOf({ category, craft }, { ...added, color: 'Octarine' })).toEqual(plain);
    expect(imagesOf({ category: 'Stole', craft }, added)).toEqual(plain);
  });

  it('[REST-17] are its photograph alone where it has one', () => {
    const image = 'https://pictures.example.com/one.jpg';
    const variant = { ...added, sku: seed, image };
    expect(imagesOf({ category, craft }, variant)).toEqual([image]);
  });
});

describe('the committed masters', () => {
  it('are exactly those that the samples need: npm run pictures draws the others', async () => {
    expect((await readdir(MASTERS_FOLDER)).toSorted()).toEqual(names.map(masterFile).toSorted());
  });

  it('are 960 pixels wide and weigh less than 40 MB together', async () => {
    let bytes = 0;
    for (const name of names) {
      const file = join(MASTERS_FOLDER, masterFile(name));
      const { width, height } = await sharp(file).metadata();
      expect([name, width, height]).toEqual([name, 960, 1280]);
      bytes += (await stat(file)).size;
    }
    expect(bytes).toBeLessThan(40_000_000);
  });
});
