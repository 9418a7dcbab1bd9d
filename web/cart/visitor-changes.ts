import type { ApolloClient } from '@apollo/client';
import type { AddToCartInput } from '../generated/schema-types.ts';
import { visitorCart } from '../session/visitor-items.ts';
import { shopFactsIn } from '../shop/shop-facts.ts';
import { showToast } from '../ui/toast.ts';
import * as visitorWords from '../words/visitor-items.ts';

/** What is added, of which a stored item may be one. */
type Added = Pick<AddToCartInput, 'sku' | 'quantity'> & { services?: readonly string[] | null | undefined };

/** Adds pieces to the visitor's cart in this browser, up to the limit of a line. A toast says when it has too many lines. */
export function addForVisitor({ sku, quantity = 1, services }: Added, { cache }: ApolloClient): void {
  const isKept = visitorCart.add(sku, quantity, shopFactsIn(cache)?.limits.quantity ?? quantity, services ?? []);
  if (!isKept) showToast(visitorWords.cartIsFull, { kind: 'error' });
}
