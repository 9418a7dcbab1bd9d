import { MAX_CART_LINES, MAX_QUANTITY } from '../../schema/vocabulary.ts';
import type { Has } from '../platform/additions.ts';
import type { Personal } from '../platform/personal.ts';
import type { Rest } from '../platform/rest.ts';
import { Refused } from '../platform/user-errors.ts';
import { fitsId } from '../platform/upstream/address.ts';
import { cartItemNode, cartNode, type CartItemNode, type CartNode, type RestLine } from './nodes.ts';
import { addPlainly, linesOf, movePlainly, setPlainly, type Changed, type Pieces } from './plain.ts';

/** The cart of the shopper who sent a request. Changes throw what the host refuses with, or a Refused of our own. */
export interface Cart {
  /** The cart as it is: asked once for a request, and anew after each change. Throws UNAUTHENTICATED for a visitor. */
  readCart(): Promise<CartNode>;
  /** Makes the next reading a new one: something else than this has changed the cart. */
  forgetCart(): void;
  /** Answers the line; null where it isn't known. */
  addToCart(pieces: Pieces): Promise<{ cartItem: CartItemNode | null }>;
  /** Puts in one piece and then does something else, by a call for each: both or neither. */
  addPlainly(sku: string, then: (rest: Rest) => Promise<void>): Promise<void>;
  /** All or none. */
  addManyToCart(items: readonly Pieces[]): Promise<void>;
  /** Answers the line; null where it isn't known. */
  setCartItemQuantity(cartId: string, quantity: number): Promise<{ cartItem: CartItemNode | null }>;
  removeFromCart(cartId: string): Promise<void>;
  moveToWishlist(cartId: string): Promise<void>;
}

/** Makes the cart of one request. */
export function openCart(personal: Personal, has: Has): Cart {
  const reading = openReading(personal, has);
  const { readCart, forgetCart } = reading;
  return { readCart, forgetCart, ...openFilling(personal, has, reading), ...openEmptying(personal, has, reading) };
}

type Filling = Pick<Cart, 'addToCart' | 'addPlainly' | 'addManyToCart' | 'setCartItemQuantity'>;

function openFilling(personal: Personal, has: Has, { readCart, forgetCart, setLines }: Reading): Filling {
  /** The line of an answer; a host that answers without one is asked for its cart. */
  const itemOf = async (line: RestLine | undefined, isIt: (item: CartItemNode) => boolean) => ({
    cartItem: line ? cartItemNode(line, has) : ((await readCart()).items.find(isIt) ?? null),
  });
  const plainly = async (run: (rest: Rest) => Promise<Changed>) => {
    forgetCart();
    const { sku, lines } = await personal.together(run);
    setLines(lines);
    return itemOf(undefined, isOf(sku));
  };

  return {
    addToCart: async (pieces) => {
      checkPieces(pieces);
      if (!has('cart-quantity')) return plainly((rest) => addPlainly(rest, [pieces]));
      forgetCart();
      return itemOf((await personal.rest()('addToCart', { body: pieces })).data, isOf(pieces.sku));
    },
    addPlainly: async (sku, then) => {
      await plainly((rest) => addPlainly(rest, [{ sku, quantity: 1 }], then));
    },
    addManyToCart: async (items) => {
      checkMany(items);
      forgetCart();
      if (!has('cart-many')) await plainly((rest) => addPlainly(rest, items));
      else setLines((await personal.rest()('addManyToCart', { body: { items: [...items] } })).cartData);
    },
    setCartItemQuantity: async (cartId, quantity) => {
      checkQuantity(quantity, 'quantity');
      if (!has('cart-quantity')) return plainly((rest) => setPlainly(rest, cartId, quantity));
      forgetCart();
      const { data } = await personal.rest()('setCartItemQuantity', { cartId, body: { quantity } });
      return itemOf(data, ({ id }) => id === cartId);
    },
  };
}

type Emptying = Pick<Cart, 'removeFromCart' | 'moveToWishlist'>;

function openEmptying(personal: Personal, has: Has, { forgetCart }: Reading): Emptying {
  return {
    removeFromCart: async (cartId) => {
      forgetCart();
      await personal.rest()('removeFromCart', { cartId });
    },
    moveToWishlist: async (cartId) => {
      forgetCart();
      if (has('cart-move')) await personal.rest()('moveToWishlist', { cartId });
      else await personal.together((rest) => movePlainly(rest, cartId));
    },
  };
}

interface Reading extends Pick<Cart, 'readCart' | 'forgetCart'> {
  /** Takes what a change has answered for the reading after it. */
  setLines: (lines: readonly RestLine[]) => void;
}

/** The cart as it was read last in this request, or is known from a change. */
function openReading(personal: Personal, has: Has): Reading {
  let reading: Promise<CartNode> | undefined;
  return {
    readCart: async () => {
      reading ??= linesOf(personal.rest()).then((lines) => cartNode(lines, has));
      return reading;
    },
    forgetCart: () => void (reading = undefined),
    setLines: (lines: readonly RestLine[]) => void (reading = Promise.resolve(cartNode(lines, has))),
  };
}

const isOf =
  (sku: string) =>
  ({ variant }: CartItemNode): boolean =>
    variant.sku === sku;

function checkQuantity(quantity: number, field: string): void {
  if (quantity >= 1 && quantity <= MAX_QUANTITY) return;
  throw new Refused('INVALID_INPUT', field, `Please choose from 1 to ${MAX_QUANTITY} pieces.`);
}

function checkPieces({ sku, quantity }: Pieces): void {
  checkQuantity(quantity, 'quantity');
  if (!fitsId(sku)) throw new Refused('NOT_FOUND', 'sku');
}

function checkMany(items: readonly Pieces[]): void {
  if (items.length < 1 || items.length > MAX_CART_LINES) {
    throw new Refused('INVALID_INPUT', 'items', `Please choose from 1 to ${MAX_CART_LINES} pieces of different kinds.`);
  }
  for (const { sku, quantity } of items) {
    checkQuantity(quantity, 'items');
    if (!fitsId(sku)) throw new Refused('NOT_FOUND', 'items');
  }
}
