import type { ReactNode } from 'react';
import { useShop } from '../../shop/useShop.ts';
import { dayRange } from '../../ui/format.ts';
import type { OrderDetailFragment } from '../orders.graphql.generated.ts';
import { OrderDate } from '../OrderDate.tsx';
import * as ordersWords from '../../words/orders.ts';
import { RefundDates } from '../returns/RefundDates.tsx';
import { ReturnOffer } from '../returns/ReturnOffer.tsx';
import css from './OrderDetail.module.css';

interface BannersProps {
  order: OrderDetailFragment;
  onReview: () => void;
}

/** Shows that the order was cancelled, by whom and why, and the state of the refund; or that it was delivered and can be reviewed. */
export function Banners({ order, onReview }: BannersProps) {
  const { status, cancellation, refund, deliveredAt, canReview } = order;
  return (
    <>
      {cancellation && <Cancelled cancellation={cancellation} />}
      {refund && (refund.amount.amount > 0 ? <Refund refund={refund} /> : <RefundedBefore />)}
      {status === 'DELIVERED' && (
        <Banner kind="delivered" title={ordersWords.orderDelivered}>
          {deliveredAt && (
            <p>
              {ordersWords.deliveredOn} <OrderDate at={deliveredAt} />
            </p>
          )}
          {canReview && (
            <button type="button" className={`button ${css.review}`} onClick={onReview}>
              {ordersWords.writeReview}
            </button>
          )}
          <ReturnOffer order={order} />
        </Banner>
      )}
    </>
  );
}

function Cancelled({ cancellation }: { cancellation: NonNullable<OrderDetailFragment['cancellation']> }) {
  const { byShopper, cancelledAt, reasonText, comment } = cancellation;
  return (
    <Banner kind="cancelled" title={byShopper ? ordersWords.orderCancelled : ordersWords.orderCancelledBySeller}>
      {cancelledAt && (
        <p>
          {ordersWords.cancelledOn} <OrderDate at={cancelledAt} />
        </p>
      )}
      {reasonText && <p>{ordersWords.reasonIs(reasonText)}</p>}
      {comment && <p>{ordersWords.commentIs(comment)}</p>}
    </Banner>
  );
}

type RefundState = NonNullable<OrderDetailFragment['refund']>;

const REFUND: Record<RefundState['status'], { title: string; words: (amount: string) => string }> = {
  INITIATED: {
    title: ordersWords.refundStarted,
    words: ordersWords.refundInitiated,
  },
  PROCESSED: {
    title: ordersWords.refundPaid,
    words: ordersWords.refundPaidText,
  },
  FAILED: {
    title: ordersWords.refundDelayed,
    words: ordersWords.refundDelayedText,
  },
};

function Refund({ refund }: { refund: RefundState }) {
  const { amount, status } = refund;
  const { cancelRefundDays } = useShop().policies;
  const { title, words } = REFUND[status];
  return (
    <Banner kind={status === 'FAILED' ? 'cancelled' : 'refund'} title={title}>
      <p>
        <span>{words(amount.display)}</span>
        {status === 'INITIATED' && (
          <>
            {' '}
            <span className="no-break">{dayRange(cancelRefundDays)}</span> {ordersWords.businessDays}
          </>
        )}
      </p>
      <RefundDates refund={refund} />
    </Banner>
  );
}

/** The whole payment was refunded before the order was cancelled. */
const RefundedBefore = () => (
  <Banner kind="refund" title={ordersWords.refundPaid}>
    <p>{ordersWords.refundedBefore}</p>
  </Banner>
);

function Banner({ kind, title, children }: { kind: string; title: string; children: ReactNode }) {
  return (
    <section className={css.banner} data-kind={kind}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
