import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectWarning } from '../quiet-console.ts';
import { WELCOME_KEY } from '../../web/newsletter/welcome/welcome-seen.ts';
import { closePage, createPage, WINDOWS, type PageOptions } from './browser.ts';

const PAGE = `<!doctype html><title>A page</title><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><script src="/a.js"></script>`;

let server: Server;
let origin = '';
/** The number of requests for each path. */
const requested = new Map<string, number>();

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    requested.set(url, (requested.get(url) ?? 0) + 1);
    const isScript = url.endsWith('.js');
    response.setHeader('cache-control', isScript ? 'max-age=3600' : 'no-store');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? 'window.ran = true;' : PAGE);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** The data of an earlier page that a page can read. */
const found = (page: Page) =>
  page.evaluate(async () => ({
    local: JSON.stringify(localStorage),
    session: sessionStorage.length,
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    route: await (await fetch('/routed')).text(),
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    width: innerWidth,
    global: 'left' in window,
  }));

/** Leaves all data that a test may leave. */
async function leaveTraces(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    localStorage.setItem('left', 'yes');
    sessionStorage.setItem('left', 'yes');
    document.cookie = 'left=yes';
    await caches.open('left');
    await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve));
  });
  await page.addInitScript(() => Object.assign(window, { left: true }));
  await page.context().route('**/routed', (route) => route.fulfill({ body: 'left' }));
  await page.context().newPage();
  await page.context().setOffline(true);
}

describe('a page of the browser tests', () => {
  it.each(WINDOWS)('finds nothing of the test before it, at $viewport.width px', async (look) => {
    const before = await createPage(origin, { ...look, colorScheme: 'dark', viewport: { width: 500, height: 500 } });
    await leaveTraces(before.page);
    await closePage(before.page);
    const { page } = await createPage(origin, look);
    expect(page.context(), 'the context is kept').toBe(before.page.context());
    await page.goto('/');
    expect(await found(page)).toEqual({
      local: JSON.stringify({ [WELCOME_KEY]: 'yes' }),
      session: 0,
      cookies: '',
      caches: [],
      databases: [],
      route: expect.stringContaining('A page'),
      dark: false,
      width: look.viewport.width,
      global: false,
    });
  });

  it.each<[string, PageOptions, number]>([
    ['what was fetched before', {}, 0],
    ['nothing on a first visit', { isFirst: true }, 1],
    ['nothing in a new browser', { isNew: true }, 1],
  ])('has %s in its cache', async (_, options, more) => {
    const { page } = await createPage(origin);
    await page.goto('/');
    await closePage(page);
    const before = requested.get('/a.js') ?? 0;
    const next = await createPage(origin, options);
    await next.page.goto('/');
    await next.page.waitForFunction(() => 'ran' in window);
    expect((requested.get('/a.js') ?? 0) - before).toBe(more);
  });

  it('reports its messages to the end to the test that closes it', async () => {
    expectWarning(/said at the end/);
    const { page } = await createPage(origin);
    await page.goto('/');
    await page.evaluate(() => console.warn('said at the end'));
    await closePage(page);
    expect(page.isClosed()).toBe(true);
  });
});
