import { crc32, deflateSync } from 'node:zlib';
import { createPictureHost, plainPicture, sendBytes } from '../../hosts/picture-host.ts';
import { startGateway } from '../harness/gateway.ts';
import { newReceipt, purchase, rupeesOf } from '../harness/purchases.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { call, fillCarts, type Shopper } from '../harness/shoppers.ts';
import type { SourceChange } from '../harness/source-changes.ts';
import type { ScenarioResult } from '../scenario.ts';

const PLACES = 12;
/** A gateway with few places for streams. */
export const FEW_PLACES: SourceChange = {
  file: 'bff/graphql/api-limits.ts',
  name: 'allSubscriptions',
  body: String(PLACES),
};
const PRICE = 50_000;
const ITEM = '{ me { orderItems(first: 1) { nodes { id } } } }';
const FOLLOW = 'subscription ($id: ID!) { orderItem(id: $id) { id } }';

/** One account opens a stream for each place of a gateway. Then another shopper opens one. */
export async function playStreams(shop: TestShop, changes: readonly SourceChange[]): Promise<ScenarioResult> {
  await using gateway = await startGateway({ restUrl: shop.api(), changes: [...changes, FEW_PLACES] });
  const url = `${gateway.address}/graphql`;
  const [sku = ''] = await shop.addProducts(1, 10, PRICE);
  const leaving = new AbortController();
  const follow = async (shopper: Shopper, id: string, address: string) => {
    const headers = { authorization: `Bearer ${await shopper.token()}`, 'x-forwarded-for': address };
    const body = JSON.stringify({ query: FOLLOW, variables: { id } });
    const type = { 'content-type': 'application/json', accept: 'text/event-stream' };
    return fetch(url, { method: 'POST', headers: { ...headers, ...type }, body, signal: leaving.signal });
  };
  const ids: string[] = [];
  const shoppers = await shop.shoppers(2);
  for (const shopper of shoppers) {
    const lines = [{ sku, quantity: 1 }];
    await fillCarts(shop.database, [shopper], lines);
    const rupees = rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true });
    await purchase(shop.provider, shopper, { lines, rupees, receipt: newReceipt() });
    const { body } = await call('POST', url, { authorization: `Bearer ${await shopper.token()}` }, { query: ITEM });
    ids.push(body.data.me.orderItems.nodes[0].id);
  }
  const [many, other] = shoppers;
  const [itemOfMany = '', itemOfOther = ''] = ids;
  if (!many || !other) throw new Error('There are no shoppers.');
  const opened = await Promise.all(Array.from({ length: PLACES }, () => follow(many, itemOfMany, '198.51.100.1')));
  const { status } = await follow(other, itemOfOther, '203.0.113.1');
  // A response that is no longer used is collected, which ends its stream: the first ones are used until here.
  const open = opened.filter((one) => one.status === 200).length;
  leaving.abort();
  return {
    figures: `one account had all ${PLACES} streams of a gateway, and another shopper got one`,
    broken: [
      ...(open < PLACES ? [`only ${open} of ${PLACES} streams were opened`] : []),
      ...(status === 200 ? [] : [`another shopper’s stream got ${status} beside ${open} of one account`]),
    ],
  };
}

const BOMBS = 16;
const [WIDTH, HEIGHT] = [2_400, 1_600];

/** Many pictures whose files are tiny for their pixels are requested of a gateway, beside one of a shopper. */
export async function playPictures(_: TestShop, changes: readonly SourceChange[]): Promise<ScenarioResult> {
  const host = await createPictureHost();
  await using gateway = await startGateway({ restUrl: host.url, changes });
  try {
    const paths = Array.from({ length: BOMBS }, (_, at) => `/images/${at}.png`);
    for (const path of paths) host.files.set(path, sendBytes('image/png', flatPng(WIDTH, HEIGHT)));
    host.files.set('/images/saree.png', sendBytes('image/png', await plainPicture('png', 300, 400)));
    host.setImages([...paths, '/images/saree.png']);
    const query = '{ category(name: "Saree") { products { nodes { variants { image { url } } } } } }';
    const { body } = await call('POST', `${gateway.address}/graphql`, {}, { query });
    const nodes: { variants: { image: { url: string } }[] }[] = body.data.category.products.nodes;
    const get = async (at: number) => {
      const response = await fetch(
        new URL(new URL(nodes[at]?.variants[0]?.image.url ?? '', gateway.address).pathname, gateway.address),
      );
      await response.arrayBuffer();
      return response.status;
    };
    const statuses = await Promise.all(Array.from({ length: BOMBS + 1 }, (_, at) => get(at)));
    const decoded = statuses.slice(0, BOMBS).filter((status) => status === 200).length;
    const own = statuses[BOMBS];
    return {
      figures: `${BOMBS} pictures of ${(WIDTH * HEIGHT) / 1e6} megapixels in ${flatPng(WIDTH, HEIGHT).length} bytes were refused, and a shopper’s was shown`,
      broken: [
        ...(decoded > 0 ? [`${decoded} of ${BOMBS} pictures were decoded whose files are tiny for their pixels`] : []),
        ...(own === 200 ? [] : [`a shopper’s picture got ${own}`]),
      ],
    };
  } finally {
    await host.close();
  }
}

/** A black picture of one bit a pixel: a few hundred bytes. */
function flatPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.of())]);
}
