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
import type { FastifyInstance } from 'fastify';
import type { HttpReply, HttpRequest } from '../http-messages.ts';
import type { KeptAnswer } from './shared-answers.ts';

/** The fewest bytes that are worth it: a smaller answer travels in one packet in any case. */
const MIN_BYTES = 1_024;
/**
 * The most bytes that are compressed at once, in the time of the event loop. The home page's 43 kB take zstd 0.1 ms, brotli
 * 0.3 ms; a stream's set-up costs more.
 */
const MAX_SYNC_BYTES = 256 * 1_024;
/**
 * What a client may take, the best first. Zstd: at its usual level it makes a listing smaller than brotli 4 does, in a quarter of the
 * time. Brotli 5 would save another tenth for twice the time, gzip 6 a twentieth.
 */
const CODINGS: ('zstd' | 'br' | 'gzip')[] = ['zstd', 'br', 'gzip'];
const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP: ZlibOptions = { level: 4 };
/** What stands for gzip in `Accept-Encoding`: its old name, and no preference, as the plugin has it. */
const GZIP_ALIAS = /\*|x-gzip/g;

/** Compresses the texts that the routes of this app answer, but those that say `compress: false`. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: CODINGS,
    threshold: MIN_BYTES,
    syncThreshold: MAX_SYNC_BYTES,
    brotliOptions: BROTLI,
    zlibOptions: GZIP,
    globalDecompression: false,
  });
}

/** Sends an answer to GraphQL, whose status and headers are set, compressed where that helps and its client takes it. */
export function sendCompressed(
  request: HttpRequest,
  reply: HttpReply,
  body: string | Buffer,
): HttpReply | Promise<HttpReply> {
  const coding = codingFor(request, body);
  if (coding === undefined) return reply.send(body);
  reply.header('content-encoding', coding);
  const bytes = encode(coding, body);
  return bytes instanceof Promise ? bytes.then((later) => reply.send(later)) : reply.send(bytes);
}

/** Sends a kept answer by the bytes that it was compressed to for somebody before. */
export async function sendCompressedOnce(request: HttpRequest, reply: HttpReply, kept: KeptAnswer): Promise<HttpReply> {
  const coding = codingFor(request, kept.body);
  if (coding === undefined) return reply.send(kept.body);
  const bytes = kept.encoded.get(coding) ?? (await encode(coding, kept.body));
  kept.encoded.set(coding, bytes);
  return reply.header('content-encoding', coding).send(bytes);
}

/** How a body is to be compressed for a request; undefined where it travels as it is. */
function codingFor({ headers }: HttpRequest, body: string | Buffer): string | undefined {
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
