import { useEffect, useRef, useState } from 'react';
import type { OrderDetailFragment } from '../orders.graphql.generated.ts';
import { focusHeading } from '../../ui/focus.ts';
import { CancelModal } from '../modals/CancelModal.tsx';
import { ContactModal } from '../modals/ContactModal.tsx';
import { ReviewModal } from '../modals/ReviewModal.tsx';
import { TrackingModal } from '../modals/TrackingModal.tsx';
import { Banners } from './Banners.tsx';
import { Bill } from './Bill.tsx';
import { OrderAddresses } from './OrderAddresses.tsx';
import css from './OrderDetail.module.css';
import { OrderHead } from './OrderHead.tsx';
import { Tracker } from './Tracker.tsx';

/** What can be opened over an order. */
export type Modal = 'tracking' | 'cancel' | 'contact' | 'review';

interface OrderDetailProps {
  order: OrderDetailFragment;
  /** Called when something of the order has changed on the server. */
  onChange: () => void;
}

const CANCELLABLE_WORDS =
  'You can cancel your order before it is dispatched. Once it is Dispatched, cancellation is not possible.';
const ON_ITS_WAY = new Set(['PLACED', 'CONFIRMED', 'DISPATCHED']);

/** One order with all that is known of it, and what can be done about it. */
export function OrderDetail({ order, onChange }: OrderDetailProps) {
  const { modal, open, close } = useModal();
  const over = { order, onClose: close, onChange };
  return (
    <article className={css.order}>
      <OrderHead order={order} onOpen={open} />
      <div className={css.main}>
        <Tracker order={order} />
        <Banners order={order} onReview={() => open('review')} />
        <HelpLine isCancelled={order.status === 'CANCELLED'} onAsk={() => open('contact')} />
        <OrderAddresses order={order} />
      </div>
      <Bill order={order} />
      {ON_ITS_WAY.has(order.status) && <p className={css.note}>{CANCELLABLE_WORDS}</p>}
      {modal === 'tracking' && <TrackingModal {...over} />}
      {modal === 'cancel' && <CancelModal {...over} />}
      {modal === 'contact' && <ContactModal {...over} />}
      {modal === 'review' && <ReviewModal {...over} />}
    </article>
  );
}

/** Which modal is open. Where the button that opened it has gone meanwhile, the focus goes to the page's heading. */
function useModal() {
  const [modal, setModal] = useState<Modal>();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!modal && wasOpen.current && document.activeElement === document.body) focusHeading();
    wasOpen.current = modal !== undefined;
  }, [modal]);
  return { modal, open: (next: Modal) => setModal(next), close: () => setModal(undefined) };
}

function HelpLine({ isCancelled, onAsk }: { isCancelled: boolean; onAsk: () => void }) {
  return (
    <p className={css.help}>
      {isCancelled ? 'Need help with your cancelled order? ' : "Haven't received your delivery? "}
      <button type="button" onClick={onAsk}>
        {isCancelled ? 'Contact support' : 'Let us know'}
      </button>
    </p>
  );
}
