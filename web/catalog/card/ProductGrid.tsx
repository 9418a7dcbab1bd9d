import type { PicturePriority } from '../../ui/Picture.tsx';
import { ProductCard, type CardProduct } from './ProductCard.tsx';
import css from './ProductGrid.module.css';

interface ProductGridProps {
  products: readonly CardProduct[];
  heading: 'h2' | 'h3';
  /** The number of cards in the first view; a browser fetches their pictures at once. */
  firstView?: number;
  /** Whether wide windows show a single row of four. Otherwise there are as many rows as the products need. */
  row?: boolean;
  /** Whether wide windows show other content beside the grid. */
  beside?: boolean;
}

const SIZES = '(min-width: 1440px) 21rem, (min-width: 1000px) 23vw, (min-width: 640px) 30vw, 45vw';
const SIZES_BESIDE = '(min-width: 1440px) 17rem, (min-width: 1000px) 18vw, (min-width: 640px) 30vw, 45vw';

/** A phone has no mouse for a close-up: there, one card of this number shows its cloth instead of the whole piece. */
const CLOSE_UP_EVERY = 7;
/** Cards in the first row of a phone: a browser fetches their pictures before all others. */
const PHONE_ROW = 2;
const priorityOf = (index: number, firstView: number): PicturePriority | undefined =>
  index < firstView ? (index < PHONE_ROW ? 'high' : 'eager') : undefined;

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
          priority={priorityOf(index, firstView)}
          isCloseUpOnPhones={!row && index % CLOSE_UP_EVERY === CLOSE_UP_EVERY - 1}
        />
      ))}
    </ul>
  );
}

/** `count` empty cards in the shape of the grid, while its products are loading. */
export function SkeletonGrid({ count }: { count: number }) {
  return (
    <ul className={css.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={css.skeleton} data-testid="skeleton" />
      ))}
    </ul>
  );
}
