import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClothDesign } from '../../../api/catalog/cloth/design.ts';
import { MASTERS_FOLDER, masterFile } from '../../../api/catalog/pictures/masters.ts';
import { pictureName } from '../../../api/catalog/pictures/names.ts';
import { createPictures } from '../../../api/catalog/pictures/pictures.ts';
import { sampleMasters } from '../../../api/catalog/pictures/sample-masters.ts';
import { chooseFormat } from '../../../pictures/formats.ts';

const AVIF = 'image/avif';
const design: ClothDesign = {
  garment: 'Kurti',
  craft: 'leheriya',
  colour: 'Indigo',
  sheen: 0.3,
  zari: false,
  seed: 'RBKU-9001-IN',
};

let folder = '';
const open: { close(): Promise<void> }[] = [];

/** A picture server on a folder of its own or on a given one, without committed masters unless told. */
async function openHere(dataDir?: string, masters = join(folder, 'none'), timeoutMs = 60_000) {
  const ownDir = dataDir ?? (await mkdtemp(join(folder, 'data-')));
  const pictures = createPictures({ dataDir: ownDir, masters, workers: 1, timeoutMs });
  open.push(pictures);
  return pictures;
}

async function flatPicture(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 480, height: 640, channels: 3, background: colour } })
    .avif()
    .toBuffer();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangbandh-pictures-'));
});

afterAll(async () => {
  await Promise.all(open.map((pictures) => pictures.close()));
  await rm(folder, { recursive: true });
});

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

  it('is told and true in each of the three', async () => {
    const pictures = await openHere();
    for (const [accept, format, compression] of [
      [AVIF, 'heif', 'av1'],
      ['image/webp', 'webp', undefined],
      ['*/*', 'jpeg', undefined],
    ] as const) {
      const { type, body } = await pictures.serve(design, 'whole', 160, accept);
      expect(await sharp(body).metadata()).toMatchObject({ format, width: 160, ...(compression && { compression }) });
      expect(type).toBe(format === 'heif' ? AVIF : `image/${format}`);
    }
  });
});

describe('the name of a picture', () => {
  it('says sku and view, and carries a hash of twelve digits', () => {
    expect(pictureName(design, 'close-up')).toMatch(/^RBKU-9001-IN\.close-up\.[0-9a-f]{12}$/);
  });

  it('stays for an equal design and changes with everything that can be seen', () => {
    expect(pictureName({ ...design }, 'whole')).toBe(pictureName(design, 'whole'));
    const others: Partial<ClothDesign>[] = [
      { garment: 'Saree' },
      { craft: 'mothra' },
      { colour: 'Rose' },
      { sheen: 0.4 },
      { zari: true },
      { seed: 'x' },
    ];
    const names = others.map((other) =>
      pictureName({ ...design, ...other }, 'whole')
        .split('.')
        .at(-1),
    );
    expect(new Set([...names, pictureName(design, 'whole').split('.').at(-1)]).size).toBe(others.length + 1);
  });

  it('never leads out of the folder, whatever the sku', () => {
    expect(pictureName({ ...design, seed: '../../etc/passwd' }, 'whole')).not.toContain('/');
  });
});

