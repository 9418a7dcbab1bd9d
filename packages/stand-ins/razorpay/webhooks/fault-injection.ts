import { createHmac, randomBytes } from 'node:crypto';
import { newId } from '../ids.ts';
import type { SimulatorStore } from '../store/repository.ts';
import type { SimulatorPayment } from '../store/rows.ts';
import { eventBody } from './event-body.ts';

/** The faults of webhooks, on demand. */
export interface WebhookFaults {
  /** The number of copies of each webhook. */
  copies: number;
  /** Whether they arrive out of order, shifted by up to `spreadMs`. */
  shuffle: boolean;
  spreadMs: number;
  /** Milliseconds by which each is delayed. */
  delayMs: number;
  /** The share that is lost permanently, 0 to 1. */
  drop: number;
  /** The share, 0 to 1, for which an attacker also sends a forged webhook. */
  forgedShare: number;
}

/** No faults. */
export const NO_FAULTS: WebhookFaults = {
  copies: 1,
  shuffle: false,
  spreadMs: 300,
  delayMs: 0,
  drop: 0,
  forgedShare: 0,
};

/** Creates a random generator from 0 to 1 that gives the same sequence for the same seed. */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A forged webhook: it claims that an unpaid order is paid, and its sender does not have the secret. */
export function forgedMessage(
  store: SimulatorStore,
  truth: { payment: SimulatorPayment; body: string; signature: string },
  at: number,
) {
  const order = store.findUnpaidOrder() ?? store.findOrder(truth.payment.order_id);
  const { amount = truth.payment.amount, id: order_id = truth.payment.order_id } = order ?? {};
  const payment: SimulatorPayment = {
    ...truth.payment,
    id: newId('pay'),
    order_id,
    amount,
    status: 'captured',
    captured: 1,
  };
  const body = eventBody('payment.captured', { payment }, 'acc_00000000000000', at);
  // Every second forgery reuses the signature of a genuine webhook.
  const borrowed = randomBytes(1).readUInt8() % 2 === 0;
  const forged_signature = borrowed
    ? truth.signature
    : createHmac('sha256', randomBytes(16)).update(body).digest('hex');
  return { name: 'payment.captured', body, forged_signature, event_id: newId('evt') };
}
