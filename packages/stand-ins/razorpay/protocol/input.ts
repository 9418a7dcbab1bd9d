import { ProtocolError, PROTOCOL_ERRORS } from './protocol-errors.ts';

const MAX_AMOUNT = 50_000_000_000;

/** The fields of a body; none if it is not an object. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}

/** Parses the whole paise of a body; throws a ProtocolError. */
export function parseAmount(fields: Record<string, unknown>): number {
  const { amount } = fields;
  if (amount === undefined || amount === null)
    throw new ProtocolError('The amount field is required.', { field: 'amount' });
  const paise = typeof amount === 'string' && /^\d+$/.test(amount) ? Number(amount) : amount;
  if (typeof paise !== 'number' || !Number.isSafeInteger(paise)) {
    throw new ProtocolError('The amount must be an integer.', { field: 'amount' });
  }
  if (paise > MAX_AMOUNT) throw new ProtocolError('Amount exceeds maximum amount allowed.', { field: 'amount' });
  return paise;
}

/** Throws a ProtocolError for another currency than rupees. */
export function assertRupees({ currency }: Record<string, unknown>): void {
  if (currency === undefined) throw new ProtocolError('The currency field is required.', { field: 'currency' });
  if (currency !== 'INR') throw new ProtocolError('Currency is not supported', { field: 'currency' });
}

/** Parses the shop's id of an order, or null. */
export function parseReceipt({ receipt }: Record<string, unknown>): string | null {
  if (receipt === undefined || receipt === null) return null;
  if (typeof receipt !== 'string') throw new ProtocolError('The receipt must be a string.', { field: 'receipt' });
  if (receipt.length > 40) {
    throw new ProtocolError('The receipt may not be greater than 40 characters.', { field: 'receipt' });
  }
  return receipt;
}

/** Parses the shop's notes into JSON: at most 15 texts of 256 characters. */
export function parseNotes(fields: Record<string, unknown>): string {
  const notes = Object.entries(fieldsOf(fields['notes']));
  if (notes.length > 15) throw new ProtocolError('Number of fields in notes should be less than or equal to 15');
  const texts = notes.map(([name, value]) => [name, String(value)] as const);
  if (texts.some(([name, value]) => name.length > 256 || value.length > 256)) {
    throw new ProtocolError('The notes may not be greater than 256 characters.', { field: 'notes' });
  }
  return JSON.stringify(Object.fromEntries(texts));
}

/** Whether the shop captures payments itself; false by default. */
export function isManual({ payment_capture: wanted, payment }: Record<string, unknown>): boolean {
  if (fieldsOf(payment)['capture'] === 'manual') return true;
  return wanted === false || wanted === 0 || wanted === '0';
}

/** Parses the idempotency key, if there is one. */
export function parseKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\w-]{10,255}$/.test(header)) throw PROTOCOL_ERRORS.oddKey();
  return header;
}

/** Parses the period of a list, in seconds since 1970. Without it the list contains everything. */
export function parsePeriod(query: unknown): { from: number; to: number } {
  const { from, to } = fieldsOf(query);
  const seconds = (value: unknown, usual: number, field: string) => {
    const number = value === undefined ? usual : Number(value);
    if (!Number.isInteger(number) || number < 0) throw new ProtocolError(`The ${field} must be an integer.`, { field });
    return number;
  };
  return { from: seconds(from, 0, 'from'), to: seconds(to, 4_765_046_400, 'to') };
}

/** Parses the requested part of a list. */
export function parsePart(query: unknown): { count: number; skip: number; receipt: string | undefined } {
  const { count, skip, receipt } = fieldsOf(query);
  const whole = (value: unknown, usual: number, most: number) => {
    const number = value === undefined ? usual : Number(value);
    if (!Number.isInteger(number) || number < 0 || number > most)
      throw new ProtocolError('The count may not be greater than 100.');
    return number;
  };
  return {
    count: whole(count, 10, 100),
    skip: whole(skip, 0, 1_000_000),
    receipt: typeof receipt === 'string' ? receipt : undefined,
  };
}
