import * as quantityWords from '../words/quantity.ts';

/** How many of the same item can be bought now, and how many whatever the stock is. */
interface QuantityLimits {
  most: number;
  limit: number;
}

/** Why this many of an item can't be bought, in words; undefined where they can. NaN is no quantity. */
export function quantityMistake(quantity: number, { most, limit }: QuantityLimits): string | undefined {
  if (!Number.isInteger(quantity) || quantity < 1) return quantityWords.enterQuantity;
  if (quantity <= most) return undefined;
  if (most >= limit) return quantityWords.mostOfOne(limit);
  return quantityWords.stockLeft(most);
}
