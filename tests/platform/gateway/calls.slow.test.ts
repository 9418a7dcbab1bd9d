import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { weightOf } from '../../../bff/graphql/cost.ts';
import { OPERATIONS } from '../../contract.ts';
import { documentOf, paymentInput } from '../../hosts/order-operations.ts';
import { createCallTracker } from '../../hosts/call-tracker.ts';
import { createTestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway } from '../../hosts/test-gateway.ts';
import { createRecordingHost } from '../../hosts/recording-host.ts';
import type { Json } from '../../json.ts';
import { operationsOf, type Values } from '../operations.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
const schema = buildSchema(read('schema/generated/schema.graphql'));

/** The values of the schema's inputs, by field name or by scalar type. */
const VALUES: Values = {
  ID: 'id-1',
  String: 'words',
  Int: 1,
  Boolean: true,
  Paise: 100_000,
  DateTime: '2026-01-01T00:00:00.000Z',
  EmailAddress: 'asha@example.com',
  URL: 'https://carrier.example/1',
  sort: 'NEWEST',
  code: '302003',
  pinCode: '302003',
  Date: '2026-11-27',
  'AddressInput.state': 'Rajasthan',
  'AddressInput.pinCode': '302003',
  'AddressInput.phone': '9829012345',
  'RequestOrderLookupInput.email': 'asha@example.com',
  'RegisterInput.phone': '9829012345',
  'UpdateProfileInput.phone': '9829012345',
  'PickupAddressInput.state': 'Rajasthan',
  'PickupAddressInput.pinCode': '302003',
  'PickupAddressInput.phone': '9829012345',
  'VerifyOtpInput.otp': '1234',
  // The host returns an order item with the status that its id begins with.
  'CancelOrderItemInput.orderItemId': 'Placed-1',
  'ReviewOrderItemInput.orderItemId': 'Delivered-1',
  // A basic host creates no such token.
  'RefreshSessionInput.refreshToken': '',
  'LogoutInput.refreshToken': '',
  'StartPaymentInput.attemptId': 'attempt-1',
  'PlaceCashOnDeliveryOrderInput.attemptId': 'attempt-2',
  'SetPriceInput.price': 100,
  'SetPriceInput.listPrice': 200,
  'AddProductInput.price': 100,
  'AddProductInput.listPrice': 200,
};
/** The errors of an invalid generated operation, which would be no proof. */
const USELESS = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'QUERY_TOO_COSTLY', 'UNAUTHENTICATED']);

/** Runs all operations on a host that offers these calls. Returns the calls that the gateway made, and the fields that made them. */
async function callsOver(offers: (operation: (typeof OPERATIONS)[number]) => boolean) {
  const host = await createRecordingHost(offers);
  host.patch = (id, response, path) =>
    id === 'getOrder' ? { orders: { ...response.orders, status: path.at(-1)?.split('-')[0] } } : response;
  const tracker = createCallTracker();
  const gateway = await createTestGateway(host.url, {}, tracker.options);
  const shopper = Object.assign(createTestBrowser(gateway), { token: 'header.claims.seal' });
  const setCookie = () => shopper.cookies.set('__Host-rest.refresh', 'secret');
  const { data } = await shopper.request('{ me { cart { totals { total { amount } } } } }');
  const expectedTotal: number = data.me.cart.totals.total.amount;
  const bad: unknown[] = [];
  const totals = {
    'StartPaymentInput.expectedTotal': expectedTotal,
    'PlaceCashOnDeliveryOrderInput.expectedTotal': expectedTotal,
  };
  for (const query of operationsOf(schema, { ...VALUES, ...totals })) {
    // A logout removes it.
    setCookie();
    const { errors = [] } = await shopper.request(query);
    bad.push(
      ...errors.filter(({ extensions }) => USELESS.has(String(extensions?.['code']))).map((one) => [query, one]),
    );
  }
  // The gateway's own addresses redirect a browser to Google and back: GraphQL cannot redirect.
  setCookie();
  await shopper.open('/auth/google-login?mode=page');
  await shopper.open('/auth/google/callback?code=c&state=s');
  await shopper.open('/readyz');
  // A call for many products needs a request for several, which no generated operation has.
  await shopper.request('{ one: product(id: "p-1") { id } other: product(id: "p-2") { id } }');
  // A range of prices without other criteria has a separate call, which no generated operation makes: each has all
  // arguments.
  await shopper.request('{ products(filter: { minPrice: 0, maxPrice: 99900 }, sort: PRICE_ASC) { totalCount } }');
  // A refused cash order may have been placed before: it is looked up by its attempt.
  const input = { ...paymentInput(1), otp: '1234' };
  await shopper.request(documentOf('placeCashOnDeliveryOrder'), { input });
  await gateway.close();
  await host.close();
  expect(bad).toEqual([]);
  return { ...host, callers: tracker.callers };
}

