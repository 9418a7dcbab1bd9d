import type { ReactNode } from 'react';
import { ShopContext } from '../shop/useShop.ts';
import { useShopFacts } from '../shop/shop.graphql.generated.ts';
import { Failed } from '../ui/Failed.tsx';
import * as uiWords from '../words/ui.ts';

/** Around all pages: gives them the shop's facts, which their route has loaded. */
export function ShopProvider({ children }: { children: ReactNode }) {
  const shop = useShopFacts().data?.shop;
  return shop ? <ShopContext value={shop}>{children}</ShopContext> : <Failed words={uiWords.anErrorOccurred} />;
}
