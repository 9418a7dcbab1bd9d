import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openHost, sendJson, type TestHost } from './host.ts';
import { changeOrders, readOrders, type OldGoods, type OldOrders } from './orders.ts';
import { oddAnswers } from './section7.ts';
import { makeWares, type Product, type Variant, type Wares } from './sample-products.ts';

/** What an older host keeps of one shopper, the oldest first. */
interface Kept extends OldOrders {
  lines: { id: string; sku: string; quantity: number }[];
  wishes: { id: string; sku: string }[];
}
/** How a change goes wrong: it isn't made and the host fails, or it is made and its answer is lost, late or nonsense. */
export type Trouble = 'fails' | 'is lost' | 'is slow' | 'is html';
/** An older host of section 7's cart, wishlist, promo code, payment, order and catalogue calls, in memory. */
export interface OldShop extends TestHost {
  wares: Wares;
  /** Whether it refuses more than its stock. */
  looksAtStock: boolean;
  /** Whether several lines of one variant stand side by side. */
  keepsLinesApart: boolean;
  /** Says how a call such as `POST /cart` goes wrong; asked before each change. */
  trouble: (call: string) => Trouble | undefined;
  /** What `POST /payment` answers in paise, in place of the amount that it was sent. */
  amount: number | undefined;
  /** Whether what was paid is placed some time after it is called good. */
  placesLater: boolean;
  /** What an order item tells of the goods. */
  goods: (name: string) => OldGoods;
  /** Waited for before each change is answered. */
  pause: (call: string) => Promise<void>;
  /** A shopper's things, by the name in the token `t.<name>`. */
  of: (name: string) => Kept;
  stock(sku: string, stock: Variant['stock']): void;
}

type Body = Record<string, unknown>;
const CODES: Record<string, unknown> = {
  KNOT150: { discount: '150' },
  ODD: { discount: 99.6, promoCode: null },
  WILD: { discount: 1e300, terms: { percent: 1e12, maximum: -5 } },
  VAST: { discount: -150, terms: { amountOff: 1e12 } },
};

/**
 * Opens such a host in the odd ways that they have: an empty cart doesn't exist, changes are answered with a word or
 * nothing, refusals have words but no code, numbers are texts, stock may be a truth value.
 */
