import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../scripts/ports.ts';
import { openAccounts } from './accounts.ts';
import { openShop, type RunningShop } from './shop-servers.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const wanted: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const RUNS = 5;
const [SKU, QUANTITY] = ['RBSR-2101-MR', 1];
const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { message } } }';

/** Scores of one page on Lighthouse's simulated phone, 0 to 100; for performance the median of five runs. */
async function score(url: string, port: number): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const response = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (response) results.push(response.lhr);
  }
  const performance = ({ categories }: Result) => categories['performance']?.score ?? 0;
  const median = results.toSorted((a, b) => performance(a) - performance(b))[Math.floor(results.length / 2)];
  if (!median) throw new Error(`Lighthouse gave nothing for ${url}`);
  return median;
}

async function printScores(origin: string, path: string, port: number): Promise<void> {
  const { categories, audits, finalDisplayedUrl } = await score(origin + path, port);
  if (finalDisplayedUrl !== origin + path) throw new Error(`${path} leads to ${finalDisplayedUrl}`);
  const scores = Object.entries(wanted).map(([name, goal]) => {
    const points = Math.round((categories[name]?.score ?? 0) * 100);
    return `${name} ${points}${points < goal ? ` (goal ${goal})` : ''}`;
  });
  const shown = (id: string) => audits[id]?.displayValue;
  const [lcp, blocked] = [shown('largest-contentful-paint'), shown('total-blocking-time')];
  console.log(`${path.slice(0, 40).padEnd(42)}${scores.join('  ')}  LCP ${lcp}  blocked ${blocked}`);
  for (const { id, score: points, title } of Object.values(audits)) {
    if (points === 0 && !id.includes('insight')) console.log(`    0: ${title}`);
  }
}

/** Logs in a shopper with a piece in the cart, with the cookies and storage of a browser. */
async function logIn(page: Page, { web, graphql, database }: RunningShop, secret: string): Promise<void> {
  const { accounts, tokenOf } = await openAccounts({ database, secret, count: 1 });
  const [account] = accounts;
  if (!account) throw new Error('There is no account.');
  const token = await tokenOf(account);
  const response = await fetch(graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: ADD, variables: { input: { sku: SKU, quantity: QUANTITY } } }),
  });
  const text = await response.text();
  if (!text.includes('"userErrors":[]')) throw new Error(`The cart stays empty: ${text}`);
  await page.goto(web);
  await page.evaluate((value) => localStorage.setItem('rangbandh.accessToken', value), token);
  await page.goto('about:blank');
}

/** Prints Lighthouse's mobile scores of home, listing, product, cart and checkout against the goals. */
export async function printLighthouseScores(): Promise<void> {
  const secret = randomBytes(32).toString('hex');
  const shop = await openShop({ env: { SESSION_SECRET: secret } });
  const port = await freePort(21_800, '127.0.0.1');
  const profile = mkdtempSync(join(tmpdir(), 'rangbandh-browser-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  try {
    const sitemap = await (await fetch(`${shop.web}/sitemap.xml`)).text();
    const product = /<loc>https?:\/\/[^/]+(\/Saree\/[^<]+)<\/loc>/.exec(sitemap)?.[1] ?? '';
    for (const path of ['/', '/Saree?page=1', product]) await printScores(shop.web, path, port);
    await logIn(await browser.newPage(), shop, secret);
    for (const path of ['/cart', '/checkout']) await printScores(shop.web, path, port);
  } finally {
    await browser.close();
    await shop.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
