import type { AuthenticatedRest } from '../platform/authenticated-rest.ts';
import type { CartItemNode, RestLine } from './nodes.ts';

/** A number of pieces of one variant. */
export interface Pieces {
  sku: string;
  quantity: number;
}

/** The result of a change: the changed line or all lines, as far as the host answered them. */
export interface CartChange {
  line?: RestLine | undefined;
  lines?: readonly RestLine[];
  /** Whether an item is the changed one. */
  isChanged: (item: CartItemNode) => boolean;
}

/** The changes of a cart that have two implementations: by the host's additions, or by the specification's calls. */
export interface CartChanges {
  add(pieces: Pieces): Promise<CartChange>;
  /** Adds all or none. */
  addMany(items: readonly Pieces[]): Promise<CartChange>;
  setQuantity(cartId: string, quantity: number): Promise<CartChange>;
  moveToWishlist(cartId: string): Promise<void>;
}

/** The changes on a host with additions: one call each, and the host checks its stock. */
export function createRichCartChanges(authenticated: AuthenticatedRest): CartChanges {
  return {
    add: async (pieces) => {
      const { data } = await authenticated.rest()('addToCart', { body: pieces });
      return { line: data, isChanged: hasSku(pieces.sku) };
    },
    addMany: async (items) => {
      const { cartData } = await authenticated.rest()('addManyToCart', { body: { items: [...items] } });
      return { lines: cartData, isChanged: hasSku(items[0]?.sku ?? '') };
    },
    setQuantity: async (cartId, quantity) => {
      const { data } = await authenticated.rest()('setCartItemQuantity', { cartId, body: { quantity } });
      return { line: data, isChanged: ({ id }) => id === cartId };
    },
    moveToWishlist: async (cartId) => {
      await authenticated.rest()('moveToWishlist', { cartId });
    },
  };
}

/** Makes the test whether an item is of the variant `sku`. */
export function hasSku(sku: string): (item: CartItemNode) => boolean {
  return ({ variant }) => variant.sku === sku;
}
