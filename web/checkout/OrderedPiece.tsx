import type { ReactNode } from 'react';
import css from './OrderedPiece.module.css';

interface OrderedPieceProps {
  image: { url: string; srcSet: string | null };
  /** The number on the picture; left out for none. */
  count?: number;
  /** The price of all pieces, as it is shown. */
  total: string;
  /** The product's name, and words about the piece. */
  children: ReactNode;
}

/** One line of what is ordered: a small picture, words, and the price. */
export const OrderedPiece = ({ image, count, total, children }: OrderedPieceProps) => (
  <li className={css.piece}>
    <div className={css.picture}>
      <img
        src={image.url}
        srcSet={image.srcSet ?? undefined}
        sizes={image.srcSet ? '60px' : undefined}
        alt=""
        width={60}
        height={80}
      />
      {count !== undefined && (
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
    </div>
    <div>{children}</div>
    <p className={css.total}>{total}</p>
  </li>
);
