import { grouped } from '../../schema/money.ts';
import { toAsciiDigits } from './digits.ts';
import * as uiWords from '../words/ui.ts';

const STEPS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** India has one time zone, and no summer time since 1945. */
const AHEAD_MS = 5.5 * 3600 * 1000;

/**
 * The age of a moment at `now`: 'Just now' under a minute (and for the future), then '3 days ago'.
 * Without `Intl`, like amounts of money.
 */
export function timeAgo(moment: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(moment)) / 1000);
  const step = STEPS.find(([, length]) => seconds >= length);
  return step ? uiWords.ago(counted(Math.floor(seconds / step[1]), step[0])) : uiWords.justNow;
}

/** The date of a moment in India: '21 November 2026'. */
export function dayInIndia(moment: string): string {
  const there = new Date(Date.parse(moment) + AHEAD_MS);
  return `${there.getUTCDate()} ${uiWords.months[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}

/** A number with its noun, grouped as in India: '1 review', '1,23,456 reviews'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** A range of days: '5-7', or '5' if the minimum equals the maximum. */
export const dayRange = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `${from}` : `${from}-${to}`;

/** A text cut to at most `length` characters, with an ellipsis if it was cut. */
export function cut(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length <= length ? text : `${letters.slice(0, length).join('').trimEnd()}…`;
}

/** The whole number in a typed text, in the digits of any script; NaN for any other text. */
export function wholeNumberIn(typed: string): number {
  const digits = toAsciiDigits(typed).trim();
  return /^-?\d+$/.test(digits) ? Number(digits) : NaN;
}

/** The number of pieces of the same item that can be bought now, and the maximum for any stock. */
interface QuantityLimits {
  most: number;
  limit: number;
}

/** The reason why this number of an item can't be bought; undefined if it can. NaN is no quantity. */
export function quantityMistake(quantity: number, { most, limit }: QuantityLimits): string | undefined {
  if (!Number.isInteger(quantity)) return uiWords.enterWholeQuantity;
  if (quantity < 1) return uiWords.enterQuantity;
  if (quantity <= most) return undefined;
  if (most >= limit) return uiWords.mostOfOne(limit);
  return uiWords.stockLeft(most);
}
