import { useFragment } from '@apollo/client/react';
import { ProductSummaryFragmentDoc, type ProductSummaryFragment } from './product.graphql.generated.ts';
import { counted } from '../../ui/format.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import type { ProductRef } from '../entity-refs.ts';
import { Stars } from '../../ui/Stars.tsx';
import * as productWords from '../../words/product.ts';
import * as uiWords from '../../words/ui.ts';
import type { ProductImages } from './useVariantChoice.ts';
import css from './QuickView.module.css';

interface QuickViewSummaryProps {
  product: ProductRef;
  image: ProductImages[number] | undefined;
}

/** A picture, and the price, rating and seller of its product. */
export function QuickViewSummary({ product: { id }, image }: QuickViewSummaryProps) {
  const summary = useFragment({
    fragment: ProductSummaryFragmentDoc,
    fragmentName: 'ProductSummary',
    from: { __typename: 'Product' as const, id },
  });
  return (
    <>
      {image && (
        <Picture image={image} sizes="(min-width: 640px) 20rem, 38vw" priority="high" className={css.picture} />
      )}
      {summary.complete && (
        <div className={css.facts}>
          <Price {...summary.data} />
          <Rating {...summary.data} />
          <p className={css.muted}>
            {productWords.soldBy} {summary.data.seller.shopName}
          </p>
        </div>
      )}
    </>
  );
}

function Rating({ rating, reviewCount }: Pick<ProductSummaryFragment, 'rating' | 'reviewCount'>) {
  if (reviewCount === 0) return <p className={css.muted}>{uiWords.noReviewsYet}</p>;
  return (
    <p className={css.rating}>
      <Stars rating={rating} />
      {reviewCount !== null && counted(reviewCount, uiWords.review)}
    </p>
  );
}
