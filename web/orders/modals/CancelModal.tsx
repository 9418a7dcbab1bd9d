import { useFragment } from '@apollo/client/react';
import { useId } from 'react';
import { cancelOrderItemLimits } from '../../../schema/generated/limits.ts';
import { useDraft } from '../../session/useDraft.ts';
import { CancelReasonsFragmentDoc, useCancelOrderItem } from '../orders.graphql.generated.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ModalForm } from './ModalForm.tsx';
import css from './Modals.module.css';
import type { OrderModalProps } from './useOrderModal.ts';
import * as ordersWords from '../../words/orders.ts';

/** Cancels the order for one of the shop's reasons, with an optional comment; the browser stores both until they are sent. */
export function CancelModal({ order: { id }, onClose, onChange }: OrderModalProps) {
  const [cancelOrderItem] = useCancelOrderItem({ done: ordersWords.cancelDone, toast: { area: 'order' } });
  const field = useId();
  const reasons = useCancelReasons();
  const { values, change, remove } = useDraft(`cancel ${id}`);
  const { chosen = '', comment = '' } = values;
  const reason = reasons.find(({ value }) => value === chosen)?.value;
  const send = async () => {
    if (!reason) return undefined;
    const outcome = await cancelOrderItem({ input: { orderItemId: id, reason, comment: comment.trim() || null } });
    onChange();
    return outcome;
  };
  return (
    <Dialog open title={ordersWords.cancelOrder} onClose={onClose}>
      <ModalForm
        action={ordersWords.cancelOrder}
        failed={ordersWords.failedToCancel}
        isComplete={reason !== undefined}
        send={send}
        onDone={() => (remove(), onClose())}
      >
        <ReasonField reasons={reasons} chosen={chosen} onChoose={(value) => change({ chosen: value })} />
        <div className={css.field}>
          <label htmlFor={field}>{ordersWords.comments}</label>
          <textarea
            id={field}
            rows={3}
            maxLength={cancelOrderItemLimits.additional_cancel_comment.maxLength}
            value={comment}
            onChange={({ target }) => change({ comment: target.value })}
          />
        </div>
      </ModalForm>
    </Dialog>
  );
}

/** The shop's reasons, which the order's page has loaded; empty if it could not. */
function useCancelReasons() {
  const from = { __typename: 'Shop' as const };
  const { data, complete } = useFragment({ fragment: CancelReasonsFragmentDoc, fragmentName: 'CancelReasons', from });
  return complete ? data.cancelReasons : [];
}

interface ReasonFieldProps {
  reasons: ReturnType<typeof useCancelReasons>;
  chosen: string;
  onChoose: (value: string) => void;
}

function ReasonField({ reasons, chosen, onChoose }: ReasonFieldProps) {
  const field = useId();
  return (
    <div className={css.field}>
      <label htmlFor={field}>{ordersWords.reason}</label>
      <select id={field} value={chosen} required onChange={({ target }) => onChoose(target.value)}>
        <option value="">{ordersWords.chooseReason}</option>
        {reasons.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
