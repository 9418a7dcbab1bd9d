import type { ReactNode } from 'react';
import css from './OrderedPiece.module.css';
import { Link } from 'react-router-dom';
import { cartLinePath } from '../paths.ts';
import * as checkoutWords from '../words/checkout.ts';
import orderSummaryCss from './OrderSummary.module.css';
import { usePictureAddress } from '../ui/usePictureAddress.ts';

interface OrderedPieceProps {
  image: { url: string; srcSet: string | null };
  /** The number on the picture; undefined for none. */
  count?: number;
  /** The price of all pieces, formatted. */
  total: string;
  /** The product's name, and a description of the piece. */
  children: ReactNode;
}

/** One ordered line: a small picture, a text, and the price. */
export function OrderedPiece({ image, count, total, children }: OrderedPieceProps) {
  const toAddress = usePictureAddress();
  return (
    <li className={css.piece}>
      <div className={css.picture}>
        <img
          src={toAddress(image.url)}
          srcSet={toAddress(image.srcSet)}
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
}

interface LineProblemProps {
  sku: string;
  /** The product's name, for screen readers. */
  name: string;
  /** The reason why the line can't be bought unchanged: a sentence. */
  words: string;
  /** The text of the link; by default it asks to change the quantity. */
  action?: string;
}

/** The reason why a line can't be bought unchanged, and a link to the line in the cart. */
export const LineProblem = ({ sku, name, words, action = checkoutWords.changeQuantity }: LineProblemProps) => (
  <p className={orderSummaryCss.problem}>
    <span>{words}</span>{' '}
    <Link to={cartLinePath(sku)} aria-label={checkoutWords.linkFor(action, name)}>
      {action}
    </Link>
  </p>
);
