import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProductSummaryFragment } from './product.graphql.generated.ts';
import { counted } from '../../ui/format.ts';
import { useShop } from '../../shop/useShop.ts';
import { Price } from '../../ui/Price.tsx';
import { Stars } from '../../ui/Stars.tsx';
import * as catalogWords from '../../words/catalog.ts';
import * as productWords from '../../words/product.ts';
import * as uiWords from '../../words/ui.ts';
import css from './ProductSummary.module.css';

/** The number of the shop's claims on the page; the footer has all of them. */
const CLAIMS = 2;

interface SummaryProps {
  product: ProductSummaryFragment;
  /** The sku of the shown variant. */
  sku?: string;
  /** The query of its page. */
  search?: string;
  /** The choice of colour, size and quantity. */
  children: ReactNode;
}

/** A product's name, rating, price and seller. */
export function ProductSummary({ product, sku, search, children }: SummaryProps) {
  const { claims } = useShop();
  const { name, rating, reviewCount, discountPercent, seller } = product;
  return (
    <div className={css.summary}>
      {sku && <p className={css.sku}>{`${productWords.sku} ${sku.slice(5, 9)}`}</p>}
      <h1>{name}</h1>
      <RatingLink rating={rating} reviewCount={reviewCount} search={search} />
      <div className={css.price}>
        <Price {...product} />
        {discountPercent > 0 && <p className={css.saving}>{`${discountPercent}${catalogWords.percentOff}`}</p>}
        <p className={css.taxes}>{productWords.includingTaxes}</p>
      </div>
      {children}
      <p className={css.seller}>
        {productWords.soldBy} <b>{seller.shopName}</b>
      </p>
      <ul className={css.claims}>
        {claims.slice(0, CLAIMS).map(({ title, text }) => (
          <li key={title}>
            <b>{`${title}.`}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RatingLinkProps extends Pick<ProductSummaryFragment, 'rating' | 'reviewCount'> {
  search?: string;
}

/** The rating, as a link to the reviews. */
function RatingLink({ rating, reviewCount, search }: RatingLinkProps) {
  return (
    <Link className={css.rating} to={{ search, hash: 'reviews' }} replace>
      {reviewCount !== 0 && (
        <>
          <b aria-hidden="true">{rating.toFixed(1)}</b>
          <Stars rating={rating} />
        </>
      )}
      <span>{reviewWords(reviewCount)}</span>
    </Link>
  );
}

function reviewWords(reviewCount: number | null): string {
  if (reviewCount === null) return productWords.reviews;
  return reviewCount === 0 ? uiWords.noReviewsYet : counted(reviewCount, uiWords.review);
}
