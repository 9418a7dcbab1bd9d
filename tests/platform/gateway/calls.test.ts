import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../contract.ts';
import { documentOf, paymentInput } from '../../hosts/order-operations.ts';
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
  sort: 'PRICE_ASC',
  code: '302003',
  pinCode: '302003',
  Date: '2026-11-27',
  'AddressInput.state': 'Rajasthan',
  'AddressInput.pinCode': '302003',
  'AddressInput.phone': '9829012345',
  'RegisterInput.phone': '9829012345',
  'UpdateProfileInput.phone': '9829012345',
  'VerifyOtpInput.otp': '1234',
  // The host answers an order item in the state that its id begins with.
  'CancelOrderItemInput.orderItemId': 'Placed-1',
  'ReviewOrderItemInput.orderItemId': 'Delivered-1',
  // A host of the specification alone makes no such token.
  'RefreshSessionInput.refreshToken': '',
  'LogoutInput.refreshToken': '',
  'StartPaymentInput.attemptId': 'attempt-1',
  'PlaceCashOnDeliveryOrderInput.attemptId': 'attempt-2',
  'SetPriceInput.price': 100,
  'SetPriceInput.listPrice': 200,
  'AddProductInput.price': 100,
  'AddProductInput.listPrice': 200,
};
/** The errors of an invalid generated operation, which would prove nothing. */
const USELESS = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'QUERY_TOO_COSTLY', 'UNAUTHENTICATED']);

/** Runs all operations on a host that offers these calls. Answers the ids of the calls that the gateway made, and what each carried. */
async function callsOver(offers: (operation: (typeof OPERATIONS)[number]) => boolean) {
  const host = await createRecordingHost(offers);
  host.patch = (id, answer, path) =>
    id === 'getOrder' ? { orders: { ...answer.orders, status: path.at(-1)?.split('-')[0] } } : answer;
  const gateway = await createTestGateway(host.url);
  const shopper = Object.assign(createTestBrowser(gateway), { token: 'header.claims.seal' });
  const setCookie = () => shopper.cookies.set('__Host-rest.refresh', 'secret');
  const { data } = await shopper.ask('{ me { cart { totals { total { amount } } } } }');
  const expectedTotal: number = data.me.cart.totals.total.amount;
  const bad: unknown[] = [];
  const totals = {
    'StartPaymentInput.expectedTotal': expectedTotal,
    'PlaceCashOnDeliveryOrderInput.expectedTotal': expectedTotal,
  };
  for (const query of operationsOf(schema, { ...VALUES, ...totals })) {
    // A logout takes it away.
    setCookie();
    const { errors = [] } = await shopper.ask(query);
    bad.push(
      ...errors.filter(({ extensions }) => USELESS.has(String(extensions?.['code']))).map((one) => [query, one]),
    );
  }
  // A browser is led to Google and back by the gateway's own addresses: a redirect is nothing that GraphQL can answer.
  setCookie();
  await shopper.open('/auth/google-login?mode=page');
  await shopper.open('/auth/google/callback?code=c&state=s');
  await shopper.open('/readyz');
  // A call for many products is made where many are asked for at once, which no generated operation does.
  await shopper.ask('{ one: product(id: "p-1") { id } other: product(id: "p-2") { id } }');
  // A range of prices and nothing else has a call of its own, which no generated operation makes: each has all arguments.
  await shopper.ask('{ products(filter: { minPrice: 0, maxPrice: 99900 }, sort: PRICE_ASC) { totalCount } }');
  // An order in cash that is refused may have been placed before: it is looked up by its attempt.
  const input = { ...paymentInput(1), otp: '1234' };
  await shopper.ask(documentOf('placeCashOnDeliveryOrder'), { input });
  await gateway.close();
  await host.close();
  expect(bad).toEqual([]);
  return host;
}

/** The fields of each body that the specification has, by operationId; a call that is not here has no body. Of `addProduct` it has none. */
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

