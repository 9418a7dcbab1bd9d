import { promisify } from 'node:util';
import { brotliDecompress, constants, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';

/** The content encodings that the gateway accepts, the best first. */
export const ACCEPT_ENCODING = 'zstd, br, gzip, deflate';

/** The most encodings of one body: each can multiply its length. */
const MAX_ENCODINGS = 5;

type Decode = (bytes: Uint8Array, limits: { maxOutputLength: number; finishFlush?: number }) => Promise<Uint8Array>;

/** Returns a decoder that also reads a truncated body, as browsers do. The JSON parser detects lost content. */
const leniently =
  (decode: Decode, finishFlush: number = constants.Z_SYNC_FLUSH): Decode =>
  (bytes, limits) =>
    decode(bytes, { ...limits, finishFlush });

const decodeGzip = leniently(promisify(gunzip));
const inflateZlib = leniently(promisify(inflate));
const inflateBare = leniently(promisify(inflateRaw));
/** The standard requires a zlib header. Some hosts omit it. */
const decodeDeflate: Decode = (bytes, limits) =>
  ((bytes[0] ?? 0) % 16 === 8 ? inflateZlib : inflateBare)(bytes, limits);
const DECODERS = new Map<string, Decode>([
  ['gzip', decodeGzip],
  ['x-gzip', decodeGzip],
  ['deflate', decodeDeflate],
  ['x-deflate', decodeDeflate],
  ['br', leniently(promisify(brotliDecompress), constants.BROTLI_OPERATION_FLUSH)],
  ['zstd', leniently(promisify(zstdDecompress), constants.ZSTD_e_flush)],
]);

/** A body that cannot be decoded, or that is longer than allowed. */
export class UndecodableBody extends Error {}

/**
 * Returns the decoded bytes of a body; an empty body stays empty, whatever its `Content-Encoding` is. An unknown
 * encoding (`none`, `UTF-8`) is ignored, as in browsers. Throws an UndecodableBody for broken bytes, and beyond the
 * limits.
 */
export async function decodeBody(
  bytes: Uint8Array,
  contentEncoding: string | undefined,
  maxBytes: number,
): Promise<Uint8Array> {
  if (bytes.length === 0 || contentEncoding === undefined) return bytes;
  const encodings = parseEncodings(contentEncoding);
  if (encodings.length > MAX_ENCODINGS) throw new UndecodableBody('too many encodings');
  let decoded = bytes;
  for (const encoding of encodings) {
    try {
      decoded = (await DECODERS.get(encoding)?.(decoded, { maxOutputLength: maxBytes })) ?? decoded;
    } catch (error) {
      throw new UndecodableBody(`${encoding} could not be decoded`, { cause: error });
    }
  }
  return decoded;
}

/** The encodings of a body, the last applied first. */
function parseEncodings(header: string): string[] {
  const names = header.split(',').map((name) => name.trim().toLowerCase());
  return names.filter((name) => name !== '' && name !== 'identity').toReversed();
}
