import { useQuery } from '@apollo/client/react';
import { useSessionState } from '../../session/session.ts';
import { ReviewMarksDocument, type ReviewMarksQuery } from './details.graphql.generated.ts';

/** The shopper's marks of a review. */
export type ReviewMark = NonNullable<NonNullable<ReviewMarksQuery['me']>['reviewMarks']>[number];

/** The most reviews of one request. */
const MOST = 50;

/** The marks of a logged-in shopper at the last 50 of these reviews, by the ids of the reviews; none for a visitor. */
export function useReviewMarks(reviewIds: readonly string[]): ReadonlyMap<string, ReviewMark> {
  const isShopper = useSessionState() === 'in';
  const { data, previousData } = useQuery(ReviewMarksDocument, {
    variables: { reviewIds: reviewIds.slice(-MOST) },
    skip: !isShopper || reviewIds.length === 0,
  });
  const marks = (isShopper && (data ?? previousData)?.me?.reviewMarks) || [];
  return new Map(marks.map((mark) => [mark.reviewId, mark]));
}
