import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { billOf, type BillLine } from '../../../schema/pricing.ts';
import { FIRST_PURCHASE_PERCENT } from '../../../schema/shop.ts';
import type { Proof } from './proof.ts';
import type { HttpResponse, Piece, Shopper } from './shoppers.ts';
import type { Provider } from './simulator.ts';

/** The order that a shopper wants to pay for. */
export interface PaymentInput {
  lines: readonly Piece[];
  /** The expected amount, in rupees. */
  rupees: number;
  /** The id of the attempt: the same id is the same order. */
  receipt: string;
  promoCode?: string | undefined;
  /** The city of the address, which distinguishes requests. */
  city?: string | undefined;
  /** Another phone number and PIN code than the default ones. */
  phone?: string | undefined;
  pinCode?: string | undefined;
}

/** A new id for an attempt. */
export const newReceipt = (): string => randomUUID();

/** The price of these lines, in rupees. */
export function rupeesOf(
  lines: readonly BillLine[],
  { isFirstPurchase = false, promoDiscount = 0 }: { isFirstPurchase?: boolean; promoDiscount?: number } = {},
): number {
  const firstPurchasePercent = isFirstPurchase ? FIRST_PURCHASE_PERCENT : 0;
  return billOf(lines, { firstPurchasePercent, promoDiscount }).total / 100;
}

/** Starts a payment for the cart. */
export function startPayment(shopper: Shopper, input: PaymentInput): Promise<HttpResponse> {
  return shopper.call('POST', '/payment', bodyOf(shopper, input));
}

/** Orders the cart, to be paid in cash; the OTP confirms it. */
export function placeInCash(shopper: Shopper, input: PaymentInput, otp: string): Promise<HttpResponse> {
  return shopper.call('POST', '/cash-on-delivery/orders', { ...bodyOf(shopper, input), otp });
}

function bodyOf(shopper: Shopper, { lines, rupees, receipt, promoCode, ...place }: PaymentInput) {
  const { city = 'Jodhpur', phone = '9829012345', pinCode = '342001' } = place;
  const shippingDetails = {
    name: 'Asha Verma',
    address: '12 Clock Tower Road',
    city,
    state: 'Rajasthan',
    pinCode,
    phone,
    email: shopper.email,
  };
  return {
    payment: { amount: rupees },
    receipt,
    order: { shippingDetails, orderItems: lines.map(({ sku, quantity }) => ({ sku, quantity })) },
    shppingbilling: true,
    ...(promoCode === undefined ? {} : { promoCode }),
  };
}

/** Sends the widget's proof to the shop. */
export function verify(shopper: Shopper, proof: Proof): Promise<HttpResponse> {
  return shopper.call('POST', '/payment/verification', proof);
}

/** Reads a payment of the shopper. */
export function readPayment(shopper: Shopper, id: string): Promise<HttpResponse> {
  return shopper.call('GET', `/payment/${id}`);
}

/** Cancels a payment. */
export function cancelPayment(shopper: Shopper, id: string): Promise<HttpResponse> {
  return shopper.call('DELETE', `/payment/${id}`);
}

/** Cancels an order item. */
export function cancelItem(shopper: Shopper, orderItemId: string): Promise<HttpResponse> {
  return shopper.call('PATCH', '/order/cancel', { orderItemId, canceled_reason: 'changed_my_mind' });
}

/** Starts a payment, pays it and sends the proof; returns the ids of the placed items. Repeats calls of unknown result; throws if one is refused. */
export async function purchase(provider: Provider, shopper: Shopper, input: PaymentInput): Promise<string[]> {
  const opened = await retryUntilResponse(() => startPayment(shopper, input));
  const proof = opened.status === 200 ? await provider.pay(opened.body.id) : undefined;
  if (!proof) throw new Error(`No payment: ${JSON.stringify(opened)}`);
  const results = await retryUntilResponse(() => verify(shopper, proof));
  const items: { orderItemId: string }[] = results.body.payment?.orders ?? [];
  if (items.length !== input.lines.length) throw new Error(`Not placed: ${JSON.stringify(results)}`);
  return items.map(({ orderItemId }) => orderItemId);
}

/** Whether a call may be repeated: there is no response, or one with a code for that. */
export function isUncertain({ status }: HttpResponse): boolean {
  return status === 0 || status >= 500 || status === 429;
}

/** Repeats a call, with a pause, while its result is unknown; stops after this number of milliseconds. */
export async function retryUntilResponse(
  make: () => Promise<HttpResponse>,
  milliseconds = 60_000,
): Promise<HttpResponse> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const response = await make();
    if (!isUncertain(response) || performance.now() > end) return response;
    await setTimeout(100);
  }
}
