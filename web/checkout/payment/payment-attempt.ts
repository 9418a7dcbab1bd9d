import { randomKey } from '../../shopper/change-queue.ts';
import { parseStored, tabStorage } from '../../session/storage.ts';
import { forgetOpenPayment } from './open-payment.ts';
import type { WidgetMethods } from './widget-methods.ts';
import type { StartPaymentInput } from '../../generated/schema-types.ts';

/** The name under which this tab stores a payment for a reload. The end of the session removes it. */
const ATTEMPT = 'rangbandh.payment';

/** The order that the shopper wants to pay for. */
export interface PaymentRequest {
  input: Omit<StartPaymentInput, 'attemptId'>;
  /** The content of the cart, as the page shows it. */
  lines: { sku: string; quantity: number }[];
  /** The promo code in the cart's query, so that the response updates the cart on the page; null for none. */
  cartPromoCode: string | null;
  /** The methods that the provider's widget offers. */
  widget: WidgetMethods;
}

/** The proof of payment that the provider's widget returns. */
export interface PaymentProof {
  paymentId: string;
  signature: string;
}

/** One attempt to pay. */
export interface PaymentAttempt {
  /** The shopper's id. */
  shopper: string;
  /** The request as text: equal for the same form, lines and total. */
  request: string;
  attemptId: string;
  /** The id of the payment that the shop has opened; undefined until the shop has responded. */
  orderId?: string | undefined;
  /** The end of the hold on its items, if the shop returns it. */
  heldUntil?: string | undefined;
  proof?: PaymentProof | undefined;
  /** Whether the shop has verified the proof. */
  isVerified?: boolean | undefined;
  /** The reason why the shop has refused the proof, which is then removed. */
  refusal?: ProofRefusal | undefined;
}

/** The refusal of a proof: the shop's message, and the payment's id at the provider. */
export interface ProofRefusal {
  words: string;
  paymentId: string;
}

/** The attempt for this request: the same one while the request is the same, also after a reload. */
export function attemptFor(request: PaymentRequest, shopper: string): PaymentAttempt {
  const text = JSON.stringify([request.input, request.lines]);
  const former = storedAttempt(shopper);
  if (former?.request === text) return former;
  return storeAttempt({ shopper, request: text, attemptId: newAttemptId() });
}

/** The attempt that this tab has stored for this shopper; undefined for none. */
export function storedAttempt(shopper: string): PaymentAttempt | undefined {
  const attempt = readAttempt();
  return attempt?.shopper === shopper ? attempt : undefined;
}

/** Whether this tab has stored a payment that the shop has opened: for the session's shopper, under any name. */
export const isPaymentOpen = (): boolean => readAttempt()?.orderId !== undefined;

function readAttempt(): PaymentAttempt | undefined {
  const attempt = parseStored(tabStorage.get(ATTEMPT));
  return isAttempt(attempt) ? attempt : undefined;
}

/** Stores an attempt as it is now, and returns it. */
export function storeAttempt(attempt: PaymentAttempt): PaymentAttempt {
  tabStorage.set(ATTEMPT, JSON.stringify(attempt));
  return attempt;
}

/** Removes the attempt, which has ended; the browser also removes its payment. */
export function removeAttempt(): void {
  const { orderId } = readAttempt() ?? {};
  if (orderId !== undefined) forgetOpenPayment(orderId);
  tabStorage.remove(ATTEMPT);
}

/** The id of a new attempt. */
export const newAttemptId = (): string => randomKey();

function isAttempt(value: unknown): value is PaymentAttempt {
  const { shopper, request, attemptId }: Record<string, unknown> = Object(value);
  return [shopper, request, attemptId].every((text) => typeof text === 'string');
}
