import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';

/** The most pixels of a picture in any format. */
const MAX_PIXELS = 40_000_000;
/** The most bytes of memory that one decoded picture may take. */
const MAX_DECODED_BYTES = 250_000_000;
/** Pictures that take more bytes than this are decoded one at a time. */
const LARGE_BYTES = 40_000_000;
/** The pixels of a file that its size does not limit: they take little memory in any format. */
const FREE_PIXELS = 2_000_000;
/** The most pixels for each byte of a file. A photograph has less than a hundred. */
const MAX_PIXELS_PER_BYTE = 1_000;

/** The bytes of memory that a decoder takes for a pixel of 8 bits a channel, measured at 40 megapixels and rounded up. */
const BYTES_PER_PIXEL: Record<string, number> = { jpeg: 4, png: 6, gif: 8, webp: 8, heif: 20 };

/** One large picture is decoded at a time, so that the memory of a gateway does not grow with the number of requests. */
const largeDecodes = pLimit(1);

// Each picture is decoded once: what libvips caches of it is never read again.
sharp.cache(false);

/**
 * Decodes a picture by `decode`; large ones wait for each other. Throws before the decoding if the picture has more than 40
 * megapixels, or would take more than 250 MB. Throws also if the file is too small for a photograph of its size.
 */
export async function decodeWithin<Result>(file: Buffer, decode: () => Promise<Result>): Promise<Result> {
  const metadata = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).metadata();
  const pixels = metadata.width * metadata.height;
  if (pixels > MAX_PIXELS) throw new Error('It has more than 40 megapixels.');
  if (pixels > FREE_PIXELS && pixels > MAX_PIXELS_PER_BYTE * file.length)
    throw new Error('Its file is too small for its pixels.');
  const bytes = decodedBytesOf(metadata, pixels);
  if (bytes > MAX_DECODED_BYTES) throw new Error('It takes too much memory.');
  return bytes > LARGE_BYTES ? largeDecodes(decode) : decode();
}

/** The bytes of memory that a decoder takes for a picture. A channel of more than 8 bits takes twice as many. */
function decodedBytesOf({ format, depth, bitsPerSample = 8 }: Metadata, pixels: number): number {
  const isDeep = depth !== 'uchar' || bitsPerSample > 8;
  return pixels * (BYTES_PER_PIXEL[format] ?? Infinity) * (isDeep ? 2 : 1);
}
