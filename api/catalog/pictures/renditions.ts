/** Makes one rendition: read from disk, or scaled down from a master. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodePicture } from '../../../server-kit/pictures/encoding.ts';
import type { PictureFormat } from '../../../server-kit/pictures/formats.ts';
import { readIfThere, writeWhole } from './files.ts';
import { MASTER_WIDTH, masterFile } from './masters.ts';

/** A master in one width and format. */
export interface Rendition {
  name: string;
  /** Pixels. */
  width: number;
  format: PictureFormat;
  /** The client that requests it first; clients take turns. */
  client: string;
}

/** The folders of pictures. */
export interface PictureFolders {
  /** Renditions are saved in its folder `pictures`. */
  dataDir: string;
  /** The folder of the masters. */
  masters: string;
}

/**
 * AVIF's effort for pictures of cards and tiles. It takes ten times as long as effort 0, once for each rendition. The
 * files are an eighth smaller and closer to the master.
 */
const SMALL_EFFORT = 3;
/** The greatest width, in pixels, that uses this effort. */
const SMALL_WIDTH = 480;

/** The bytes of a rendition; a new one is saved on disk. Throws if the master does not exist or the disk fails. */
export async function makeRendition({ dataDir, masters }: PictureFolders, rendition: Rendition): Promise<Buffer> {
  const { name, width, format, client } = rendition;
  const master = join(masters, masterFile(name));
  if (width === MASTER_WIDTH && format === 'avif') return readFile(master);
  const file = join(dataDir, 'pictures', String(width), `${name}.${format}`);
  const cached = await readIfThere(file);
  if (cached) return cached;
  const effort = width <= SMALL_WIDTH ? SMALL_EFFORT : 1;
  const made = await encodePicture(sharp(master).resize({ width }), { format, effort, client });
  await writeWhole(file, made);
  return made;
}

/**
 * The bytes of a rendition of a picture that staff have uploaded; a new one is saved on disk. Undefined if there is no
 * such picture.
 */
export async function makePhotoRendition(
  dataDir: string,
  { name, width, format, client }: Rendition,
  findPhoto: ((name: string, client: string) => Promise<Buffer | undefined>) | undefined,
): Promise<Buffer | undefined> {
  const file = join(dataDir, 'pictures', String(width), `${name}.${format}`);
  const cached = await readIfThere(file);
  if (cached) return cached;
  const photo = await findPhoto?.(name, client);
  if (!photo) return undefined;
  const effort = width <= SMALL_WIDTH ? SMALL_EFFORT : 1;
  const made = await encodePicture(sharp(photo).resize({ width }), { format, effort, client });
  await writeWhole(file, made);
  return made;
}
