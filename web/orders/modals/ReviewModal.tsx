import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { publicDataChanged } from '../../data/browser-query.ts';
import type { ChangeOf } from '../../shopper/useShopperMutation.ts';
import { useDraft } from '../../session/useDraft.ts';
import { useUploadPicture } from '../../session/useUploadPicture.ts';
import { useShop } from '../../shop/useShop.ts';
import {
  CanUploadPicturesDocument,
  useReviewOrderItem,
  type ReviewOrderItemDocument,
} from '../orders.graphql.generated.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { PicturePicker } from '../../ui/pictures/PicturePicker.tsx';
import { usePictureChoice, type PictureChoice } from '../../ui/pictures/usePictureChoice.ts';
import * as pictureWords from '../../words/pictures.ts';
import { ModalForm } from './ModalForm.tsx';
import css from './Modals.module.css';
import type { OrderModalProps } from './useOrderModal.ts';
import * as ordersWords from '../../words/orders.ts';
import { counted } from '../../ui/format.ts';
import starFieldCss from './StarField.module.css';

/** Shows the product's rating and reviews after the new review. The form shows why a review failed. */
const reviewOrderItemChange: ChangeOf<typeof ReviewOrderItemDocument> = {
  done: ordersWords.reviewDone,
  toast: { area: 'order' },
  update(cache, { reviewOrderItem: { orderItem, userErrors } }) {
    const product = orderItem?.variant?.product;
    if (userErrors.length > 0 || !product) return;
    publicDataChanged();
    const id = cache.identify(product);
    for (const fieldName of ['rating', 'reviewCount', 'reviews']) cache.evict({ id, fieldName });
  },
};

/** Reviews the delivered product, with stars and a text, which the browser stores until they are sent. */
export function ReviewModal({ order: { id, name }, onClose, onChange }: OrderModalProps) {
  const [reviewOrderItem] = useReviewOrderItem(reviewOrderItemChange);
  const { limits } = useShop();
  const field = useId();
  const { values, change, remove } = useDraft(`review ${id}`);
  const { comment = '' } = values;
  const rating = Number(values['rating']) || 0;
  const choice = usePictureChoice(useUploadPicture());
  const send = async () => {
    const outcome = await reviewOrderItem({ input: inputOf({ orderItemId: id, rating, comment }, choice) });
    onChange();
    return outcome;
  };
  return (
    <Dialog open title={ordersWords.writeReview} onClose={onClose}>
      <ModalForm
        action={ordersWords.submitReview}
        failed={ordersWords.failedToReview}
        isComplete={rating > 0 && comment.trim() !== '' && !choice.isUploading}
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
        <ReviewPictures choice={choice} />
      </ModalForm>
    </Dialog>
  );
}

/** The photos of the piece, in a shop that accepts them. */
function ReviewPictures({ choice }: { choice: PictureChoice }) {
  const { data } = useQuery(CanUploadPicturesDocument);
  return data?.me?.canUploadPictures ? <PicturePicker label={pictureWords.photosOfPiece} choice={choice} /> : null;
}

/** The input of the mutation; without photos it has no field for them. */
const inputOf = (review: { orderItemId: string; rating: number; comment: string }, { ids }: PictureChoice) => ({
  ...review,
  comment: review.comment.trim(),
  ...(ids.length > 0 ? { pictureIds: ids } : {}),
});

const STARS = [1, 2, 3, 4, 5];

/** One to five stars to choose from; `rating` is 0 while none is chosen. Arrow keys move between them. */
export function StarField({ rating, onRate }: { rating: number; onRate: (rating: number) => void }) {
  return (
    <fieldset className={starFieldCss.field}>
      <legend>{ordersWords.rating}</legend>
      <div className={starFieldCss.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={starFieldCss.star} data-full={stars <= rating || undefined}>
            <input
              type="radio"
              name="rating"
              className="visually-hidden"
              value={stars}
              checked={stars === rating}
              onChange={() => onRate(stars)}
            />
            <span className="visually-hidden">{counted(stars, 'star')}</span>
            <svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true">
              <path d="m12 2.8 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2L6.1 21l1.2-6.6-4.8-4.6 6.6-.9z" />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
