import type { ProviderOrder, ProviderPayment, ProviderRefund } from './provider.ts';

/** The provider's ids of orders. */
export const ORDER_ID = /^order_[A-Za-z0-9]{14}$/;
/** The provider's ids of payments. */
export const PAYMENT_ID = /^pay_[A-Za-z0-9]{14}$/;
/** The provider's ids of refunds. */
export const REFUND_ID = /^rfnd_[A-Za-z0-9]{14}$/;

const ORDER_STATUSES = ['created', 'attempted', 'paid'] as const;
const PAYMENT_STATUSES = ['created', 'authorized', 'captured', 'refunded', 'failed'] as const;
const REFUND_STATUSES = ['pending', 'processed', 'failed'] as const;

/** Parses JSON; undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value as an object; undefined for anything else. */
export function toObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

/** A text that is not empty; undefined for anything else. */
export function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A text that matches the pattern; undefined for anything else. */
export function toId(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

/** Whole paise, not negative. */
function toPaise(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** A currency other than rupees; undefined for anything except a currency code. */
function toCurrency(value: unknown): { foreignCurrency?: string } | undefined {
  const code = toId(value, /^[A-Z]{3}$/);
  return code === undefined ? undefined : code === 'INR' ? {} : { foreignCurrency: code };
}

/** The name of a list entry that can't be parsed. */
export function toName(value: unknown): string {
  const fields = toObject(value);
  const [id, orderId] = [toId(fields?.['id'], NAME), toId(fields?.['order_id'], ORDER_ID)];
  return `${id ?? 'an entry without an id'}${orderId ? ` of ${orderId}` : ''}`;
}

const NAME = /^\w{1,40}$/;

/** Parses an order entity; undefined for anything else, and for a currency other than rupees. */
export function parseOrder(value: unknown): ProviderOrder | undefined {
  const fields = toObject(value);
  const id = toId(fields?.['id'], ORDER_ID);
  const [amount, amountPaid] = [toPaise(fields?.['amount']), toPaise(fields?.['amount_paid'])];
  const status = ORDER_STATUSES.find((one) => one === fields?.['status']);
  if (!id || amount === undefined || amountPaid === undefined || !status || fields?.['currency'] !== 'INR') {
    return undefined;
  }
  return { id, amount, amountPaid, status, receipt: toText(fields['receipt']) };
}

/** Parses a payment entity in any currency; undefined for anything else. */
export function parsePayment(value: unknown): ProviderPayment | undefined {
  const fields = toObject(value);
  const id = toId(fields?.['id'], PAYMENT_ID);
  const [amount, amountRefunded] = [toPaise(fields?.['amount']), toPaise(fields?.['amount_refunded'] ?? 0)];
  const status = PAYMENT_STATUSES.find((one) => one === fields?.['status']);
  const seconds = toPaise(fields?.['created_at']);
  if (!fields || !id || amount === undefined || amountRefunded === undefined) return undefined;
  const currency = toCurrency(fields['currency']);
  if (!status || seconds === undefined || !currency) return undefined;
  return {
    id,
    orderId: toId(fields['order_id'], ORDER_ID),
    amount,
    ...currency,
    amountRefunded,
    status,
    captured: fields['captured'] === true,
    method: toText(fields['method']),
    createdAt: new Date(seconds * 1_000),
    errorCode: toText(fields['error_code']),
    errorReason: toText(fields['error_reason']),
  };
}

/** Parses a refund entity in any currency; undefined for anything else. */
export function parseRefund(value: unknown): ProviderRefund | undefined {
  const fields = toObject(value);
  const [id, paymentId] = [toId(fields?.['id'], REFUND_ID), toId(fields?.['payment_id'], PAYMENT_ID)];
  const amount = toPaise(fields?.['amount']);
  const status = REFUND_STATUSES.find((one) => one === fields?.['status']);
  const seconds = toPaise(fields?.['created_at']);
  const currency = toCurrency(fields?.['currency']);
  if (!id || !paymentId || amount === undefined || !status || !currency) return undefined;
  return seconds === undefined
    ? undefined
    : { id, paymentId, amount, ...currency, status, createdAt: new Date(seconds * 1_000) };
}

/** Parses one page of a list of the whole account. Replaces an item that can't be parsed by its name. */
export function parsePage<T>(value: unknown, read: (item: unknown) => T | undefined): (T | string)[] | undefined {
  const items = toObject(value)?.['items'];
  return Array.isArray(items) ? items.map((item) => read(item) ?? toName(item)) : undefined;
}

/** Parses the items of a collection; undefined when one of them can't be parsed. */
export function parseCollection<T>(value: unknown, read: (item: unknown) => T | undefined): T[] | undefined {
  const items = toObject(value)?.['items'];
  if (!Array.isArray(items)) return undefined;
  const made = items.map(read).filter((item) => item !== undefined);
  return made.length === items.length ? made : undefined;
}
