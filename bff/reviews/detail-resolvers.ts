import type { Resolvers } from '../generated/resolvers.ts';
import { mutation } from '../graphql/mutations.ts';
import { parseReviewId } from './resolvers.ts';

const NO_MARK = { review: null, mark: null };
const STATUSES = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  409: 'NOT_ALLOWED_IN_STATUS',
  422: 'INVALID_INPUT',
} as const;
const markErrors = { failed: 'Failed to mark the review.', statuses: STATUSES, subject: 'reviewId' } as const;
const reportErrors = { failed: 'Failed to report the review.', statuses: STATUSES, subject: 'reviewId' } as const;

/** The host's id of a review, from the id of this schema or from the host's own one. */
export const hostIdOf = (reviewId: string): string => parseReviewId(reviewId).id;

/** Sorted reviews, their numbers, and the marks of shoppers. */
export const reviewDetailResolvers = {
  Product: {
    reviewSummary: async ({ id }, _, { reviewDetails, deadline }, info) => {
      const counts = await deadline.nullIfUnavailable(reviewDetails.countStars(id), info);
      return counts && { counts };
    },
    sortedReviews: ({ id }, args, { reviewDetails, deadline }, info) =>
      deadline.nullIfUnavailable(reviewDetails.sorted(id, args), info),
  },
  ReviewPicture: { url: ({ url }, _, { imageUrls }) => imageUrls.uploadUrl(url) },
  Shopper: {
    reviewMarks: (_, { reviewIds }, { reviewDetails, deadline }, info) =>
      deadline.nullIfUnavailable(reviewDetails.marks(reviewIds.map(hostIdOf)), info),
  },
  Mutation: {
    markReviewHelpful: mutation('markReviewHelpful', markErrors, NO_MARK, (input, { reviewDetails }) =>
      reviewDetails.markHelpful({ ...input, reviewId: hostIdOf(input.reviewId) }),
    ),
    reportReview: mutation('reportReview', reportErrors, NO_MARK, (input, { reviewDetails }) =>
      reviewDetails.report({ ...input, reviewId: hostIdOf(input.reviewId) }),
    ),
  },
} satisfies Resolvers;