/**
 * The fields of each body in the specification, by operationId; a call that is not here has no body. For `addProduct`
 * the specification lists none.
 */
const BODIES: Record<string, string> = {
  requestOtp: 'email',
  verifyOtp: 'email Userotp',
  loginWithGoogle: 'name email uid',
  login: 'email password',
  register: 'name email phone password cpassword',
  requestPasswordReset: 'email',
  resetPassword: 'email password',
  subscribeToNewsletter: 'email',
  validatePromoCode: 'promoCode totalAmount',
  startPayment:
    'payment payment.amount receipt order order.shippingDetails order.billingDetails order.orderItems order.orderItems.sellerId order.orderItems.quantity order.orderItems.sku shppingbilling promoCode',
  verifyPayment: 'razorpay_order_id razorpay_payment_id razorpay_signature',
  addToCart: 'quantity sku',
  addToWishlist: 'sku',
  updateProfile: 'name phone',
  cancelOrderItem: 'orderItemId canceled_reason additional_cancel_comment',
  reviewOrderItem: 'orderItemId sku rating comment',
};
const ADDRESS_FIELDS = 'name address city state pinCode phone email';
const fieldsAllowed = (operationId: string) =>
  new Set(
    (BODIES[operationId] ?? '').split(' ').flatMap((field) => {
      const isAddress = field.endsWith('Details');
      const within = isAddress ? ADDRESS_FIELDS.split(' ').map((one) => `${field}.${one}`) : [];
      return [field].concat(within);
    }),
  );

