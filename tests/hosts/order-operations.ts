import type { TestBrowser } from './test-browser.ts';

const ERRORS = 'userErrors { code field message }';
const ADDRESS_FIELDS = 'name address city state pinCode country phone email';
/** All that an order page asks for. */
export const ITEM = `id shortId orderId status placedAt confirmedAt dispatchedAt deliveredAt quantity promoCode canCancel canReview
  unitPrice { amount } subtotal { amount } discount { amount } firstPurchaseDiscount { amount } promoDiscount { amount } delivery { amount } total { amount display }
  variant { sku color image { url alt } product { id name path price { amount } category { name } } }
  shippingAddress { ${ADDRESS_FIELDS} } billingAddress { ${ADDRESS_FIELDS} } seller { id shopName }
  tracking { id url } cancellation { cancelledAt byShopper reason reasonText comment } refund { amount { amount } status }`;
const PAYMENT = 'payment { id status amount { amount } orderItems { id status } }';
const mutation = (name: string, answer: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${answer} ${ERRORS} } }`;
const MOVED = `orderItem { id status canCancel canReview tracking { id url } cancellation { byShopper reasonText } }`;
const CHANGES = {
  startPayment: mutation(
    'startPayment',
    'payment { id amount { amount } keyId widgetUrl status expiresAt } cart { itemCount totals { total { amount } } }',
  ),
  verifyPayment: mutation('verifyPayment', `${PAYMENT} orderItems { id status quantity variant { sku } }`),
  cancelPayment: mutation('cancelPayment', PAYMENT),
  cancelOrderItem: mutation('cancelOrderItem', `orderItem { ${ITEM} }`),
  reviewOrderItem: mutation('reviewOrderItem', `orderItem { ${ITEM} }`),
  confirmOrderItem: mutation('confirmOrderItem', MOVED),
  dispatchOrderItem: mutation('dispatchOrderItem', MOVED),
  deliverOrderItem: mutation('deliverOrderItem', MOVED),
  rejectOrderItem: mutation('rejectOrderItem', MOVED),
  addProduct: mutation(
    'addProduct',
    'product { id name price { amount } listPrice { amount } variants { sku stock } }',
  ),
  setPrice: mutation('setPrice', 'product { id price { amount } listPrice { amount } }'),
  changeStock: mutation('changeStock', 'variant { sku stock inStock }'),
};
/** What can be bought, followed, and done for the shop. */
export type OrderOperation = keyof typeof CHANGES;

/** The document of a change. */
export function documentOf(name: OrderOperation): string {
  return CHANGES[name];
}

/** Makes a change and answers its payload; throws where there is none. */
export async function runOrderOperation(browser: TestBrowser, name: OrderOperation, input: Record<string, unknown>) {
  const { data, errors } = await browser.ask(CHANGES[name], { input });
  if (!data?.[name]) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return data[name];
}

/** The code of the error that a change fails with, in place of a payload; undefined when there is none. */
export async function failureOf(browser: TestBrowser, name: OrderOperation, input: Record<string, unknown>) {
  const { errors } = await browser.ask(CHANGES[name], { input });
  return errors?.[0]?.extensions?.['code'];
}

/** An address that is right. */
export const ADDRESS = {
  name: 'Asha Verma',
  address: '12, Johari Bazaar',
  city: 'Jaipur',
  state: 'Rajasthan',
  pinCode: '302003',
  phone: '9829012345',
  email: 'asha@example.com',
};

let attempts = 0;
/** What `startPayment` takes, with a new attempt's name. */
export function paymentInput(expectedTotal: number, more: Record<string, unknown> = {}) {
  return { shippingAddress: ADDRESS, expectedTotal, attemptId: `attempt-${++attempts}`, ...more };
}

/** What the shopper's cart costs now, in paise. */
export async function totalNow(browser: TestBrowser, promo?: string): Promise<number> {
  const query = 'query ($promo: String) { me { cart { totals(promoCode: $promo) { total { amount } } } } }';
  const { data } = await browser.ask(query, { promo });
  return data.me.cart.totals.total.amount;
}

/** What `startPayment` takes for the shopper's cart as it is now, sent to the shopper's own address. */
export async function paymentInputOf(browser: TestBrowser, more: { promoCode?: string; attemptId?: string } = {}) {
  const { data } = await browser.ask('{ me { email } }');
  const shippingAddress = { ...ADDRESS, email: data.me.email };
  return paymentInput(await totalNow(browser, more.promoCode), { ...more, shippingAddress });
}

/** One page of the shopper's order items. */
export async function ordersOf(browser: TestBrowser, more: { status?: string; page?: number } = {}, fields = ITEM) {
  const query = `query ($status: OrderStatus, $page: Int) { me { orders(status: $status, page: $page) {
    nodes { ${fields} } pageInfo { page totalPages totalItems hasNextPage hasPreviousPage } } } }`;
  const { data, errors } = await browser.ask(query, more);
  if (!data?.me) throw new Error(`orders: ${JSON.stringify(errors)}`);
  return data.me.orders;
}

/** An order item of the shopper's; null for none. */
export async function orderOf(browser: TestBrowser, id: string) {
  const { data, errors } = await browser.ask(`query ($id: ID!) { me { order(id: $id) { ${ITEM} } } }`, { id });
  if (!data?.me) throw new Error(`order: ${JSON.stringify(errors)}`);
  return data.me.order;
}

/** A payment of the shopper's; null for none. */
export async function paymentOf(browser: TestBrowser, id: string) {
  const { data, errors } = await browser.ask(
    `query ($id: ID!) { me { ${PAYMENT.replace('payment', 'payment(id: $id)')} } }`,
    { id },
  );
  if (!data?.me) throw new Error(`payment: ${JSON.stringify(errors)}`);
  return data.me.payment;
}
