import type { AnswerReviewInput, HideReviewInput, StaffReviewState } from '../generated/schema-types.ts';
import type { ConnectionArguments, ConnectionNode } from '../graphql/connections.ts';
import { connectionOfPages } from '../graphql/numbered-pages.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HostResponse } from '../host/contract.ts';
import { reviewNode, type ReviewNode } from './nodes.ts';

type RestStaffReview = HostResponse<'answerReview'>['review'];

/** A review as staff see it. */
export interface StaffReviewNode extends Omit<RestStaffReview, 'review'> {
  review: ReviewNode;
}

/** Part of the reviews for staff. */
export type StaffReviewConnectionNode = ConnectionNode<StaffReviewNode>;

/** The arguments of the list of reviews. */
type StaffReviewArguments = ConnectionArguments & {
  state?: StaffReviewState | null | undefined;
  search?: string | null | undefined;
};

type Changed = Promise<{ review: StaffReviewNode }>;

/** Reviews for staff. Every call throws FORBIDDEN for a shopper, and on a host without review details. Ids are the host's. */
export interface StaffReviews {
  /** Part of the reviews, the newest first; reported ones begin with the most reports. */
  list(args: StaffReviewArguments): Promise<StaffReviewConnectionNode>;
  /** Replies to a review; an empty text removes the reply. */
  answer(input: AnswerReviewInput): Changed;
  hide(input: HideReviewInput): Changed;
  show(input: { reviewId: string }): Changed;
}

const PAGE_SIZE = 20;
const STATE_IN_REST = { REPORTED: 'reported', HIDDEN: 'hidden', UNANSWERED: 'unanswered' } as const;

/** Creates the reviews of staff for one request. Runs `onChange` after each change, even a failed one. */
export function createStaffReviews(staffRest: Pick<AuthenticatedRest, 'rest'>, onChange: () => void): StaffReviews {
  const changed = async (response: Promise<HostResponse<'answerReview'>>) => ({
    review: toNode((await response.finally(onChange)).review),
  });
  return {
    list: ({ state, search, ...args }) =>
      connectionOfPages(args, {
        pageSize: PAGE_SIZE,
        idOf: ({ review }) => review.id,
        isNewestFirst: true,
        readPage: async (page) => {
          const query = {
            ...(state ? { state: STATE_IN_REST[state] } : {}),
            ...(search?.trim() ? { search: search.trim() } : {}),
            page,
          };
          const { reviews, totalItems = 0 } = await staffRest.rest()('getAllReviews', query);
          return { nodes: reviews.map(toNode), total: totalItems };
        },
      }),
    answer: ({ reviewId, text }) => changed(staffRest.rest()('answerReview', { reviewId, body: { text } })),
    hide: ({ reviewId, reason }) => changed(staffRest.rest()('hideReview', { reviewId, body: { reason } })),
    show: ({ reviewId }) => changed(staffRest.rest()('showReview', { reviewId })),
  };
}

const toNode = ({ review, ...others }: RestStaffReview): StaffReviewNode => ({
  ...others,
  review: reviewNode(review, review.sku ?? ''),
});
