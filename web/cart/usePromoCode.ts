import { useApolloClient } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { CartDocument } from './cart.graphql.generated.ts';
import { errorMessageOf, settled } from '../apollo/user-errors.ts';
import { showToast } from '../ui/toast.ts';
import * as promotionsWords from '../words/promotions.ts';

const FAILED = promotionsWords.failedToApply;

interface PromoCode {
  /** Applies a code and puts it into the page's address. Answers why the code is refused; null when it is accepted. */
  apply: (code: string) => Promise<string | null>;
  /** Removes the code. */
  remove: () => void;
}

/** Changes the promo code of the cart, which the page's address holds. */
export function usePromoCode(): PromoCode {
  const client = useApolloClient();
  const [, setSearch] = useSearchParams();
  const setCode = (code: string | null) =>
    setSearch(
      (former) => {
        const next = new URLSearchParams(former);
        if (code === null) next.delete('promocode');
        else next.set('promocode', code);
        // What the former code took off, in an address of the checkout.
        next.delete('discount');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    async apply(typed) {
      const code = typed.toUpperCase();
      const variables = { promoCode: code };
      const { data, error } = await settled(client.query({ query: CartDocument, variables, fetchPolicy: 'no-cache' }));
      const totals = data?.me?.cart.totals;
      if (!totals) return errorMessageOf({ error }, FAILED) ?? FAILED;
      if (totals.promoCode === null) return totals.promoError?.message ?? FAILED;
      client.cache.writeQuery({ query: CartDocument, variables, data });
      showToast(promotionsWords.applied, { kind: 'success' });
      setCode(code);
      return null;
    },
    remove: () => setCode(null),
  };
}
