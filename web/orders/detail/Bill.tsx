import { Link } from 'react-router-dom';
import { BillLine, BillLines } from '../../ui/BillLines.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { OrderDetailFragment } from '../orders.graphql.generated.ts';
import { productPath } from '../../paths.ts';
import css from './Bill.module.css';

/** What was ordered, and what it cost as the gateway computes it. */
export function Bill({ order }: { order: OrderDetailFragment }) {
  const { name, category, color, image, sku, path, quantity } = order;
  const { unitPrice, subtotal, firstPurchaseDiscount, promoDiscount, delivery, total, promoCode } = order;
  return (
    <section className={css.bill} aria-labelledby="summary">
      <h2 id="summary">Order Summary</h2>
      <div className={css.piece}>
        <Picture className={css.picture} image={image} alt="" sizes="72px" />
        <div>
          <Link to={productPath(path, sku)}>{name}</Link>
          <p className={css.details}>{[category, color].filter(Boolean).join(' · ')}</p>
          <p className={css.details}>
            {unitPrice.display} × {quantity}
          </p>
        </div>
      </div>
      <BillLines>
        <BillLine name="Subtotal" words={subtotal.display} />
        {firstPurchaseDiscount.amount > 0 && (
          <BillLine name="First purchase discount" words={`−${firstPurchaseDiscount.display}`} saves />
        )}
        {(promoDiscount.amount > 0 || firstPurchaseDiscount.amount === 0) && (
          <BillLine
            name="Discount"
            hint={promoCode}
            words={promoDiscount.amount > 0 ? `−${promoDiscount.display}` : promoDiscount.display}
            saves={promoDiscount.amount > 0}
          />
        )}
        <BillLine
          name="Delivery"
          words={delivery.amount > 0 ? delivery.display : 'Rs.0'}
          saves={delivery.amount === 0}
        />
        <BillLine name="Total" words={total.display} />
      </BillLines>
    </section>
  );
}
