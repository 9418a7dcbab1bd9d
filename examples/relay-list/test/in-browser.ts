import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { preview } from 'vite';

const CHROMIUM =
  process.env['CHROMIUM'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)) ??
  '/usr/bin/chromium';

/** The ids of the products on the page, in order, once there are this many. */
async function idsOf(page: Page, count: number): Promise<string[]> {
  await page.locator(`li[data-id]:nth-of-type(${count})`).waitFor();
  await page.locator('main[aria-busy="false"]').waitFor();
  return page.locator('li[data-id]').evaluateAll((items) => items.map((item) => item.getAttribute('data-id') ?? ''));
}

const prices = (page: Page) =>
  page
    .locator('li[data-id]')
    .evaluateAll((items) => items.map((item) => Number(item.textContent.replaceAll(/.*₹|,/g, ''))));

const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(server.resolvedUrls?.local[0] ?? '');

  const first = await idsOf(page, 8);
  assert.equal(first.length, 8);
  for (const id of first) assert.match(id, /^Product:/);

  await page.getByRole('button', { name: 'Show more' }).click();
  const both = await idsOf(page, 16);
  assert.deepEqual(both.slice(0, 8), first);
  assert.equal(new Set(both).size, 16);

  await page.getByRole('button', { name: 'Cheapest first' }).click();
  await page.locator(`li[data-id]:first-of-type:not([data-id="${first[0]}"])`).waitFor();
  const cheapest = await idsOf(page, 8);
  assert.equal(cheapest.length, 8);
  const requested = await prices(page);
  assert.deepEqual(
    requested,
    requested.toSorted((one, other) => one - other),
  );

  assert.deepEqual(faults, []);
  process.stdout.write(`Paged to ${both.length} products and asked again, the cheapest ${requested[0]} rupees.\n`);
} finally {
  await browser.close();
  await server.close();
}
