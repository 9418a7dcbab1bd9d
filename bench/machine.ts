import autocannon from 'autocannon';
import { buildWeb } from '../web/build.ts';
import { openShop } from './floors.ts';

/**
 * What a whole machine does: gateway, REST host, PostgreSQL and this load tool share its cores. Every answer is
 * computed through all floors; what the floors keep for a second or two is part of the shop and so of the figure.
 */
const listing = `query ($page: Int!) { category(name: "Saree") { products(page: $page) {
  nodes { id name path price { display } discountPercent rating variants { sku color inStock image { url } } }
  pageInfo { page totalPages } } } }`;
const product = `query ($id: ID!) { product(id: $id) { id name description price { display } rating reviewCount
  seller { shopName } variants { sku color stock image { url } }
  reviews(first: 10) { totalCount nodes { id rating comment createdAt reviewer } } } }`;

const post = (query: string, variables: object) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});
const products = Array.from({ length: 100 }, (_, index) => `rb-${1001 + index}`);

async function load(title: string, goal: number, url: string, requests: autocannon.Request[]): Promise<void> {
  const run = (duration: number) => autocannon({ url, connections: 20, duration, requests });
  await run(3);
  const { requests: done, latency, non2xx, errors } = await run(8);
  const ratio = (done.average / goal).toFixed(2);
  console.log(
    `${title.padEnd(26)} ${done.average.toFixed(0).padStart(6)}/s   ${ratio.padStart(5)} × goal of ${goal}   ` +
      `p99 ${latency.p99} ms   failed ${non2xx + errors}`,
  );
}

/** Prints requests a second of listing, product and server-rendered pages, each as a ratio to its goal. */
export async function benchMachine(): Promise<void> {
  await buildWeb();
  const shop = await openShop();
  try {
    await load(
      'listing (gateway)',
      400,
      shop.graphql,
      [1, 2, 3].map((page) => post(listing, { page })),
    );
    await load(
      'product (gateway)',
      600,
      shop.graphql,
      products.map((id) => post(product, { id })),
    );
    await load(
      'pages (server-rendered)',
      160,
      shop.web,
      ['/', '/Saree', '/Saree?page=2', '/Dress', '/Kurti'].map((path) => ({ path })),
    );
  } finally {
    await shop.close();
  }
}

if (import.meta.main) await benchMachine();
