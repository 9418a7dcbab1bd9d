import { useEffect, useRef, useState } from 'react';
import { focusHeading } from '../../ui/focus.ts';
import type { OrderDetailFragment } from '../orders.graphql.generated.ts';

/** The modals that open over an order. */
export type OrderModal = 'tracking' | 'cancel' | 'contact' | 'review';

/** The props of each modal over an order. */
export interface OrderModalProps {
  order: OrderDetailFragment;
  onClose: () => void;
  /** Called when the order may have changed on the server. */
  onChange: () => void;
}

/** The open modal. The focus moves to the page's heading if the button that opened the modal no longer exists. */
export function useOrderModal() {
  const [modal, setModal] = useState<OrderModal>();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!modal && wasOpen.current && document.activeElement === document.body) focusHeading();
    wasOpen.current = modal !== undefined;
  }, [modal]);
  return { modal, open: (next: OrderModal) => setModal(next), close: () => setModal(undefined) };
}
