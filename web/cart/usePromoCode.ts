import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CartDocument, useCart } from './cart.graphql.generated.ts';
import { errorMessageOf, settled } from '../apollo/user-errors.ts';
import { cartPath } from '../paths.ts';
import { tabStorage } from '../session/storage.ts';
import { dismissToast, showToast } from '../ui/toast.ts';
import * as promotionsWords from '../words/promotions.ts';

const FAILED = promotionsWords.failedToApply;
/** The name under which this tab keeps the applied code and its cart's lines. The end of the session removes it. */
const KEPT = 'rangbandh.promoCode';

interface PromoCode {
  /** Applies a code and puts it into the page's address. Answers why the code is refused; null when it is accepted. */
  apply: (code: string) => Promise<string | null>;
  /** Removes the code. */
  remove: () => void;
}

/** Changes the promo code of the cart, which the page's address holds. A cart that is left and opened anew has it still. */
export function usePromoCode(): PromoCode {
  const client = useApolloClient();
  const [search, setSearch] = useSearchParams();
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
  useKeptCode(search.get('promocode')?.trim() || null, setCode);
  return {
    async apply(code) {
      // What was said of the code before.
      dismissToast(promotionsWords.applied);
      const sending = client.query({ query: CartDocument, variables: { promoCode: code }, fetchPolicy: 'no-cache' });
      const { data, error } = await settled(sending);
      const totals = data?.me?.cart.totals;
      if (!totals) return errorMessageOf({ error }, FAILED) ?? FAILED;
      // The code as the shop writes it; where the shop tells it not, as it was typed.
      const { promoCode, promoError } = totals;
      if (promoCode === null) return promoError?.message ?? FAILED;
      client.cache.writeQuery({ query: CartDocument, variables: { promoCode }, data });
      showToast(promotionsWords.applied, { kind: 'success' });
      setCode(promoCode);
      return null;
    },
    remove() {
      dismissToast(promotionsWords.applied);
      tabStorage.remove(KEPT);
      setCode(null);
    },
  };
}

/** Keeps the code of the address while the shop takes it, and forgets one that it refuses. `restore` gets the kept code back. */
function useKeptCode(code: string | null, restore: (code: string) => void): void {
  const { pathname } = useLocation();
  const { data } = useCart({ promoCode: code }, { fetchPolicy: 'cache-only' });
  const cart = data?.me?.cart;
  const putBack = useEffectEvent(restore);
  // Not after every rendering: a code that was just removed stands in the address a moment longer.
  useEffect(() => {
    if (!cart) return;
    const lines = cart.items.map(({ id }) => id);
    if (code !== null) keep(cart.totals, lines);
    const kept = code === null && pathname === cartPath() && keptCode(lines);
    if (kept) putBack(kept);
  }, [cart, code, pathname]);
}

/** Keeps the code that is in the bill of these lines; none after a refusal, nor a toast that says that it was applied. */
function keep(
  { promoCode, promoError }: { promoCode: string | null; promoError: object | null },
  lines: string[],
): void {
  if (promoCode !== null) tabStorage.set(KEPT, [promoCode, ...lines].join('\n'));
  else if (promoError) {
    tabStorage.remove(KEPT);
    dismissToast(promotionsWords.applied);
  }
}

/** The kept code, while a line of its bill is still in the cart: lines that were paid for took their code with them. */
function keptCode(lines: readonly string[]): string | undefined {
  const [code, ...former] = tabStorage.get(KEPT)?.split('\n') ?? [];
  return lines.some((id) => former.includes(id)) ? code : undefined;
}
