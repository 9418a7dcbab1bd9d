import { Link } from 'react-router-dom';
import { BillDiscount, BillLine, BillLines } from '../../ui/BillLines.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { OrderDetailFragment } from '../orders.graphql.generated.ts';
import { productPath } from '../../paths.ts';
import * as ordersWords from '../../words/orders.ts';
import * as checkoutWords from '../../words/checkout.ts';
import css from './Bill.module.css';

/** The ordered items, and the costs as the gateway computes them. */
export function Bill({ order }: { order: OrderDetailFragment }) {
  const { name, image, sku, path, quantity } = order;
  const { unitPrice, subtotal, firstPurchaseDiscount, promoDiscount, delivery, total, promoCode } = order;
  return (
    <section className={css.bill} aria-labelledby="summary">
      <h2 id="summary">{ordersWords.orderSummary}</h2>
      <div className={css.piece}>
        <Picture className={css.picture} image={image} alt="" sizes="72px" />
        <div>
          <Link to={productPath(path, sku)}>{name}</Link>
          <p className={css.details}>{lookOf(order)}</p>
          <p className={css.details}>{`${unitPrice.display} × ${quantity}`}</p>
        </div>
      </div>
      <BillLines>
        <BillLine name={ordersWords.subtotal} words={subtotal.display} />
        <BillDiscount name={ordersWords.firstPurchaseDiscount} taken={firstPurchaseDiscount} />
        <BillDiscount name={ordersWords.discount} taken={promoDiscount} hint={promoCode} />
        <BillLine
          name={ordersWords.delivery}
          words={delivery.amount > 0 ? delivery.display : ordersWords.freeDelivery}
          saves={delivery.amount === 0}
        />
        <BillLine name={ordersWords.total} words={total.display} />
      </BillLines>
      <HowPaid order={order} />
    </section>
  );
}

/** The payment method; nothing if the shop doesn't return it. */
function HowPaid({ order: { paymentMethod, cash, total } }: { order: OrderDetailFragment }) {
  const paid = paymentMethod && checkoutWords.paidBy[paymentMethod];
  const words = cash ? checkoutWords.cash[cash](total.display) : paid;
  return words ? <p className={css.details}>{words}</p> : null;
}

const lookOf = ({ category, color, size, services }: OrderDetailFragment): string =>
  [category, color, size, ...services.map(({ name }) => name)].filter(Boolean).join(' · ');
