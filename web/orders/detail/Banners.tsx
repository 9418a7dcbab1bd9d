import type { ReactNode } from 'react';
import { useShop } from '../../shop/useShop.ts';
import { dayRange } from '../../ui/format.ts';
import type { OrderDetailFragment } from '../orders.graphql.generated.ts';
import { OrderDate } from '../OrderDate.tsx';
import css from './OrderDetail.module.css';

interface BannersProps {
  order: OrderDetailFragment;
  onReview: () => void;
}

/** Says that the order was cancelled, by whom and why, where the refund is, or that it was delivered and can be reviewed. */
export function Banners({ order: { status, cancellation, refund, deliveredAt, canReview }, onReview }: BannersProps) {
  return (
    <>
      {cancellation && <Cancelled cancellation={cancellation} />}
      {refund && refund.amount.amount > 0 && <Refund refund={refund} />}
      {status === 'DELIVERED' && (
        <Banner kind="delivered" title="Order Delivered">
          {deliveredAt && (
            <p>
              Delivered on <OrderDate at={deliveredAt} />
            </p>
          )}
          {canReview && (
            <button type="button" className={`button ${css.review}`} onClick={onReview}>
              Write a Review
            </button>
          )}
        </Banner>
      )}
    </>
  );
}

function Cancelled({ cancellation }: { cancellation: NonNullable<OrderDetailFragment['cancellation']> }) {
  const { byShopper, cancelledAt, reasonText, comment } = cancellation;
  return (
    <Banner kind="cancelled" title={byShopper ? 'Order Cancelled' : 'Order Cancelled by Seller'}>
      {cancelledAt && (
        <p>
          Cancelled on <OrderDate at={cancelledAt} />
        </p>
      )}
      {reasonText && <p>Reason: {reasonText}</p>}
      {comment && <p>Comment: {comment}</p>}
    </Banner>
  );
}

type RefundState = NonNullable<OrderDetailFragment['refund']>;

const REFUND: Record<RefundState['status'], { title: string; words: (amount: string, days: string) => string }> = {
  INITIATED: {
    title: 'Refund on its way',
    words: (amount, days) =>
      `Your refund of ${amount} has been initiated. It is on its way, and will be processed within ${days} business days.`,
  },
  PROCESSED: {
    title: 'Refund paid',
    words: (amount) => `${amount} has been paid back to the card or account that you paid with.`,
  },
  FAILED: {
    title: 'Refund delayed',
    words: (amount) =>
      `Your refund of ${amount} could not be paid back yet. We are looking after it, and you need not do anything.`,
  },
};

function Refund({ refund: { amount, status } }: { refund: RefundState }) {
  const { cancelRefundDays } = useShop().policies;
  const { title, words } = REFUND[status];
  return (
    <Banner kind={status === 'FAILED' ? 'cancelled' : 'refund'} title={title}>
      <p>{words(amount.display, dayRange(cancelRefundDays))}</p>
    </Banner>
  );
}

function Banner({ kind, title, children }: { kind: string; title: string; children: ReactNode }) {
  return (
    <section className={css.banner} data-kind={kind}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
