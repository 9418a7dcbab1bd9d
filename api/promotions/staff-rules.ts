import type { components } from '../../schema/generated/rest.ts';
import { CATEGORIES } from '../../schema/shop.ts';
import { readAll, refuse } from '../platform/refusals.ts';
import { parsePromoCode } from './rules.ts';
import type { PromoCodeTerms, StaffPromoCodeRow } from './tables.ts';

type TermsBody = Omit<components['schemas']['CreatePromoCodeBody'], 'promoCode'>;
type PromoCode = components['schemas']['PromoCode'];

/** Parses a new code; refuses with INVALID_INPUT one that is not 3 to 40 letters, digits and dashes. */
export function parseNewCode(text: string): string {
  const code = parsePromoCode(text);
  if (/^[A-Z0-9-]{3,40}$/.test(code)) return code;
  return refuse('INVALID_INPUT', {
    field: 'promoCode',
    message: 'A promo code has 3 to 40 letters, digits and dashes.',
  });
}

/** Parses the terms of a code; refuses with INVALID_INPUT and each wrong field. */
export function parseTerms(body: TermsBody): PromoCodeTerms {
  const paise = (rupees: number | undefined) => (rupees === undefined ? null : rupees * 100);
  const { validFrom, validUntil, categories } = readAll({
    percent: () => assertOneDiscount(body),
    maximum: () => assertMaximum(body),
    validFrom: () => toTime(body.validFrom),
    validUntil: () => parseEnd(body),
    categories: () => parseCategories(body.categories),
  });
  return {
    percent: body.percent ?? null,
    amountOff: paise(body.amountOff),
    maximum: paise(body.maximum),
    minimumSubtotal: (body.minimumSubtotal ?? 0) * 100,
    validFrom,
    validUntil,
    mostUses: body.mostUses ?? null,
    mostUsesEach: body.mostUsesEach ?? null,
    isListed: body.isListed,
    categories,
  };
}

const invalid = (field: string, message: string) => refuse('INVALID_INPUT', { field, message });

function assertOneDiscount({ percent, amountOff }: TermsBody): void {
  if ((percent === undefined) === (amountOff === undefined))
    invalid('percent', 'A promo code has either percent or an amount.');
}

function assertMaximum({ maximum, amountOff }: TermsBody): void {
  if (maximum !== undefined && amountOff !== undefined)
    invalid('maximum', 'Only a code with percent has a highest discount.');
}

const toTime = (text: string | undefined): string | null => (text === undefined ? null : new Date(text).toISOString());

function parseEnd({ validFrom, validUntil }: TermsBody): string | null {
  const [from, until] = [toTime(validFrom), toTime(validUntil)];
  if (from !== null && until !== null && until <= from) invalid('validUntil', 'The end must be after the beginning.');
  return until;
}

function parseCategories(names: readonly string[]): string[] {
  const known = CATEGORIES.filter((name) => names.includes(name));
  if (known.length < new Set(names).size) invalid('categories', 'The shop has no such category.');
  return known;
}

/** A promo code as the contract states it for staff. */
export function toStaffPromoCode(row: StaffPromoCodeRow): PromoCode {
  const rupees = (paise: number | null) => (paise === null ? undefined : paise / 100);
  return {
    promoCode: row.code,
    state: row.state,
    percent: row.percent ?? undefined,
    amountOff: rupees(row.amount_off),
    maximum: rupees(row.maximum),
    minimumSubtotal: row.minimum_subtotal / 100,
    validFrom: row.valid_from?.toISOString(),
    validUntil: row.valid_until?.toISOString(),
    mostUses: row.most_uses ?? undefined,
    mostUsesEach: row.most_uses_each ?? undefined,
    categories: row.categories,
    isListed: row.is_listed,
    isPaused: row.is_paused,
    version: row.version,
    orderCount: row.order_count,
    discountGiven: Math.round(row.discount_given / 100),
    isUsed: row.used > 0 || row.order_count > 0,
    createdAt: row.created_at?.toISOString(),
  };
}
