import { MAX_CART_LINES, MAX_QUANTITY } from '../../schema/vocabulary.ts';
import { refuse, withFieldPrefix } from '../platform/refusals.ts';
import type { Availability, SkuQuantity } from './tables.ts';

/** Parses a quantity; refuses anything but 1 to 10. */
export function parseQuantity(quantity: number): number {
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY) return quantity;
  const message = `The quantity must be a whole number from 1 to ${MAX_QUANTITY}.`;
  return refuse('INVALID_INPUT', { field: 'quantity', message });
}

/**
 * Adds up the quantities of each variant, in the order of first mention; refuses wrong quantities of `list`, the field
 * of the body.
 */
export function mergeQuantities(list: string, items: readonly SkuQuantity[]): SkuQuantity[] {
  const pieces = new Map<string, number>();
  for (const [at, { sku, quantity }] of items.entries()) {
    const wanted = withFieldPrefix(`${list}[${at}]`, () => parseQuantity(quantity));
    pieces.set(sku, (pieces.get(sku) ?? 0) + wanted);
  }
  return Array.from(pieces, ([sku, quantity]) => ({ sku, quantity }));
}

/** Refuses pieces that are not in stock, and more pieces than a line may have. */
export function assertAvailable({ requested, in_cart: inCart, stock }: Availability): void {
  if (stock === null) return refuse('NOT_FOUND', { field: 'sku', message: 'This product is no longer here.' });
  if (stock === 0) refuse('OUT_OF_STOCK', { available: 0 });
  if (inCart + requested > stock)
    refuse('INSUFFICIENT_STOCK', { available: stock, message: stockLeftMessage(stock, inCart) });
  if (inCart + requested <= MAX_QUANTITY) return;
  const cartHas = inCart > 0 ? ` Your cart has ${inCart}.` : '';
  const message = `A cart takes at most ${MAX_QUANTITY} pieces of one kind.${cartHas}`;
  refuse('INVALID_INPUT', { field: 'quantity', message });
}

/** Refuses a cart of too many lines. */
export function assertLineCount(lines: number): void {
  if (lines <= MAX_CART_LINES) return;
  refuse('INVALID_INPUT', { field: 'sku', message: `A cart takes at most ${MAX_CART_LINES} different products.` });
}

function stockLeftMessage(stock: number, inCart: number): string {
  const left = stock === 1 ? 'Only 1 piece is left' : `Only ${stock} pieces are left`;
  return inCart > 0 ? `${left}, and your cart has ${inCart}.` : `${left}.`;
}
