import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CartDocument, useCart } from './cart.graphql.generated.ts';
import { errorMessageOf, settled } from '../shopper/user-errors.ts';
import { cartPath } from '../paths.ts';
import { tabStorage } from '../session/storage.ts';
import { dismissToast, showToast } from '../ui/toast.ts';
import * as promotionsWords from '../words/promotions.ts';

const FAILED = promotionsWords.failedToApply;
/** The name under which this tab stores the applied code and its cart's lines. The end of the session removes it. */
const STORAGE_KEY = 'rangbandh.promoCode';

interface PromoCode {
  /** Applies a code and adds it to the page's address. Returns the reason if the code is refused; null if it is accepted. */
  apply: (code: string) => Promise<string | null>;
  /** Removes the code. */
  remove: () => void;
}

/** Changes the promo code of the cart, which the page's address holds. It remains when the cart is left and opened again. */
export function usePromoCode(): PromoCode {
  const client = useApolloClient();
  const [search, setSearch] = useSearchParams();
  const setCode = (code: string | null) =>
    setSearch(
      (former) => {
        const next = new URLSearchParams(former);
        if (code === null) next.delete('promocode');
        else next.set('promocode', code);
        // The discount of the previous code, in an address of the checkout.
        next.delete('discount');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  useStoredCode(search.get('promocode')?.trim() || null, setCode);
  return {
    async apply(code) {
      // The message about the previous code.
      dismissToast(promotionsWords.applied);
      const sending = client.query({ query: CartDocument, variables: { promoCode: code }, fetchPolicy: 'no-cache' });
      const { data, error } = await settled(sending);
      const totals = data?.me?.cart.totals;
      if (!totals) return errorMessageOf({ error }, FAILED) ?? FAILED;
      // The code in the shop's spelling; if the shop does not return it, as it was typed.
      const { promoCode, promoError } = totals;
      if (promoCode === null) return promoError?.message ?? FAILED;
      client.cache.writeQuery({ query: CartDocument, variables: { promoCode }, data });
      showToast(promotionsWords.applied, { kind: 'success' });
      setCode(promoCode);
      return null;
    },
    remove() {
      dismissToast(promotionsWords.applied);
      tabStorage.remove(STORAGE_KEY);
      setCode(null);
    },
  };
}

/** Stores the code of the address while the shop accepts it, and removes one that it refuses. `restore` receives the stored code. */
function useStoredCode(code: string | null, restore: (code: string) => void): void {
  const { pathname } = useLocation();
  const { data } = useCart({ promoCode: code }, { fetchPolicy: 'cache-only' });
  const cart = data?.me?.cart;
  const putBack = useEffectEvent(restore);
  // Not after every rendering: a removed code remains in the address for a moment.
  useEffect(() => {
    if (!cart) return;
    const lines = cart.items.map(({ id }) => id);
    if (code !== null) keep(cart.totals, lines);
    const kept = code === null && pathname === cartPath() && storedCode(lines);
    if (kept) putBack(kept);
  }, [cart, code, pathname]);
}

/** Stores the code that is in the bill of these lines; none after a refusal. Then no toast reports that it was applied. */
function keep(
  { promoCode, promoError }: { promoCode: string | null; promoError: object | null },
  lines: string[],
): void {
  if (promoCode !== null) tabStorage.set(STORAGE_KEY, [promoCode, ...lines].join('\n'));
  else if (promoError) {
    tabStorage.remove(STORAGE_KEY);
    dismissToast(promotionsWords.applied);
  }
}

/** The stored code, if a line of its bill is still in the cart: a payment removes the code with its lines. */
function storedCode(lines: readonly string[]): string | undefined {
  const [code, ...former] = tabStorage.get(STORAGE_KEY)?.split('\n') ?? [];
  return lines.some((id) => former.includes(id)) ? code : undefined;
}
