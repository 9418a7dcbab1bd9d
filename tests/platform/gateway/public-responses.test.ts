import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../bff/host/failures.ts';
import { createTrace } from '../../../bff/host/request-trace.ts';
import { createRestHost, type RestHost } from '../../../bff/host/rest.ts';
import { RequestDeadline } from '../../../bff/host/deadline.ts';

const CATEGORIES = { categories: [{ name: 'साड़ी', productCount: 3 }] };

describe('a response of a public call', () => {
  let server: Server;
  let host: RestHost;
  const open = async (listener: RequestListener) => {
    server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    host = createRestHost({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      maxResponseBytes: 1_000,
      readTimeoutMs: 20_000,
      writeTimeoutMs: 20_000,
      paymentTimeoutMs: 20_000,
      maxCharacters: 0,
      staleMs: 0,
      log: () => undefined,
    });
  };
  afterEach(async () => {
    await host.close();
    server.closeAllConnections();
    server.close();
  });

  it('is read completely with a byte order mark, hints before it and a letter in two pieces', async () => {
    await open((_, response) => {
      const bytes = Buffer.from(`\uFEFF${JSON.stringify(CATEGORIES)}`);
      const withinLetter = bytes.indexOf('स') + 1;
      response.writeEarlyHints({ link: '</a.css>; rel=preload' });
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(bytes.subarray(0, withinLetter), () =>
        setImmediate(() => response.end(bytes.subarray(withinLetter))),
      );
    });
    expect(await host.shared('getCategories', {})).toEqual(CATEGORIES);
  });

  it('is cancelled, and its connection closed, when no client waits for it', async () => {
    const requested = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    await open((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{');
      response.once('close', closed.resolve);
      requested.resolve();
    });
    const deadline = new RequestDeadline(createTrace(), 20_000);
    const reply = host.publicForRequest(deadline, false)('getCategories', {});
    await requested.promise;
    deadline.abort(new Failure('UPSTREAM_TIMEOUT'));
    await expect(reply).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    await closed.promise;
  });

  it('is nonsense when it is longer than allowed', async () => {
    await open((_, response) => void response.end(JSON.stringify({ categories: [], more: 'x'.repeat(1_000) })));
    await expect(host.shared('getCategories', {})).rejects.toMatchObject({ code: 'UPSTREAM_INVALID_RESPONSE' });
  });
});
