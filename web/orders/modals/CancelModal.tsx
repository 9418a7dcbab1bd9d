import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { CANCEL_REASONS } from '../../../schema/reasons.ts';
import { MAX_CANCEL_COMMENT } from '../../../schema/vocabulary.ts';
import { CancelOrderItemDocument } from '../orders.graphql.generated.ts';
import type { CancelReason } from '../../generated/schema-types.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { errorMessageOf } from '../../apollo/user-errors.ts';
import { showToast } from '../../ui/toast.ts';
import { asError } from './answer.ts';
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

/** Cancels the order: one of six reasons, and whatever else the shopper wants to say. */
export function CancelModal({ order: { id }, onClose, onChange }: OrderModalProps) {
  const client = useApolloClient();
  const field = useId();
  const [reason, setReason] = useState('');
  const [comment, setComment] = useState('');
  const send = async () => {
    if (!isReason(reason)) return null;
    const variables = { input: { orderItemId: id, reason, comment: comment.trim() || null } };
    const { data, error } = await client.mutate({ mutation: CancelOrderItemDocument, variables }).catch(asError);
    const words = errorMessageOf({ userErrors: data?.cancelOrderItem.userErrors, error }, 'Failed to cancel order.');
    onChange();
    if (words !== undefined) return words;
    showToast('Order canceled successfully!', { kind: 'success', area: 'order' });
    onClose();
    return undefined;
  };
  return (
    <Dialog open title="Cancel Order" onClose={onClose}>
      <ModalForm action="Cancel Order" isComplete={reason !== ''} send={send}>
        <ReasonField reason={reason} onChoose={setReason} />
        <div className={css.field}>
          <label htmlFor={field}>Additional comments (optional)</label>
          <textarea
            id={field}
            rows={3}
            maxLength={MAX_CANCEL_COMMENT}
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
