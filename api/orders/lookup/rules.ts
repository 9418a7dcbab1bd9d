import { refuse } from '../../platform/refusals.ts';
import type { PaidItemRow } from '../tables.ts';

/** The number of characters of an order's number: the end of its id. */
const NUMBER_LENGTH = 8;

/** Parses an order's number or whole id, with or without a `#`. Returns the end of the id. */
export function parseOrderNumber(text: string): string {
  const ending = text.replaceAll(/[\s#]/g, '').toLowerCase().slice(-NUMBER_LENGTH);
  if (/^[a-z0-9]{8}$/.test(ending)) return ending;
  const message = `An order number has ${NUMBER_LENGTH} letters and digits. It is in our emails about your order.`;
  return refuse('INVALID_INPUT', { field: 'orderNumber', message });
}

/** The last digits of a phone number behind dots. */
export const maskPhone = (phone: string): string => (phone === '' ? '' : `••••••${phone.slice(-4)}`);

/**
 * An item for a client without a login: no street, no email, a masked phone number, no comments, and no
 * returns, which have an address too.
 */
export function forLookup(row: PaidItemRow): PaidItemRow {
  const { name, city, state, pinCode, phone } = row.shipping;
  const shipping = { name, address: '', city, state, pinCode, phone: maskPhone(phone), email: '' };
  return { ...row, shipping, billing: null, cancel_comment: null, returns: [], provider_order_id: null };
}
