import { createContext, use } from 'react';
import type { ShopFacts } from './shop-facts.ts';

/** Gives every component the shop's facts; null outside the frame of the pages. */
export const ShopContext = createContext<ShopFacts | null>(null);

/** The shop's facts. Throws an Error outside the frame of the pages. */
export function useShop(): ShopFacts {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs ShopProvider.');
  return shop;
}

/**
 * The texts of categories in headings: the plural, and a line that may be empty. A category that the shop lacks has its name as
 * plural.
 */
export function useCategoryWords(): (category: string) => { plural: string; line: string } {
  const { categories } = useShop();
  return (category) => {
    const { plural = category, line } = categories.find(({ name }) => name === category) ?? {};
    return { plural, line: line ?? '' };
  };
}
