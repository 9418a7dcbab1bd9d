import { inPlaceOfLink } from '../../ui/clicks.ts';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useShop } from '../../shop/useShop.ts';
import { settled } from '../../shopper/user-errors.ts';
import { counted } from '../../ui/format.ts';
import * as wordsOfDetails from '../../words/review-details.ts';
import * as reviewsWords from '../../words/reviews.ts';
import * as uiWords from '../../words/ui.ts';
import type { ReviewSort } from '../../generated/schema-types.ts';
import { DetailedCard } from './DetailedCard.tsx';
import {
  ReviewDetailsDocument,
  type DetailedReviewFragment,
  type ReviewDetailsQuery,
} from './details.graphql.generated.ts';
import css from './ReviewDetails.module.css';
import { StarHistogram } from './StarHistogram.tsx';
import { useReviewMarks } from './useReviewMarks.ts';

interface ReviewDetailsProps {
  productId: string;
  /** Shown until the reviews are there, and in a shop without review details. */
  instead: ReactNode;
}

type SortedReviews = NonNullable<NonNullable<ReviewDetailsQuery['product']>['sortedReviews']>;
interface Order {
  sort: ReviewSort;
  stars: number | null;
}

/** The reviews of a product in an order that the shopper chooses, of all stars or of some, with their details. */
export function ReviewDetails({ productId, instead }: ReviewDetailsProps) {
  const { reviews: size } = useShop().pageSizes;
  const [order, setOrder] = useState<Order>({ sort: 'NEWEST', stars: null });
  const variables = { id: productId, ...order, first: size };
  const { data, previousData } = useQuery(ReviewDetailsDocument, { variables });
  const product = (data ?? previousData)?.product;
  if (!product?.reviewSummary || !product.sortedReviews) return instead;
  const { sort, stars } = order;
  return (
    <>
      <div className={css.controls}>
        <StarHistogram
          counts={product.reviewSummary.counts}
          chosen={stars}
          onChoose={(one) => setOrder({ sort, stars: one })}
        />
        <SortField sort={sort} onSort={(one) => setOrder({ sort: one, stars })} />
      </div>
      <ReviewPages key={`${sort} ${stars}`} variables={variables} first={product.sortedReviews} />
    </>
  );
}

const SORTS = ['NEWEST', 'HELPFUL', 'HIGHEST', 'LOWEST'] as const;

function SortField({ sort, onSort }: { sort: ReviewSort; onSort: (sort: ReviewSort) => void }) {
  return (
    <label className={css.sort}>
      {wordsOfDetails.sortBy}
      <select value={sort} onChange={({ target }) => onSort(SORTS.find((one) => one === target.value) ?? 'NEWEST')}>
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {wordsOfDetails.sorts[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ReviewPagesProps {
  variables: Order & { id: string; first: number };
  first: SortedReviews;
}

/** The first part of a list, and those that the shopper adds. */
function ReviewPages({ variables, first }: ReviewPagesProps) {
  const client = useApolloClient();
  const [more, setMore] = useState<readonly SortedReviews[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const parts = [first, ...more];
  const reviews = eachOnce(parts.flatMap(({ nodes }) => nodes));
  const marks = useReviewMarks(reviews.map(({ reviewId }) => reviewId));
  const { totalCount, pageInfo } = parts.at(-1) ?? first;
  const showMore = async () => {
    if (state === 'loading') return;
    setState('loading');
    const { data } = await settled(client.query(queryAfter(variables, pageInfo.endCursor)));
    const part = data?.product?.sortedReviews;
    if (part) setMore([...more, part]);
    setState(part ? 'idle' : 'failed');
  };
  return (
    <>
      <ul className={css.list}>
        {reviews.map((review) => (
          <DetailedCard key={review.id} review={review} mark={marks.get(review.reviewId)} />
        ))}
      </ul>
      {state === 'failed' && <p role="alert">{reviewsWords.moreCannotBeShown}</p>}
      <div className={css.more}>
        {pageInfo.hasNextPage && <MoreLink isBusy={state === 'loading'} onPress={() => void showMore()} />}
        <output className={css.count}>{uiWords.shownOf(reviews.length, counted(totalCount, uiWords.review))}</output>
      </div>
    </>
  );
}

/** The same link as in the list that this one replaces. */
const MoreLink = ({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) => (
  <a
    className="button button-quiet"
    href="#reviews"
    rel="nofollow"
    aria-busy={isBusy}
    onClick={inPlaceOfLink(() => isBusy || onPress())}
  >
    {reviewsWords.showMore}
  </a>
);

const queryAfter = (variables: ReviewPagesProps['variables'], after: string | null) => ({
  query: ReviewDetailsDocument,
  variables: { ...variables, after },
});

/** The reviews without repetitions: one may move to another place between two requests. */
function eachOnce(reviews: readonly DetailedReviewFragment[]): DetailedReviewFragment[] {
  return [...new Map(reviews.map((review) => [review.id, review])).values()];
}
