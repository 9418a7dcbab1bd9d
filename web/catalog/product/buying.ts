import type { ApolloClient } from '@apollo/client';
import { runAnybodysMutation, runShopperMutation } from '../../apollo/useShopperMutation.ts';
import {
  AddToCartDocument,
  SetCartItemQuantityDocument,
  type AddToCartMutationVariables,
} from '../../cart/cart.graphql.generated.ts';
import { added, quantityInCart, quantitySet } from '../../cart/cart-changes.ts';
import { checkoutPath } from '../../paths.ts';
import { visitorCart } from '../../session/visitor-items.ts';
import { saveReturnPath } from '../../session/return-path.ts';
import { session } from '../../session/session.ts';

/** Pieces of a variant that a shopper wants, and what is done to them. */
export type Pieces = AddToCartMutationVariables['input'] & { quantity: number };

/** Adds pieces to the cart, for the page at `path`. Answers whether they are in it now; a toast says why they are not. */
export async function addPieces(client: ApolloClient, input: Pieces, path: string): Promise<boolean> {
  const outcome = await runAnybodysMutation(client, AddToCartDocument, added, { input }, path);
  return outcome?.data?.addToCart.userErrors.length === 0;
}

/**
 * Adds pieces to the cart, unless it holds as many already and no service is chosen. Answers whether the checkout may follow now. A
 * visitor logs in first, and the checkout follows then.
 */
export async function addForCheckout(client: ApolloClient, pieces: Pieces, path: string): Promise<boolean> {
  const { sku, quantity, services } = pieces;
  if (!session.isLoggedIn()) {
    const picked = visitorCart.read().find((item) => item.sku === sku)?.quantity ?? 0;
    await addPieces(client, { ...pieces, quantity: Math.max(quantity - picked, 1) }, path);
    saveReturnPath(checkoutPath());
    return false;
  }
  const missing = services ? quantity : quantity - quantityInCart(client.cache, sku);
  return missing <= 0 || addPieces(client, { ...pieces, quantity: missing }, path);
}

/** Sets the quantity of a line of the shopper's cart. */
export async function setQuantity(
  client: ApolloClient,
  sku: string,
  cartItemId: string,
  quantity: number,
): Promise<void> {
  const variables = { input: { cartItemId, quantity }, promoCode: null };
  await runShopperMutation(client, SetCartItemQuantityDocument, quantitySet(sku), variables);
}
