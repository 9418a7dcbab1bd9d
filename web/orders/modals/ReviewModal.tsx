import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { MAX_REVIEW_TEXT } from '../../../schema/vocabulary.ts';
import { ReviewOrderItemDocument } from '../orders.graphql.generated.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { errorMessageOf } from '../../apollo/user-errors.ts';
import { showToast } from '../../ui/toast.ts';
import { asError } from './answer.ts';
import { ModalForm } from './ModalForm.tsx';
import css from './Modals.module.css';
import type { OrderModalProps } from './useOrderModal.ts';
import { StarField } from './StarField.tsx';

/** Says what the shopper thinks of what was delivered: stars and words. */
export function ReviewModal({ order: { id, variant }, onClose, onChange }: OrderModalProps) {
  const client = useApolloClient();
  const field = useId();
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const send = async () => {
    const variables = { input: { orderItemId: id, rating, comment: comment.trim() } };
    const { data, error } = await client.mutate({ mutation: ReviewOrderItemDocument, variables }).catch(asError);
    const words = errorMessageOf({ userErrors: data?.reviewOrderItem.userErrors, error }, 'Failed to submit review.');
    onChange();
    if (words !== undefined) return words;
    // What this tab knows of the product's reviews is no longer true.
    for (const fieldName of ['rating', 'reviewCount', 'reviews'])
      client.cache.evict({
        id: client.cache.identify({ __typename: 'Product', id: variant.product.ordered }),
        fieldName,
      });
    showToast('Thanks For Submitting Review', { kind: 'success', area: 'order' });
    onClose();
    return undefined;
  };
  return (
    <Dialog open title="Write a Review" onClose={onClose}>
      <ModalForm action="Submit Review" isComplete={rating > 0 && comment.trim() !== ''} send={send}>
        <p className={css.quiet}>{variant.product.name}</p>
        <StarField rating={rating} onRate={setRating} />
        <div className={css.field}>
          <label htmlFor={field}>Your review</label>
          <textarea
            id={field}
            rows={5}
            required
            maxLength={MAX_REVIEW_TEXT}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        </div>
      </ModalForm>
    </Dialog>
  );
}
