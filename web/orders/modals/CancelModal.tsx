import { useId, useState } from 'react';
import { cancelOrderItemLimits } from '../../../schema/generated/limits.ts';
import { CANCEL_REASONS } from '../../../schema/reasons.ts';
import { cancelled } from '../order-changes.ts';
import { useCancelOrderItem } from '../orders.graphql.generated.ts';
import type { CancelReason } from '../../generated/schema-types.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ModalForm } from './ModalForm.tsx';
import css from './Modals.module.css';
import type { OrderModalProps } from './useOrderModal.ts';

const REASONS = {
  ORDERED_WRONG_ITEM: CANCEL_REASONS.ordered_wrong_item,
  SHIPPING_TIME_TOO_LONG: CANCEL_REASONS.shipping_time_too_long,
  CHANGED_MY_MIND: CANCEL_REASONS.changed_my_mind,
  FOUND_BETTER_PRICE: CANCEL_REASONS.found_better_price,
  DUPLICATE_ORDER: CANCEL_REASONS.duplicate_order,
  OTHER_REASON: CANCEL_REASONS.other_reason,
} as const satisfies Record<CancelReason, string>;

const isReason = (value: string): value is CancelReason => value in REASONS;

/** Cancels the order for one of six reasons, with a comment if the shopper wants. */
export function CancelModal({ order: { id }, onClose, onChange }: OrderModalProps) {
  const [cancelOrderItem] = useCancelOrderItem(cancelled);
  const field = useId();
  const [reason, setReason] = useState('');
  const [comment, setComment] = useState('');
  const send = async () => {
    if (!isReason(reason)) return undefined;
    const outcome = await cancelOrderItem({ input: { orderItemId: id, reason, comment: comment.trim() || null } });
    onChange();
    return outcome;
  };
  return (
    <Dialog open title="Cancel Order" onClose={onClose}>
      <ModalForm
        action="Cancel Order"
        failed="Failed to cancel order."
        isComplete={reason !== ''}
        send={send}
        onDone={onClose}
      >
        <ReasonField reason={reason} onChoose={setReason} />
        <div className={css.field}>
          <label htmlFor={field}>Additional comments (optional)</label>
          <textarea
            id={field}
            rows={3}
            maxLength={cancelOrderItemLimits.additional_cancel_comment.maxLength}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        </div>
      </ModalForm>
    </Dialog>
  );
}

function ReasonField({ reason, onChoose }: { reason: string; onChoose: (reason: string) => void }) {
  const field = useId();
  return (
    <div className={css.field}>
      <label htmlFor={field}>Reason</label>
      <select id={field} value={reason} required onChange={({ target }) => onChoose(target.value)}>
        <option value="">Choose a reason</option>
        {Object.entries(REASONS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
