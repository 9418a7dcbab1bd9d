import type { CartStateFragment } from './cart.graphql.generated.ts';
import { BillLine, BillLines } from '../ui/BillLines.tsx';
import * as cartPageWords from '../words/cart-page.ts';

type Totals = Pick<CartStateFragment['totals'], 'subtotal' | 'firstPurchaseDiscount' | 'promoDiscount' | 'total'>;

/** The lines of a bill from the subtotal to the total. There are lines only for discounts that apply. */
export function Bill({ totals: { subtotal, firstPurchaseDiscount, promoDiscount, total } }: { totals: Totals }) {
  return (
    <BillLines>
      <BillLine name={cartPageWords.subtotal} words={subtotal.display} />
      {firstPurchaseDiscount.amount > 0 && (
        <BillLine
          name={cartPageWords.firstPurchaseDiscount}
          words={cartPageWords.minus(firstPurchaseDiscount.display)}
          saves
        />
      )}
      {promoDiscount.amount > 0 && (
        <BillLine name={cartPageWords.discount} words={cartPageWords.minus(promoDiscount.display)} saves />
      )}
      <BillLine name={cartPageWords.delivery} words={cartPageWords.freeDelivery} saves />
      <BillLine name={cartPageWords.total} words={total.display} />
    </BillLines>
  );
}
