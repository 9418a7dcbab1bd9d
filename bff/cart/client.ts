import { ADDITION_OF } from '../../schema/generated/additions.ts';
import { addManyToCartLimits } from '../../schema/generated/limits.ts';
import { MAX_QUANTITY } from '../../schema/vocabulary.ts';
import {
  type AuthenticatedRest,
  type IdempotencyKey,
  type RunProgress,
  createForbiddenRest,
} from '../host/authenticated-rest.ts';
import { Failure, nullIfNotFound } from '../host/failures.ts';
import { chooseByCapability, type HasCapability } from '../host/capabilities.ts';
import type { Rest } from '../host/rest.ts';
import { isValidId } from '../host/build-path.ts';
import type { HostResponse, Params } from '../host/contract.ts';
import { readAll, UserErrorException } from '../graphql/user-errors.ts';
import {
  addItems,
  createBasicHostCartChanges,
  createBasicHostItemChanges,
  removeById,
  runChange,
} from './basic-host.ts';
import {
  cartItemNode,
  cartNode,
  cartOfferNode,
  type CartItemNode,
  type CartNode,
  type CartOfferNode,
} from './nodes.ts';
import { changeLine, createRichHostCartChanges, type CartChange, type ItemChangeId, type Pieces } from './rich-host.ts';

/** The item that a change has created or changed; null if it is unknown. Reading it throws the host's failure. */
export interface ChangedItem {
  readCartItem(): Promise<CartItemNode | null>;
}

/**
 * The cart of the shopper who sent a request. Every change throws the host's failure or a UserErrorException, and
 * returns the changed item. Under an idempotency key a change is made once.
 */
export interface CartClient {
  /** Returns the current cart: read once per request, and again after each change. Throws UNAUTHENTICATED without a token. */
  readCart(): Promise<CartNode>;
  /** Makes the next `readCart` read again, after a change that this client did not make. */
  invalidateCart(): void;
  addToCart(pieces: Pieces, key?: IdempotencyKey): Promise<ChangedItem>;
  /** Adds one piece and runs the next step, by single calls: if one of the two fails, neither happens. */
  addToCartThen(find: FindPiece, key?: IdempotencyKey): Promise<void>;
  /** Adds all or none. */
  addManyToCart(items: readonly Pieces[], key?: IdempotencyKey): Promise<void>;
  /** Changes one item, by its id or the host's id, with a call that changes nothing else. Throws FORBIDDEN on a host that can't do it. */
  changeItem<Id extends ItemChangeId>(id: Id, params: Params<Id>, key?: IdempotencyKey): Promise<ChangedItem>;
  setCartItemQuantity(cartId: string, quantity: number, key?: IdempotencyKey): Promise<ChangedItem>;
  removeFromCart(cartId: string, key?: IdempotencyKey): Promise<void>;
  /** Applies a promo code to the cart. Throws FORBIDDEN on a host that stores none. */
  applyPromoCode(promoCode: string, key?: IdempotencyKey): Promise<void>;
  /** Returns the promo codes that the shop offers for the cart; null on a host without offers. */
  readOffers(): Promise<CartOfferNode[] | null>;
  /** Takes the promo code off the cart. Throws FORBIDDEN on a host that stores none. */
  removePromoCode(): Promise<void>;
  moveToWishlist(cartId: string, key?: IdempotencyKey): Promise<void>;
}

/** The most characters of a promo code. */
const MAX_CODE_LENGTH = 40;

/** Reads the variant to add, and the next step. */
export type FindPiece = (rest: Rest) => Promise<{ sku: string; afterwards: (rest: Rest) => Promise<void> }>;

