import type { SQLOutputValue } from 'node:sqlite';
import { FAILURE_NAMES } from '../bank/failures.ts';
import type { Failure } from '../bank/failures.ts';

/** A row of an order; times are milliseconds, amounts paise, flags 0 or 1, notes JSON. */
export type SimulatorOrder = {
  id: string;
  amount: number;
  amount_paid: number;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: string;
  /** Whether the shop captures payments itself. */
  is_manual: number;
  created_at: number;
};

const METHODS = ['card', 'upi', 'netbanking', 'wallet'] as const;
/** A payment method, as the protocol names it. */
export type PaymentMethod = (typeof METHODS)[number];

/** A row of a payment. */
export type SimulatorPayment = {
  id: string;
  order_id: string;
  amount: number;
  amount_refunded: number;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  captured: number;
  method: PaymentMethod;
  /** The UPI ID, or the code of the bank or the wallet. */
  vpa: string | null;
  bank: string | null;
  wallet: string | null;
  last4: string;
  network: string;
  holder: string;
  email: string;
  contact: string;
  /** The reason for the failure. */
  failure: Failure | null;
  /** The time at which a late bank approves it. */
  late_at: number | null;
  created_at: number;
};

/** A row of a refund. */
export type SimulatorRefund = {
  id: string;
  payment_id: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
  receipt: string | null;
  notes: string;
  /** The idempotency key, and the request that came with it. */
  key: string | null;
  asked: string;
  /** Whether it will fail. */
  is_doomed: number;
  /** The time at which it is processed or fails; null afterwards. */
  due_at: number | null;
  created_at: number;
};

/** A row of a webhook delivery. */
export type WebhookDeliveryRow = {
  serial: number;
  event_id: string;
  name: string;
  body: string;
  /** The signature of a forged webhook; the provider's own is computed when it is sent. */
  forged_signature: string | null;
  tries: number;
  /** The time of the next delivery; null if there is none. */
  due_at: number | null;
  outcome: 'waiting' | 'delivered' | 'refused' | 'dropped' | 'given up';
};

type Row = Record<string, SQLOutputValue>;

/** Parses a row of an order. */
export const parseOrder = (row: Row): SimulatorOrder => ({
  id: text(row, 'id'),
  amount: whole(row, 'amount'),
  amount_paid: whole(row, 'amount_paid'),
  receipt: maybeText(row, 'receipt'),
  status: oneOf(['created', 'attempted', 'paid'], row, 'status'),
  attempts: whole(row, 'attempts'),
  notes: text(row, 'notes'),
  is_manual: whole(row, 'is_manual'),
  created_at: whole(row, 'created_at'),
});

/** Parses a row of a payment. */
export const parsePayment = (row: Row): SimulatorPayment => ({
  id: text(row, 'id'),
  order_id: text(row, 'order_id'),
  amount: whole(row, 'amount'),
  amount_refunded: whole(row, 'amount_refunded'),
  status: oneOf(['created', 'authorized', 'captured', 'refunded', 'failed'], row, 'status'),
  captured: whole(row, 'captured'),
  method: oneOf(METHODS, row, 'method'),
  vpa: maybeText(row, 'vpa'),
  bank: maybeText(row, 'bank'),
  wallet: maybeText(row, 'wallet'),
  last4: text(row, 'last4'),
  network: text(row, 'network'),
  holder: text(row, 'holder'),
  email: text(row, 'email'),
  contact: text(row, 'contact'),
  failure: row['failure'] === null ? null : oneOf(FAILURE_NAMES, row, 'failure'),
  late_at: maybeWhole(row, 'late_at'),
  created_at: whole(row, 'created_at'),
});

/** Parses a row of a refund. */
export const parseRefund = (row: Row): SimulatorRefund => ({
  id: text(row, 'id'),
  payment_id: text(row, 'payment_id'),
  amount: whole(row, 'amount'),
  status: oneOf(['pending', 'processed', 'failed'], row, 'status'),
  receipt: maybeText(row, 'receipt'),
  notes: text(row, 'notes'),
  key: maybeText(row, 'key'),
  asked: text(row, 'asked'),
  is_doomed: whole(row, 'is_doomed'),
  due_at: maybeWhole(row, 'due_at'),
  created_at: whole(row, 'created_at'),
});

/** Parses a row of a delivery. */
export const parseDelivery = (row: Row): WebhookDeliveryRow => ({
  serial: whole(row, 'serial'),
  event_id: text(row, 'event_id'),
  name: text(row, 'name'),
  body: text(row, 'body'),
  forged_signature: maybeText(row, 'forged_signature'),
  tries: whole(row, 'tries'),
  due_at: maybeWhole(row, 'due_at'),
  outcome: oneOf(['waiting', 'delivered', 'refused', 'dropped', 'given up'], row, 'outcome'),
});

function text(row: Row, name: string): string {
  const value = row[name];
  if (typeof value !== 'string') throw new Error(`The store has no text in ${name}.`);
  return value;
}

/** The number in a column; throws if there is none. */
export function whole(row: Row, name: string): number {
  const value = row[name];
  if (typeof value !== 'number') throw new Error(`The store has no number in ${name}.`);
  return value;
}

const maybeText = (row: Row, name: string) => (row[name] === null ? null : text(row, name));
/** The number in a column, or null. */
export const maybeWhole = (row: Row, name: string): number | null => (row[name] === null ? null : whole(row, name));

function oneOf<T extends string>(words: readonly T[], row: Row, name: string): T {
  const found = words.find((word) => word === row[name]);
  if (found === undefined) throw new Error(`The store has an unknown value in ${name}.`);
  return found;
}
