import { createHmac, timingSafeEqual } from 'node:crypto';
import { toId, toObject, ORDER_ID, parseJson, PAYMENT_ID, REFUND_ID } from './entities.ts';
import type { WebhookEvent } from './provider.ts';

/** The widget's proof of a payment, with the order id that the shop has saved. */
export interface PaymentProof {
  orderId: string;
  paymentId: unknown;
  signature: unknown;
  /** The provider's key secret. */
  secret: string;
}

/**
 * Whether the provider signed that this payment pays this order. False for malformed input. Every wrong signature takes
 * the same time.
 */
export function isPaymentSignature({ orderId, paymentId, signature, secret }: PaymentProof): boolean {
  if (typeof paymentId !== 'string' || !PAYMENT_ID.test(paymentId) || !ORDER_ID.test(orderId)) return false;
  return isSignature(`${orderId}|${paymentId}`, signature, secret);
}

/** Whether the provider signed this body, with the secret of the webhook. */
export function isWebhookSignature(rawBody: Buffer, signature: unknown, secret: string): boolean {
  return isSignature(rawBody, signature, secret);
}

/** Parses a signed body; undefined for one that can't be from the provider. */
export function parseWebhookEvent(rawBody: Buffer | string): WebhookEvent | undefined {
  const body = toObject(parseJson(rawBody.toString()));
  const name = body?.['event'];
  if (typeof name !== 'string' || !EVENT.test(name)) return undefined;
  const payload = toObject(body?.['payload']);
  const entity = (of: string) => toObject(toObject(payload?.[of])?.['entity']);
  const [order, payment, refund] = [entity('order'), entity('payment'), entity('refund')];
  return {
    name,
    orderId: toId(order?.['id'], ORDER_ID) ?? toId(payment?.['order_id'], ORDER_ID),
    paymentId: toId(payment?.['id'], PAYMENT_ID) ?? toId(refund?.['payment_id'], PAYMENT_ID),
    refundId: toId(refund?.['id'], REFUND_ID),
  };
}

const EVENT = /^[a-z_]{1,40}(\.[a-z_]{1,40}){1,3}$/;
const HEX_SHA256 = /^[\da-f]{64}$/;

function isSignature(text: string | Buffer, signature: unknown, secret: string): boolean {
  // An empty secret would accept any signature.
  if (secret === '' || typeof signature !== 'string' || !HEX_SHA256.test(signature)) return false;
  const right = createHmac('sha256', secret).update(text).digest();
  return timingSafeEqual(right, Buffer.from(signature, 'hex'));
}
