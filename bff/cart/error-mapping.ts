import type { UserErrorCode } from '../generated/resolvers.ts';
import type { ErrorMapping } from '../platform/user-errors.ts';

/** The code of a message, for a host that sends no codes. */
function codeOfMessage(message: string): UserErrorCode | undefined {
  if (/insufficient|not enough|\bonly \d+/i.test(message)) return 'INSUFFICIENT_STOCK';
  return /stock|sold out/i.test(message) ? 'OUT_OF_STOCK' : undefined;
}

const adding = {
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'INVALID_INPUT', 422: 'INVALID_INPUT' },
  codeOfMessage,
} as const;
const ofLine = { ...adding, subject: 'cartItemId' } as const;

/** How each mutation maps the host's errors. The statuses and messages are for a host that sends no codes. */
export const ERROR_MAPPINGS = {
  addToCart: { ...adding, subject: 'sku', fields: { sku: 'sku', quantity: 'quantity' } },
  addManyToCart: { ...adding, subject: 'items', fields: { items: 'items', sku: 'items', quantity: 'items' } },
  setCartItemQuantity: { ...ofLine, fields: { cartId: 'cartItemId', quantity: 'quantity' } },
  removeFromCart: { ...ofLine, fields: { cartId: 'cartItemId' } },
  moveToWishlist: { ...ofLine, fields: { cartId: 'cartItemId' } },
} as const satisfies Record<string, ErrorMapping>;
