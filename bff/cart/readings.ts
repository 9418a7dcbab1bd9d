import type { UserErrorCode } from '../generated/resolvers.ts';
import type { Reading } from '../platform/user-errors.ts';

/** What an older host's words are about, which has no codes. */
function codeOfWords(words: string): UserErrorCode | undefined {
  if (/insufficient|not enough|\bonly \d+/i.test(words)) return 'INSUFFICIENT_STOCK';
  return /stock|sold out/i.test(words) ? 'OUT_OF_STOCK' : undefined;
}

const adding = {
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'INVALID_INPUT', 422: 'INVALID_INPUT' },
  codeOfWords,
} as const;
const ofLine = { ...adding, subject: 'cartItemId' } as const;

/** How the refusals of each mutation are read; the statuses and words are for hosts that give no code with them. */
export const READINGS = {
  addToCart: { ...adding, subject: 'sku', fields: { sku: 'sku', quantity: 'quantity' } },
  addManyToCart: { ...adding, subject: 'items', fields: { items: 'items', sku: 'items', quantity: 'items' } },
  setCartItemQuantity: { ...ofLine, fields: { cartId: 'cartItemId', quantity: 'quantity' } },
  removeFromCart: { ...ofLine, fields: { cartId: 'cartItemId' } },
  moveToWishlist: { ...ofLine, fields: { cartId: 'cartItemId' } },
} as const satisfies Record<string, Reading>;