describe('the picture server', () => {
  it('serves each width as a portrait of 3:4, small enough for a phone', async () => {
    const pictures = await openHere();
    for (const width of [96, 240, 480, 720] as const) {
      const { body } = await pictures.serve(design, 'whole', width, AVIF);
      expect(await sharp(body).metadata()).toMatchObject({ width, height: (width * 4) / 3 });
      expect(body.length).toBeLessThan(width * 90 + 2000);
    }
  });

  it('makes what many ask for at once only once', async () => {
    const pictures = await openHere();
    const answers = await Promise.all(Array.from({ length: 8 }, () => pictures.serve(design, 'close-up', 240, AVIF)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('keeps what it made on disk and reads it after a restart', async () => {
    const dataDir = await mkdtemp(join(folder, 'kept-'));
    const before = await openHere(dataDir);
    const made = await before.serve(design, 'whole', 96, AVIF);
    await before.close();
    const file = join(dataDir, 'pictures', '96', `${pictureName(design, 'whole')}.avif`);
    expect(await readFile(file)).toEqual(made.body);
    const planted = await flatPicture('#123456');
    await writeFile(file, planted);
    expect((await (await openHere(dataDir)).serve(design, 'whole', 96, AVIF)).body).toEqual(planted);
  });

  it('takes small pictures from the committed master, and sends the master itself at its own width', async () => {
    const masters = await mkdtemp(join(folder, 'masters-'));
    const master = await flatPicture('#ff0000');
    await writeFile(join(masters, masterFile(pictureName(design, 'whole'))), master);
    const pictures = await openHere(undefined, masters);
    expect((await pictures.serve(design, 'whole', 480, AVIF)).body).toEqual(master);
    for (const [width, accept] of [
      [160, AVIF],
      [480, 'image/webp'],
    ] as const) {
      const { dominant } = await sharp((await pictures.serve(design, 'whole', width, accept)).body).stats();
      expect(dominant.r).toBeGreaterThan(240);
      expect(dominant.g).toBeLessThan(16);
    }
  });

  it('shares its folder with another process that makes the same pictures at the same time', async () => {
    const dataDir = await mkdtemp(join(folder, 'shared-'));
    const here = await openHere(dataDir);
    const module = join(import.meta.dirname, '../../../api/catalog/pictures/pictures.ts');
    const script = `
      const { createPictures } = await import(${JSON.stringify(module)});
      const pictures = createPictures(${JSON.stringify({ dataDir, masters: join(folder, 'none'), workers: 1, timeoutMs: 60_000 })});
      const { body } = await pictures.serve(${JSON.stringify(design)}, 'whole', 160, 'image/avif');
      console.log(body.toString('base64'));`;
    const [mine, other] = await Promise.all([
      here.serve(design, 'whole', 160, AVIF),
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]),
    ]);
    expect(other.stdout.trim()).toBe(mine.body.toString('base64'));
    const left = await readdir(join(dataDir, 'pictures'), { recursive: true });
    expect(left.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(await readFile(join(dataDir, 'pictures', '160', `${pictureName(design, 'whole')}.avif`))).toEqual(mine.body);
  });

  it('goes on answering while it draws', async () => {
    const pictures = await openHere();
    const before = performance.eventLoopUtilization();
    await pictures.serve({ ...design, seed: 'RBKU-9002-IN' }, 'whole', 960, AVIF);
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(1 / 3);
  });

  it('refuses to draw when it is closed, and says so when the disk cannot take a picture', async () => {
    const closed = await openHere();
    await closed.close();
    await expect(closed.serve(design, 'whole', 960, AVIF)).rejects.toThrow('closed');
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await expect((await openHere(file)).serve(design, 'whole', 96, AVIF)).rejects.toThrow('ENOTDIR');
  });
});

describe('a large picture that is asked for the first time', () => {
  it('is not waited for: its master stands in until it is drawn', async () => {
    const masters = await mkdtemp(join(folder, 'masters-'));
    const master = await flatPicture('#22346e');
    await writeFile(join(masters, masterFile(pictureName(design, 'whole'))), master);
    const pictures = await openHere(undefined, masters, 0);
    expect(await pictures.serve(design, 'whole', 720, AVIF)).toEqual({ type: AVIF, body: master, isFinal: false });
    await expect
      .poll(async () => (await pictures.serve(design, 'whole', 720, AVIF)).isFinal, { timeout: 20_000 })
      .toBe(true);
    const { body } = await pictures.serve(design, 'whole', 720, AVIF);
    expect((await sharp(body).metadata()).width).toBe(720);
  });
});

describe('the committed masters', () => {
  it('are exactly those that the samples need: npm run pictures draws the others', async () => {
    const there = existsSync(MASTERS_FOLDER) ? await readdir(MASTERS_FOLDER) : [];
    const wanted = sampleMasters();
    expect(there.filter((file) => !wanted.has(file))).toEqual([]);
    expect([...wanted.keys()].filter((file) => !there.includes(file)).length).toBe(0);
  });

  it('weigh less than 15 MB together', async () => {
    const files = existsSync(MASTERS_FOLDER) ? await readdir(MASTERS_FOLDER) : [];
    const sizes = await Promise.all(files.map((file) => stat(join(MASTERS_FOLDER, file))));
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(15_000_000);
  });
});
