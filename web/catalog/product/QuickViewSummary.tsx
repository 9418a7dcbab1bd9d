import { useFragment } from '@apollo/client/react';
import {
  ProductSummaryFragmentDoc,
  type ProductSummaryFragment,
  VariantGalleryFragmentDoc,
} from './product.graphql.generated.ts';
import { counted } from '../../ui/format.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import type { ProductRef, VariantRef } from '../entity-refs.ts';
import { Stars } from '../../ui/Stars.tsx';
import css from './QuickView.module.css';

interface QuickViewSummaryProps {
  product: ProductRef;
  variant: VariantRef | undefined;
}

/** The first picture of a variant, and the price, rating and seller of its product. */
export function QuickViewSummary({ product: { id }, variant }: QuickViewSummaryProps) {
  const summary = useFragment({
    fragment: ProductSummaryFragmentDoc,
    fragmentName: 'ProductSummary',
    from: { __typename: 'Product' as const, id },
  });
  const gallery = useFragment({
    fragment: VariantGalleryFragmentDoc,
    fragmentName: 'VariantGallery',
    from: variant ? { __typename: 'Variant' as const, sku: variant.sku } : null,
  });
  const [image] = gallery.data?.images ?? [];
  return (
    <>
      {image?.url && (
        <Picture
          image={{ ...image, url: image.url, alt: image.alt ?? '' }}
          sizes="(min-width: 640px) 20rem, 38vw"
          priority="high"
          className={css.picture}
        />
      )}
      {summary.complete && (
        <div className={css.facts}>
          <Price {...summary.data} />
          <Rating {...summary.data} />
          <p className={css.muted}>Sold By {summary.data.seller.shopName}</p>
        </div>
      )}
    </>
  );
}

function Rating({ rating, reviewCount }: Pick<ProductSummaryFragment, 'rating' | 'reviewCount'>) {
  if (reviewCount === 0) return <p className={css.muted}>No reviews yet</p>;
  return (
    <p className={css.rating}>
      <Stars rating={rating} />
      {reviewCount !== null && counted(reviewCount, 'review')}
    </p>
  );
}
