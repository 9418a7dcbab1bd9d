import type { UserErrorCode } from '../generated/resolvers.ts';
import type { Reading } from '../platform/user-errors.ts';

const statuses = { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'INVALID_INPUT', 422: 'INVALID_INPUT' } as const;
const fields = { sku: 'sku', wishlistId: 'wishlistItemId' };

/** What an older host's words are about, which has no codes: one piece that can't be had is sold out. */
function codeOfWords(words: string): UserErrorCode | undefined {
  return /stock|sold out|\bonly 0/i.test(words) ? 'OUT_OF_STOCK' : undefined;
}

/** How the refusals of each mutation are read; the statuses and words are for hosts that give no code with them. */
export const READINGS = {
  addToWishlist: { statuses, fields, subject: 'sku' },
  removeFromWishlist: { statuses, fields, subject: 'wishlistItemId' },
  moveToCart: { statuses, fields, subject: 'wishlistItemId', codeOfWords },
} as const satisfies Record<string, Reading>;