export async function openOldShop(): Promise<OldShop> {
  const wares = makeWares();
  const catalogue = oddAnswers(wares);
  const kept = new Map<string, Kept>();
  const host = await openHost(async (path, url, response, request) => {
    const call = `${request.method} /${path[0] ?? ''}`;
    if (path[0] === 'product') return catalogue(path, url, response, request);
    if (path[0] === 'additions') return undefined;
    const name = /^Bearer t\.(\w+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!name) return refuse(response, 401, 'Token expired');
    const body = await bodyOf(request);
    if (path[0] === 'order' && request.method === 'GET') return readOrders(shop.of(name), path[1], path[2]);
    if (request.method === 'GET') return readOf(shop, path[0] ?? '', name);
    const trouble = shop.trouble(call);
    if (trouble === 'fails') return refuse(response, 500, 'secret words');
    const refusal =
      path[0] === 'order' || path[0] === 'payment'
        ? changeOrders(shop.of(name), shop.goods(name), call, path[1] ?? '', body)
        : changeOf(shop, call, path[1] ?? '', body, shop.of(name));
    await shop.pause(call);
    if (trouble) return spoil(trouble, response);
    return answer(response, refusal);
  });
  const shop: OldShop = Object.assign(host, {
    wares,
    looksAtStock: true,
    keepsLinesApart: false,
    trouble: () => undefined,
    amount: undefined,
    placesLater: false,
    goods: (name: string) => ({
      told: (sku: string) => toldOf(wares, sku, {}),
      shopOf: (sku: string) => variantOf(wares, sku)?.product.seller.shopName ?? '',
      amount: shop.amount,
      placesLater: shop.placesLater,
      empty: () => void (shop.of(name).lines = []),
    }),
    pause: async () => undefined,
    of: (name: string) => {
      const own = kept.get(name) ?? { lines: [], wishes: [], payments: new Map(), items: [] };
      kept.set(name, own);
      return own;
    },
    stock: (sku: string, stock: Variant['stock']) => Object.assign(variantOf(wares, sku)?.variant ?? {}, { stock }),
  });
  return shop;
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

/** Gives another answer than the right one. */
async function spoil(trouble: Trouble, response: ServerResponse): Promise<'sent'> {
  if (trouble === 'is lost') response.socket?.destroy();
  if (trouble === 'is slow') await pause(2_000, undefined, { ref: false });
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html>secret words</html>');
  return 'sent';
}

function answer(response: ServerResponse, said: unknown): 'sent' {
  if (Array.isArray(said)) return refuse(response, Number(said[0]), String(said[1]));
  if (said) sendJson(response, 200, said);
  else response.writeHead(201, { 'content-type': 'text/plain' }).end('OK');
  return 'sent';
}

function variantOf({ products }: Wares, sku: string): { product: Product; variant: Variant } | undefined {
  const product = products.find(({ variants }) => variants.some((variant) => variant.sku === sku));
  const variant = product?.variants.find((one) => one.sku === sku);
  return product && variant ? { product, variant } : undefined;
}

function readOf({ wares, of }: OldShop, what: string, name: string): unknown {
  const { lines, wishes } = of(name);
  if (what === 'user') return { user: { name, email: `${name}@example.com`, phone: '', is_first_purchase: 'true' } };
  if (what === 'cart' && lines.length > 0) {
    const cartData = lines.map(({ id, sku, quantity }) => {
      const told = toldOf(wares, sku, { sellerId: null });
      return { cartId: id, sku, quantity: String(quantity), variant: told, __v: 0 };
    });
    return { cartData };
  }
  if (what === 'wishlist' && wishes.length > 0) {
    return { wishListData: wishes.map(({ id, sku }) => ({ wishlistId: id, variant: toldOf(wares, sku, {}), __v: 0 })) };
  }
  return undefined;
}

function toldOf(wares: Wares, sku: string, more: object): Body | undefined {
  const found = variantOf(wares, sku);
  if (!found) return undefined;
  const { name, category, price, showPrice, discount, rating } = found.product;
  const product = { name, category, price: String(price), showPrice: `${showPrice}`, discount, rating, ...more };
  const { image, color, stock, productId } = found.variant;
  const told = typeof stock === 'number' ? String(stock) : stock;
  return { sku, image, color: color ?? '', stock: told, productId, product, _id: 7 };
}

let made = 0;

/** Makes a change; answers a refusal, an answer's body, or nothing. */
function changeOf(
  shop: OldShop,
  call: string,
  id: string,
  body: Body,
  own: Kept,
): [number, string] | object | undefined {
  const sku = String(body['sku']);
  switch (call) {
    case 'POST /cart':
      return addTo(shop, own, sku, Number(body['quantity']));
    case 'POST /wishlist':
      if (!variantOf(shop.wares, sku)) return [404, 'No such product'];
      if (own.wishes.some((wish) => wish.sku === sku)) return [409, 'Already in wishlist'];
      own.wishes.push({ id: `w${++made}`, sku });
      return undefined;
    case 'DELETE /cart':
      return takeFrom(own.lines, id);
    case 'DELETE /wishlist':
      return takeFrom(own.wishes, id);
    case 'POST /promocode':
      return CODES[String(body['promoCode'])] ?? [400, 'Invalid promo code'];
    default:
      return [404, 'No such call'];
  }
}

function addTo(shop: OldShop, { lines }: Kept, sku: string, quantity: number): [number, string] | undefined {
  const found = variantOf(shop.wares, sku);
  if (!found) return [404, 'No such product'];
  const { stock } = found.variant;
  const line = shop.keepsLinesApart ? undefined : lines.find((one) => one.sku === sku);
  if (shop.looksAtStock && !stock) return [409, 'Product is out of stock'];
  const left = typeof stock === 'number' ? stock : Infinity;
  if (shop.looksAtStock && (line?.quantity ?? 0) + quantity > left) return [400, `Only ${left} left`];
  if (line) line.quantity += quantity;
  else lines.push({ id: `c${++made}`, sku, quantity });
  return undefined;
}

function takeFrom(things: { id: string }[], id: string): [number, string] | undefined {
  const at = things.findIndex((thing) => thing.id === id);
  if (at < 0) return [404, 'Not found'];
  things.splice(at, 1);
  return undefined;
}
