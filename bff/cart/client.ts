import { ADDITION_OF } from '../../schema/generated/additions.ts';
import { addManyToCartLimits } from '../../schema/generated/limits.ts';
import { MAX_QUANTITY } from '../../schema/vocabulary.ts';
import { createForbiddenRest, type AuthenticatedRest } from '../platform/authenticated-rest.ts';
import { chooseByCapability, type HasCapability } from '../platform/host-capabilities.ts';
import type { Rest } from '../platform/rest.ts';
import { isValidId } from '../platform/upstream/build-path.ts';
import type { Params } from '../platform/upstream/contract.ts';
import { UserErrorException } from '../platform/user-errors.ts';
import { addItems, createFallbackCartChanges, createItemChangeFallbacks, readLines } from './fallback-client.ts';
import { cartItemNode, cartNode, type CartItemNode, type CartNode } from './nodes.ts';
import { changeLine, createRichCartChanges, type CartChange, type ItemChangeId, type Pieces } from './rich-client.ts';

/**
 * The cart of the shopper who sent a request. Every change throws the host's failure, or a UserErrorException. It answers
 * the changed item; null when the item is unknown.
 */
export interface CartClient {
  /** The cart as it is: read once for a request, and again after each change. Throws UNAUTHENTICATED without a token. */
  readCart(): Promise<CartNode>;
  /** Makes the next `readCart` read again, after a change that this client did not make. */
  invalidateCart(): void;
  addToCart(pieces: Pieces): Promise<{ cartItem: CartItemNode | null }>;
  /** Adds one piece and then runs `then`, by single calls: when one of the two fails, neither happens. */
  addToCartThen(sku: string, then: (rest: Rest) => Promise<void>): Promise<void>;
  /** Adds all or none. */
  addManyToCart(items: readonly Pieces[]): Promise<void>;
  /** Changes one item by a call that changes nothing else. Throws FORBIDDEN on a host that can't do it at all. */
  changeItem<Id extends ItemChangeId>(id: Id, params: Params<Id>): Promise<{ cartItem: CartItemNode | null }>;
  setCartItemQuantity(cartId: string, quantity: number): Promise<{ cartItem: CartItemNode | null }>;
  removeFromCart(cartId: string): Promise<void>;
  moveToWishlist(cartId: string): Promise<void>;
}

/** Makes the cart of one request. */
export function createCart(authenticated: AuthenticatedRest, has: HasCapability): CartClient {
  const additions = {
    add: 'cart-quantity',
    addMany: 'cart-many',
    moveToWishlist: 'cart-move',
  } as const;
  const rich = createRichCartChanges(authenticated);
  const changes = chooseByCapability(has, additions, rich, createFallbackCartChanges(authenticated));
  const fallbacks = createItemChangeFallbacks(authenticated);
  let cart: Promise<CartNode> | undefined;
  const invalidateCart = () => void (cart = undefined);
  const readCart = async () => {
    cart ??= readLines(authenticated.rest()).then(cartNode);
    return cart;
  };
  /** Makes a change. The next `readCart` uses its lines if it answers them. */
  const change = async (run: () => Promise<CartChange>): Promise<CartChange> => {
    invalidateCart();
    const result = await run();
    if (result.lines) cart = Promise.resolve(cartNode(result.lines));
    return result;
  };
  const changedItem = async ({ line, isChanged }: CartChange) => ({
    cartItem: line ? cartItemNode(line) : ((await readCart()).items.find(isChanged) ?? null),
  });
  const changeItem: CartClient['changeItem'] = async (id, params) => {
    const isOffered = has(ADDITION_OF[id]);
    const fallback = isOffered ? undefined : fallbacks[id];
    const host = isOffered ? authenticated : createForbiddenRest(authenticated);
    return changedItem(await change(() => fallback?.(params) ?? changeLine(host, id, params)));
  };

  return {
    readCart,
    invalidateCart,
    changeItem,
    addToCart: async (pieces) => {
      assertQuantity(pieces.quantity, 'quantity');
      assertSku(pieces.sku, 'sku');
      return changedItem(await change(() => changes.add(pieces)));
    },
    addToCartThen: async (sku, then) => {
      await change(() => authenticated.runToCompletion((rest) => addItems(rest, [{ sku, quantity: 1 }], then)));
    },
    addManyToCart: async (items) => {
      assertItems(items);
      await change(() => changes.addMany(items));
    },
    setCartItemQuantity: async (cartId, quantity) => {
      assertQuantity(quantity, 'quantity');
      return changeItem('setCartItemQuantity', { cartId, body: { quantity } });
    },
    removeFromCart: async (cartId) => {
      invalidateCart();
      await authenticated.rest()('removeFromCart', { cartId });
    },
    moveToWishlist: async (cartId) => {
      invalidateCart();
      await changes.moveToWishlist(cartId);
    },
  };
}

function assertQuantity(quantity: number, field: string): void {
  if (quantity >= 1 && quantity <= MAX_QUANTITY) return;
  throw new UserErrorException('INVALID_INPUT', field, `Please choose from 1 to ${MAX_QUANTITY} pieces.`);
}

function assertSku(sku: string, field: string): void {
  if (!isValidId(sku)) throw new UserErrorException('NOT_FOUND', field);
}

function assertItems(items: readonly Pieces[]): void {
  const { maxItems } = addManyToCartLimits.items;
  if (items.length < 1 || items.length > maxItems) {
    const message = `Please choose from 1 to ${maxItems} pieces of different kinds.`;
    throw new UserErrorException('INVALID_INPUT', 'items', message);
  }
  for (const { sku, quantity } of items) {
    assertQuantity(quantity, 'items');
    assertSku(sku, 'items');
  }
}
