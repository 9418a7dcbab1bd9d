import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Stars } from '../catalog/card/Stars.tsx';
import { useProductReviews, type ProductReviewsQuery } from '../generated/operations.ts';
import { counted } from '../platform/format.ts';
import css from './ProductReviews.module.css';
import { ReviewCard } from './ReviewCard.tsx';
import { joined } from './joined.ts';

type Product = NonNullable<ProductReviewsQuery['product']>;

/** What shoppers say of the product on this page: the mean, then each in turn, ten at a time. */
export function ProductReviews() {
  const { productId = '' } = useParams();
  const { data, fetchMore } = useProductReviews({ id: productId });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (!data?.product?.reviews) return <p>The reviews can't be shown right now. Please try again in a moment.</p>;
  const { nodes, totalCount, pageInfo } = data.product.reviews;
  if (totalCount === 0) return <p>There are no reviews yet for this product.</p>;
  const showMore = async () => {
    setState('loading');
    const { error } = await fetchMore({ variables: { after: pageInfo.endCursor }, updateQuery: joined }).catch(
      (error: unknown) => ({ error }),
    );
    setState(error ? 'failed' : 'idle');
  };
  return (
    <>
      <Mean product={data.product} count={totalCount} />
      <ul className={css.list}>
        {nodes.map(({ id }) => (
          <ReviewCard key={id} review={{ id }} />
        ))}
      </ul>
      {state === 'failed' && <p role="alert">More reviews can't be shown right now.</p>}
      {pageInfo.hasNextPage && (
        <button
          className={`button button-quiet ${css.more}`}
          type="button"
          aria-busy={state === 'loading'}
          onClick={() => void showMore()}
        >
          Show more
        </button>
      )}
    </>
  );
}

function Mean({ product: { rating }, count }: { product: Product; count: number }) {
  return (
    <p className={css.mean}>
      <b>{rating.toFixed(1)}</b>
      <Stars rating={rating} />
      <span>{counted(count, 'review')}</span>
    </p>
  );
}
