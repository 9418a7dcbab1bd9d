import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { hasWorked } from '../shopper/user-errors.ts';
import { checkoutPath } from '../paths.ts';
import { saveReturnPath } from '../session/return-path.ts';
import { session } from '../session/session.ts';
import { quantityInCart } from './cart-cache.ts';
import { useAddToCart, type Pieces } from './useAddToCart.ts';

/**
 * Returns a function that goes to the checkout. It first adds the pieces, unless the cart has that many already and no service is
 * chosen. A visitor logs in first, and the checkout follows.
 */
export function useBuyNow(): (pieces: Pieces) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [addToCart] = useAddToCart();
  return async (pieces) => {
    const { sku, quantity, services } = pieces;
    if (!session.isLoggedIn()) {
      const { visitorCart } = await import('../shopper/visitor-items.ts');
      const picked = visitorCart.read().find((item) => item.sku === sku)?.quantity ?? 0;
      await addToCart({ input: { ...pieces, quantity: Math.max(quantity - picked, 1) } });
      saveReturnPath(checkoutPath());
      return;
    }
    const { href } = location;
    const missing = services ? quantity : quantity - quantityInCart(client.cache, sku);
    const isInCart = missing <= 0 || hasWorked(await addToCart({ input: { ...pieces, quantity: missing } }));
    // The shopper may have left the page meanwhile.
    if (isInCart && location.href === href) await navigate(checkoutPath());
  };
}
