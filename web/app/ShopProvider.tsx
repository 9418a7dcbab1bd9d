import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type ShopFacts, writeShopFacts } from '../shop/shop-facts.ts';
import { ShopContext } from '../shop/useShop.ts';

/** Wraps all pages: provides the shop's facts, which their route has loaded. */
export function ShopProvider({ children }: { children: ReactNode }) {
  const shop: ShopFacts = useLoaderData();
  const { cache } = useApolloClient();
  useEffect(() => writeShopFacts(cache, shop), [cache, shop]);
  return <ShopContext value={shop}>{children}</ShopContext>;
}
