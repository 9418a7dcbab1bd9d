/** Encodes pictures for browsers, on every floor that serves some. */
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { PictureFormat } from './formats.ts';

/** Encoders run in Node's pool of four threads, which files and passwords need too. */
const encoders = pLimit(Math.min(3, availableParallelism()));

// Many small pictures are wanted at once: one thread for each is faster than many threads for one.
sharp.concurrency(1);

/**
 * The bytes of a picture in a format: 10 to 20 kB at 400 pixels in AVIF. `effort` is AVIF's, 0 for the
 * fastest. All callers of a process share a few encoders. Rejects when the picture can't be made.
 */
export async function encodePicture(picture: Sharp, format: PictureFormat, effort: number): Promise<Buffer> {
  return encoders(() => toFormat(picture, format, effort).toBuffer());
}

/**
 * The bytes of a picture from which its renditions are made, encoded so that next to nothing is lost. It takes turns with
 * `encodePicture`. Rejects when the picture can't be made.
 */
export async function encodeMaster(picture: Sharp): Promise<Buffer> {
  return encoders(() => picture.webp({ quality: 90, effort: 2 }).toBuffer());
}

function toFormat(picture: Sharp, format: PictureFormat, effort: number): Sharp {
  if (format === 'avif') return picture.avif({ quality: 48, effort });
  return format === 'webp'
    ? picture.webp({ quality: 70, effort: 2 })
    : picture.jpeg({ quality: 74, progressive: true });
}