/** Creates the cart of one request. */
export function createCart(authenticated: AuthenticatedRest, has: HasCapability): CartClient {
  const additions = {
    add: 'cart-quantity',
    addMany: 'cart-many',
    moveToWishlist: 'cart-move',
  } as const;
  const rich = createRichHostCartChanges(authenticated);
  const changes = chooseByCapability(has, additions, rich, createBasicHostCartChanges(authenticated));
  const fallbacks = createBasicHostItemChanges(authenticated);
  let cart: Promise<CartNode> | undefined;
  const invalidateCart = () => void (cart = undefined);
  const readCart = async () => {
    cart ??= readCartNode(authenticated.rest());
    return cart;
  };
  /** Makes a change. The next `readCart` uses its lines if it returned them. */
  const change = async (run: () => Promise<CartChange>): Promise<CartChange> => {
    invalidateCart();
    const result = await run();
    if (result.lines) cart = Promise.resolve(cartNode(result.lines, result.promoCode));
    return result;
  };
  const changePromoCode = async (
    send: (rest: Rest) => Promise<HostResponse<'applyPromoCode'>>,
    key?: IdempotencyKey,
  ) => {
    const host = has('cart-promo-code') ? authenticated : createForbiddenRest(authenticated);
    const { cartData, promoCode = null } = await host.change(key, send);
    return { lines: key ? undefined : cartData, promoCode, isChanged: () => false };
  };
  const changedItem = ({ line, isChanged }: CartChange): ChangedItem => ({
    readCartItem: async () => (line ? cartItemNode(line) : ((await readCart()).items.find(isChanged) ?? null)),
  });
  const changeItem: CartClient['changeItem'] = async (id, params, key) => {
    const isOffered = has(ADDITION_OF[id]);
    const fallback = isOffered ? undefined : fallbacks[id];
    const host = isOffered ? authenticated : createForbiddenRest(authenticated);
    return changedItem(await change(() => fallback?.(params, key) ?? changeLine(host, id, params, key)));
  };

  return {
    readCart,
    invalidateCart,
    changeItem,
    addToCart: async (pieces, key) => {
      assertQuantity(pieces.quantity, 'quantity', has);
      if (!isValidId(pieces.sku)) throw new Failure('NOT_FOUND');
      assertServices([pieces], has);
      return changedItem(await change(() => changes.add(pieces, key)));
    },
    addToCartThen: async (find, key) => {
      const add = async (rest: Rest, progress: RunProgress<CartChange>) => {
        const { sku, afterwards } = await find(rest);
        return addItems(rest, [{ sku, quantity: 1 }], progress, afterwards);
      };
      await change(() => runChange(authenticated, add, key));
    },
    addManyToCart: async (items, key) => {
      assertItems(items, has);
      assertServices(items, has);
      await change(() => changes.addMany(items, key));
    },
    setCartItemQuantity: async (cartId, quantity, key) => {
      assertQuantity(quantity, 'quantity', has);
      return changeItem('setCartItemQuantity', { cartId, body: { quantity } }, key);
    },
    removeFromCart: async (cartId, key) => {
      invalidateCart();
      await authenticated.change(key, (rest) => removeById(rest, cartId));
    },
    applyPromoCode: async (text, key) => {
      const promoCode = text.trim();
      if (promoCode === '' || promoCode.length > MAX_CODE_LENGTH)
        throw new UserErrorException('INVALID_PROMO_CODE', 'promoCode');
      await change(() => changePromoCode((rest) => rest('applyPromoCode', { body: { promoCode } }), key));
    },
    readOffers: async () => {
      if (!has('cart-offers')) return null;
      return (await authenticated.rest()('getCartOffers', {})).offers.map((offer) => cartOfferNode(offer));
    },
    removePromoCode: async () => void (await change(() => changePromoCode((rest) => rest('removePromoCode', {})))),
    moveToWishlist: async (cartId, key) => {
      invalidateCart();
      await changes.moveToWishlist(cartId, key);
    },
  };
}

/** The shopper's cart. A host may return 404 for an empty one. */
async function readCartNode(rest: Rest): Promise<CartNode> {
  const response = await nullIfNotFound(rest('getCart', {}));
  return cartNode(response?.cartData ?? [], response?.promoCode ?? null);
}

/** Throws INVALID_INPUT for less than one piece, and for more than our own host accepts; another host sets its own limit. */
function assertQuantity(quantity: number, field: string, has: HasCapability): void {
  const isOwn = has('cart-quantity');
  if (quantity >= 1 && (!isOwn || quantity <= MAX_QUANTITY)) return;
  const words = isOwn ? `from 1 to ${MAX_QUANTITY}` : 'of 1 or more';
  throw new UserErrorException('INVALID_INPUT', field, `Please enter a quantity ${words}.`);
}

/** Throws INVALID_INPUT for services on a host without services. */
function assertServices(items: readonly Pieces[], has: HasCapability): void {
  if (has('cart-services') || items.every(({ services = [] }) => services.length === 0)) return;
  throw new UserErrorException('INVALID_INPUT', 'services', 'This service is not offered for this product.');
}

function assertItems(items: readonly Pieces[], has: HasCapability): void {
  const { maxItems } = addManyToCartLimits.items;
  if (items.length < 1 || items.length > maxItems) {
    const message = `Please choose from 1 to ${maxItems} pieces of different kinds.`;
    throw new UserErrorException('INVALID_INPUT', 'items', message);
  }
  const readers = items.flatMap(({ sku, quantity }, at) => [
    [`quantity ${at}`, () => assertQuantity(quantity, `items.${at}.quantity`, has)] as const,
    [`sku ${at}`, () => assertSku(sku, `items.${at}.sku`)] as const,
  ]);
  readAll(Object.fromEntries(readers));
}

function assertSku(sku: string, field: string): void {
  if (!isValidId(sku)) throw new UserErrorException('NOT_FOUND', field);
}
