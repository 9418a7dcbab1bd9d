import { grouped } from '../../schema/money.ts';
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
 * How long before `now` a moment was: 'Just now' under a minute (and for the future), then '3 days ago'.
 * Written by hand, as amounts of money are.
 */
export function timeAgo(moment: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(moment)) / 1000);
  const step = STEPS.find(([, length]) => seconds >= length);
  return step ? uiWords.ago(counted(Math.floor(seconds / step[1]), step[0])) : uiWords.justNow;
}

/** The day of a moment as a shopper in India reads it: '21 November 2026'. */
export function dayInIndia(moment: string): string {
  const there = new Date(Date.parse(moment) + AHEAD_MS);
  return `${there.getUTCDate()} ${uiWords.months[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}

/** A number with the thing it counts, grouped as in India: '1 review', '1,23,456 reviews'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** A number of days, as it is read: '5-7', or '5' where the fewest are the most. */
export const dayRange = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `${from}` : `${from}-${to}`;

/** A text cut to at most `length` characters, with an ellipsis where something is missing. */
export function cut(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length <= length ? text : `${letters.slice(0, length).join('').trimEnd()}…`;
}

/** How many of the same item can be bought now, and how many whatever the stock is. */
interface QuantityLimits {
  most: number;
  limit: number;
}

/** Why this many of an item can't be bought, in words; undefined where they can. NaN is no quantity. */
export function quantityMistake(quantity: number, { most, limit }: QuantityLimits): string | undefined {
  if (!Number.isInteger(quantity) || quantity < 1) return uiWords.enterQuantity;
  if (quantity <= most) return undefined;
  if (most >= limit) return uiWords.mostOfOne(limit);
  return uiWords.stockLeft(most);
}
