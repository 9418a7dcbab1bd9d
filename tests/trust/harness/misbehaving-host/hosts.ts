import type { IncomingMessage, ServerResponse } from 'node:http';
import { OPERATIONS } from '../../../contract.ts';
import { placeOrder, SIGNATURE } from '../../../hosts/basic-host-orders.ts';
import { createBasicShopHost } from '../../../hosts/basic-shop-host.ts';
import { ADDRESS } from '../../../hosts/order-operations.ts';
import { createRecordingHost } from '../../../hosts/recording-host.ts';
import { richResponses } from '../../../hosts/rich-catalog-host.ts';
import { createSampleCatalogue } from '../../../hosts/sample-products.ts';
import { createTestHost, type TestHost } from '../../../hosts/test-host.ts';
import type { Json } from '../../../json.ts';
import type { Values } from '../../../platform/operations.ts';
import { forward } from './replaying-host.ts';

/** A host with valid responses, and the requests for it. */
export interface SoundHost extends TestHost {
  /** Resets the data of the shopper. */
  reset(): void;
  values: Values;
  /** The ids for fields of one name with different meanings, by the field. */
  ids: { order: string; payment: string };
  /** A product's id and its variants' skus, for any of them. */
  relativesOf: (id: string) => string[];
}

/** The token of the shopper of the requests. */
export const TOKEN = 't.asha';
const [A, B, C, D, E] = ['SAR-1001-0', 'SAR-1002-0', 'SAR-1003-1', 'SAR-1005-1', 'DRE-1003-0'] as const;
const SKUS = [A, B, C, D, E, 'SAR-1007-2', 'DUP-1001-0', 'SAR-1011-0', 'SAR-1013-1'];
const VALUES: Values = {
  ID: A,
  id: 't-saree-2',
  String: 'words',
  name: 'Saree',
  Int: 1,
  first: 4,
  after: null,
  text: 'saree',
  Boolean: true,
  Paise: 100_000,
  DateTime: '2026-01-01T00:00:00.000Z',
  EmailAddress: 'asha@example.com',
  URL: 'https://carrier.example/1',
  sort: 'PRICE_ASC',
  minRating: 3,
  promoCode: 'KNOT150',
  attemptId: 'attempt-1',
  'ProductSearchInput.text': 'saree',
  'ProductSearchInput.category': 'Saree',
  'ProductSearchInput.fabric': 'Silk',
  'ProductFilterInput.minPrice': 10_000,
  'ProductFilterInput.maxPrice': 900_000,
  'ProductFilterInput.fabrics': ['Silk', 'Georgette'],
  'ProductFilterInput.inStock': true,
  'RegisterInput.phone': '9829012345',
  'UpdateProfileInput.phone': '9829012345',
  'VerifyOtpInput.otp': '1234',
  'RegisterInput.password': 'indigo waters 27',
  'ResetPasswordInput.password': 'indigo waters 27',
  'AddressInput.state': 'Rajasthan',
  'AddressInput.pinCode': '302003',
  'AddressInput.phone': '9829012345',
  'AddToCartInput.sku': D,
  'AddToWishlistInput.sku': A,
  'SetCartItemQuantityInput.quantity': 1,
  'SetCartItemQuantityInput.cartItemId': 'c-2',
  'RemoveFromCartInput.cartItemId': 'c-2',
  'MoveToWishlistInput.cartItemId': 'c-2',
  'RemoveFromWishlistInput.wishlistItemId': 'w-2',
  'MoveToCartInput.wishlistItemId': 'w-2',
  'CancelOrderItemInput.orderItemId': 'Placed-1',
  'ReviewOrderItemInput.orderItemId': 'Delivered-1',
  'StartPaymentInput.attemptId': 'attempt-1',
  'PlaceCashOnDeliveryOrderInput.attemptId': 'attempt-2',
  'VerifyPaymentInput.paymentOrderId': 'payment-1',
  'VerifyPaymentInput.signature': SIGNATURE,
  'SetPriceInput.productId': 't-saree-2',
  'SetPriceInput.price': 100,
  'SetPriceInput.listPrice': 200,
  'AddProductInput.price': 100,
  'AddProductInput.listPrice': 200,
};
const STATUSES = ['Delivered', 'Placed', 'Dispatched', 'Cancelled', 'Confirm'];

const catalogue = createSampleCatalogue();
const idOf = new Map(
  catalogue.products.flatMap(({ productId, variants }) => variants.map(({ sku }) => [sku, productId])),
);
const familyOf = new Map(
  catalogue.products.map(({ productId, variants }) => [productId, variants.map(({ sku }) => sku)]),
);
const relativesOf = (id: string) => {
  const productId = idOf.get(id) ?? id;
  return [productId, ...(familyOf.get(productId) ?? [])];
};

