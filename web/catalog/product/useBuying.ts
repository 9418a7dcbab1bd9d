import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkoutPath } from '../../paths.ts';
import { showLoadFailure } from '../../ui/useLazyModule.ts';
import type { Pieces } from './buying.ts';

const loadBuying = () => import('./buying.ts');

/**
 * What the buttons of a product do. Their script is fetched when the page has hydrated: what a first view needs comes first. Both
 * answer false when the shopper has gone elsewhere meanwhile.
 */
export function useBuying(): {
  /** Adds pieces to the cart. Answers whether they are in it now. */
  addToCart: (pieces: Pieces) => Promise<boolean>;
  /** Adds pieces to the cart, unless it holds them, and leads to the checkout. */
  buyNow: (pieces: Pieces) => Promise<void>;
} {
  const client = useApolloClient();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // When it can't be fetched, a press tries again and says so.
    void loadBuying().catch(() => undefined);
  }, []);
  const run = async (name: 'addPieces' | 'addForCheckout', pieces: Pieces) => {
    const { href } = location;
    const buying = await loadBuying().catch(showLoadFailure);
    const isDone = await buying?.[name](client, pieces, pathname + search + hash);
    return isDone === true && location.href === href;
  };
  return {
    addToCart: (pieces) => run('addPieces', pieces),
    buyNow: async (pieces) => {
      if (await run('addForCheckout', pieces)) await navigate(checkoutPath());
    },
  };
}
