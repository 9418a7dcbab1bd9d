import type { TestBrowser } from './test-browser.ts';

const ERRORS = 'userErrors { code field message }';
const ADDRESS_FIELDS = 'name address city state pinCode country phone email';
/** The fields of an order page. */
export const ITEM = `id orderItemId shortId orderId status placedAt confirmedAt dispatchedAt deliveredAt quantity promoCode canCancel canReview
  name category color sku productId path discountPercent listPrice { amount } image { url alt }
  unitPrice { amount } subtotal { amount } discount { amount } firstPurchaseDiscount { amount } promoDiscount { amount } delivery { amount } total { amount display }
  shippingAddress { ${ADDRESS_FIELDS} } billingAddress { ${ADDRESS_FIELDS} } seller { id sellerId shopName }
  tracking { id url } cancellation { cancelledAt byShopper reason reasonText comment } refund { amount { amount } status }`;
const PAYMENT = 'payment { id paymentOrderId status amount { amount } orderItems { id status } }';
const mutation = (name: string, response: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${response} ${ERRORS} } }`;
const CHANGED_ITEM = `orderItem { id orderItemId status canCancel canReview tracking { id url } cancellation { byShopper reasonText } }`;
const CHANGED_CASH =
  'orderItem { orderItemId status cash moneyTrail { paid { amount } kept { amount } toCollect { amount } } }';
/** The fields of a return. */
export const RETURN = `returnId state kind quantity reason reasonText comment pictures payoutAccount pickupDay exchangeSku declineReason canWithdraw
  requestedAt approvedAt declinedAt withdrawnAt pickedUpAt receivedAt pickup { name city pinCode phone }
  refund { amount { amount } status initiatedAt processedAt expectedBy account reference }`;
const RETURNED = `return { ${RETURN} } orderItem { orderItemId returnableQuantity returns { returnId state } } shopper { id }`;
const MUTATIONS = {
  startPayment: mutation(
    'startPayment',
    'payment { id amount { amount } keyId widgetUrl status expiresAt } cart { itemCount totals { total { amount } } }',
  ),
  verifyPayment: mutation('verifyPayment', `${PAYMENT} orderItems { id status quantity sku }`),
  cancelPayment: mutation('cancelPayment', PAYMENT),
  cancelOrderItem: mutation('cancelOrderItem', `orderItem { ${ITEM} }`),
  reviewOrderItem: mutation('reviewOrderItem', `orderItem { ${ITEM} }`),
  requestReturn: mutation('requestReturn', RETURNED),
  withdrawReturn: mutation('withdrawReturn', RETURNED),
  confirmOrderItem: mutation('confirmOrderItem', CHANGED_ITEM),
  dispatchOrderItem: mutation('dispatchOrderItem', CHANGED_ITEM),
  deliverOrderItem: mutation('deliverOrderItem', CHANGED_ITEM),
  rejectOrderItem: mutation('rejectOrderItem', CHANGED_ITEM),
  sendCashOnDeliveryOtp: mutation('sendCashOnDeliveryOtp', ''),
  placeCashOnDeliveryOrder: mutation(
    'placeCashOnDeliveryOrder',
    'order { orderId paymentMethod payment { id } total { amount } moneyTrail { paid { amount } toCollect { amount } } items { orderItemId cash } } cart { itemCount totals { total { amount } } }',
  ),
  collectCash: mutation('collectCash', CHANGED_CASH),
  refuseDelivery: mutation('refuseDelivery', CHANGED_CASH),
  addProduct: mutation(
    'addProduct',
    'product { id name price { amount } listPrice { amount } variants { sku stock } }',
  ),
  setPrice: mutation('setPrice', 'product { id price { amount } listPrice { amount } }'),
  changeStock: mutation('changeStock', 'variant { sku stock inStock }'),
};
/** A mutation of payments, orders or the catalogue. */
export type OrderOperation = keyof typeof MUTATIONS;

/** The document of a mutation. */
export function documentOf(name: OrderOperation): string {
  return MUTATIONS[name];
}

/** Runs a mutation and returns its payload. Throws if there is no payload. */
export async function runOrderOperation(browser: TestBrowser, name: OrderOperation, input: Record<string, unknown>) {
  const { data, errors } = await browser.request(MUTATIONS[name], { input });
  if (!data?.[name]) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return data[name];
}

/** Runs a mutation and returns the code of its error; undefined if there is no error. */
export async function failureOf(browser: TestBrowser, name: OrderOperation, input: Record<string, unknown>) {
  const { errors } = await browser.request(MUTATIONS[name], { input });
  return errors?.[0]?.extensions?.['code'];
}

/** A valid address. */
export const ADDRESS = {
  name: 'Asha Verma',
  address: '12, Johari Bazaar',
  city: 'Jaipur',
  state: 'Rajasthan',
  pinCode: '302003',
  phone: '9829012345',
  email: 'asha@example.com',
};

/** Saves an address in the shopper's address book, and returns the shop's id of it. */
export async function saveAddress(browser: TestBrowser): Promise<string> {
  const { email: _email, ...input } = ADDRESS;
  const document = `mutation ($input: AddAddressInput!) { addAddress(input: $input) { savedAddress { addressId } } }`;
  return (await browser.request(document, { input })).data.addAddress.savedAddress.addressId;
}

let attempts = 0;
/** The input of `startPayment`, with a new attempt id. */
export function paymentInput(expectedTotal: number, more: Record<string, unknown> = {}) {
  return { shippingAddress: ADDRESS, expectedTotal, attemptId: `attempt-${++attempts}`, ...more };
}

/** The current total of the shopper's cart, in paise. */
export async function totalNow(browser: TestBrowser, promo?: string): Promise<number> {
  const query = 'query ($promo: String) { me { cart { totals(promoCode: $promo) { total { amount } } } } }';
  const { data } = await browser.request(query, { promo });
  return data.me.cart.totals.total.amount;
}

/** The input of `startPayment` for the shopper's current cart and email address. */
export async function paymentInputOf(browser: TestBrowser, more: { promoCode?: string; attemptId?: string } = {}) {
  const { data } = await browser.request('{ me { email } }');
  const shippingAddress = { ...ADDRESS, email: data.me.email };
  return paymentInput(await totalNow(browser, more.promoCode), { ...more, shippingAddress });
}

/** One page of the shopper's order items. */
export async function ordersOf(browser: TestBrowser, more: { status?: string; page?: number } = {}, fields = ITEM) {
  const query = `query ($status: OrderStatus, $page: Int) { me { orderItems(status: $status, page: $page) {
    nodes { ${fields} } pageInfo { page totalPages totalItems hasNextPage hasPreviousPage } } } }`;
  const { data, errors } = await browser.request(query, more);
  if (!data?.me) throw new Error(`orders: ${JSON.stringify(errors)}`);
  return data.me.orderItems;
}

/** An order item of the shopper; null if there is none with this id. */
export async function orderOf(browser: TestBrowser, id: string) {
  const { data, errors } = await browser.request(`query ($id: ID!) { me { orderItem(id: $id) { ${ITEM} } } }`, { id });
  if (!data?.me) throw new Error(`order: ${JSON.stringify(errors)}`);
  return data.me.orderItem;
}

/** A payment of the shopper; null if there is none with this id. */
export async function paymentOf(browser: TestBrowser, id: string) {
  const { data, errors } = await browser.request(
    `query ($id: ID!) { me { ${PAYMENT.replace('payment', 'payment(id: $id)')} } }`,
    { id },
  );
  if (!data?.me) throw new Error(`payment: ${JSON.stringify(errors)}`);
  return data.me.payment;
}
