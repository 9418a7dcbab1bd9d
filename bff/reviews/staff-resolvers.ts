import type { Resolvers } from '../generated/resolvers.ts';
import { edgesOf } from '../graphql/connections.ts';
import { mutation } from '../graphql/mutations.ts';
import { hostIdOf } from './detail-resolvers.ts';

/** The mapping of host errors. The statuses are for a host without error codes. */
const errors = {
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 422: 'INVALID_INPUT' },
  subject: 'reviewId',
} as const;
const NOT_CHANGED = { review: null };

/** Reviews for staff. */
export const staffReviewResolvers = {
  Shopper: { allReviews: (_, args, { staffReviews }) => staffReviews.list(args) },
  StaffReviewConnection: { edges: edgesOf },
  Mutation: {
    answerReview: mutation('answerReview', errors, NOT_CHANGED, (input, { staffReviews }) =>
      staffReviews.answer({ ...input, reviewId: hostIdOf(input.reviewId) }),
    ),
    hideReview: mutation('hideReview', errors, NOT_CHANGED, (input, { staffReviews }) =>
      staffReviews.hide({ ...input, reviewId: hostIdOf(input.reviewId) }),
    ),
    showReview: mutation('showReview', errors, NOT_CHANGED, (input, { staffReviews }) =>
      staffReviews.show({ reviewId: hostIdOf(input.reviewId) }),
    ),
  },
} satisfies Resolvers;
