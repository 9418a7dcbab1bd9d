import { dayInIndia } from '../../web/ui/format.ts';
import { useStaff } from '../session/staff.ts';
import * as words from '../words/reviews.ts';
import css from './ReviewCard.module.css';
import { ReviewActions } from './ReviewActions.tsx';
import type { StaffReviewRowFragment } from './reviews.graphql.generated.ts';

/** A review with its pictures, its reports and the shop's reply. */
export function ReviewCard(row: StaffReviewRowFragment) {
  const { review, productName, reportCount, reports, hiddenAt, hiddenReason } = row;
  const marks = [
    review.isVerifiedPurchase && words.verified,
    review.helpfulCount && words.helpful(review.helpfulCount),
  ].filter(Boolean);
  return (
    <article className={css.card} aria-label={words.reviewOf(productName, review.reviewer)}>
      <header>
        <h2>{productName}</h2>
        <p className={css.more}>{[words.by(review.reviewer, dayInIndia(review.createdAt)), ...marks].join(' · ')}</p>
      </header>
      <p className={css.stars} role="img" aria-label={words.stars(review.rating)}>
        {'★'.repeat(review.rating)}
        <span className={css.more}>{'★'.repeat(5 - review.rating)}</span>
      </p>
      {review.comment && <p className={css.words}>{review.comment}</p>}
      <Pictures pictures={review.pictures} />
      {reportCount > 0 && <Reports reportCount={reportCount} reports={reports} />}
      {hiddenAt && (
        <p className={css.hidden}>
          <strong>{words.hidden(dayInIndia(hiddenAt))}</strong> {hiddenReason}
        </p>
      )}
      {review.answer && (
        <blockquote className={css.reply}>
          <p className={css.more}>{words.replied(dayInIndia(review.answer.answeredAt))}</p>
          <p className={css.words}>{review.answer.text}</p>
        </blockquote>
      )}
      <ReviewActions row={row} />
    </article>
  );
}

/** The number of reports, and their texts. */
const Reports = ({ reportCount, reports }: Pick<StaffReviewRowFragment, 'reportCount' | 'reports'>) => (
  <div className={css.reports}>
    <strong>{words.reported(reportCount)}</strong>
    <ul>
      {reports.map((text, at) => (
        <li key={`${at} ${text}`}>{text}</li>
      ))}
    </ul>
  </div>
);

/** The pictures of a reviewer, each a link to the whole picture. */
function Pictures({ pictures }: Pick<StaffReviewRowFragment['review'], 'pictures'>) {
  const own = `${useStaff().shopUrl}/pictures/`;
  if (pictures.length === 0) return null;
  return (
    <p className={css.pictures}>
      {pictures.map(({ pictureId, url, width, height }, at) => {
        // A trial is open at more addresses than the gateway knows, so its own pictures have relative addresses.
        const address = url.replace(own, '/pictures/');
        return (
          <a key={pictureId} href={address} target="_blank" rel="noreferrer">
            <img src={address} alt={words.picture(at + 1)} width={width} height={height} loading="lazy" />
          </a>
        );
      })}
    </p>
  );
}
