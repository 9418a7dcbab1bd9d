import { useId } from 'react';
import { useDraft } from '../../session/useDraft.ts';
import { useShop } from '../../shop/useShop.ts';
import { reviewed } from '../order-changes.ts';
import { useReviewOrderItem } from '../orders.graphql.generated.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ModalForm } from './ModalForm.tsx';
import css from './Modals.module.css';
import type { OrderModalProps } from './useOrderModal.ts';
import { StarField } from './StarField.tsx';
import * as ordersWords from '../../words/orders.ts';

/** Reviews the product that was delivered, with stars and words, which are kept until they are sent. */
export function ReviewModal({ order: { id, name }, onClose, onChange }: OrderModalProps) {
  const [reviewOrderItem] = useReviewOrderItem(reviewed);
  const { limits } = useShop();
  const field = useId();
  const { values, change, remove } = useDraft(`review ${id}`);
  const { comment = '' } = values;
  const rating = Number(values['rating']) || 0;
  const send = async () => {
    const outcome = await reviewOrderItem({ input: { orderItemId: id, rating, comment: comment.trim() } });
    onChange();
    return outcome;
  };
  return (
    <Dialog open title={ordersWords.writeReview} onClose={onClose}>
      <ModalForm
        action={ordersWords.submitReview}
        failed={ordersWords.failedToReview}
        isComplete={rating > 0 && comment.trim() !== ''}
        send={send}
        onDone={() => (remove(), onClose())}
      >
        <p className={css.muted}>{name}</p>
        <StarField rating={rating} onRate={(stars) => change({ rating: String(stars) })} />
        <div className={css.field}>
          <label htmlFor={field}>{ordersWords.yourReview}</label>
          <textarea
            id={field}
            rows={5}
            required
            maxLength={limits.reviewCharacters}
            value={comment}
            onChange={({ target }) => change({ comment: target.value })}
          />
        </div>
      </ModalForm>
    </Dialog>
  );
}
