import { MAX_CART_LINES, MAX_QUANTITY } from '../../schema/vocabulary.ts';
import { servicesFor } from '../../schema/services.ts';
import { refuse, withFieldPrefix } from '../platform/refusals.ts';
import type { Availability, CartPieces, SkuQuantity } from './tables.ts';

/** Parses a quantity; refuses anything except 1 to 10. */
export function parseQuantity(quantity: number): number {
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY) return quantity;
  const message = `The quantity must be a whole number from 1 to ${MAX_QUANTITY}.`;
  return refuse('INVALID_INPUT', { field: 'quantity', message });
}

/**
 * Adds up the quantities of each variant, in the order of first mention. Refuses wrong quantities, for the field `list`
 * of the body; without `list`, for the body itself.
 */
export function mergeQuantities(list: string | undefined, items: readonly SkuQuantity[]): SkuQuantity[] {
  const pieces = new Map<string, number>();
  for (const [at, { sku, quantity }] of items.entries()) {
    const wanted = withFieldPrefix(list === undefined ? undefined : `${list}[${at}]`, () => parseQuantity(quantity));
    pieces.set(sku, (pieces.get(sku) ?? 0) + wanted);
  }
  return Array.from(pieces, ([sku, quantity]) => ({ sku, quantity }));
}

/** The same with the services of each variant, each service once. */
export function mergePieces(list: string | undefined, items: readonly CartPieces[]): CartPieces[] {
  const servicesOf = (sku: string) => items.flatMap((item) => (item.sku === sku ? (item.services ?? []) : []));
  return mergeQuantities(list, items).map(({ sku, quantity }) => ({
    sku,
    quantity,
    services: [...new Set(servicesOf(sku))],
  }));
}

/** Refuses services that are not offered for a category. */
export function assertServices(category: string, codes: readonly string[]): void {
  const offered = servicesFor(category);
  if (codes.every((code) => offered.some((service) => service.code === code))) return;
  refuse('INVALID_INPUT', { field: 'services', message: 'This service is not offered for this product.' });
}

/** Refuses pieces that are out of stock, and more pieces than a line may have. */
export function assertAvailable({ requested, in_cart: inCart, stock }: Availability): void {
  if (stock === null) return refuse('NOT_FOUND', { field: 'sku', message: 'This product is no longer available.' });
  if (stock === 0) refuse('OUT_OF_STOCK', { available: 0 });
  if (inCart + requested > stock)
    refuse('INSUFFICIENT_STOCK', { available: stock, message: stockLeftMessage(stock, inCart) });
  if (inCart + requested <= MAX_QUANTITY) return;
  const cartHas = inCart > 0 ? ` Your cart already has ${inCart}.` : '';
  const message = `You can buy up to ${MAX_QUANTITY} of this item.${cartHas}`;
  refuse('INVALID_INPUT', { field: 'quantity', message });
}

/** Refuses a cart with too many lines. */
export function assertLineCount(lines: number): void {
  if (lines <= MAX_CART_LINES) return;
  refuse('INVALID_INPUT', { field: 'sku', message: `Your cart can have up to ${MAX_CART_LINES} different products.` });
}

function stockLeftMessage(stock: number, inCart: number): string {
  const left = stock === 1 ? 'Only 1 item left' : `Only ${stock} items left`;
  return inCart > 0 ? `${left}, and your cart has ${inCart}.` : `${left}.`;
}
