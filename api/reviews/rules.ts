import type { After } from './tables.ts';

/** An address that still tells the part before the at-sign, and no longer where the mail would go. */
export function maskedEmail(address: string): string {
  return `${address.split('@', 1)[0]}@masked.invalid`;
}

/** Reads where a portion goes on, `createdAt,reviewId`; undefined when its time is none. */
export function readAfter(text: string): After | undefined {
  const comma = text.indexOf(',');
  const createdAt = new Date(text.slice(0, comma));
  const year = createdAt.getUTCFullYear();
  return year >= 1 && year <= 9999 ? { createdAt, id: text.slice(comma + 1) } : undefined;
}
