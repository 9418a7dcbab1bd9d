import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';

/** The encodings that the gateway asks for, the best first. */
export const ACCEPT_ENCODING = 'zstd, br, gzip, deflate';

const NONE: readonly string[] = [];
/** The most encodings of one body. Each may make so much of it again, and no host of good will has more than two. */
const MAX_ENCODINGS = 5;

type Decode = (bytes: Buffer, limits: { maxOutputLength: number }) => Promise<Buffer>;

const inflateZlib: Decode = promisify(inflate);
const inflateBare: Decode = promisify(inflateRaw);
const DECODERS = new Map<string, Decode>([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['br', promisify(brotliDecompress)],
  ['zstd', promisify(zstdDecompress)],
  // By the standard there is a zlib header in front. Some hosts leave it out.
  ['deflate', (bytes, limits) => ((bytes[0] ?? 0) % 16 === 8 ? inflateZlib : inflateBare)(bytes, limits)],
]);

/** An answer whose encoding cannot be undone, or that is longer than allowed. */
export class UndecodableBody extends Error {}

/** The encodings that were applied to a body, in the order in which they are to be undone. */
export function encodingsOf(header: string | undefined): readonly string[] {
  if (header === undefined) return NONE;
  return header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
    .toReversed();
}

/**
 * The bytes that were encoded: none of none, for some hosts name an encoding where they send nothing. Throws an UndecodableBody for an unknown
 * encoding, broken bytes, and too many of either.
 */
export async function decodeBody(bytes: Buffer, encodings: readonly string[], maxBytes: number): Promise<Buffer> {
  if (bytes.length === 0) return bytes;
  if (encodings.length > MAX_ENCODINGS) throw new UndecodableBody('too many encodings');
  let decoded = bytes;
  for (const encoding of encodings) {
    const decode = DECODERS.get(encoding);
    if (!decode) throw new UndecodableBody(`unknown encoding ${encoding.slice(0, 20)}`);
    try {
      decoded = await decode(decoded, { maxOutputLength: maxBytes });
    } catch (error) {
      throw new UndecodableBody(`${encoding} could not be decoded`, { cause: error });
    }
  }
  return decoded;
}

/** A body without the byte order mark that some hosts put in front. */
export function withoutMark(bytes: Buffer): Buffer {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return hasMark ? bytes.subarray(3) : bytes;
}
