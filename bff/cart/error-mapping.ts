import type {
  AddManyToCartInput,
  AddToCartInput,
  MoveToWishlistInput,
  RemoveFromCartInput,
  SetCartItemQuantityInput,
  UserErrorCode,
} from '../generated/resolvers.ts';
import type { ErrorMapping, FieldMapping } from '../platform/user-errors.ts';

/** The code of a message, for a host that sends no codes. */
function codeOfMessage(message: string): UserErrorCode | undefined {
  if (/insufficient|not enough|\bonly \d+/i.test(message)) return 'INSUFFICIENT_STOCK';
  return /stock|sold out/i.test(message) ? 'OUT_OF_STOCK' : undefined;
}

const stockErrors = {
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'INVALID_INPUT', 422: 'INVALID_INPUT' },
  codeOfMessage,
} as const;
const itemErrors = { ...stockErrors, subject: 'cartItemId' } as const;

/** How each mutation maps the host's errors. The statuses and messages are for a host that sends no codes. */
export const ERROR_MAPPINGS = {
  addToCart: {
    ...stockErrors,
    subject: 'sku',
    fields: { sku: 'sku', quantity: 'quantity' } satisfies FieldMapping<'addToCart', AddToCartInput>,
  },
  addManyToCart: {
    ...stockErrors,
    subject: 'items',
    fields: {
      ...({ items: 'items' } satisfies FieldMapping<'addManyToCart', AddManyToCartInput>),
      sku: 'items',
      quantity: 'items',
    },
  },
  setCartItemQuantity: {
    ...itemErrors,
    fields: { cartId: 'cartItemId', quantity: 'quantity' } satisfies FieldMapping<
      'setCartItemQuantity',
      SetCartItemQuantityInput
    >,
  },
  removeFromCart: {
    ...itemErrors,
    fields: { cartId: 'cartItemId' } satisfies FieldMapping<'removeFromCart', RemoveFromCartInput>,
  },
  moveToWishlist: {
    ...itemErrors,
    fields: { cartId: 'cartItemId' } satisfies FieldMapping<'moveToWishlist', MoveToWishlistInput>,
  },
} as const satisfies Record<string, ErrorMapping>;
