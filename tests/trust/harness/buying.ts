import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { billOf } from '../../../schema/pricing.ts';
import type { BillLine, Reductions } from '../../../schema/pricing.ts';
import type { Proof } from './proof.ts';
import type { Answer, Piece, Shopper } from './shoppers.ts';
import type { Provider } from './simulator.ts';

/** What a shopper wants to pay for. */
export interface Wish {
  lines: readonly Piece[];
  /** What the shopper expects to pay, in rupees. */
  rupees: number;
  /** The attempt's name: the same again is the same order. */
  receipt: string;
  promoCode?: string | undefined;
  /** Where it goes, to tell one wish from another. */
  city?: string | undefined;
}

/** A new name for an attempt. */
export const newReceipt = (): string => randomUUID();

/** What these lines cost, in rupees. */
export function rupeesOf(lines: readonly BillLine[], reductions: Reductions = {}): number {
  return billOf(lines, reductions).total / 100;
}

/** Opens a payment for what the cart holds. */
export function startPayment(
  shopper: Shopper,
  { lines, rupees, receipt, promoCode, city = 'Jodhpur' }: Wish,
): Promise<Answer> {
  const shippingDetails = {
    name: 'Asha Verma',
    address: '12 Clock Tower Road',
    city,
    state: 'Rajasthan',
    pinCode: '342001',
    phone: '9829012345',
    email: shopper.email,
  };
  return shopper.call('POST', '/payment', {
    payment: { amount: rupees },
    receipt,
    order: { shippingDetails, orderItems: lines.map(({ sku, quantity }) => ({ sku, quantity })) },
    shppingbilling: true,
    ...(promoCode === undefined ? {} : { promoCode }),
  });
}

/** Tells the shop what the widget handed out. */
export function verify(shopper: Shopper, proof: Proof): Promise<Answer> {
  return shopper.call('POST', '/payment/verification', proof);
}

/** How a payment of the shopper's stands. */
export function paymentOf(shopper: Shopper, id: string): Promise<Answer> {
  return shopper.call('GET', `/payment/${id}`);
}

/** Ends a payment that won't be made. */
export function cancelPayment(shopper: Shopper, id: string): Promise<Answer> {
  return shopper.call('DELETE', `/payment/${id}`);
}

/** Cancels an order item. */
export function cancelItem(shopper: Shopper, orderItemId: string): Promise<Answer> {
  return shopper.call('PATCH', '/order/cancel', { orderItemId, canceled_reason: 'changed_my_mind' });
}

/** Opens a payment, pays it and tells the shop; answers the ids of the placed items. Throws when anything is refused. */
export async function purchase(provider: Provider, shopper: Shopper, wish: Wish): Promise<string[]> {
  const opened = await startPayment(shopper, wish);
  const proof = opened.status === 200 ? await provider.pay(opened.body.id) : undefined;
  if (!proof) throw new Error(`No payment: ${JSON.stringify(opened)}`);
  const told = await verify(shopper, proof);
  const items: { orderItemId: string }[] = told.body.payment?.orders ?? [];
  if (items.length !== wish.lines.length) throw new Error(`Not placed: ${JSON.stringify(told)}`);
  return items.map(({ orderItemId }) => orderItemId);
}

/** Whether a call may be made again as it was: no answer came, or one that says so. */
export function isVague({ status }: Answer): boolean {
  return status === 0 || status >= 500 || status === 429;
}

/** Calls again, with a pause, while what came of it is vague; gives up after so many milliseconds. */
export async function persist(make: () => Promise<Answer>, milliseconds = 60_000): Promise<Answer> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const answer = await make();
    if (!isVague(answer) || performance.now() > end) return answer;
    await setTimeout(100);
  }
}
