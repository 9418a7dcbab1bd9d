import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { QuickViewButton } from '../catalog/card/QuickViewButton.tsx';
import { WishlistButton } from '../catalog/card/WishlistButton.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Price } from '../ui/Price.tsx';
import { Stars } from '../ui/Stars.tsx';
import { WishCardFragmentDoc, type WishCardFragment } from './wishlist.graphql.generated.ts';
import { passFocus } from '../ui/focus.ts';
import { counted, cut } from '../ui/format.ts';
import { productPath } from '../paths.ts';
import { useAddToCart } from '../cart/cart.graphql.generated.ts';
import { added } from '../cart/cart-changes.ts';
import { isFirstClick } from '../ui/clicks.ts';
import { useMaxWidth } from '../ui/useMaxWidth.ts';
import parts from '../ui/parts.module.css';
import css from './WishlistCard.module.css';

/** One item of the wishlist: its product and price, a heart to remove it, and a button to add it to the cart. */
export function WishlistCard({ id }: { id: string }) {
  const from = { __typename: 'WishlistItem' as const, id };
  const { data, complete } = useFragment({ fragment: WishCardFragmentDoc, fragmentName: 'WishCard', from });
  const isNarrow = useMaxWidth(775);
  if (!complete) return null;
  const { sku, inStock, product, images } = data.variant;
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
        {category.name} ·{' '}
        <span className={inStock ? css.inStock : css.outOfStock}>{inStock ? 'In Stock' : 'Out Stock'}</span>
      </p>
      <Opinion {...product} />
      <Price {...product} />
      <AddToCart sku={sku} name={name} isOpen={inStock} />
      <div className={css.picture}>
        {image && <Picture image={image} alt="" sizes="(min-width: 1000px) 23vw, (min-width: 776px) 30vw, 45vw" />}
        {discountPercent > 0 && <span className={parts.badge}>{discountPercent}% OFF</span>}
      </div>
      <WishlistButton sku={sku} name={name} onToggle={passFocus} />
      <QuickViewButton productId={product.productId} name={name} sku={sku} />
    </li>
  );
}

function Opinion({ rating, reviewCount }: Pick<WishCardFragment['variant']['product'], 'rating' | 'reviewCount'>) {
  if (reviewCount === 0) return <p className={css.rating}>No reviews yet</p>;
  return (
    <p className={css.rating}>
      <Stars rating={rating} /> {reviewCount === null ? '' : counted(reviewCount, 'review')}
    </p>
  );
}

/** Adds one piece to the cart, and shows a loader until the server answers. */
function AddToCart({ sku, name, isOpen }: { sku: string; name: string; isOpen: boolean }) {
  const [addToCart, { loading }] = useAddToCart(added);
  return (
    <button
      type="button"
      className={`button ${css.add}`}
      disabled={!isOpen}
      aria-disabled={loading}
      aria-label={`Add To Cart: ${name}`}
      onClick={({ detail }) => isFirstClick(detail) && void addToCart({ input: { sku, quantity: 1 } })}
    >
      {loading && <span className={css.loader} data-testid="loader" aria-hidden="true" />}
      Add To Cart
    </button>
  );
}
