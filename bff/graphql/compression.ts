import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib';
import compress from '@fastify/compress';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './response-cache.ts';

/** The fewest bytes that are compressed: a smaller response fits in one packet anyway. */
const MIN_BYTES = 1_024;
/**
 * The most bytes that are compressed synchronously. The home page's 43 kB take zstd 0.1 ms, brotli 0.3 ms; a stream's
 * set-up costs more.
 */
const MAX_SYNC_BYTES = 256 * 1_024;
/**
 * The supported codings, the best first. Zstd at its default level makes a listing smaller than brotli 4, in a
 * quarter of the time. Brotli 5 would save another tenth for twice the time, gzip 6 a twentieth.
 */
const CODINGS: ('zstd' | 'br' | 'gzip')[] = ['zstd', 'br', 'gzip'];
const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP: ZlibOptions = { level: 4 };
/** The other names of gzip in `Accept-Encoding`: its old name, and the wildcard. */
const GZIP_ALIAS = /\*|x-gzip/g;

/** Compresses the text responses of this app's routes, except those with `compress: false`. */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: CODINGS,
    threshold: MIN_BYTES,
    syncThreshold: MAX_SYNC_BYTES,
    brotliOptions: BROTLI,
    zlibOptions: GZIP,
    globalDecompression: false,
  });
}

/** Sends a GraphQL response whose status and headers are set. It is compressed if that helps and the client accepts it. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
): FastifyReply | Promise<FastifyReply> {
  const coding = codingFor(request, body);
  if (coding === undefined) return reply.send(body);
  reply.header('content-encoding', coding);
  const bytes = encode(coding, body);
  return bytes instanceof Promise ? bytes.then((later) => reply.send(later)) : reply.send(bytes);
}

/** Sends a cached response. Its compressed bytes are cached with it. */
export async function sendCompressedOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
): Promise<FastifyReply> {
  const coding = codingFor(request, cached.body);
  if (coding === undefined) return reply.send(cached.body);
  const bytes = cached.encoded.get(coding) ?? (await encode(coding, cached.body));
  cached.encoded.set(coding, bytes);
  return reply.header('content-encoding', coding).send(bytes);
}

/** Returns the coding of a response body; undefined for an uncompressed one. */
function codingFor({ headers }: FastifyRequest, body: string | Buffer): string | undefined {
  const accepts = headers['accept-encoding'];
  if (accepts === undefined || Buffer.byteLength(body) < MIN_BYTES || headers['x-no-compression'] !== undefined)
    return undefined;
  return negotiate(accepts.toLowerCase().replaceAll(GZIP_ALIAS, 'gzip'), CODINGS) ?? undefined;
}

const [brotliLater, gzipLater, zstdLater] = [promisify(brotliCompress), promisify(gzip), promisify(zstdCompress)];

function encode(coding: string, body: string | Buffer): Buffer | Promise<Buffer> {
  const isLong = body.length > MAX_SYNC_BYTES;
  if (coding === 'zstd') return isLong ? zstdLater(body) : zstdCompressSync(body);
  if (coding === 'br') return isLong ? brotliLater(body, BROTLI) : brotliCompressSync(body, BROTLI);
  return isLong ? gzipLater(body, GZIP) : gzipSync(body, GZIP);
}
