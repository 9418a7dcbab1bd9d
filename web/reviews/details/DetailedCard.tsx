import { useState } from 'react';
import { PictureDialog } from '../../catalog/product/PictureDialog.tsx';
import { hasWorked } from '../../shopper/user-errors.ts';
import { dayInIndia, timeAgo } from '../../ui/format.ts';
import { smallPictureOf } from '../../ui/pictures/small-picture.ts';
import { Stars } from '../../ui/Stars.tsx';
import { useStepDialog } from '../../ui/useDialog.ts';
import { usePictureAddress } from '../../ui/usePictureAddress.ts';
import { useVisit } from '../../ui/VisitContext.tsx';
import * as wordsOfDetails from '../../words/review-details.ts';
import type { DetailedReviewFragment } from './details.graphql.generated.ts';
import css from './ReviewDetails.module.css';
import { useMarkReviewHelpful, useReportReview } from './review-changes.ts';
import type { ReviewMark } from './useReviewMarks.ts';

interface DetailedCardProps {
  review: DetailedReviewFragment;
  /** Undefined for a visitor, and until it is known. */
  mark: ReviewMark | undefined;
}

/** One review with its details, and what the shopper can do with it. The own review has no buttons. */
export function DetailedCard({ review, mark }: DetailedCardProps) {
  const { now } = useVisit();
  const { reviewer, rating, comment, createdAt, isVerifiedPurchase, answer } = review;
  return (
    <li className={css.review}>
      <p className={css.author}>
        <b>{reviewer}</b>
        <time dateTime={createdAt} title={dayInIndia(createdAt)}>
          {timeAgo(createdAt, now)}
        </time>
      </p>
      <p className={css.rating}>
        <Stars rating={rating} />
        {isVerifiedPurchase && <span className={css.verified}>{wordsOfDetails.verified}</span>}
      </p>
      <p className={css.comment}>{comment}</p>
      {review.pictures.length > 0 && <ReviewPictures review={review} />}
      {answer && (
        <div className={css.answer}>
          <b>{wordsOfDetails.answerOfShop}</b>
          <p className={css.comment}>{answer.text}</p>
        </div>
      )}
      {!mark?.isOwn && <ReviewButtons review={review} mark={mark} />}
    </li>
  );
}

/** The small pictures of a review. A press shows them large. */
function ReviewPictures({ review: { id, reviewer, pictures } }: { review: DetailedReviewFragment }) {
  const toAddress = usePictureAddress();
  const [first, setFirst] = useState(0);
  const { isOpen, open, close } = useStepDialog(`pictures of ${id}`);
  const images = pictures.map(({ url }, index) => ({
    url,
    srcSet: null,
    alt: wordsOfDetails.pictureOf(index + 1, reviewer),
  }));
  return (
    <>
      <p className={css.pictures}>
        {images.map(({ url, alt }, index) => (
          <button
            key={url}
            type="button"
            aria-label={alt}
            onClick={() => {
              setFirst(index);
              open();
            }}
          >
            <img src={toAddress(smallPictureOf(url))} width={96} height={96} alt="" loading="lazy" />
          </button>
        ))}
      </p>
      {isOpen && <PictureDialog images={images} name={reviewer} first={first} onClose={close} />}
    </>
  );
}

/** Marks and reports the review. The page shows a mark at once, and takes it back if the shop refuses it. */
function ReviewButtons({ review, mark }: DetailedCardProps) {
  const { id, helpfulCount } = review;
  const [markHelpful] = useMarkReviewHelpful();
  const [report, { loading }] = useReportReview();
  const [changed, setChanged] = useState<boolean>();
  const [isReported, setIsReported] = useState(false);
  const was = mark?.isHelpful ?? false;
  const isHelpful = changed ?? was;
  const count = (helpfulCount ?? 0) + Number(isHelpful) - Number(was);
  const press = async () => {
    setChanged(!isHelpful);
    const outcome = await markHelpful({ input: { reviewId: id, isHelpful: !isHelpful } });
    if (!hasWorked(outcome)) setChanged(isHelpful);
  };
  const sendReport = async () => {
    if (hasWorked(await report({ input: { reviewId: id } }))) setIsReported(true);
  };
  const isDone = isReported || (mark?.isReported ?? false);
  return (
    <p className={css.buttons}>
      <button type="button" aria-pressed={isHelpful} onClick={() => void press()}>
        {count > 0 ? wordsOfDetails.helpfulWith(count) : wordsOfDetails.helpful}
      </button>
      <button type="button" disabled={isDone} aria-busy={loading} onClick={() => void sendReport()}>
        {isDone ? wordsOfDetails.reported : wordsOfDetails.report}
      </button>
    </p>
  );
}
