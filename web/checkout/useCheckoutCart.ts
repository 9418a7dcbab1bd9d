import { useEffect, useState } from 'react';
import { useCart, type CartStateFragment } from '../cart/cart.graphql.generated.ts';
import { useRefetch } from '../apollo/useRefetch.ts';
import * as promotionsWords from '../words/promotions.ts';
import * as checkoutWords from '../words/checkout.ts';

/** The cart that the shopper is about to pay. */
export interface CheckoutCart {
  cart: Pick<CartStateFragment, 'items' | 'totals'> | undefined;
  /** The promo code that the cart was read with; null for none. */
  promoCode: string | null;
  /** The promo code of the page's address and why it can't be used; null when it can, or there is none. */
  promoError: { code: string; words: string } | null;
  /** Whether the cart could not be read; it is read again by itself. */
  hasFailed: boolean;
  /** Why it could not be read. */
  error: unknown;
  retry: () => void;
}

const FETCHING = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;
const FAILED = promotionsWords.failedToApply;

/**
 * The cart with this promo code: first as the cache has it, then as it is now. When reading the cart with the code fails,
 * the cart is read without it. A code that can't be used is reported.
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
