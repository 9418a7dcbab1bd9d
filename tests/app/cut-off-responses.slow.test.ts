import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShell } from './shop.ts';

const WHOLE = JSON.stringify({ data: { shop: { name: 'Half'.repeat(20_000) } } });

/** The ways in which a gateway breaks off in the middle of a response. */
const WAYS: Record<string, (response: ServerResponse) => void> = {
  'with its length': (response) => begin(response, { 'content-length': Buffer.byteLength(WHOLE) }),
  'of unknown length': (response) => begin(response, {}),
  'that is compressed': (response) => {
    const bytes = gzipSync(Buffer.from(Array.from({ length: 60_000 }, (_, at) => (at * 7919) % 251)));
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  },
  'before its first byte': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
    setImmediate(() => response.destroy());
  },
};

function begin(response: ServerResponse, headers: Record<string, string | number>): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers });
  response.write(WHOLE.slice(0, 50_000), () => response.destroy());
}

let gateway: Server;
const lines: string[] = [];
let shop: Awaited<ReturnType<typeof startShell>>;
let breakOff: (response: ServerResponse) => void = () => undefined;
beforeAll(async () => {
  gateway = createServer((request, response) => void request.resume().on('end', () => breakOff(response)));
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  const { port } = gateway.address() as AddressInfo;
  shop = await startShell({
    gatewayUrl: `http://127.0.0.1:${port}/graphql`,
    restUrl: `http://127.0.0.1:${port}`,
    logLevel: 'warn',
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterAll(async () => {
  await shop.close();
  gateway.close();
});

/** Reads everything from a connection until it ends. */
function readRaw(request: string): Promise<string> {
  const { hostname, port } = new URL(shop.address);
  return new Promise((resolve) => {
    const parts: (Buffer | string)[] = [];
    connect(Number(port), hostname)
      .setEncoding('latin1')
      .on('data', (part) => parts.push(part))
      .on('error', () => undefined)
      .on('close', () => resolve(parts.join('')))
      .write(request);
  });
}

/** Whether a response is complete by its HTTP length. */
function isWhole(raw: string): boolean {
  const [head = '', body = ''] = raw.split(/\r\n\r\n(.*)/s, 2);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length === undefined ? /(^|\r\n)0\r\n\r\n$/.test(body) : body.length >= Number(length);
}

describe('a response of the gateway that breaks off', () => {
  it('is shown as an outage if nothing of it was sent yet, and leaves one line in the log', async () => {
    lines.length = 0;
    for (const way of ['before its first byte', 'of unknown length']) {
      breakOff = WAYS[way] ?? breakOff;
      const response = await fetch(`${shop.address}/graphql?query={__typename}&token=canary`);
      await response.text().catch(() => '');
      expect([way, response.status]).toEqual([way, way === 'of unknown length' ? 200 : 503]);
    }
    await expect.poll(() => lines.length).toBe(2);
    const line = {
      msg: 'A request failed',
      reqId: expect.any(String),
      path: '/graphql',
      status: 502,
      cause: 'other side closed',
    };
    expect(lines.map((text): unknown => JSON.parse(text))).toMatchObject([line, line]);
    expect(lines.join('')).not.toContain('canary');
  });

  describe.each(Object.entries(WAYS))('%s', (_, way) => {
    beforeAll(() => void (breakOff = way));

    it.each([
      ['POST', '/graphql'],
      ['GET', '/graphql?query={__typename}'],
      ['GET', '/schema.graphql'],
      ['GET', '/pictures/remote/x'],
    ])('does not end like a complete one: %s %s', async (method, path) => {
      const body = method === 'POST' ? '{"query":"{ __typename }"}' : '';
      const headers = [
        'Host: shop',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        'Connection: close',
      ];
      const raw = await readRaw(`${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
      expect([raw.startsWith('HTTP/1.1 200') && isWhole(raw), raw.slice(0, 300)]).toEqual([false, expect.anything()]);
    });

    it('makes no page that looks complete', async () => {
      for (const path of ['/', '/Saree', '/sitemap.xml']) {
        expect([path, (await shop.get(path, { accept: 'text/html' })).status]).toEqual([path, 503]);
      }
    });
  });
});
