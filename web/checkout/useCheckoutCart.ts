import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CartDocument, type CartStateFragment } from '../cart/cart.graphql.generated.ts';
import { useRefetch } from '../apollo/useRefetch.ts';

/** The cart as it is to be paid. */
export interface CheckoutCart {
  cart: Pick<CartStateFragment, 'items' | 'totals'> | undefined;
  /** The promo code that its totals were asked with; null for none. */
  asked: string | null;
  /** What became of the code of the page's address, where it takes nothing off; null when all is well. */
  refused: { code: string; words: string } | null;
  /** Whether it could not be read; it is asked for again by itself. */
  isAway: boolean;
  retry: () => void;
}

const UNKNOWN = 'Failed to apply promo code';

/**
 * The cart with this promo code, as this tab knows it and then as it is now. A code that fails is reported, and the total
 * goes without it.
 */
export function useCheckoutCart(code: string | null): CheckoutCart {
  const [failed, setFailed] = useState<string | null>(null);
  const asked = code === failed ? null : code;
  const { data, previousData, loading, refetch } = useQuery(CartDocument, {
    variables: { promoCode: asked },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const cart = (data ?? previousData)?.me?.cart;
  const isFailed = asked !== null && !cart && !loading;
  const words = code !== null && asked === null ? UNKNOWN : (cart?.totals.promoError?.message ?? null);
  if (isFailed) setFailed(asked);
  useEffect(() => {
    if (code !== null && words !== null) reportError(new Error(`The promo code ${code} goes unused. ${words}`));
  }, [code, words]);
  return {
    cart,
    asked,
    refused: code !== null && words !== null ? { code, words } : null,
    ...useRefetch({ isMissing: !cart, isLoading: loading || isFailed, refetch: refetch }),
  };
}
