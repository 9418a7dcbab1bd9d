import { indianDayOf } from '../../../schema/days.ts';
import { GST_STATE_CODES } from '../../../schema/gst.ts';
import { stateIn } from '../../../schema/states.ts';
import type { IndianState } from '../../../schema/states.ts';

/** The two kinds of documents: an invoice, and a credit note that reduces one. */
export type InvoiceKind = 'invoice' | 'credit_note';

/** The refusal of a document that the caller does not have. */
export const NO_INVOICE = { message: 'We couldn’t find this invoice.' };

/** The financial year of a moment in India, from April to March: `2026-27`. */
export function financialYearOf(moment: Date): string {
  const [year = 0, month = 0] = indianDayOf(moment).split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

const PREFIXES: Record<InvoiceKind, string> = { invoice: 'INV', credit_note: 'CRN' };

/** The number of a document: `INV/26-27/00042`. The law allows 16 characters. */
export function invoiceNumberOf(kind: InvoiceKind, financialYear: string, serial: number): string {
  return `${PREFIXES[kind]}/${financialYear.slice(2)}/${String(serial).padStart(5, '0')}`;
}

/** The place of supply: the state of a delivery address as the address has it, and its code if the state is known. */
export interface PlaceOfSupply {
  state: string;
  code: string | undefined;
}

/** The place of supply of a delivery to this state. */
export function placeOfSupplyOf(state: string): PlaceOfSupply {
  const known = stateIn(state);
  return { state: known ?? state, code: known && GST_STATE_CODES[known] };
}

/** Whether a supply to a place is within the seller's state. A supply to an unknown state is not. */
export const isWithinState = (seller: IndianState, { code }: PlaceOfSupply): boolean =>
  code === GST_STATE_CODES[seller];
