import { useEffect, useState } from 'react';
import { useCart, type CartStateFragment } from '../cart/cart.graphql.generated.ts';
import { useRefetch } from '../shopper/useRefetch.ts';
import * as promotionsWords from '../words/promotions.ts';
import * as checkoutWords from '../words/checkout.ts';

/** The cart to pay. */
export interface CheckoutCart {
  cart: Pick<CartStateFragment, 'items' | 'totals'> | undefined;
  /** The promo code that the cart was loaded with; null for none. */
  promoCode: string | null;
  /** The promo code of the page's address and the reason why it can't be used; null if it can, or if there is none. */
  promoError: { code: string; words: string } | null;
  /** Whether the cart could not be loaded; it is loaded again automatically. */
  hasFailed: boolean;
  /** The reason why it could not be loaded. */
  error: unknown;
  retry: () => void;
}

const FETCHING = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;
const FAILED = promotionsWords.failedToApply;

/**
 * The cart with this promo code: first from the cache, then from the shop. If loading the cart with the code fails,
 * it is loaded without the code. A code that can't be used is reported.
 */
export function useCheckoutCart(code: string | null): CheckoutCart {
  const [failed, setFailed] = useState<string | null>(null);
  const promoCode = code === failed ? null : code;
  const { data, previousData, error, loading, refetch } = useCart({ promoCode }, FETCHING);
  const cart = (data ?? previousData)?.me?.cart;
  const isFailed = promoCode !== null && !cart && !loading;
  const words = promoCode === code ? cart?.totals.promoError?.message : FAILED;
  const promoError = code && words ? { code, words } : null;
  const unused = promoError && checkoutWords.promoCodeUnused(promoError.code, promoError.words);
  if (isFailed) setFailed(promoCode);
  useEffect(() => {
    if (unused) console.warn(unused);
  }, [unused]);
  return {
    cart,
    promoCode,
    promoError,
    ...useRefetch({ isMissing: !cart, isLoading: loading || isFailed, error, refetch }),
  };
}
