import { BillDiscount, BillLine, BillLines } from '../../ui/BillLines.tsx';
import * as checkoutWords from '../../words/checkout.ts';
import * as ordersWords from '../../words/orders.ts';
import * as orderWords from '../../words/whole-order.ts';
import type { WholeOrderFragment } from './order.graphql.generated.ts';
import css from '../detail/Bill.module.css';

/** The costs of the whole order, how it was paid, and what was refunded. */
export function OrderBill({ order }: { order: WholeOrderFragment }) {
  const { subtotal, firstPurchaseDiscount, promoDiscount, delivery, total, promoCode, moneyTrail } = order;
  const { refundDue, refundSent, toCollect } = moneyTrail;
  return (
    <section className={css.bill} aria-labelledby="bill">
      <h2 id="bill">{orderWords.bill}</h2>
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
      <Amount name={orderWords.toPayInCash} of={toCollect} />
      <Amount name={orderWords.refundOnItsWay} of={refundDue} />
      <Amount name={orderWords.refunded} of={refundSent} />
      {order.paymentMethod && <p className={css.details}>{checkoutWords.paidBy[order.paymentMethod]}</p>}
    </section>
  );
}

/** An amount below the total; nothing for 0. */
function Amount({ name, of: { amount, display } }: { name: string; of: { amount: number; display: string } }) {
  return amount === 0 ? null : <p>{`${name}: ${display}`}</p>;
}
