import type { OrderDetailFragment } from '../orders.graphql.generated.ts';
import { CancelModal } from '../modals/CancelModal.tsx';
import { ContactModal } from '../modals/ContactModal.tsx';
import { ReviewModal } from '../modals/ReviewModal.tsx';
import { TrackingModal } from '../modals/TrackingModal.tsx';
import { useOrderModal } from '../modals/useOrderModal.ts';
import { useFollowedOrderItem } from '../useFollowedOrderItem.ts';
import { Banners } from './Banners.tsx';
import { Bill } from './Bill.tsx';
import { OrderAddresses } from './OrderAddresses.tsx';
import css from './OrderDetail.module.css';
import { OrderHead } from './OrderHead.tsx';
import { Tracker } from './Tracker.tsx';

interface OrderDetailProps {
  order: OrderDetailFragment;
  /** Called when the order may have changed on the server. */
  onChange: () => void;
}

const CANCELLABLE_WORDS =
  'You can cancel your order before it is dispatched. Once it is Dispatched, cancellation is not possible.';
const NOT_ENDED = new Set(['PLACED', 'CONFIRMED', 'DISPATCHED']);

/** One order in full, and what the shopper can do about it. */
export function OrderDetail({ order, onChange }: OrderDetailProps) {
  const { modal, open, close } = useOrderModal();
  useFollowedOrderItem(order.orderItemId);
  const modalProps = { order, onClose: close, onChange };
  return (
    <article className={css.order}>
      <OrderHead order={order} onOpen={open} />
      <div className={css.main}>
        <Tracker order={order} />
        <Banners order={order} onReview={() => open('review')} />
        <HelpLine isCancelled={order.status === 'CANCELLED'} onContact={() => open('contact')} />
        <OrderAddresses order={order} />
      </div>
      <Bill order={order} />
      {NOT_ENDED.has(order.status) && <p className={css.note}>{CANCELLABLE_WORDS}</p>}
      {modal === 'tracking' && <TrackingModal {...modalProps} />}
      {modal === 'cancel' && <CancelModal {...modalProps} />}
      {modal === 'contact' && <ContactModal {...modalProps} />}
      {modal === 'review' && <ReviewModal {...modalProps} />}
    </article>
  );
}

function HelpLine({ isCancelled, onContact }: { isCancelled: boolean; onContact: () => void }) {
  return (
    <p className={css.help}>
      {isCancelled ? 'Need help with your cancelled order? ' : "Haven't received your delivery? "}
      <button type="button" onClick={onContact}>
        {isCancelled ? 'Contact support' : 'Let us know'}
      </button>
    </p>
  );
}
