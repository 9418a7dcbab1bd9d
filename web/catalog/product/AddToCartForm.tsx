import { useFragment } from '@apollo/client/react';
import type { ReactNode, SubmitEvent } from 'react';
import { MAX_QUANTITY } from '../../../schema/vocabulary.ts';
import { ProductSummaryFragmentDoc, StockStatusFragmentDoc } from './product.graphql.generated.ts';
import { useAddToCart } from '../../cart/cart.graphql.generated.ts';
import { added } from '../../cart/cart-changes.ts';
import { isFirstClick } from '../../ui/is-first-click.ts';
import { useToggleWishlist } from '../../wishlist/useToggleWishlist.ts';
import type { ProductRef } from '../card/ProductCard.tsx';
import type { VariantRef } from './Gallery.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import css from './AddToCartForm.module.css';

interface AddToCartFormProps {
  variant: VariantRef;
  /** The product that Add Cart, at the foot of a phone, tells the price of; without it Add Cart doesn't stay there. */
  stays?: ProductRef;
}

/** How many of it, and into the cart or onto the wishlist with it. What is sold out can only be wished for. */
export function AddToCartForm({ variant: { sku }, stays }: AddToCartFormProps) {
  const from = { __typename: 'Variant' as const, sku };
  const { data, complete } = useFragment({ fragment: StockStatusFragmentDoc, fragmentName: 'StockStatus', from });
  const [addToCart] = useAddToCart(added);
  const most = Math.min((complete && data.stock) || MAX_QUANTITY, MAX_QUANTITY);
  const buy = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void addToCart({ input: { sku, quantity: Number(new FormData(event.currentTarget).get('quantity')) } });
  };
  return (
    <form className={css.buy} data-stays={stays && true} onSubmit={buy} noValidate>
      {complete && data.inStock && (
        <>
          <QuantityStepper key={sku} most={most} />
          <AddCart>{stays && <Cost product={stays} />}</AddCart>
        </>
      )}
      <WishButton sku={sku} />
    </form>
  );
}

/** Sends its form; as a plain button its press is kept until the page has come to life. */
function AddCart({ children }: { children: ReactNode }) {
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

/** What one of it costs, where the price itself may be out of view: for the eye alone. */
function Cost({ product: { id } }: { product: ProductRef }) {
  const from = { __typename: 'Product' as const, id };
  const { data, complete } = useFragment({ fragment: ProductSummaryFragmentDoc, fragmentName: 'ProductSummary', from });
  return complete ? (
    <b className={css.cost} aria-hidden="true">
      {data.price.display}
    </b>
  ) : null;
}

function WishButton({ sku }: { sku: string }) {
  const { isLiked, toggle } = useToggleWishlist(sku);
  return (
    <button type="button" className="button button-quiet" onClick={({ detail }) => isFirstClick(detail) && toggle()}>
      {isLiked ? 'Remove Wishlist' : 'Add To Wishlist'}
    </button>
  );
}
