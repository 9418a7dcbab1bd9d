import { refuse } from '../platform/refusals.ts';
import { parseText } from '../platform/text-input.ts';
import type { ReviewCursor } from './tables.ts';

/** An address with a masked domain: the shop shows only the part before the at-sign. */
export function maskedEmail(address: string): string {
  return `${address.split('@', 1)[0]}@masked.invalid`;
}

/** Parses a cursor, `createdAt,reviewId`; undefined when its time is not valid. */
export function parseCursor(text: string): ReviewCursor | undefined {
  const comma = text.indexOf(',');
  const createdAt = new Date(text.slice(0, comma));
  const year = createdAt.getUTCFullYear();
  return year >= 1 && year <= 9999 ? { createdAt, id: text.slice(comma + 1) } : undefined;
}

/** Parses a cursor of a sorted list, `value,createdAt,reviewId`; undefined when it is not valid. */
export function parseSortedCursor(text: string): (ReviewCursor & { value: number }) | undefined {
  const comma = text.indexOf(',');
  const cursor = parseCursor(text.slice(comma + 1));
  return cursor && { ...cursor, value: Number(text.slice(0, comma)) };
}

/** Parses stars; refuses anything but a whole number from 1 to 5. */
export function parseRating(rating: number): number {
  if (Number.isInteger(rating) && rating >= 1 && rating <= 5) return rating;
  return refuse('INVALID_INPUT', { field: 'rating', message: 'A rating is 1 to 5 stars.' });
}

/** Parses a reviewer's text, which may have several lines; refuses an empty one. */
export function parseComment(text: string): string {
  return parseText(text, { field: 'comment', what: 'A review', lines: true });
}
