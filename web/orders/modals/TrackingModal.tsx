import { Dialog } from '../../ui/Dialog.tsx';
import css from './Modals.module.css';
import type { OrderModalProps } from './useOrderModal.ts';

/** The carrier's tracking number, and a link to the carrier's page in a new tab. */
export function TrackingModal({ order: { tracking }, onClose }: OrderModalProps) {
  return (
    <Dialog open title="Track Order" onClose={onClose}>
      {tracking ? (
        <div className={css.text}>
          <p>
            Tracking id: <b>{tracking.id}</b>
          </p>
          {tracking.url && (
            <a className="button" href={tracking.url} target="_blank" rel="noopener noreferrer">
              Follow it on the carrier’s page
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          )}
        </div>
      ) : (
        <p>Tracking Not Available</p>
      )}
    </Dialog>
  );
}
