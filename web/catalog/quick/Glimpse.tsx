import { useFragment } from '@apollo/client/react';
import { ProductSummaryFragmentDoc, VariantGalleryFragmentDoc } from '../../generated/operations.ts';
import { Picture } from '../card/Picture.tsx';
import { Price } from '../card/Price.tsx';
import type { ProductRef } from '../card/ProductCard.tsx';
import { starWords } from '../card/Stars.tsx';
import type { VariantRef } from '../product/Gallery.tsx';
import css from './QuickView.module.css';

/** A piece at a glance: its first picture, price and rating. */
export function Glimpse({ product: { id }, variant }: { product: ProductRef; variant: VariantRef | undefined }) {
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
    <div className={css.glimpse}>
      {image?.url && <Picture image={{ ...image, url: image.url, alt: image.alt ?? '' }} sizes="10rem" turn="top" />}
      {summary.complete && (
        <div>
          <Price {...summary.data} />
          <p className={css.rating}>
            {summary.data.reviewCount === 0
              ? 'No reviews yet'
              : starWords(summary.data.rating, summary.data.reviewCount)}
          </p>
          <p className={css.rating}>Sold By {summary.data.seller.shopName}</p>
        </div>
      )}
    </div>
  );
}
