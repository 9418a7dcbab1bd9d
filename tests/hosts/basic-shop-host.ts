import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestHost, sendJson, type TestHost } from './test-host.ts';
import { changeOrders, readOrders, type BasicShop, type BasicOrders } from './basic-host-orders.ts';
import { basicResponses } from './basic-catalog-host.ts';
import { createSampleCatalogue, type Product, type Variant, type SampleCatalogue } from './sample-products.ts';

/** The data of one shopper in the host, the oldest first. */
interface ShopperData extends BasicOrders {
  lines: { id: string; sku: string; quantity: number }[];
  wishlist: { id: string; sku: string }[];
}
/** The failure of a change: the host fails without the change, or its response is lost, late or no JSON after the change. */
export type ChangeFault = 'fails' | 'is lost' | 'is slow' | 'is html';
/** A basic host with the cart, wishlist, promo code, payment, order and catalogue calls of the specification, in memory. */
export interface BasicShopHost extends TestHost {
  catalogue: SampleCatalogue;
  /** Whether it refuses more pieces than are in stock. */
  checksStock: boolean;
  /** Whether it has several lines of one variant. */
  allowsDuplicateLines: boolean;
  /** The failure of the next change by a call such as `POST /cart`. */
  faultOf: (call: string) => ChangeFault | undefined;
  /** The amount in paise that `POST /payment` returns, instead of the right one. */
  amount: number | undefined;
  /** Whether it places the order some time after the verification of its payment. */
  delaysOrders: boolean;
  /** The data of the shop that the orders of a shopper need. */
  shopFor: (name: string) => BasicShop;
  /** Runs before the response of each change. */
  pause: (call: string) => Promise<void>;
  /** The data of a shopper, by the name in the token: `t.<name>`, or a JSON Web Token's `name`. */
  of: (name: string) => ShopperData;
  setStock(sku: string, stock: Variant['stock']): void;
}

type Body = Record<string, unknown>;
const CODES: Record<string, unknown> = {
  KNOT150: { discount: '150' },
  Diwali24: { discount: 150 },
  ODD: { discount: 99.6, promoCode: null },
  WILD: { discount: 1e300, terms: { percent: 1e12, maximum: -5 } },
  VAST: { discount: -150, terms: { amountOff: 1e12 } },
};

/**
 * Makes such a host with the oddities of foreign hosts: an empty cart is a 404, a change returns a text or nothing, an error
 * has a message but no code, numbers are strings, and stock may be a boolean.
 */
export async function createBasicShopHost(): Promise<BasicShopHost> {
  const catalogue = createSampleCatalogue();
  const catalogueAnswers = basicResponses(catalogue);
  const shoppers = new Map<string, ShopperData>();
  const host = await createTestHost(async (path, url, response, request) => {
    const call = `${request.method} /${path[0] ?? ''}`;
    if (path[0] === 'product') return catalogueAnswers(path, url, response, request);
    if (path[0] === 'additions') return undefined;
    const named = nameIn(request.headers.authorization);
    // A promo code is checked for visitors too.
    const name = named ?? (path[0] === 'promocode' && !request.headers.authorization ? 'visitor' : undefined);
    if (!name) return refuse(response, 401, 'Token expired');
    const body = await bodyOf(request);
    if (path[0] === 'order' && request.method === 'GET') return readOrders(shop.of(name), path[1], path[2]);
    if (request.method === 'GET') return readOf(shop, path[0] ?? '', name);
    const fault = shop.faultOf(call);
    if (fault === 'fails') return refuse(response, 500, 'Error: secret words');
    const result =
      path[0] === 'order' || path[0] === 'payment'
        ? changeOrders(shop.of(name), shop.shopFor(name), call, path[1] ?? '', body)
        : changeOf(shop, call, path[1] ?? '', body, shop.of(name));
    await shop.pause(call);
    if (fault) return respondWrongly(fault, response);
    return reply(response, result);
  });
  const shop: BasicShopHost = Object.assign(host, {
    catalogue,
    checksStock: true,
    allowsDuplicateLines: false,
    faultOf: () => undefined,
    amount: undefined,
    delaysOrders: false,
    shopFor: (name: string) => ({
      embeddedVariant: (sku: string) => embeddedVariantOf(catalogue, sku, {}),
      shopNameOf: (sku: string) => variantOf(catalogue, sku)?.product.seller.shopName ?? '',
      amount: shop.amount,
      delaysOrders: shop.delaysOrders,
      emptyCart: () => void (shop.of(name).lines = []),
    }),
    pause: async () => undefined,
    of: (name: string) => {
      const own = shoppers.get(name) ?? { lines: [], wishlist: [], payments: new Map(), items: [] };
      shoppers.set(name, own);
      return own;
    },
    setStock: (sku: string, stock: Variant['stock']) =>
      Object.assign(variantOf(catalogue, sku)?.variant ?? {}, { stock }),
  });
  return shop;
}

