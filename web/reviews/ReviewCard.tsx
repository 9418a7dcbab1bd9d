import { useFragment } from '@apollo/client/react';
import { Stars } from '../ui/Stars.tsx';
import { ReviewCardFragmentDoc } from './reviews.graphql.generated.ts';
import { dayInIndia, timeAgo } from '../ui/format.ts';
import { useVisit } from '../ui/VisitContext.tsx';
import css from './ProductReviews.module.css';

/** One review: its reviewer, age, stars and comment. */
export function ReviewCard({ review: { id } }: { review: { id: string } }) {
  const { now } = useVisit();
  const from = { __typename: 'Review' as const, id };
  const { data, complete } = useFragment({ fragment: ReviewCardFragmentDoc, fragmentName: 'ReviewCard', from });
  if (!complete) return null;
  const { reviewer, rating, comment, createdAt } = data;
  return (
    <li className={css.review} tabIndex={-1}>
      <p className={css.author}>
        <b>{reviewer}</b>
        <time dateTime={createdAt} title={dayInIndia(createdAt)}>
          {timeAgo(createdAt, now)}
        </time>
        <Stars rating={rating} />
      </p>
      <p>{comment}</p>
    </li>
  );
}
