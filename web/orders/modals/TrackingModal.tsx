import { Dialog } from '../../ui/Dialog.tsx';
import css from './Modals.module.css';
import type { OrderModalProps } from './useOrderModal.ts';
import * as ordersWords from '../../words/orders.ts';

/** The carrier's tracking number, and a link to the carrier's page in a new tab. */
export function TrackingModal({ order: { tracking }, onClose }: OrderModalProps) {
  return (
    <Dialog open title={ordersWords.trackOrder} onClose={onClose}>
      {tracking ? (
        <div className={css.text}>
          <p>
            {ordersWords.trackingId} <b>{tracking.id}</b>
          </p>
          {tracking.url && (
            <a className="button" href={tracking.url} target="_blank" rel="noopener noreferrer">
              {ordersWords.followAtCarrier}
              <span className="visually-hidden">{ordersWords.opensNewTab}</span>
            </a>
          )}
        </div>
      ) : (
        <p>{ordersWords.trackingNotAvailable}</p>
      )}
    </Dialog>
  );
}