/** The fields of a body, those within others by their path. */
function fieldsIn(value: Json, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsIn(one, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries<Json>(value).flatMap(([name, one]) => [path + name].concat(fieldsIn(one, `${path}${name}.`)));
}

/** The calls that the specification has carry the refresh cookie. */
const CALLS_BY_COOKIE = new Set([
  'refreshSession',
  'logout',
  'verifyOtp',
  'loginWithGoogle',
  'login',
  'startGoogleLogin',
  'completeGoogleRedirect',
]);

const isOwn = (operation: (typeof OPERATIONS)[number]) => operation['x-addition'] === undefined;
const idsOf = (operations: typeof OPERATIONS) => operations.map(({ operationId }) => operationId);

describe('every call of the contract', () => {
  it("[GATE-1] that is the specification's own stands in its list, and the list in the contract", () => {
    const rows = read('docs/specification.md').matchAll(/\*\*REST-\d+\*\* (GET|POST|PUT|PATCH|DELETE) ([^·\n]+)/g);
    const listed = [...rows].flatMap(([, method, paths = '']) =>
      [...paths.matchAll(/\/[\w/{}-]+/g)].map(([path]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
    );
    const own = OPERATIONS.filter(isOwn).map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
    );
    expect(own.toSorted()).toEqual(listed.toSorted());
  });

  it("[GATE-1] [GATE-3] that is the specification's own is reached by a field of GraphQL, over a host of nothing else", async () => {
    const { called, carried } = await callsOver(isOwn);
    expect(idsOf(OPERATIONS.filter(isOwn)).filter((id) => !called.has(id))).toEqual([]);
    // Such a host may refuse a field that it does not know.
    const told = carried.filter(({ operationId }) => operationId !== 'addProduct');
    const unknown = told.flatMap(({ operationId, body }) => {
      const allowed = fieldsAllowed(operationId);
      return fieldsIn(body).flatMap((field) => (allowed.has(field) ? [] : [`${operationId}: ${field}`]));
    });
    expect([...new Set(unknown)]).toEqual([]);
    // The refresh cookie goes where a session begins, goes on and ends, and nowhere else.
    const withCookie = carried.filter(({ cookie }) => cookie !== undefined).map(({ operationId }) => operationId);
    expect(new Set(withCookie)).toEqual(CALLS_BY_COOKIE);
  });

  it('[GATE-1] that is an addition is reached too, or by another way than GraphQL that is named here', async () => {
    const apart = {
      getPicture: 'browsers fetch it by its address',
      getLiveness: "is asked by the host's own keeper",
      receivePaymentEvent: 'the provider tells it',
      setRole: "is the operator's, from the command line",
      followOrders: 'is a stream, which subscriptions follow',
      eraseAccountOf: "is the operator's, from the command line",
      resetSecondFactorOf: "is the operator's, from the command line",
      checkMoney: "is the operator's, from the command line",
      refundMoney: "is the operator's, from the command line",
      keepPayment: "is the operator's, from the command line",
      settleRefund: "is the operator's, from the command line",
      getMoneyTrail: "is the operator's, from the command line",
      exportAccountOf: "is the operator's, from the command line",
      countSubscribers: "is the operator's too",
    };
    const { called, carried } = await callsOver(() => true);
    const withCookie = new Set(carried.filter(({ cookie }) => cookie !== undefined).map((one) => one.operationId));
    // Our own host binds access tokens to a cookie, and knows its clients by cookies; nothing public carries any.
    for (const id of ['getCart', 'getProfile', 'requestOtp', 'validatePromoCode'])
      expect([id, withCookie.has(id)]).toEqual([id, true]);
    for (const id of ['subscribeToNewsletter', 'confirmNewsletter', 'getCategories', 'getProduct']) {
      expect([id, called.has(id), withCookie.has(id)]).toEqual([id, true, false]);
    }
    const additions = idsOf(OPERATIONS.filter((one) => !isOwn(one)));
    expect(additions.filter((id) => !called.has(id)).toSorted()).toEqual(Object.keys(apart).toSorted());
  });
});
