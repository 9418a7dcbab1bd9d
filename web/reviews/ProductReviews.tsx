import * as reviewsWords from '../words/reviews.ts';
import * as uiWords from '../words/ui.ts';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLoaderData, useOutletContext, useParams, useSearchParams } from 'react-router-dom';
import { useShop } from '../shop/useShop.ts';
import { inPlaceOfLink } from '../ui/clicks.ts';
import { Island } from '../ui/Island.tsx';
import { Stars } from '../ui/Stars.tsx';
import { counted, dayInIndia, timeAgo } from '../ui/format.ts';
import css from './ProductReviews.module.css';
import type { ReviewCardFragment } from './reviews.graphql.generated.ts';
import { MAX_REVIEWS, type ReviewedProduct } from './loaders.ts';
import type { fetchMore } from './more-reviews.ts';
import { useVisit } from '../ui/VisitContext.tsx';

type Reviews = NonNullable<ReviewedProduct['reviews']>;

/** The reviews of the product on this page: the average rating, then the reviews, page after page. */
export function ProductReviews() {
  const { productId = '' } = useParams();
  const page = useOutletContext<ReviewedProduct>();
  const { reviewed = page }: { reviewed?: ReviewedProduct | null } = useLoaderData();
  const [pagedId, setPagedId] = useState<string>();
  if (!reviewed?.reviews) return <p>{reviewsWords.reviewsCannotBeShown}</p>;
  const { totalCount } = reviewed.reviews;
  if (totalCount === 0) return <p>{reviewsWords.noReviews}</p>;
  return (
    <>
      <AverageRating rating={reviewed.rating} count={totalCount} />
      <WithDetails productId={productId} isPaged={pagedId === productId}>
        <ReviewList
          key={productId}
          productId={productId}
          first={reviewed.reviews}
          onMore={() => setPagedId(productId)}
        />
      </WithDetails>
    </>
  );
}

interface WithDetailsProps {
  productId: string;
  /** Whether the shopper has added a page to `children`: then they stay, because details begin with the first page. */
  isPaged: boolean;
  children: ReactNode;
}

/** The reviews with their details, once they are in view and a browser has loaded the script; `children` until then. */
function WithDetails({ productId, isPaged, children }: WithDetailsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isPaged) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) setIsSeen(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [isPaged]);
  if (!isSeen) return <div ref={place}>{children}</div>;
  return (
    <Island load={() => import('./details/ReviewDetails.tsx')} fallback={children} onFailed={() => undefined}>
      {({ ReviewDetails }) =>
        isPaged ? children : <ReviewDetails key={productId} productId={productId} instead={children} />
      }
    </Island>
  );
}

/** Adds a page to the shown reviews; null if the gateway fails. Rejects if its script can't be fetched. */
const loadMore: typeof fetchMore = async (...wanted) => (await import('./more-reviews.ts')).fetchMore(...wanted);

/** The reviews of the page, and those that the shopper adds. */
function ReviewList({ productId, first, onMore }: { productId: string; first: Reviews; onMore: () => void }) {
  const client = useApolloClient();
  const { reviews: size } = useShop().pageSizes;
  const [paged, setPaged] = useState<Reviews>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const list = useRef<HTMLUListElement>(null);
  const shown = paged ?? first;
  const { nodes, totalCount, pageInfo } = shown;
  const shownBefore = useRef(nodes.length);
  // The focus moves to the first new review: the link that had it may no longer exist.
  useEffect(() => {
    const firstNew = list.current?.children[shownBefore.current];
    shownBefore.current = nodes.length;
    if (firstNew instanceof HTMLElement) firstNew.focus({ preventScroll: true });
  }, [nodes.length]);
  const showMore = async () => {
    setState('loading');
    onMore();
    const found = await loadMore(client, shown, { id: productId, first: size }).catch(() => null);
    if (found) setPaged(found);
    setState(found ? 'idle' : 'failed');
  };
  return (
    <>
      <ul ref={list} className={css.list}>
        {nodes.map((review) => (
          <ReviewCard key={review.id} review={review} />
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

/** Adds a page of reviews. Without scripts it is a link to a page with more reviews, up to the maximum of an address. */
function ShowMore({ shown, busy, onMore }: { shown: number; busy: boolean; onMore: () => Promise<void> }) {
  const [search] = useSearchParams();
  const { reviews: size } = useShop().pageSizes;
  const next = nextPageSearch(search, shown, size);
  const more = inPlaceOfLink(() => {
    if (!busy) void onMore();
  });
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

/**
 * The query of an address that requests one page of `size` more than the `shown`; null at the maximum. Other parameters
 * remain.
 */
function nextPageSearch(search: URLSearchParams, shown: number, size: number): string | null {
  if (shown >= MAX_REVIEWS) return null;
  const next = new URLSearchParams(search);
  next.set('reviews', String(Math.min(shown + size, MAX_REVIEWS)));
  return `?${next.toString()}`;
}

function AverageRating({ rating, count }: { rating: number; count: number }) {
  return (
    <p className={css.average}>
      <b>{rating.toFixed(1)}</b>
      <Stars rating={rating} />
      <span>{counted(count, uiWords.review)}</span>
    </p>
  );
}

/** One review: its reviewer, age, stars and comment. */
export function ReviewCard({ review }: { review: ReviewCardFragment }) {
  const { now } = useVisit();
  const { reviewer, rating, comment, createdAt } = review;
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
