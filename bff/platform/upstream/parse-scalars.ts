import { InvalidAnswer } from './invalid-answer.ts';

/** A text. A number counts as its digits. */
export function parseText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new InvalidAnswer('a text');
}

/** The form in which the gateway answers moments. Most hosts send it already. */
const ISO_DATE_TIME = /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;
/** `2026-10-20 09:00:00`, with `T` or without a time too, and without a time zone: the contract's moments are in UTC. */
const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?$/;
const EPOCH = /^-?\d+(\.\d+)?$/;
/** A number below it is seconds since 1970 (until the year 5138), a greater one milliseconds (from March 1973 on). */
const MAX_EPOCH_SECONDS = 1e11;

/** A moment in ISO 8601 and UTC. It may come in any form of ISO 8601 or RFC 2822, or as seconds or milliseconds since 1970. */
export function parseDateTime(value: unknown): string {
  if (typeof value === 'string' && ISO_DATE_TIME.test(value)) return value;
  const moment = new Date(toTime(value));
  const year = moment.getUTCFullYear();
  if (Number.isNaN(year) || year < 1 || year > 9999) throw new InvalidAnswer('a moment');
  return moment.toISOString();
}

function toTime(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (EPOCH.test(text)) {
    const number = Number(text);
    return Math.abs(number) < MAX_EPOCH_SECONDS ? number * 1_000 : number;
  }
  return Date.parse(WITHOUT_ZONE.test(text) ? `${text.replace(' ', 'T')}${text.includes(':') ? 'Z' : ''}` : text);
}

/** Digits in groups, as amounts of rupees are written: `1,23,456.50`. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;
const CURRENCY = /^(₹|rs\.?|inr)\s*/i;

/** A finite number. It may be a text, with the rupee's sign and with groups of digits. */
export function parseNumber(value: unknown): number {
  const number = toNumber(value);
  if (number !== undefined) return number;
  throw new InvalidAnswer('a number');
}

/** The same; undefined for what is no such number. */
export function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? numberOf(value.trim().replace(CURRENCY, '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function numberOf(text: string): number {
  return text === '' ? Number.NaN : Number(GROUPED.test(text) ? text.replaceAll(',', '') : text);
}

/** How far a number may be from a whole one that its host has computed: in JavaScript 4.35 * 100 is 434.99999999999994. */
const TOLERANCE = 1e-6;

/** A whole number. */
export function parseInteger(value: unknown): number {
  const number = parseNumber(value);
  const whole = Math.round(number);
  if (Number.isSafeInteger(whole) && Math.abs(number - whole) < TOLERANCE) return whole;
  throw new InvalidAnswer('a whole number');
}

/** A number of at most two decimals: further ones are rounded. */
export function parseDecimal(value: unknown): number {
  const hundredths = Math.round(parseNumber(value) * 100);
  if (Number.isSafeInteger(hundredths)) return hundredths / 100;
  throw new InvalidAnswer('an amount');
}

const TRUE_WORDS = new Set(['true', 't', 'yes', 'y', 'on', 'in stock', 'instock', 'in_stock', 'available']);
const FALSE_WORDS = new Set(
  'false,f,no,n,off,null,none,out of stock,outofstock,out_of_stock,sold out,sold_out,unavailable'.split(','),
);

/** True or false. It may be a number, which is true unless it is 0, or a word. */
export function parseBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (TRUE_WORDS.has(word)) return true;
  if (FALSE_WORDS.has(word)) return false;
  const number = typeof value === 'number' ? value : numberOf(word);
  if (Number.isFinite(number)) return number !== 0;
  throw new InvalidAnswer('true or false');
}

/** Whether a value is one of the words for false, or 0. */
export function isFalse(value: unknown): boolean {
  try {
    return !parseBoolean(value);
  } catch (error) {
    if (error instanceof InvalidAnswer) return false;
    throw error;
  }
}
