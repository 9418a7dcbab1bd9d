import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import {
  createBrotliCompress,
  createZstdCompress,
  deflateSync,
  gzipSync,
  type BrotliCompress,
  type ZstdCompress,
} from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { UndecodableBody, decodeBody } from '../../../bff/host/decode-body.ts';
import { createHostClient, type HostClient } from '../../../bff/host/http-clients.ts';
import { toFailedResponse } from '../../../bff/host/host-errors.ts';
import type { Attempt } from '../../../bff/host/retry.ts';

let server: Server;
let client: HostClient;
let connections = 0;
/** The requests that the host has read. */
const requests: string[] = [];

type Response = string | Uint8Array;

/** Starts a host that sends this as the response to every request, and a client for it. */
async function open(response: Response | ((request: string) => Response), maxAgeMs?: number): Promise<void> {
  connections = 0;
  requests.length = 0;
  server = createServer((socket) => {
    connections++;
    socket
      .on('error', () => undefined)
      .on('data', (bytes: Buffer) => {
        requests.push(bytes.toString());
        socket.write(typeof response === 'function' ? response(bytes.toString()) : response);
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  client = createHostClient(new URL(`http://127.0.0.1:${port}`), 1_000, maxAgeMs === undefined ? {} : { maxAgeMs });
}
afterEach(async () => {
  await client?.close();
  server?.close();
});

const CALLER = { headers: () => ({ authorization: 'Bearer a.b.c' }), takeCookies: () => undefined };
const READ: Attempt = {
  method: 'GET',
  path: '/',
  headers: {},
  isRead: true,
  usesCookies: false,
  onSending: () => undefined,
  signal: new AbortController().signal,
};
const CHANGE: Attempt = { ...READ, method: 'POST', body: '{"a":1}', isRead: false };

const send = (attempt: Partial<Attempt> = READ, isPersonal = false) =>
  (isPersonal ? client.sendFor(CALLER) : client.send)({ ...READ, ...attempt }).catch((error: unknown) =>
    toFailedResponse(error),
  );
const ok = (headers = '', body = '{}') => `HTTP/1.1 200 OK\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;

describe('a public call', () => {
  it('uses an open connection again', async () => {
    await open(ok());
    for (let nth = 0; nth < 10; nth++) expect((await send()).text).toBe('{}');
    // undici opens a second one if the first is not yet released.
    expect(connections).toBeLessThanOrEqual(2);
  });

  it('uses no connection that its host is about to close', async () => {
    await open(ok('Keep-Alive: timeout=1\r\n'));
    for (let nth = 0; nth < 3; nth++) expect((await send()).text).toBe('{}');
    expect(connections).toBe(3);
  });

  it.each([
    ['is not HTTP', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
    ['has two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['has lines that end by LF alone', ok().replaceAll('\r\n', '\n')],
    ['is too long', ok('', 'x'.repeat(2_000))],
    ['has too long headers', ok(`X-Long: ${'x'.repeat(20_000)}\r\n`)],
  ])('fails as invalid when the response %s', async (_, response) => {
    await open(response);
    for (const isPersonal of [false, true]) {
      expect((await send(READ, isPersonal)).failure?.code).toBe('UPSTREAM_INVALID_RESPONSE');
    }
  });

  it('fails as unavailable when the port is closed', async () => {
    await open(ok());
    server.close();
    await once(server, 'close');
    expect((await send()).failure?.code).toBe('UPSTREAM_UNAVAILABLE');
  });

  it('removes a byte order mark', async () => {
    await open('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n\uFEFF{}');
    expect((await send()).text).toBe('{}');
  });
});

const inBytes = (headers: string, body: Uint8Array) =>
  Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${headers}\r\nContent-Length: ${body.length}\r\n\r\n`), body]);
const NAME = '{"name":"Café"}';
/** The bytes of a compressed stream that was flushed, and whose end was never written. */
async function flushed(stream: BrotliCompress | ZstdCompress): Promise<Buffer> {
  stream.write(NAME);
  await new Promise<void>((resolve) => stream.flush(resolve));
  return Buffer.from(stream.read());
}
const [BROTLI, ZSTD] = [await flushed(createBrotliCompress()), await flushed(createZstdCompress())];
const LATIN = Buffer.from(NAME, 'latin1');
const UTF16 = Buffer.from(`\uFEFF${NAME}`, 'utf16le');

describe('a body, public or personal, is read as browsers read it', () => {
  it.each<[string, Response, string]>([
    ['gzip without its last 8 bytes', inBytes('Content-Encoding: gzip', gzipSync(NAME).subarray(0, -8)), NAME],
    ['br that was flushed and not ended', inBytes('Content-Encoding: br', BROTLI), NAME],
    ['zstd that was flushed and not ended', inBytes('Content-Encoding: zstd', ZSTD), NAME],
    ['deflate without its end', inBytes('Content-Encoding: deflate', deflateSync(NAME).subarray(0, -4)), NAME],
    ['x-deflate', inBytes('Content-Encoding: x-deflate', deflateSync(NAME)), NAME],
    ['the encoding none', inBytes('Content-Encoding: none', Buffer.from(NAME)), NAME],
    ['the encoding UTF-8', inBytes('Content-Encoding: UTF-8', Buffer.from(NAME)), NAME],
    ['an encoding of its own', inBytes('Content-Encoding: x-shop, gzip', gzipSync(NAME)), NAME],
    ['ISO-8859-1', inBytes('Content-Type: application/json; charset=ISO-8859-1', LATIN), NAME],
    ['a quoted charset', inBytes('Content-Type: application/json;charset="windows-1252"', LATIN), NAME],
    ['UTF-16', inBytes('Content-Type: application/json; charset=utf-16', UTF16), NAME],
    ['UTF-16 by its mark alone', inBytes('Content-Type: application/json', UTF16), NAME],
    ['an unknown charset', inBytes('Content-Type: application/json; charset=klingon', Buffer.from(NAME)), NAME],
    [
      'chunks with a quoted extension',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2;name="a value"\r\n{}\r\n0\r\n\r\n',
      '{}',
    ],
  ])('with %s', async (_, response, text) => {
    await open(response);
    expect((await send()).text).toBe(text);
    expect((await send(READ, true)).text).toBe(text);
  });

  it('and is refused when its content is truncated', async () => {
    await open(inBytes('Content-Encoding: gzip', gzipSync(NAME).subarray(0, 5)));
    for (const isPersonal of [false, true]) expect((await send(READ, isPersonal)).text).not.toContain('}');
  });
});

describe('a redirect', () => {
  const redirect =
    (status: number, to = '/there') =>
    (request: string) =>
      / \/(\w*) /.exec(request)?.[1] === 'there'
        ? ok()
        : `HTTP/1.1 ${status} Elsewhere\r\nLocation: ${to}\r\nContent-Length: 0\r\n\r\n`;

  it.each([301, 302, 307, 308])('%d is followed by reads, public and personal, with their token', async (status) => {
    await open(redirect(status));
    expect(await send()).toMatchObject({ status: 200, text: '{}' });
    expect(await send(READ, true)).toMatchObject({ status: 200, text: '{}' });
    expect(requests).toHaveLength(4);
    expect(requests.map((request) => request.includes('Bearer a.b.c'))).toEqual([false, false, true, true]);
  });

  it.each([307, 308])('%d is followed by changes with their body', async (status) => {
    await open(redirect(status));
    expect((await send(CHANGE, true)).status).toBe(200);
    expect(requests.map((request) => /^POST .*\{"a":1\}$/s.test(request))).toEqual([true, true]);
  });

  it.each([301, 302, 303])('%d is not followed by changes', async (status) => {
    await open(redirect(status));
    expect((await send(CHANGE, true)).status).toBe(status);
    expect(requests).toHaveLength(1);
  });

  it('is followed three times at most, and never to another origin', async () => {
    await open(redirect(302, '/again'));
    expect((await send(READ, true)).status).toBe(302);
    expect(requests).toHaveLength(4);
    await client.close();
    server.close();
    for (const to of ['https://elsewhere.example/there', '//elsewhere.example/there', 'http://127.0.0.1:1/there']) {
      await open(redirect(307, to));
      expect((await send(CHANGE, true)).status).toBe(307);
      expect(requests).toHaveLength(1);
      await client.close();
      server.close();
    }
  });
});

describe('connections', () => {
  it('are left when they are old, so that a host that moves is followed', async () => {
    await open(ok(), 50);
    await send();
    await expect.poll(async () => (await send()) && connections, { interval: 20 }).toBeGreaterThan(2);
  });

  it('are new for each change, so that a host that closes an idle one loses none', async () => {
    await open(ok());
    for (let nth = 0; nth < 3; nth++) expect((await send(CHANGE, true)).text).toBe('{}');
    expect(connections).toBe(3);
  });

  it('that could not be opened have sent nothing of a change', async () => {
    await open(ok());
    let sent = 0;
    const counted = { ...CHANGE, onSending: () => sent++ };
    await send(counted, true);
    expect(sent).toBe(1);
    server.close();
    await once(server, 'close');
    expect((await send(counted, true)).failure?.code).toBe('UPSTREAM_UNAVAILABLE');
    expect((await send({ ...counted, signal: AbortSignal.abort() }, true)).failure).toBeDefined();
    expect(sent).toBe(1);
  });
});

it('decodes at most five encodings of one body', async () => {
  const decode = async (times: number) => {
    let bytes = Buffer.from('{}');
    for (let nth = 0; nth < times; nth++) bytes = gzipSync(bytes);
    return decodeBody(bytes, Array<string>(times).fill('gzip').join(', '), 1_000);
  };
  expect((await decode(5)).toString()).toBe('{}');
  await expect(decode(6)).rejects.toThrow(UndecodableBody);
});
