import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { GatewayConfig } from '../../bff/config.ts';
import type { GatewayOptions } from '../../bff/gateway.ts';
import type { Json } from '../json.ts';
import { createBasicShopHost, type BasicShopHost } from './basic-shop-host.ts';
import { createRichCatalogHost } from './rich-catalog-host.ts';
import { createTestBrowser, type TestBrowser } from './test-browser.ts';
import { createTestGateway, type TestGateway } from './test-gateway.ts';
import { createTestHost, type TestHost } from './test-host.ts';

/** A response that a test may change. */
export interface ChangeableResponse {
  status: number;
  headers: Record<string, string>;
  /** The parsed JSON, or the text that is sent unchanged. */
  body: Json;
  /** Milliseconds before the response. */
  delayMs: number;
  encoding: keyof typeof ENCODERS | undefined;
}
/** A host in front of another one, which changes its responses. */
export interface MisbehavingHost extends TestHost {
  /** Changes the response of a call such as `GET /product/p-1`, with its query. Or there is no response, or the connection breaks. */
  twist: (call: string, reply: ChangeableResponse, request: IncomingMessage) => void | 'hangs' | 'hangs up';
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
export async function createMisbehavingHost(upstream: string): Promise<MisbehavingHost> {
  const headers: IncomingMessage['headers'][] = [];
  const host = await createTestHost(async (_path, _url, response, request) => {
    headers.push(request.headers);
    const reply = await forward(upstream, request);
    const result = twisting.twist(`${request.method} ${request.url}`, reply, request);
    if (result === 'hangs up') response.socket?.destroy();
    if (result === 'hangs' || result === 'hangs up') return 'sent';
    if (reply.delayMs > 0) await pause(reply.delayMs, undefined, { ref: false });
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    const { encoding } = reply;
    if (encoding) reply.headers['content-encoding'] = encoding.replace('raw ', '');
    response.writeHead(reply.status, reply.headers).end(encoding ? ENCODERS[encoding](text) : text);
    return 'sent';
  });
  const twisting: MisbehavingHost = Object.assign(host, { twist: () => undefined, headers });
  return twisting;
}

async function forward(upstream: string, request: IncomingMessage): Promise<ChangeableResponse> {
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

/** A gateway over a host that changes the responses of a basic shop. */
export interface MisbehavingShop {
  shop: BasicShopHost;
  host: MisbehavingHost;
  /** Opens a new gateway, with empty caches, over a host that changes nothing yet. Closes the previous one. */
  open(changes?: Partial<GatewayConfig>, options?: GatewayOptions): Promise<OpenedGateway>;
  /** Sets the response of the host for a call and all that begin with it, `POST /cart`, until a new gateway is opened. */
  responseAt(call: string, status: number, body: unknown): void;
  close(): Promise<void>;
}
/** A gateway, and two logged-in shoppers. */
export interface OpenedGateway {
  gateway: TestGateway;
  asha: TestBrowser;
  ravi: TestBrowser;
}

/** Makes the shop and the host. */
export async function createMisbehavingShop(): Promise<MisbehavingShop> {
  const shop = await createBasicShopHost();
  const host = await createMisbehavingHost(shop.url);
  let gateway: TestGateway | undefined;
  return {
    shop,
    host,
    open: async (changes, options) => {
      await gateway?.close();
      host.twist = () => undefined;
      const opened = await createTestGateway(host.url, changes, options);
      gateway = opened;
      const login = (token: string) => Object.assign(createTestBrowser(opened), { token });
      host.calls.length = 0;
      host.headers.length = 0;
      return { gateway: opened, asha: login('t.asha'), ravi: login('t.ravi') };
    },
    responseAt: (call, status, body) => {
      host.twist = (made, reply) => {
        if (made.startsWith(call)) Object.assign(reply, { status, body });
      };
    },
    close: async () => {
      await gateway?.close();
      await host.close();
      await shop.close();
    },
  };
}

/** A secret in a faulty host's response. No client may read it. */
export const SECRET = 'postgres://shop:hunter2@10.0.0.7 at Object.query (/srv/app/db.js:12:7)';
const failing = (status: number, message: string) => (reply: ChangeableResponse) =>
  void Object.assign(reply, { status, body: { message } });
const saying = (body: string) => (reply: ChangeableResponse) => void Object.assign(reply, { body, headers: {} });
const FAULTS = {
  slow: () => 'hangs' as const,
  '400': failing(400, 'That is not how it is written.'),
  '429': (reply: ChangeableResponse) => {
    reply.headers['retry-after'] = '7';
    failing(429, 'Slow down')(reply);
  },
  '500': failing(500, SECRET),
  '503': failing(503, SECRET),
  html: saying(`<html>${SECRET}</html>`),
  cut: saying(`{"product":{"name":"${SECRET}"`),
  shape: saying(JSON.stringify({ product: { productId: 7, name: null }, products: SECRET })),
  redirect: (reply: ChangeableResponse) =>
    void Object.assign(reply, { status: 302, headers: { location: 'https://elsewhere.example/' }, body: SECRET }),
  huge: saying(JSON.stringify({ product: { name: 'x'.repeat(5_000_000) } })),
  hangup: () => 'hangs up' as const,
} satisfies Record<string, (reply: ChangeableResponse) => ReturnType<MisbehavingHost['twist']>>;

/** The failure of a call. */
export type Fault = keyof typeof FAULTS;
/** A host whose faults a test sets, call by call. */
export interface FaultyHost extends TestHost {
  /** The fault of a path's response; undefined for a good response. */
  faultOf: (path: string) => Fault | undefined;
}

/** Makes a host with all additions of the catalogue, and with faults on demand. */
export async function createFaultyHost(): Promise<FaultyHost> {
  const sound = await createRichCatalogHost();
  const host = await createMisbehavingHost(sound.url);
  host.twist = (call, reply) => {
    const fault = faulty.faultOf(call.split(/[ ?]/)[1] ?? '');
    return fault && FAULTS[fault](reply);
  };
  const close = async () => {
    await host.close();
    await sound.close();
  };
  const faulty: FaultyHost = { ...host, close, faultOf: () => undefined };
  return faulty;
}
