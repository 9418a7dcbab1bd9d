import type { CartStateFragment } from './cart.graphql.generated.ts';
import { BillDiscount, BillLine, BillLines } from '../ui/BillLines.tsx';
import * as cartPageWords from '../words/cart-page.ts';

type Totals = Pick<CartStateFragment['totals'], 'subtotal' | 'firstPurchaseDiscount' | 'promoDiscount' | 'total'>;

/** The lines of a bill from the subtotal to the total. A discount that does not apply is a line of zero. */
export function Bill({ totals: { subtotal, firstPurchaseDiscount, promoDiscount, total } }: { totals: Totals }) {
  return (
    <BillLines>
      <BillLine name={cartPageWords.subtotal} words={subtotal.display} />
      <BillDiscount name={cartPageWords.firstPurchaseDiscount} taken={firstPurchaseDiscount} />
      <BillDiscount name={cartPageWords.discount} taken={promoDiscount} />
      <BillLine name={cartPageWords.delivery} words={cartPageWords.freeDelivery} saves />
      <BillLine name={cartPageWords.total} words={total.display} />
    </BillLines>
  );
}
