import type { OrderDetailFragment } from '../orders.graphql.generated.ts';
import { CancelModal } from '../modals/CancelModal.tsx';
import { ContactModal } from '../modals/ContactModal.tsx';
import { ReviewModal } from '../modals/ReviewModal.tsx';
import { TrackingModal } from '../modals/TrackingModal.tsx';
import { useOrderModal } from '../modals/useOrderModal.ts';
import { useFollowedOrderItem } from '../useFollowedOrderItem.ts';
import { DeliveryDate, NOT_ENDED } from '../OrderDate.tsx';
import { OrderReturns } from '../returns/OrderReturns.tsx';
import { Banners } from './Banners.tsx';
import { Bill } from './Bill.tsx';
import { Invoices } from './Invoices.tsx';
import { OrderAddresses } from './OrderAddresses.tsx';
import css from './OrderDetail.module.css';
import { OrderHead } from './OrderHead.tsx';
import { Tracker } from './Tracker.tsx';
import * as ordersWords from '../../words/orders.ts';

interface OrderDetailProps {
  order: OrderDetailFragment;
  /** Called when the order may have changed on the server. */
  onChange: () => void;
}

const CANCELLABLE_WORDS = ordersWords.cancellable;

/** One order in full, and its actions. */
export function OrderDetail({ order, onChange }: OrderDetailProps) {
  const { modal, open, close } = useOrderModal();
  useFollowedOrderItem(order.orderItemId);
  const modalProps = { order, onClose: close, onChange };
  return (
    <article className={css.order}>
      <OrderHead order={order} onOpen={open} />
      <div className={css.main}>
        <Tracker order={order} />
        <DeliveryDate order={order} />
        <Banners order={order} onReview={() => open('review')} />
        <OrderReturns order={order} />
        <HelpLine isCancelled={order.status === 'CANCELLED'} onContact={() => open('contact')} />
        <OrderAddresses order={order} />
        <Invoices order={order} />
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
      <span>{isCancelled ? ordersWords.needHelp : ordersWords.notReceived}</span>
      <button type="button" onClick={onContact}>
        {isCancelled ? ordersWords.contactSupportLink : ordersWords.letUsKnow}
      </button>
    </p>
  );
}
