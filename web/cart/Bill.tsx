import type { CartStateFragment } from './cart.graphql.generated.ts';
import { BillLine, BillLines } from '../ui/BillLines.tsx';

type Totals = Pick<CartStateFragment['totals'], 'subtotal' | 'firstPurchaseDiscount' | 'promoDiscount' | 'total'>;

/** The lines of a bill from the subtotal to the total. There are lines only for discounts that apply. */
export function Bill({ totals: { subtotal, firstPurchaseDiscount, promoDiscount, total } }: { totals: Totals }) {
  return (
    <BillLines>
      <BillLine name="Subtotal" words={subtotal.display} />
      {firstPurchaseDiscount.amount > 0 && (
        <BillLine name="First purchase discount" words={`−${firstPurchaseDiscount.display}`} saves />
      )}
      {promoDiscount.amount > 0 && <BillLine name="Discount" words={`−${promoDiscount.display}`} saves />}
      <BillLine name="Delivery" words="Free Delivery" saves />
      <BillLine name="Total" words={total.display} />
    </BillLines>
  );
}
