/** Encodes pictures for browsers, on every server that serves some. */
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { FairSemaphore, type Release } from '../fair-semaphore.ts';
import type { PictureFormat } from './formats.ts';

/** Encoders run in Node's pool of four threads, which files and passwords need too. Clients take turns. */
const encoders = new FairSemaphore({ most: Math.min(3, availableParallelism()) });

// Many small pictures are requested at once: one thread for each is faster than many threads for one.
sharp.concurrency(1);

/** A format, and the client for which a picture is encoded: its `fairClientOf` or `rateLimitAddress`; empty for the shop itself. */
export interface Encoding {
  format: PictureFormat;
  /** For AVIF; 0 is the fastest. */
  effort: number;
  client: string;
}

/**
 * Encodes a picture: 10 to 20 kB at 400 pixels in AVIF. All callers of a process share a few encoders. Rejects when the
 * picture can't be encoded.
 */
export async function encodePicture(picture: Sharp, { format, effort, client }: Encoding): Promise<Buffer> {
  return inTurn(client, () => toFormat(picture, format, effort).toBuffer());
}

/**
 * Encodes a master, from which renditions are made, almost without loss. Shares the encoders of `encodePicture`.
 * Rejects when the picture can't be encoded.
 */
export async function encodeMaster(picture: Sharp, client: string): Promise<Buffer> {
  return inTurn(client, () => picture.webp({ quality: 90, effort: 2 }).toBuffer());
}

async function inTurn(client: string, encode: () => Promise<Buffer>): Promise<Buffer> {
  const release: Release | undefined = await encoders.acquire(client);
  return encode().finally(release);
}

function toFormat(picture: Sharp, format: PictureFormat, effort: number): Sharp {
  if (format === 'avif') return picture.avif({ quality: 48, effort });
  return format === 'webp'
    ? picture.webp({ quality: 70, effort: 2 })
    : picture.jpeg({ quality: 74, progressive: true });
}
