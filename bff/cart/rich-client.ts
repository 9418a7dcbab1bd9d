import type { ADDITION_OF } from '../../schema/generated/additions.ts';
import type { AuthenticatedRest, IdempotencyKey } from '../platform/authenticated-rest.ts';
import type { Answer, OperationId, Params } from '../platform/upstream/contract.ts';
import type { CartItemNode, RestLine } from './nodes.ts';

/** A number of pieces of one variant. */
export interface Pieces {
  sku: string;
  quantity: number;
  /** Codes of services; only for a host that has services. */
  services?: string[];
}

/** The result of a change: the changed line or all lines, as far as the host answered them. */
export interface CartChange {
  line?: RestLine | undefined;
  /** As they are now: under a key that was used before the host answers those of then. */
  lines?: readonly RestLine[] | undefined;
  /** Whether an item is the changed one. */
  isChanged: (item: CartItemNode) => boolean;
}

/** The changes of a cart that have two implementations: by the host's additions, or by the specification's calls. */
export interface CartChanges {
  add(pieces: Pieces, key?: IdempotencyKey): Promise<CartChange>;
  /** Adds all or none. */
  addMany(items: readonly Pieces[], key?: IdempotencyKey): Promise<CartChange>;
  moveToWishlist(cartId: string, key?: IdempotencyKey): Promise<void>;
}

type AdditionCall = keyof typeof ADDITION_OF & OperationId;
/** Whether the call of an addition names a line of the cart by its id and answers that line. */
type IsItemChange<Id extends AdditionCall> =
  Answer<Id> extends { data?: infer Data }
    ? [Params<Id>, NonNullable<Data>] extends [{ cartId: string }, RestLine]
      ? true
      : false
    : false;
/** The additions that change one line of the cart, which they name by its id, and answer it. */
export type ItemChangeId = {
  [Id in AdditionCall]: IsItemChange<Id> extends true ? Id : never;
}[AdditionCall];
/** What stands in for those that a host lacks, where the specification's calls can do the same. */
export type ItemChangeFallbacks = {
  [Id in ItemChangeId]?: (params: Params<Id>, key?: IdempotencyKey) => Promise<CartChange>;
};

/** Changes a line by one call of a host that has it. */
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

/** The changes on a host with additions: one call each, and the host checks its stock. */
export function createRichCartChanges(authenticated: AuthenticatedRest): CartChanges {
  return {
    add: async (pieces, key) => {
      const { data } = await authenticated.change(key, (rest) => rest('addToCart', { body: pieces }));
      return { line: data, isChanged: hasSku(pieces.sku) };
    },
    addMany: async (items, key) => {
      const { cartData } = await authenticated.change(key, (rest) =>
        rest('addManyToCart', { body: { items: [...items] } }),
      );
      return { lines: key ? undefined : cartData, isChanged: hasSku(items[0]?.sku ?? '') };
    },
    moveToWishlist: async (cartId, key) => {
      await authenticated.change(key, (rest) => rest('moveToWishlist', { cartId }));
    },
  };
}

/** Makes the test whether an item is of the variant `sku`. */
export function hasSku(sku: string): (item: CartItemNode) => boolean {
  return ({ variant }) => variant.sku === sku;
}
