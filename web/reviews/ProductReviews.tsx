import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Stars } from '../ui/Stars.tsx';
import { ProductReviewsDocument, type ProductReviewsQuery } from './reviews.graphql.generated.ts';
import { counted } from '../ui/format.ts';
import css from './ProductReviews.module.css';
import { ReviewCard } from './ReviewCard.tsx';
import { mergePages } from './merge-pages.ts';
import { nextPageSearch, PORTION, parseReviewCount } from './review-pages.ts';

type Product = NonNullable<ProductReviewsQuery['product']>;

/** What shoppers say of the product on this page: the mean, then each in turn, ten at a time. */
export function ProductReviews() {
  const { productId = '' } = useParams();
  const [search] = useSearchParams();
  // Not by the generated hook, which would put useQuery into the script of every first visit.
  const { data, fetchMore } = useQuery(ProductReviewsDocument, {
    variables: { id: productId, first: parseReviewCount(search) },
  });
  if (!data?.product?.reviews) return <p>The reviews can't be shown right now. Please try again in a moment.</p>;
  const { totalCount, pageInfo } = data.product.reviews;
  if (totalCount === 0) return <p>There are no reviews yet for this product.</p>;
  const variables = { first: PORTION, after: pageInfo.endCursor };
  const fetchNext = async () =>
    !(await fetchMore({ variables, updateQuery: mergePages }).catch((error: unknown) => ({ error }))).error;
  return (
    <>
      <AverageRating product={data.product} count={totalCount} />
      <Reviews key={productId} reviews={data.product.reviews} fetchNext={fetchNext} />
    </>
  );
}

interface ReviewsProps {
  reviews: NonNullable<Product['reviews']>;
  /** Adds the next portion; tells whether it could. */
  fetchNext: () => Promise<boolean>;
}

function Reviews({ reviews: { nodes, totalCount, pageInfo }, fetchNext }: ReviewsProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const list = useRef<HTMLUListElement>(null);
  const known = useRef(nodes.length);
  // The keyboard goes on at the first of those that came: what was pressed may be gone.
  useEffect(() => {
    const first = list.current?.children[known.current];
    known.current = nodes.length;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
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
      {state === 'failed' && <p role="alert">More reviews can't be shown right now.</p>}
      {totalCount > PORTION && (
        <div className={css.more}>
          {pageInfo.hasNextPage && <ShowMore shown={nodes.length} busy={state === 'loading'} onMore={showMore} />}
          <output className={css.shown}>{`${nodes.length} of ${counted(totalCount, 'review')} shown`}</output>
        </div>
      )}
    </>
  );
}

/** Ten more below the others; without scripts the page once more with ten more, as far as an address can ask. */
function ShowMore({ shown, busy, onMore }: { shown: number; busy: boolean; onMore: () => Promise<void> }) {
  const [search] = useSearchParams();
  const address = nextPageSearch(search, shown);
  const more = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!busy) void onMore();
  };
  return (
    <a
      className={`button button-quiet ${address ? '' : css.scripted}`}
      href={`${address ?? ''}#reviews`}
      rel="nofollow"
      aria-busy={busy}
      onClick={more}
    >
      Show more
    </a>
  );
}

function AverageRating({ product: { rating }, count }: { product: Product; count: number }) {
  return (
    <p className={css.mean}>
      <b>{rating.toFixed(1)}</b>
      <Stars rating={rating} />
      <span>{counted(count, 'review')}</span>
    </p>
  );
}
