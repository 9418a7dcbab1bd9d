import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { ADDRESS } from '../../hosts/order-operations.ts';
import { createTestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway } from '../../hosts/test-gateway.ts';

const VARIANT = 'sku images { url sized: url(width: 200) srcSet alt } image { url srcSet }';
const QUERIES: Record<string, string> = {
  categories: `{ categories { showcase(first: 4) { cover { ${VARIANT} } variants { ${VARIANT} } } } }`,
  category: `{ category(name: "Saree") { products { nodes { cover { ${VARIANT} } variants { ${VARIANT} } } } } }`,
  search: `{ products(search: { text: "saree" }) { nodes { variants { ${VARIANT} } } } }`,
  product: `{ product(id: "t-saree-4") { variant(sku: "SAR-1003-1") { ${VARIANT} } variants { ${VARIANT} } } }`,
  variant: `{ variant(sku: "SAR-1003-1") { ${VARIANT} } }`,
  reviews: `{ recentReviews { variant { ${VARIANT} } } }`,
  cart: `{ me { cart { items { variant { ${VARIANT} } } } } }`,
  wishlist: `{ me { wishlist { items { variant { ${VARIANT} } } } } }`,
  orders: `{ me { orderItems { nodes { variant { ${VARIANT} } } } } }`,
};

let host: BasicShopHost;
beforeAll(async () => {
  host = await createBasicShopHost();
  const addresses = [`${host.url}/images/`, '/images/', host.url.replace('127.0.0.1', 'localhost') + '/images/'];
  for (const { variants } of host.catalogue.products)
    for (const [at, variant] of variants.entries()) variant.image = `${addresses[at % 3]}${variant.sku}.jpg`;
  const asha = host.of('asha');
  for (const sku of ['SAR-1003-0', 'SAR-1003-1', 'SAR-1003-2']) {
    asha.lines.push({ id: `c-${sku}`, sku, quantity: 1 });
    asha.wishlist.push({ id: `w-${sku}`, sku });
    const order = { shippingDetails: ADDRESS, billingDetails: ADDRESS, orderItems: [{ sku, quantity: 1 }] };
    placeOrder(asha, host.shopFor('asha'), { order, shppingbilling: true });
  }
});
afterAll(() => host.close());

describe.each([undefined, 'https://shop.example'])('over a foreign host, with PUBLIC_URL %s', (publicUrl) => {
  it.each(Object.entries(QUERIES))("[GATE-3] %s reveals the host's address to nobody", async (_, query) => {
    const gateway = await createTestGateway(host.url, { publicUrl });
    const asha = Object.assign(createTestBrowser(gateway), { token: 't.asha' });
    const { data, errors } = await asha.request(query);
    await gateway.close();
    expect(errors).toBeUndefined();
    const text = JSON.stringify(data);
    expect(text).toContain(`"${publicUrl ?? ''}/pictures/remote/host/`);
    const names = [...text.matchAll(/\/remote\/host\/[\w-]{22}\/([\w-]+)/g)].map(([, name = '']) => name);
    const decoded = names.map((name) => Buffer.from(name, 'base64url').toString()).join(' ');
    expect(decoded).toMatch(/^(\/images\/[\w-]+\.jpg ?)+$/);
    const { port } = new URL(host.url);
    expect(text).not.toMatch(new RegExp(`127\\.0\\.0\\.1|localhost|:${port}`));
  });
});
