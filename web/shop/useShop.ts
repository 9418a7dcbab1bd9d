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
