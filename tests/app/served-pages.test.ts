import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createServer, type ServerResponse } from 'node:http';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWebConfig } from '../../web/config.ts';
import { type ErrorPages, createFailureLog } from '../../web/server/error-pages.ts';
import { servePages } from '../../web/server/pages.ts';
import type { Page } from '../../web/server/renderer.ts';

/** Refusals without a page. */
const NO_ERROR_PAGES: ErrorPages = {
  send: async (_request, reply, status) => reply.code(status).send('refused'),
  respondUnreadable: async () => undefined,
  log: () => undefined,
};

/** A renderer of such pages. */
function rendererOf(render: (path: string) => Promise<Partial<Page>>) {
  const nothing = async () => [];
  const page = { status: 200, route: '/:category', html: '', tag: '', isCheckout: false, problems: [], isStale: false };
  return {
    render: async ({ path }: { path: string }): Promise<Page> => ({ ...page, ...(await render(path)) }),
    listPages: nothing,
    listFixedPaths: async () => ({ personal: [], all: [] }),
    expireShop: () => undefined,
    readShop: async () => ({ name: '', trade: '', contact: { email: '' }, categories: [] }),
    pickReadParams: async (url: string) => url,
  };
}

it.each([
  ['address', () => '198.51.100.1'],
  ['/64 network of IPv6', (at: number) => `2001:db8:1:1::${at}`],
])('renders few pages of one %s at once, so that others need not wait for them', async (_name, addressOf) => {
  const app = fastify({ trustProxy: true });
  const done = Promise.withResolvers<void>();
  const rendered: string[] = [];
  const renderer = rendererOf(async (path) => {
    rendered.push(path);
    if (path.startsWith('/slow')) await done.promise;
    return { html: path, tag: path };
  });
  servePages(app, renderer, NO_ERROR_PAGES, readWebConfig({}));
  const get = (url: string, address: string) => app.inject({ url, headers: { 'x-forwarded-for': address } });
  const flood = Array.from({ length: 150 }, (_, at) => get(`/slow/${at}`, addressOf(at)));
  const refused = await Promise.race(flood);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect((await get('/quick', '192.0.2.1')).body).toBe('/quick');
  expect(rendered).toEqual(['/slow/0', '/slow/1', '/quick']);
  // A cached page is served to all clients at once.
  expect((await get('/quick', addressOf(999))).body).toBe('/quick');
  done.resolve();
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(102);
  await app.close();
});

it('writes down the page that could not be shown, and no token of its address', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  const renderer = rendererOf(async () => ({ status: 500, problems: [new Error('broken')] }));
  servePages(app, renderer, NO_ERROR_PAGES, readWebConfig({}));
  await app.inject('/newsletter/leave?token=canary');
  await app.close();
  expect(lines.join('')).toMatch(/broken.*"path":"\/newsletter\/leave"/);
  expect(lines.join('')).not.toContain('canary');
});

describe('a page that is a little too old', () => {
  const now = performance.now.bind(performance);
  let passed = 0;
  beforeEach(() => {
    passed = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  });
  afterEach(() => void vi.restoreAllMocks());

  it('is shown while it is rendered behind, once, and an older one is waited for', async () => {
    const app = fastify();
    const held = Promise.withResolvers<void>();
    let [rendered, isHeld] = [0, false];
    const renderer = rendererOf(async () => {
      const nth = ++rendered;
      if (isHeld) await held.promise;
      return { html: `page ${nth}`, tag: `${nth}` };
    });
    servePages(app, renderer, NO_ERROR_PAGES, { ...readWebConfig({}), pageSeconds: 5 });
    const get = async () => (await app.inject('/Saree')).body;
    expect(await get()).toBe('page 1');
    passed += 6_000;
    isHeld = true;
    // No client waits, however long the rendering takes.
    expect([await get(), await get(), await get()]).toEqual(['page 1', 'page 1', 'page 1']);
    expect(rendered).toBe(2);
    held.resolve();
    await vi.waitFor(async () => expect(await get()).toBe('page 2'), 60_000);
    passed += 10_001;
    expect([await get(), rendered]).toEqual(['page 3', 3]);
    await app.close();
  });

  it.each([
    ['has failed', async () => ({ status: 503, html: 'failed' }), 503],
    ['has thrown', () => Promise.reject(new Error('broken')), 500],
  ])('is shown on where its revalidation %s, which is written down once', async (_, fail, status) => {
    const failures: number[] = [];
    const app = fastify();
    let isWell = true;
    const renderer = rendererOf(() => (isWell ? Promise.resolve({ html: 'page', tag: '1' }) : fail()));
    const errorPages = { ...NO_ERROR_PAGES, log: (_request: unknown, failed: number) => void failures.push(failed) };
    servePages(app, renderer, errorPages, { ...readWebConfig({}), pageSeconds: 5 });
    const get = async () => (await app.inject('/Saree')).body;
    expect(await get()).toBe('page');
    passed += 6_000;
    isWell = false;
    expect(await get()).toBe('page');
    await vi.waitFor(() => expect(failures).toEqual([status]), 60_000);
    isWell = true;
    passed += 10_001;
    expect([await get(), failures]).toEqual(['page', [status]]);
    await app.close();
  });
});

