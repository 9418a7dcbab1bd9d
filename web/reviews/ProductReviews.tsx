import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { settled } from '../apollo/user-errors.ts';
import { useShop } from '../shop/useShop.ts';
import { isPlainClick } from '../ui/clicks.ts';
import { Stars } from '../ui/Stars.tsx';
import { useProductReviews, type ProductReviewsQuery } from './reviews.graphql.generated.ts';
import { counted } from '../ui/format.ts';
import css from './ProductReviews.module.css';
import { ReviewCard } from './ReviewCard.tsx';
import { mergePages, nextPageSearch, parseReviewCount } from './review-pages.ts';
import * as reviewsWords from '../words/reviews.ts';
import * as uiWords from '../words/ui.ts';

type Product = NonNullable<ProductReviewsQuery['product']>;

/** The reviews of the product on this page: the average rating, then the reviews, page after page. */
export function ProductReviews() {
  const { productId = '' } = useParams();
  const [search] = useSearchParams();
  const { reviews: size } = useShop().pageSizes;
  const { data, fetchMore } = useProductReviews({ id: productId, first: parseReviewCount(search, size) });
  if (!data?.product?.reviews) return <p>{reviewsWords.reviewsCannotBeShown}</p>;
  const { totalCount, pageInfo } = data.product.reviews;
  if (totalCount === 0) return <p>{reviewsWords.noReviews}</p>;
  const variables = { first: size, after: pageInfo.endCursor };
  const fetchNext = async () => {
    const next = await settled(fetchMore({ variables, updateQuery: mergePages }));
    // The gateway answers null when it can't tell now.
    return Boolean(next.data?.product?.reviews);
  };
  return (
    <>
      <AverageRating product={data.product} count={totalCount} />
      <Reviews key={productId} reviews={data.product.reviews} fetchNext={fetchNext} />
    </>
  );
}

interface ReviewsProps {
  reviews: NonNullable<Product['reviews']>;
  /** Adds the next page of reviews. Resolves to whether that worked; never rejects. */
  fetchNext: () => Promise<boolean>;
}

function Reviews({ reviews: { nodes, totalCount, pageInfo }, fetchNext }: ReviewsProps) {
  const { reviews: size } = useShop().pageSizes;
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef(nodes.length);
  // The focus moves to the first new review: the link that had it may be gone.
  useEffect(() => {
    const firstNew = list.current?.children[shownBefore.current];
    shownBefore.current = nodes.length;
    if (firstNew instanceof HTMLElement) firstNew.focus({ preventScroll: true });
  }, [nodes.length]);
  const showMore = async () => {
    setState('loading');
    setState((await fetchNext()) ? 'idle' : 'failed');
  };
  return (
    <>
      <ul ref={list} className={css.list}>
        {nodes.map(({ id }) => (
          <ReviewCard key={id} review={{ id }} />
        ))}
      </ul>
      {state === 'failed' && <p role="alert">{reviewsWords.moreCannotBeShown}</p>}
      {totalCount > size && (
        <div className={css.more}>
          {pageInfo.hasNextPage && <ShowMore shown={nodes.length} busy={state === 'loading'} onMore={showMore} />}
          <output className={css.count}>{uiWords.shownOf(nodes.length, counted(totalCount, uiWords.review))}</output>
        </div>
      )}
    </>
  );
}

/** Adds a page of reviews. Without scripts it is a link to the page with as many more, up to the most that an address can ask for. */
function ShowMore({ shown, busy, onMore }: { shown: number; busy: boolean; onMore: () => Promise<void> }) {
  const [search] = useSearchParams();
  const { reviews: size } = useShop().pageSizes;
  const next = nextPageSearch(search, shown, size);
  const more = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!busy) void onMore();
  };
  return (
    <a
      className={`button button-quiet ${next ? '' : css.scriptOnly}`}
      href={`${next ?? ''}#reviews`}
      rel="nofollow"
      aria-busy={busy}
      onClick={more}
    >
      {reviewsWords.showMore}
    </a>
  );
}

function AverageRating({ product: { rating }, count }: { product: Product; count: number }) {
  return (
    <p className={css.average}>
      <b>{rating.toFixed(1)}</b>
      <Stars rating={rating} />
      <span>{counted(count, uiWords.review)}</span>
    </p>
  );
}
