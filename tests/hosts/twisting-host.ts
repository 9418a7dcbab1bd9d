import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { Json } from '../json.ts';
import { createTestHost, type TestHost } from './test-host.ts';

/** An answer that a test may change. */
export interface TwistableAnswer {
  status: number;
  headers: Record<string, string>;
  /** The parsed JSON, or the text that is sent as it is. */
  body: Json;
  /** Milliseconds before the answer. */
  delayMs: number;
  encoding: keyof typeof ENCODERS | undefined;
}
/** A host in front of another one, which changes its answers. */
export interface TwistingHost extends TestHost {
  /** Changes the answer of a call such as `GET /product/p-1`, with its query. */
  twist: (call: string, answer: TwistableAnswer, request: IncomingMessage) => void | 'hangs';
  /** The headers of all calls, in the order of `calls`. */
  headers: IncomingMessage['headers'][];
}

const ENCODERS = {
  gzip: gzipSync,
  br: brotliCompressSync,
  zstd: zstdCompressSync,
  deflate: deflateSync,
  'raw deflate': deflateRawSync,
};

/** Makes such a host. It changes nothing until `twist` is set. */
export async function createTwistingHost(upstream: string): Promise<TwistingHost> {
  const headers: IncomingMessage['headers'][] = [];
  const host = await createTestHost(async (_path, _url, response, request) => {
    headers.push(request.headers);
    const answer = await forward(upstream, request);
    const result = twisting.twist(`${request.method} ${request.url}`, answer, request);
    if (result === 'hangs') return 'sent';
    if (answer.delayMs > 0) await pause(answer.delayMs, undefined, { ref: false });
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    const { encoding } = answer;
    if (encoding) answer.headers['content-encoding'] = encoding.replace('raw ', '');
    response.writeHead(answer.status, answer.headers).end(encoding ? ENCODERS[encoding](text) : text);
    return 'sent';
  });
  const twisting: TwistingHost = Object.assign(host, { twist: () => undefined, headers });
  return twisting;
}

async function forward(upstream: string, request: IncomingMessage): Promise<TwistableAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { authorization, 'content-type': type } = request.headers;
  const response = await fetch(upstream + request.url, {
    method: request.method ?? 'GET',
    headers: { ...(authorization ? { authorization } : {}), ...(type ? { 'content-type': type } : {}) },
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
  const text = await response.text();
  const body: Json = text.startsWith('{') ? JSON.parse(text) : text;
  const headers = { 'content-type': response.headers.get('content-type') ?? 'application/json' };
  return { status: response.status, headers, body, delayMs: 0, encoding: undefined };
}