it('sends a page in the coding that each browser takes, made of the one that it was first asked for in', async () => {
  const app = fastify();
  const html = '<p>हाथ से बँधा</p>'.repeat(50);
  let rendered = 0;
  const renderer = rendererOf(async () => ({ html, tag: String(++rendered) }));
  servePages(app, renderer, NO_ERROR_PAGES, readWebConfig({}));
  const get = async (path: string, coding: string) =>
    (await app.inject({ url: path, headers: { 'accept-encoding': coding } })).rawPayload;
  const decoded = async (path: string, coding: 'br' | 'gzip' | 'identity') => {
    const bytes = await get(path, coding);
    if (coding === 'identity') return String(bytes);
    return String(coding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes));
  };
  for (const first of ['br', 'gzip', 'identity'] as const)
    for (const coding of [first, 'br', 'gzip', 'identity'] as const)
      expect(await decoded(`/${first}`, coding), `${coding} after ${first}`).toBe(html);
  expect(rendered).toBe(3);
  await app.close();
});

describe('a page that is cached for half a minute', () => {
  it('is rendered again as soon as the host reports that products have changed', async () => {
    const streams: ServerResponse[] = [];
    const host = createServer((_, response) => {
      streams.push(response);
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const address = host.address();
    const restUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const app = fastify();
    const page = { html: 'first', tag: '' };
    let rendered = 0;
    const renderer = rendererOf(async () => ((rendered += 1), page));
    servePages(app, renderer, NO_ERROR_PAGES, { ...readWebConfig({}), pageSeconds: 30, restUrl });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const read = async () => (await app.inject('/Saree')).body;
    const renderedBy = async (act: () => Promise<unknown>) => {
      const before = rendered;
      await act();
      return rendered - before;
    };
    try {
      await expect.poll(() => streams.length).toBe(1);
      await read();
      // Changes before the stream was open are unknown.
      await expect.poll(() => renderedBy(read), { timeout: 5_000 }).toBe(0);
      page.html = 'second';
      expect(await read()).toBe('first');
      streams[0]?.write('event: catalogue\ndata: {"what":"products"}\n\n');
      await expect.poll(read).toBe('second');
      await expect.poll(() => renderedBy(read), { timeout: 5_000 }).toBe(0);
    } finally {
      await app.close();
      host.closeAllConnections();
      host.close();
    }
  });
});

describe('a page that fails', () => {
  const DOCUMENT = '<html><body>\n<div id="root">1</div></body></html>';
  const open = (seconds = 30) => {
    const lines: string[] = [];
    const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
    const result: { page: Partial<Page> } = { page: { html: DOCUMENT, tag: 'W/"1"' } };
    const errorPages = { ...NO_ERROR_PAGES, log: createFailureLog(app) };
    servePages(
      app,
      rendererOf(async () => result.page),
      errorPages,
      { ...readWebConfig({}), pageSeconds: seconds },
    );
    const get = (path = '/Saree') => app.inject(path);
    return { app, get, lines, answer: result };
  };
  const now = performance.now.bind(performance);
  let passed = 0;
  const pass = (milliseconds: number) => (passed += milliseconds);
  beforeEach(() => {
    passed = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  });
  afterEach(() => void vi.restoreAllMocks());

  it('is shown as before, for ten minutes, with a notice', async () => {
    const { app, get, answer: result } = open();
    expect((await get()).body).not.toContain('Prices and stock');
    result.page = { status: 503, html: 'failed' };
    expect((await get('/Lehanga')).statusCode).toBe(503);
    for (const minutes of [1, 8]) {
      pass(minutes * 60_000);
      const { statusCode, body, headers } = await get();
      expect([statusCode, headers['etag']]).toEqual([200, 'W/"1-stale"']);
      expect(body).toMatch(
        /^<html><body>\n<p id="stale"[^>]*>Prices and stock may be a few minutes old\. .*<div id="root">1/s,
      );
      expect(body.match(/Prices and stock/g)).toHaveLength(1);
    }
    pass(60_001);
    expect((await get()).statusCode).toBe(503);
    result.page = { html: DOCUMENT };
    pass(2);
    expect((await get()).body).toBe(DOCUMENT);
    await app.close();
  });

  it('is rendered again a second later if it has old data, so that it is current soon after the shop is', async () => {
    const { app, get, answer: result } = open(30);
    result.page = { html: 'old', isStale: true };
    expect((await get()).body).toBe('old');
    result.page = { html: 'new' };
    expect((await get()).body).toBe('old');
    pass(1_001);
    expect((await get()).body).toBe('new');
    result.page = { html: 'newer' };
    expect((await get()).body).toBe('new');
    await app.close();
  });

  it('is written down with its request’s id, ten of ten seconds one by one, and the rest by their number', async () => {
    const { app, get, lines, answer: result } = open();
    result.page = { status: 503 };
    for (let at = 0; at < 25; at++) await get(`/Saree?page=${at}&token=canary`);
    await app.close();
    const written = lines.map((line): Record<string, unknown> => JSON.parse(line));
    expect(written).toHaveLength(11);
    for (const line of written.slice(0, 10)) {
      expect(line).toMatchObject({
        msg: 'A request failed',
        path: '/Saree',
        status: 503,
        reqId: expect.any(String),
      });
    }
    expect(written[10]).toMatchObject({ msg: 'More requests failed', more: 15 });
    expect(lines.join('')).not.toContain('canary');
  });
});
