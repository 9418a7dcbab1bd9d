/** Encodes pictures for browsers, on every server that serves some. */
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { PictureFormat } from './formats.ts';

/** Encoders run in Node's pool of four threads, which files and passwords need too. */
const encoders = pLimit(Math.min(3, availableParallelism()));

// Many small pictures are requested at once: one thread for each is faster than many threads for one.
sharp.concurrency(1);

/**
 * Encodes a picture: 10 to 20 kB at 400 pixels in AVIF. `effort` is for AVIF; 0 is the fastest. All callers of a
 * process share a few encoders. Rejects when the picture can't be encoded.
 */
export async function encodePicture(picture: Sharp, format: PictureFormat, effort: number): Promise<Buffer> {
  return encoders(() => toFormat(picture, format, effort).toBuffer());
}

/**
 * Encodes a master, from which renditions are made, almost without loss. Shares the encoders of `encodePicture`.
 * Rejects when the picture can't be encoded.
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
