import { useShopperMutation, type ChangeOf } from '../../shopper/useShopperMutation.ts';
import * as wordsOfDetails from '../../words/review-details.ts';
import { MarkReviewHelpfulDocument, ReportReviewDocument } from './details.graphql.generated.ts';

const helpfulChange: ChangeOf<typeof MarkReviewHelpfulDocument> = {
  asVisitor: () => undefined,
  login: wordsOfDetails.loginToMark,
  failed: wordsOfDetails.failedToMark,
  once: ({ input: { reviewId } }) => `helpful ${reviewId}`,
  atOnce: true,
};

const reportChange: ChangeOf<typeof ReportReviewDocument> = {
  asVisitor: () => undefined,
  login: wordsOfDetails.loginToReport,
  done: wordsOfDetails.reportedThanks,
  failed: wordsOfDetails.failedToReport,
  once: ({ input: { reviewId } }) => `report ${reviewId}`,
  atOnce: true,
};

/** Marks a review as helpful, or takes the mark back. A visitor is asked to log in. */
export const useMarkReviewHelpful = () => useShopperMutation(MarkReviewHelpfulDocument, helpfulChange);

/** Reports a review to the shop. A visitor is asked to log in. */
export const useReportReview = () => useShopperMutation(ReportReviewDocument, reportChange);
