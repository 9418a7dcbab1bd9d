import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUILD_DIR, buildWeb } from '../web/build.ts';
import { readAssets } from '../web/server/assets.ts';
import { openShop } from './floors.ts';

const CLIENT = join(BUILD_DIR, 'client');
const GOALS = { script: 185, html: 12, fonts: 30 } as const;
const PAGES = [
  { name: 'home', chunks: ['web/catalog/HomePage.tsx', 'web/app/HomeBelowFold.tsx'], path: () => '/' },
  { name: 'listing', chunks: ['web/catalog/CategoryPage.tsx'], path: () => '/Saree' },
  {
    name: 'product',
    chunks: ['web/catalog/ProductPage.tsx', 'web/reviews/ProductReviews.tsx'],
    path: (product: string) => product,
  },
] as const;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const zipped = async (files: readonly string[]) => {
  const all = await Promise.all(files.map((file) => readFile(join(CLIENT, file))));
  return all.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0);
};
const against = (bytes: number, goal: number) =>
  `${kilobytes(bytes)} kB (${(bytes / 1000 / goal).toFixed(2)} × goal of ${goal})`;

/** Prints what a first visit of home, listing and product fetches, gzipped, besides pictures. */
export async function benchBytes(): Promise<void> {
  await buildWeb();
  const assetsOf = await readAssets(CLIENT);
  const shop = await openShop();
  try {
    const sitemap = await (await fetch(`${shop.web}/sitemap.xml`)).text();
    const product = /<loc>https?:\/\/[^/]+(\/Saree\/[^<]+)<\/loc>/.exec(sitemap)?.[1] ?? '/';
    for (const { name, chunks, path } of PAGES) {
      const { boot = '', start, modules, styles } = assetsOf(chunks);
      const html = gzipSync(await (await fetch(shop.web + path(product))).text()).length;
      const script = against(await zipped([boot, start, ...modules]), GOALS.script);
      console.log(
        `${name.padEnd(8)} script ${script}, html ${against(html, GOALS.html)}, styles ${kilobytes(await zipped(styles))} kB`,
      );
    }
  } finally {
    await shop.close();
  }
  const { fonts } = assetsOf([]);
  const font = (await Promise.all(fonts.map((file) => readFile(join(CLIENT, file))))).reduce(
    (sum, { length }) => sum + length,
    0,
  );
  console.log(`fonts    ${against(font, GOALS.fonts)} at first, more only where a page shows their letters`);
}

if (import.meta.main) await benchBytes();
