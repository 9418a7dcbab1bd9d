import { Link } from 'react-router-dom';
import { Picture } from '../../ui/Picture.tsx';
import type { OrderDetailFragment } from '../orders.graphql.generated.ts';
import { productPath } from '../../paths.ts';
import css from './Bill.module.css';

/** What was ordered, and what it cost as the gateway computes it. */
export function Bill({ order }: { order: OrderDetailFragment }) {
  const { variant, quantity, unitPrice, subtotal, firstPurchaseDiscount, promoDiscount, delivery, total, promoCode } =
    order;
  const { product, color, image, ordered: sku } = variant;
  return (
    <section className={css.bill} aria-labelledby="summary">
      <h2 id="summary">Order Summary</h2>
      <div className={css.piece}>
        <Picture className={css.picture} image={image} alt="" sizes="72px" />
        <div>
          <Link to={productPath(product.path, sku)}>{product.name}</Link>
          <p className={css.details}>{[product.category.name, color].filter(Boolean).join(' · ')}</p>
          <p className={css.details}>
            {unitPrice.display} × {quantity}
          </p>
        </div>
      </div>
      <dl className={css.rows}>
        <Row name="Subtotal" words={subtotal.display} />
        {firstPurchaseDiscount.amount > 0 && (
          <Row name="First purchase discount" words={`−${firstPurchaseDiscount.display}`} saves />
        )}
        {(promoDiscount.amount > 0 || firstPurchaseDiscount.amount === 0) && (
          <Row
            name="Discount"
            hint={promoCode}
            words={promoDiscount.amount > 0 ? `−${promoDiscount.display}` : promoDiscount.display}
            saves={promoDiscount.amount > 0}
          />
        )}
        <Row name="Delivery" words={delivery.amount > 0 ? delivery.display : 'Rs.0'} saves={delivery.amount === 0} />
        <Row name="Total" words={total.display} />
      </dl>
    </section>
  );
}

interface RowProps {
  name: string;
  words: string;
  /** Stands small behind the name. */
  hint?: string | null;
  saves?: boolean;
}

function Row({ name, words, hint, saves = false }: RowProps) {
  return (
    <div className={css.row} data-saves={saves || undefined}>
      <dt>
        {name} {hint && <small>{hint}</small>}
      </dt>
      <dd>{words}</dd>
    </div>
  );
}
