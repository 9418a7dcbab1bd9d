import type {
  AddToWishlistInput,
  MoveToCartInput,
  RemoveFromWishlistInput,
  UserErrorCode,
} from '../generated/resolvers.ts';
import type { ErrorMapping, FieldMapping } from '../platform/user-errors.ts';

const statuses = { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'INVALID_INPUT', 422: 'INVALID_INPUT' } as const;

/** The code of a message, for a host that sends no codes. A variant without even one piece left is sold out. */
function codeOfMessage(message: string): UserErrorCode | undefined {
  return /stock|sold out|\bonly 0/i.test(message) ? 'OUT_OF_STOCK' : undefined;
}

/** How each mutation maps the host's errors. The statuses and messages are for a host that sends no codes. */
export const ERROR_MAPPINGS = {
  addToWishlist: {
    statuses,
    fields: { sku: 'sku' } satisfies FieldMapping<'addToWishlist', AddToWishlistInput>,
    subject: 'sku',
  },
  removeFromWishlist: {
    statuses,
    fields: { wishlistId: 'wishlistItemId' } satisfies FieldMapping<'removeFromWishlist', RemoveFromWishlistInput>,
    subject: 'wishlistItemId',
  },
  moveToCart: {
    statuses,
    fields: { wishlistId: 'wishlistItemId' } satisfies FieldMapping<'moveToCart', MoveToCartInput>,
    subject: 'wishlistItemId',
    codeOfMessage,
  },
} as const satisfies Record<string, ErrorMapping>;
