import { useFragment } from '@apollo/client/react';
import type { ReactNode, SubmitEvent } from 'react';
import { ProductSummaryFragmentDoc, StockStatusFragmentDoc } from './product.graphql.generated.ts';
import { useAddToCart } from '../../cart/cart.graphql.generated.ts';
import { added } from '../../cart/cart-changes.ts';
import { useShop } from '../../shop/useShop.ts';
import { isFirstClick } from '../../ui/clicks.ts';
import { useToggleWishlist } from '../../wishlist/useToggleWishlist.ts';
import type { ProductRef, VariantRef } from '../entity-refs.ts';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import css from './AddToCartForm.module.css';

interface AddToCartFormProps {
  variant: VariantRef;
  /** On a phone, Add Cart stays at the foot of the window with this product's price; without it Add Cart scrolls away. */
  stickyProduct?: ProductRef;
}

/** The quantity of a variant, Add Cart, and the wishlist button. A variant out of stock has only the wishlist button. */
export function AddToCartForm({ variant: { sku }, stickyProduct }: AddToCartFormProps) {
  const from = { __typename: 'Variant' as const, sku };
  const { data, complete } = useFragment({ fragment: StockStatusFragmentDoc, fragmentName: 'StockStatus', from });
  const [addToCart] = useAddToCart(added);
  const { quantity: limit } = useShop().limits;
  const most = Math.min((complete && data.stock) || limit, limit);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void addToCart({ input: { sku, quantity: Number(new FormData(event.currentTarget).get('quantity')) } });
  };
  return (
    <form className={css.form} data-sticky={stickyProduct && true} onSubmit={submit} noValidate>
      {complete && data.inStock && (
        <>
          <QuantityStepper key={sku} most={most} />
          <AddToCartButton>{stickyProduct && <StickyPrice product={stickyProduct} />}</AddToCartButton>
        </>
      )}
      <WishlistToggle sku={sku} />
    </form>
  );
}

/** Submits its form. It is a plain button, because a click on a plain button before hydration is repeated afterwards. */
function AddToCartButton({ children }: { children: ReactNode }) {
  return (
    <div className={css.bar}>
      {children}
      <button
        type="button"
        className="button"
        onClick={({ currentTarget, detail }) => isFirstClick(detail) && currentTarget.form?.requestSubmit()}
      >
        Add Cart
      </button>
    </div>
  );
}

/** The price beside the sticky button, where the page's own price may be out of view. Screen readers skip it. */
function StickyPrice({ product: { id } }: { product: ProductRef }) {
  const from = { __typename: 'Product' as const, id };
  const { data, complete } = useFragment({ fragment: ProductSummaryFragmentDoc, fragmentName: 'ProductSummary', from });
  return complete ? (
    <b className={css.price} aria-hidden="true">
      {data.price.display}
    </b>
  ) : null;
}

function WishlistToggle({ sku }: { sku: string }) {
  const { isLiked, toggle } = useToggleWishlist(sku);
  return (
    <button type="button" className="button button-quiet" onClick={({ detail }) => isFirstClick(detail) && toggle()}>
      {isLiked ? 'Remove Wishlist' : 'Add To Wishlist'}
    </button>
  );
}
