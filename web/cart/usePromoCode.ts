import { useApolloClient } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { CartDocument } from './cart.graphql.generated.ts';
import { errorMessageOf } from '../apollo/user-errors.ts';
import { showToast } from '../ui/toast.ts';

const FAILED = 'Failed to apply promo code';

interface PromoCode {
  /** Tries a code: one that is taken stands in the page's address. Answers why it was refused, null when it wasn't. */
  apply: (code: string) => Promise<string | null>;
  /** Goes without a code. */
  remove: () => void;
}

/** The promo code of the cart, which the page's address holds. */
export function usePromoCode(): PromoCode {
  const client = useApolloClient();
  const [, setSearch] = useSearchParams();
  const put = (code: string | null) =>
    setSearch(
      (former) => {
        const next = new URLSearchParams(former);
        if (code === null) next.delete('promocode');
        else next.set('promocode', code);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    async apply(typed) {
      const code = typed.toUpperCase();
      const { data, error } = await client
        .query({ query: CartDocument, variables: { promoCode: code }, fetchPolicy: 'no-cache' })
        .catch((failure: unknown) => ({ data: undefined, error: failure }));
      const totals = data?.me?.cart.totals;
      if (!totals) return errorMessageOf({ error }, FAILED) ?? FAILED;
      if (totals.promoCode === null) return totals.promoError?.message ?? FAILED;
      client.cache.writeQuery({ query: CartDocument, variables: { promoCode: code }, data });
      showToast('Promo Code Applied', { kind: 'success' });
      put(code);
      return null;
    },
    remove: () => put(null),
  };
}