function nameIn(authorization = ''): string | undefined {
  const [, name, claims] = /^Bearer t\.(?:(\w+)|([\w-]+)\.\w+)$/.exec(authorization) ?? [];
  return claims === undefined ? name : JSON.parse(Buffer.from(claims, 'base64url').toString()).name;
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : JSON.parse(text);
}

function refuse(response: ServerResponse, status: number, error: string): 'sent' {
  sendJson(response, status, { error });
  return 'sent';
}

/** Sends another response than the right one. */
async function respondWrongly(fault: ChangeFault, response: ServerResponse): Promise<'sent'> {
  if (fault === 'is lost') response.socket?.destroy();
  if (fault === 'is slow') await pause(2_000, undefined, { ref: false });
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html>secret words</html>');
  return 'sent';
}

function reply(response: ServerResponse, result: unknown): 'sent' {
  if (Array.isArray(result)) return refuse(response, Number(result[0]), String(result[1]));
  if (result) sendJson(response, 200, result);
  else response.writeHead(201, { 'content-type': 'text/plain' }).end('OK');
  return 'sent';
}

function variantOf({ products }: SampleCatalogue, sku: string): { product: Product; variant: Variant } | undefined {
  const product = products.find(({ variants }) => variants.some((variant) => variant.sku === sku));
  const variant = product?.variants.find((one) => one.sku === sku);
  return product && variant ? { product, variant } : undefined;
}

function readOf({ catalogue, of }: BasicShopHost, what: string, name: string): unknown {
  const { lines, wishlist } = of(name);
  if (what === 'user') return { user: { name, email: `${name}@example.com`, phone: '', is_first_purchase: 'true' } };
  if (what === 'cart' && lines.length > 0) {
    const cartData = lines.map(({ id, sku, quantity }) => {
      const reported = embeddedVariantOf(catalogue, sku, { sellerId: null });
      return { cartId: id, sku, quantity: String(quantity), variant: reported, __v: 0 };
    });
    return { cartData };
  }
  if (what === 'wishlist' && wishlist.length > 0) {
    return {
      wishListData: wishlist.map(({ id, sku }) => ({
        wishlistId: id,
        variant: embeddedVariantOf(catalogue, sku, {}),
        __v: 0,
      })),
    };
  }
  return undefined;
}

function embeddedVariantOf(catalogue: SampleCatalogue, sku: string, more: object): Body | undefined {
  const found = variantOf(catalogue, sku);
  if (!found) return undefined;
  const { name, category, price, showPrice, discount, rating } = found.product;
  const product = { name, category, price: String(price), showPrice: `${showPrice}`, discount, rating, ...more };
  const { image, color, stock, productId } = found.variant;
  const reported = typeof stock === 'number' ? String(stock) : stock;
  return { sku, image, color: color ?? '', stock: reported, productId, product, _id: 7 };
}

let idCount = 0;

/** Makes a change. Returns an error's status and message, a body, or nothing. */
function changeOf(
  shop: BasicShopHost,
  call: string,
  id: string,
  body: Body,
  own: ShopperData,
): [number, string] | object | undefined {
  const sku = String(body['sku']);
  switch (call) {
    case 'POST /cart':
      return addTo(shop, own, sku, Number(body['quantity']));
    case 'POST /wishlist':
      if (!variantOf(shop.catalogue, sku)) return [404, 'No such product'];
      if (own.wishlist.some((item) => item.sku === sku)) return [409, 'Already in wishlist'];
      own.wishlist.push({ id: `w${++idCount}`, sku });
      return undefined;
    case 'DELETE /cart':
      return takeFrom(own.lines, id);
    case 'DELETE /wishlist':
      return takeFrom(own.wishlist, id);
    case 'POST /promocode':
      return CODES[String(body['promoCode'])] ?? [400, 'Invalid promo code'];
    default:
      return [404, 'No such call'];
  }
}

function addTo(
  shop: BasicShopHost,
  { lines }: ShopperData,
  sku: string,
  quantity: number,
): [number, string] | undefined {
  const found = variantOf(shop.catalogue, sku);
  if (!found) return [404, 'No such product'];
  const { stock } = found.variant;
  const line = shop.allowsDuplicateLines ? undefined : lines.find((one) => one.sku === sku);
  if (shop.checksStock && !stock) return [409, 'Product is out of stock'];
  const left = typeof stock === 'number' ? stock : Infinity;
  if (shop.checksStock && (line?.quantity ?? 0) + quantity > left) return [400, `Only ${left} left`];
  if (line) line.quantity += quantity;
  else lines.push({ id: `c${++idCount}`, sku, quantity });
  return undefined;
}

function takeFrom(things: { id: string }[], id: string): [number, string] | undefined {
  const at = things.findIndex((thing) => thing.id === id);
  if (at < 0) return [404, 'Not found'];
  things.splice(at, 1);
  return undefined;
}