/** A host with only the calls of section 7. */
export async function createBasicHost(): Promise<SoundHost> {
  const shop = await createBasicShopHost();
  const others = await createRecordingHost((operation) => operation['x-addition'] === undefined);
  const own = new Set(['product', 'cart', 'wishlist', 'order', 'payment', 'promocode', 'additions']);
  const host = await createTestHost(async ([first = ''], _url, response, request) => {
    const isOwn = own.has(first) || request.url === '/user/profile';
    return passOn(isOwn ? shop.url : others.url, request, response);
  });
  const reset = () => {
    const mine = shop.of('asha');
    mine.lines = [A, B, C].map((sku, at) => ({ id: `c-${at + 1}`, sku, quantity: 1 }));
    mine.wishlist = [C, D, E].map((sku, at) => ({ id: `w-${at + 1}`, sku }));
    mine.items.length = 0;
    const orderItems = [A, B, C, D, E].map((sku) => ({ sku, quantity: 1 }));
    const request = { shppingbilling: false, order: { shippingDetails: ADDRESS, billingDetails: ADDRESS, orderItems } };
    placeOrder(mine, shop.shopFor('asha'), request, new Date('2026-11-01T10:00:00Z'));
    for (const [at, item] of mine.items.entries()) Object.assign(item, orderOf(at));
    mine.payments.set('payment-1', request);
  };
  reset();
  const close = async () => void (await Promise.all([host.close(), shop.close(), others.close()]));
  return { ...host, close, reset, values: VALUES, ids: { order: 'Dispatched-1', payment: 'payment-1' }, relativesOf };
}

/** The differences between the shopper's orders. */
function orderOf(at: number) {
  const status = STATUSES[at] ?? 'Placed';
  const day = new Date(Date.UTC(2026, 10, 2 + at)).toISOString();
  return {
    orderItemId: `${status}-1`,
    status,
    ...(status === 'Dispatched' ? { trackingId: 'AB1', trackingSite: 'https://carrier.example/1' } : {}),
    ...(status === 'Delivered' ? { delivered_date: day } : {}),
    ...(status === 'Cancelled'
      ? { cancel_date: day, canceled_reason: 'duplicate_order', refund_status: 'Failed' }
      : {}),
  };
}

/** A host with all additions. */
export async function createRichHost(): Promise<SoundHost> {
  const others = await createRecordingHost(() => true);
  const additions = [...new Set(OPERATIONS.map((one) => one['x-addition']).filter((mark) => typeof mark === 'string'))];
  const catalog = richResponses(catalogue, additions);
  others.patch = (id, reply, path) => {
    const widened = widen(reply);
    const orderItemId = path.at(-1) ?? '';
    if (id === 'getOrder') Object.assign(widened.orders, { orderItemId, status: orderItemId.split('-')[0] });
    return widened;
  };
  const own = new Set(['product', 'products', 'variants', 'categories', 'ratings', 'reviews', 'search', 'additions']);
  const host = await createTestHost(async (path, url, response, request) => {
    const isCatalog = request.method === 'GET' && own.has(path[0] ?? '');
    const reply = isCatalog ? await catalog(path, url, response, request) : undefined;
    return reply ?? passOn(others.url, request, response);
  });
  const close = async () => void (await Promise.all([host.close(), others.close()]));
  const ids = { order: 'Delivered-1', payment: 'payment-1' };
  return { ...host, close, reset: () => undefined, values: VALUES, ids, relativesOf };
}

/** The response with three records in each list, with distinct ids and products of the catalogue. */
function widen(reply: Json, at = 0): Json {
  if (Array.isArray(reply)) return [0, 1, 2].flatMap((nth) => reply.map((one) => widen(one, at * 3 + nth)));
  if (typeof reply !== 'object' || reply === null) return reply;
  const wide = Object.fromEntries(Object.entries<Json>(reply).map(([key, value]) => [key, widen(value, at)]));
  const sku = SKUS[at % SKUS.length];
  if ('sku' in wide) wide['sku'] = sku;
  if ('productId' in wide) wide['productId'] = idOf.get(String(sku));
  for (const key of ['orderItemId', 'reviewId', 'cartId', 'wishlistId']) if (key in wide) wide[key] += `-${at + 1}`;
  for (const key of ['cartId', 'wishlistId']) if (key in wide) wide[key] = `${key.charAt(0)}-${at + 1}`;
  // A line's variant has the line's product.
  if (wide['variant'] && 'productId' in wide['variant']) wide['variant'].productId = idOf.get(String(sku));
  return wide;
}

/** Forwards a request to another host, and returns its response. */
async function passOn(to: string, request: IncomingMessage, response: ServerResponse): Promise<'sent'> {
  const { status, headers, body } = await forward(to, request);
  response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  return 'sent';
}
