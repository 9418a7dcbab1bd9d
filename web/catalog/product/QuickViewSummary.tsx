import type { ProductSummaryFragment } from './product.graphql.generated.ts';
import { counted } from '../../ui/format.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stars } from '../../ui/Stars.tsx';
import * as productWords from '../../words/product.ts';
import * as uiWords from '../../words/ui.ts';
import type { ProductImages } from './useVariantChoice.ts';
import css from './QuickView.module.css';

interface QuickViewSummaryProps {
  product: ProductSummaryFragment;
  image: ProductImages[number] | undefined;
}

/** A picture, and the price, rating and seller of its product. */
export function QuickViewSummary({ product, image }: QuickViewSummaryProps) {
  return (
    <>
      {image && (
        <Picture image={image} sizes="(min-width: 640px) 20rem, 38vw" priority="high" className={css.picture} />
      )}
      <div className={css.facts}>
        <Price {...product} />
        <Rating {...product} />
        <p className={css.muted}>{`${productWords.soldBy} ${product.seller.shopName}`}</p>
      </div>
    </>
  );
}

function Rating({ rating, reviewCount }: Pick<ProductSummaryFragment, 'rating' | 'reviewCount'>) {
  if (reviewCount === 0) return <p className={css.muted}>{uiWords.noReviewsYet}</p>;
  return (
    <p className={css.rating}>
      <Stars rating={rating} />
      {reviewCount !== null && <span>{counted(reviewCount, uiWords.review)}</span>}
    </p>
  );
}
