import type { Turn } from '../../ui/Picture.tsx';
import { ProductCard, type ProductRef } from './ProductCard.tsx';
import css from './ProductGrid.module.css';

interface ProductGridProps {
  products: readonly ProductRef[];
  heading: 'h2' | 'h3';
  /** How many of the first cards stand in the first view; their pictures are fetched at once. */
  firstView?: number;
  /** A single row of four on wide windows, in place of as many rows as it takes. */
  row?: boolean;
  /** On wide windows something stands beside the grid. */
  beside?: boolean;
}

const SIZES = '(min-width: 1440px) 21rem, (min-width: 1000px) 23vw, (min-width: 640px) 30vw, 45vw';
const SIZES_BESIDE = '(min-width: 1440px) 17rem, (min-width: 1000px) 18vw, (min-width: 640px) 30vw, 45vw';

/** A phone's first row goes before the rest of a desktop's. */
const PHONE_ROW = 2;
const turnOf = (index: number, firstView: number): Turn | undefined =>
  index < firstView ? (index < PHONE_ROW ? 'top' : 'early') : undefined;

/** Products as a grid of portraits: two columns on a phone, then three, then four. */
export function ProductGrid({ products, heading, firstView = 0, row = false, beside }: ProductGridProps) {
  return (
    <ul className={row ? `${css.grid} ${css.row}` : css.grid}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          heading={heading}
          sizes={beside ? SIZES_BESIDE : SIZES}
          turn={turnOf(index, firstView)}
        />
      ))}
    </ul>
  );
}

/** As many empty places as `count`, in the grid's own shape, while its products are on their way. */
export function SkeletonGrid({ count }: { count: number }) {
  return (
    <ul className={css.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={css.skeleton} data-testid="skeleton" />
      ))}
    </ul>
  );
}
