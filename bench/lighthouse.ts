import { chromium } from 'playwright-core';
import lighthouse, { type Result } from 'lighthouse';
import { buildWeb } from '../web/build.ts';
import { freePort } from '../scripts/ports.ts';
import { openShop } from './floors.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const wanted: Record<string, number> = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Scores of one page on Lighthouse's simulated phone, 0 to 100, the median of three runs of performance. */
async function score(url: string, port: number): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < 3; run += 1) {
    const answer = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (answer) results.push(answer.lhr);
  }
  const performance = ({ categories }: Result) => categories['performance']?.score ?? 0;
  const median = results.toSorted((a, b) => performance(a) - performance(b))[Math.floor(results.length / 2)];
  if (!median) throw new Error(`Lighthouse gave nothing for ${url}`);
  return median;
}

/** Prints Lighthouse's mobile scores of home, listing and product against the goals. */
export async function benchLighthouse(): Promise<void> {
  await buildWeb();
  const shop = await openShop();
  const port = await freePort(21_800, '127.0.0.1');
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  try {
    const sitemap = await (await fetch(`${shop.web}/sitemap.xml`)).text();
    const product = /<loc>https?:\/\/[^/]+(\/Saree\/[^<]+)<\/loc>/.exec(sitemap)?.[1] ?? '';
    for (const path of ['/', '/Saree?page=1', product]) {
      const { categories, audits } = await score(shop.web + path, port);
      const scores = Object.entries(wanted).map(([name, goal]) => {
        const points = Math.round((categories[name]?.score ?? 0) * 100);
        return `${name} ${points}${points < goal ? ` (goal ${goal})` : ''}`;
      });
      const lcp = audits['largest-contentful-paint']?.displayValue;
      console.log(`${path.slice(0, 40).padEnd(42)}${scores.join('  ')}  LCP ${lcp}`);
      for (const { id, score: points, title } of Object.values(audits)) {
        if (points === 0 && !id.includes('insight')) console.log(`    0: ${title}`);
      }
    }
  } finally {
    await browser.close();
    await shop.close();
  }
}

if (import.meta.main) await benchLighthouse();
