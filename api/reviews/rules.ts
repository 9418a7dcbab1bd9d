import { MAX_REVIEW_TEXT } from '../../schema/vocabulary.ts';
import { parseText } from '../platform/text-input.ts';
import { refuse } from '../platform/refusals.ts';
import type { ReviewCursor } from './tables.ts';

/** An address that still tells the part before the at-sign, and no longer where the mail would go. */
export function maskedEmail(address: string): string {
  return `${address.split('@', 1)[0]}@masked.invalid`;
}

/** Reads where a portion goes on, `createdAt,reviewId`; undefined when its time is none. */
export function parseCursor(text: string): ReviewCursor | undefined {
  const comma = text.indexOf(',');
  const createdAt = new Date(text.slice(0, comma));
  const year = createdAt.getUTCFullYear();
  return year >= 1 && year <= 9999 ? { createdAt, id: text.slice(comma + 1) } : undefined;
}

/** Stars as they came; refuses what isn't a whole number from 1 to 5. */
export function parseRating(rating: number): number {
  if (Number.isInteger(rating) && rating >= 1 && rating <= 5) return rating;
  return refuse('INVALID_INPUT', { field: 'rating', message: 'A rating is 1 to 5 stars.' });
}

/** A reviewer's words, which may have several lines; refuses none and too many. */
export function parseComment(text: string): string {
  return parseText(text, { field: 'comment', what: 'A review', most: MAX_REVIEW_TEXT, lines: true });
}
