import { InvalidResponse } from './invalid-records.ts';

/** Parses a text. A number becomes its digits. */
export function parseText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new InvalidResponse('a text');
}

/** Digits in groups, as amounts of rupees are written: `1,23,456.50`. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;
const CURRENCY = /^(₹|rs\.?|inr)\s*/i;

/** Parses a finite number. It may be a text, with the rupee sign and grouped digits. */
export function parseNumber(value: unknown): number {
  const number = toNumber(value);
  if (number !== undefined) return number;
  throw new InvalidResponse('a number');
}

/** Like `parseNumber`, but returns undefined for any other value. */
export function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? numberOf(value.trim().replace(CURRENCY, '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function numberOf(text: string): number {
  return text === '' ? Number.NaN : Number(GROUPED.test(text) ? text.replaceAll(',', '') : text);
}

/** The largest rounding error of a whole number that its host has computed: in JavaScript 4.35 * 100 is 434.99999999999994. */
const TOLERANCE = 1e-6;

/** A whole number. */
export function parseInteger(value: unknown): number {
  const number = parseNumber(value);
  const whole = Math.round(number);
  if (Number.isSafeInteger(whole) && Math.abs(number - whole) < TOLERANCE) return whole;
  throw new InvalidResponse('a whole number');
}

/** Parses a number and rounds it to two decimals. */
export function parseDecimal(value: unknown): number {
  const hundredths = Math.round(parseNumber(value) * 100);
  if (Number.isSafeInteger(hundredths)) return hundredths / 100;
  throw new InvalidResponse('an amount');
}

const TRUE_WORDS = new Set(['true', 't', 'yes', 'y', 'on', 'in stock', 'instock', 'in_stock', 'available']);
const FALSE_WORDS = new Set(
  'false,f,no,n,off,null,none,out of stock,outofstock,out_of_stock,sold out,sold_out,unavailable'.split(','),
);

/** Parses a boolean. It may be a number, which is true unless it is 0, or a word. */
export function parseBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (TRUE_WORDS.has(word)) return true;
  if (FALSE_WORDS.has(word)) return false;
  const number = typeof value === 'number' ? value : numberOf(word);
  if (Number.isFinite(number)) return number !== 0;
  throw new InvalidResponse('true or false');
}

/** Whether a value is one of the words for false, or 0. */
export function isFalse(value: unknown): boolean {
  try {
    return !parseBoolean(value);
  } catch (error) {
    if (error instanceof InvalidResponse) return false;
    throw error;
  }
}