/** The fields of a body, nested ones by their path. */
function fieldsIn(value: Json, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsIn(one, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries<Json>(value).flatMap(([name, one]) => [path + name].concat(fieldsIn(one, `${path}${name}.`)));
}

const isOwn = (operation: (typeof OPERATIONS)[number]) => operation['x-addition'] === undefined;
const idsOf = (operations: typeof OPERATIONS) => operations.map(({ operationId }) => operationId);

describe('every call of the contract', () => {
  type Calls = Awaited<ReturnType<typeof callsOver>>;
  let [basic, rich]: [Calls?, Calls?] = [];
  beforeAll(async () => void (basic = await callsOver(isOwn)));
  beforeAll(async () => void (rich = await callsOver(() => true)));

  it('[GATE-1] that the specification has is in its list, and the list in the contract', () => {
    const rows = read('docs/specification.md').matchAll(/\*\*REST-\d+\*\* (GET|POST|PUT|PATCH|DELETE) ([^·\n]+)/g);
    const listed = [...rows].flatMap(([, method, paths = '']) =>
      [...paths.matchAll(/\/[\w/{}-]+/g)].map(([path]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
    );
    const own = OPERATIONS.filter(isOwn).map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
    );
    expect(own.toSorted()).toEqual(listed.toSorted());
  });

  it("[GATE-1] [GATE-3] that is the specification's own is reached by a field of GraphQL, over a host of nothing else", () => {
    const { called, carried } = basic!;
    expect(idsOf(OPERATIONS.filter(isOwn)).filter((id) => !called.has(id))).toEqual([]);
    // Such a host may refuse an unknown field.
    const reported = carried.filter(({ operationId }) => operationId !== 'addProduct');
    const unknown = reported.flatMap(({ operationId, body }) => {
      const allowed = fieldsAllowed(operationId);
      return fieldsIn(body).flatMap((field) => (allowed.has(field) ? [] : [`${operationId}: ${field}`]));
    });
    expect([...new Set(unknown)]).toEqual([]);
    // A shopper's calls carry the host's cookies, and public calls carry none.
    const withCookie = new Set(
      carried.filter(({ cookie }) => cookie !== undefined).map(({ operationId }) => operationId),
    );
    const isShoppers = ({ security, ...one }: Json) => security !== undefined || one['x-cookies'] === true;
    expect(withCookie).toEqual(new Set(idsOf(OPERATIONS.filter((one) => isOwn(one) && isShoppers(one)))));
    expect([...withCookie]).toEqual(
      expect.arrayContaining(['getCart', 'addToWishlist', 'getOrders', 'startPayment', 'login']),
    );
    for (const id of ['getCatalogue', 'getProduct', 'subscribeToNewsletter']) expect(withCookie).not.toContain(id);
  });

  it('[GATE-1] that is an addition is reached too, or by another way than GraphQL that is named here', () => {
    const apart = {
      getPicture: 'browsers fetch it by its address',
      getLiveness: "is asked by the host's own keeper",
      receivePaymentEvent: 'the provider tells it',
      saveSettings: 'takes exactly one section, which tests/settings sends',
      followOrders: 'is a stream, which subscriptions follow',
      checkMoney: "is the operator's, from the command line",
      refundMoney: "is the operator's, from the command line",
      keepPayment: "is the operator's, from the command line",
      settleRefund: "is the operator's, from the command line",
      getMoneyTrail: "is the operator's, from the command line",
      addSamples: "is the operator's, from the command line",
      getExportFile: 'is a file, which the gateway serves by its address',
      getInvoice: 'is a file, which the gateway serves by its address',
      uploadPicture: 'has a route of its own',
      getUploadedPicture: 'browsers fetch it by its address',
      getSharePicture: 'crawlers fetch it by its address',
    };
    const { called, carried } = rich!;
    const withCookie = new Set(carried.filter(({ cookie }) => cookie !== undefined).map((one) => one.operationId));
    // Our own host binds access tokens to a cookie, and knows its clients by cookies; public calls carry none.
    for (const id of ['getCart', 'getProfile', 'requestOtp', 'validatePromoCode'])
      expect([id, withCookie.has(id)]).toEqual([id, true]);
    for (const id of ['subscribeToNewsletter', 'confirmNewsletter', 'getCategories', 'getProduct']) {
      expect([id, called.has(id), withCookie.has(id)]).toEqual([id, true, false]);
    }
    const additions = idsOf(OPERATIONS.filter((one) => !isOwn(one)));
    expect(additions.filter((id) => !called.has(id)).toSorted()).toEqual(Object.keys(apart).toSorted());
  });

  it('[GATE-4] is in the cost of the field that makes it, or of one that is named here', () => {
    const paidBy: Record<string, string> = {
      'Cart.id': 'Query.me: it is of the shopper',
      'Query.shop': 'nobody: one call a minute for all requests',
      'Wishlist.id': 'Query.me: it is of the shopper',
      'Category.productCount': 'Query.categories: one call for all of them',
      'FilterCount.label': 'ProductConnection.craftCounts: one call for the names of all crafts',
      'Image.alt': 'Variant.product: it has the name of the product',
      'OrderItem.seller': 'OrderItem.variant: a basic host names the seller with the product',
      'Seller.legal': 'nobody: one call a minute for all requests',
      'Variant.gtin': 'OrderItem.variant: an order has parts of a variant, the first other field reads it whole',
    };
    const callers = [...new Set([...basic!.callers, ...rich!.callers])];
    const free = callers.filter((coordinate) => {
      const [typeName = '', name = ''] = coordinate.split('.');
      const type = schema.getType(typeName);
      const field = isObjectType(type) ? type.getFields()[name] : undefined;
      return !field || (weightOf(schema, field) ?? 0) <= 10;
    });
    expect(callers.length).toBeGreaterThan(60);
    expect(free.filter((coordinate) => !(coordinate in paidBy))).toEqual([]);
  });
});
