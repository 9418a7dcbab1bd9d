import { tabStorage } from '../../session/storage.ts';
import type { StartPaymentInput } from '../../generated/schema-types.ts';

/** Where this tab remembers a payment over a reload; it goes with the session. */
const ATTEMPT = 'rangbandh.payment';

/** What the shopper wants to pay for. */
export interface PaymentRequest {
  input: Omit<StartPaymentInput, 'attemptId'>;
  /** What is in the cart, as it was shown. */
  lines: { sku: string; quantity: number }[];
  /** The promo code of the page's address, by which the cart is known; null for none. */
  asked: string | null;
}

/** What the widget hands out after a payment. */
export interface PaymentProof {
  paymentId: string;
  signature: string;
}

/** A try at paying. */
export interface PaymentAttempt {
  shopper: string;
  /** The wish as text: equal for the same form, lines and total. */
  wish: string;
  attemptId: string;
  /** The id of the payment that the shop opened; missing until it has said so. */
  orderId?: string | undefined;
  proof?: PaymentProof | undefined;
  /** Whether the shop has had the proof. */
  isTold?: boolean | undefined;
}

/** The try at this wish: the same one as long as the wish is the same, also after a reload. */
export function attemptFor(wish: PaymentRequest, shopper: string): PaymentAttempt {
  const text = JSON.stringify([wish.input, wish.lines]);
  const former = storedAttempt(shopper);
  if (former?.wish === text) return former;
  return storeAttempt({ shopper, wish: text, attemptId: newId() });
}

/** The try that this shopper's tab remembers; undefined for none. */
export function storedAttempt(shopper: string): PaymentAttempt | undefined {
  const text = tabStorage.get(ATTEMPT);
  const attempt: unknown = text === null ? null : JSON.parse(text);
  return isAttempt(attempt) && attempt.shopper === shopper ? attempt : undefined;
}

/** Remembers a try as it is now, and answers it. */
export function storeAttempt(attempt: PaymentAttempt): PaymentAttempt {
  tabStorage.set(ATTEMPT, JSON.stringify(attempt));
  return attempt;
}

/** Forgets the try: it is over. */
export const forgetAttempt = (): void => tabStorage.remove(ATTEMPT);

/** 32 letters and digits that nobody else has; also where a page came over plain http. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const isAttempt = (value: unknown): value is PaymentAttempt =>
  typeof value === 'object' &&
  value !== null &&
  ['shopper', 'wish', 'attemptId'].every(
    (name) => typeof Object.entries(value).find(([key]) => key === name)?.[1] === 'string',
  );
