import { MAX_CART_LINES, MAX_QUANTITY } from '../../../schema/vocabulary.ts';
import { servicesFor } from '../../../schema/services.ts';
import type { components } from '../../../schema/generated/rest.ts';
import type { CartPieces } from '../../cart/tables.ts';
import type { OrderedPieces } from './repository.ts';

type LeftOut = components['schemas']['PiecesAgain']['leftOut'];

/** The change of a cart for the pieces of an order. */
export interface PlannedPieces {
  pieces: OrderedPieces;
  /** The pieces to add; 0 for none. */
  added: number;
  /** Why the cart then has fewer than were ordered; undefined if it has all. */
  leftOut: LeftOut;
}

/**
 * Plans the pieces that the cart gets, so that it has at least the ordered ones as far as stock and limits allow.
 * `lines` is the number of the cart's lines.
 */
export function planPieces(ordered: readonly OrderedPieces[], lines: number): PlannedPieces[] {
  let room = MAX_CART_LINES - lines;
  return ordered.map((pieces) => {
    const { quantity, stock, in_cart: inCart } = pieces;
    if (inCart >= quantity) return { pieces, added: 0, leftOut: undefined };
    if (stock === null) return { pieces, added: 0, leftOut: 'gone' };
    const possible = Math.max(inCart, Math.min(quantity, stock, MAX_QUANTITY));
    const isFull = possible > 0 && inCart === 0 && room <= 0;
    if (isFull) return { pieces, added: 0, leftOut: 'cart_full' };
    if (inCart === 0 && possible > 0) room--;
    return { pieces, added: possible - inCart, leftOut: leftOutOf(possible, quantity, stock) };
  });
}

function leftOutOf(possible: number, quantity: number, stock: number): LeftOut {
  if (possible >= quantity) return undefined;
  return stock === 0 ? 'sold_out' : 'too_few';
}

/** The lines to add for planned pieces, with those of their services that are still offered. */
export function linesOf(planned: readonly PlannedPieces[]): CartPieces[] {
  return planned.flatMap(({ pieces: { sku, category, services }, added }) => {
    const offered = servicesFor(category).filter(({ code }) => services.includes(code));
    return added > 0 ? [{ sku, quantity: added, services: offered.map(({ code }) => code) }] : [];
  });
}
