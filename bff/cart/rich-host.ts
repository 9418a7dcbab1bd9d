import type { ADDITION_OF } from '../../schema/generated/additions.ts';
import type { AuthenticatedRest, IdempotencyKey } from '../host/authenticated-rest.ts';
import type { HostResponse, OperationId, Params } from '../host/contract.ts';
import type { CartItemNode, RestLine } from './nodes.ts';

/** A number of pieces of one variant. */
export interface Pieces {
  sku: string;
  quantity: number;
  /** Codes of services; only for a host that has services. */
  services?: string[];
}

/** The result of a change: the changed line or all lines, if the host returned them. */
export interface CartChange {
  line?: RestLine | undefined;
  /** The current lines. Under a reused key, the host returns the lines of the first time. */
  lines?: readonly RestLine[] | undefined;
  /** The promo code of the cart with those lines; null without one. */
  promoCode?: string | null;
  /** Whether an item is the changed one. */
  isChanged: (item: CartItemNode) => boolean;
}

/** The cart changes that have two implementations: rich host and basic host. */
export interface CartChanges {
  add(pieces: Pieces, key?: IdempotencyKey): Promise<CartChange>;
  /** Adds all or none. */
  addMany(items: readonly Pieces[], key?: IdempotencyKey): Promise<CartChange>;
  moveToWishlist(cartId: string, key?: IdempotencyKey): Promise<void>;
}

type AdditionCall = keyof typeof ADDITION_OF & OperationId;
/** Whether a call of an addition takes the id of a cart line and returns that line. */
type IsItemChange<Id extends AdditionCall> =
  HostResponse<Id> extends { data?: infer Data }
    ? [Params<Id>, NonNullable<Data>] extends [{ cartId: string }, RestLine]
      ? true
      : false
    : false;
/** The calls of additions that change one cart line, which they take by its id and return. */
export type ItemChangeId = {
  [Id in AdditionCall]: IsItemChange<Id> extends true ? Id : never;
}[AdditionCall];
/** The basic-host implementations of those calls, where the specification's calls can do the same. */
export type BasicHostItemChanges = {
  [Id in ItemChangeId]?: (params: Params<Id>, key?: IdempotencyKey) => Promise<CartChange>;
};

/** Changes a line by one call, on a host that has it. */
export async function changeLine<Id extends ItemChangeId>(
  authenticated: AuthenticatedRest,
  id: Id,
  params: Params<Id>,
  key?: IdempotencyKey,
): Promise<CartChange> {
  const { cartId } = params;
  const { data } = await authenticated.change(key, (rest) => rest(id, params));
  return { line: data, isChanged: (item) => item.id === cartId };
}

/** The changes on a rich host: one call each, and the host checks its stock. */
export function createRichHostCartChanges(authenticated: AuthenticatedRest): CartChanges {
  return {
    add: async (pieces, key) => {
      const { data } = await authenticated.change(key, (rest) => rest('addToCart', { body: pieces }));
      return { line: data, isChanged: hasSku(pieces.sku) };
    },
    addMany: async (items, key) => {
      const { cartData, promoCode = null } = await authenticated.change(key, (rest) =>
        rest('addManyToCart', { body: { items: [...items] } }),
      );
      return { lines: key ? undefined : cartData, promoCode, isChanged: hasSku(items[0]?.sku ?? '') };
    },
    moveToWishlist: async (cartId, key) => {
      await authenticated.change(key, (rest) => rest('moveToWishlist', { cartId }));
    },
  };
}

/** Returns a predicate for items of the variant `sku`. */
export function hasSku(sku: string): (item: CartItemNode) => boolean {
  return ({ variant }) => variant.sku === sku;
}
