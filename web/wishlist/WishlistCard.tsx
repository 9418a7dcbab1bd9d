import { useSyncExternalStore } from 'react';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { QuickViewButton } from '../catalog/card/QuickViewButton.tsx';
import { NoticePanel } from '../catalog/notices/NoticePanel.tsx';
import { WishlistButton } from '../catalog/card/WishlistButton.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Price } from '../ui/Price.tsx';
import { Stars } from '../ui/Stars.tsx';
import { WishCardFragmentDoc, type WishCardFragment } from './wishlist-page.graphql.generated.ts';
import { passFocus } from '../ui/focus.ts';
import { counted, cut } from '../ui/format.ts';
import { productPath } from '../paths.ts';
import { useAddToCart } from '../cart/useAddToCart.ts';
import { useMoveToCart } from './useMoveToCart.ts';
import { isFirstClick, isSeparateClick } from '../ui/clicks.ts';
import * as wishlistWords from '../words/wishlist.ts';
import * as uiWords from '../words/ui.ts';
import parts from '../ui/parts.module.css';
import css from './WishlistCard.module.css';

/** One item of the wishlist: its product and price, a heart to remove it, and a button to add it to the cart. */
export function WishlistCard({ id }: { id: string }) {
  const from = { __typename: 'WishlistItem' as const, id };
  const { data, complete } = useFragment({ fragment: WishCardFragmentDoc, fragmentName: 'WishCard', from });
  return complete ? <LikedPiece {...data} /> : null;
}

/** A wishlist variant of a shopper or a visitor. */
export function LikedPiece({ variant: { sku, size, inStock, product, images } }: Pick<WishCardFragment, 'variant'>) {
  const isNarrow = useMaxWidth(775);
  const { name, path, category, discountPercent } = product;
  const [image] = images;
  return (
    <li className={css.card}>
      <h2 className={css.name}>
        <Link to={productPath(path, sku)} title={name}>
          {cut(name, isNarrow ? 20 : 25)}
        </Link>
      </h2>
      <p className={css.details}>
        <span>{[category.name, size].filter(Boolean).join(' · ')}</span> ·{' '}
        <span className={inStock ? css.inStock : css.outOfStock}>
          {inStock ? wishlistWords.inStock : wishlistWords.outOfStock}
        </span>
      </p>
      <Opinion {...product} />
      <Price {...product} />
      <AddToCart sku={sku} name={name} isOpen={inStock} />
      {inStock && <MoveToCart sku={sku} name={name} />}
      <NoticePanel sku={sku} kind={inStock ? 'PRICE' : 'STOCK'} name={name} />
      <div className={css.picture}>
        {image && <Picture image={image} alt="" sizes="(min-width: 1000px) 23vw, (min-width: 776px) 30vw, 45vw" />}
        {discountPercent > 0 && <span className={parts.badge}>{`${discountPercent}${wishlistWords.percentOff}`}</span>}
      </div>
      <WishlistButton sku={sku} name={name} isPress={isRemovingPress} />
      <QuickViewButton productId={product.productId} name={name} sku={sku} />
    </li>
  );
}

/** Whether a press on a button of a card removes the card. The focus moves to the same button of the next one first. */
function isRemovingPress(detail: number, button: HTMLElement): boolean {
  if (!isSeparateClick(detail)) return false;
  passFocus(button);
  return true;
}

function Opinion({ rating, reviewCount }: Pick<WishCardFragment['variant']['product'], 'rating' | 'reviewCount'>) {
  if (reviewCount === 0) return <p className={css.rating}>{uiWords.noReviewsYet}</p>;
  return (
    <p className={css.rating}>
      <Stars rating={rating} /> <span>{reviewCount === null ? '' : counted(reviewCount, uiWords.review)}</span>
    </p>
  );
}

/** Adds one piece of this exact variant, in its size, to the cart, and shows a loader until the server responds. */
function AddToCart({ sku, name, isOpen }: { sku: string; name: string; isOpen: boolean }) {
  const [addToCart, { loading }] = useAddToCart();
  return (
    <button
      type="button"
      className={`button ${css.add}`}
      disabled={!isOpen}
      aria-disabled={loading}
      aria-label={wishlistWords.addToCartOf(name)}
      onClick={({ detail }) => isFirstClick(detail) && void addToCart({ input: { sku, quantity: 1 } })}
    >
      {loading && <span className={css.loader} data-testid="loader" aria-hidden="true" />}
      <span>{wishlistWords.addToCart}</span>
    </button>
  );
}

/** Moves one piece to the cart and removes the card, once for a double click. */
function MoveToCart({ sku, name }: { sku: string; name: string }) {
  const [moveToCart] = useMoveToCart(sku);
  return (
    <button
      type="button"
      className={css.move}
      aria-label={wishlistWords.moveToCartOf(name)}
      onClick={({ detail, currentTarget }) =>
        isRemovingPress(detail, currentTarget) && void moveToCart({ input: { wishlistItemId: '' } })
      }
    >
      {wishlistWords.moveToCart}
    </button>
  );
}

/** Whether the window is at most this many CSS pixels wide. Follows changes of its size. */
function useMaxWidth(pixels: number): boolean {
  const query = `(max-width: ${pixels}px)`;
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
