import type { CartStateFragment } from './cart.graphql.generated.ts';
import css from './Bill.module.css';

type Totals = Pick<CartStateFragment['totals'], 'subtotal' | 'firstPurchaseDiscount' | 'promoDiscount' | 'total'>;

/** The lines of a bill from the subtotal to the total. There are lines only for discounts that apply. */
export function Bill({ totals: { subtotal, firstPurchaseDiscount, promoDiscount, total } }: { totals: Totals }) {
  return (
    <dl className={css.bill}>
      <Row name="Subtotal" words={subtotal.display} />
      {firstPurchaseDiscount.amount > 0 && (
        <Row name="First purchase discount" words={`−${firstPurchaseDiscount.display}`} saves />
      )}
      {promoDiscount.amount > 0 && <Row name="Discount" words={`−${promoDiscount.display}`} saves />}
      <Row name="Delivery" words="Free Delivery" saves />
      <Row name="Total" words={total.display} />
    </dl>
  );
}

function Row({ name, words, saves = false }: { name: string; words: string; saves?: boolean }) {
  return (
    <div className={css.row} data-saves={saves || undefined}>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </div>
  );
}
