import { useFragment } from '@apollo/client/react';
import type { SubmitEvent } from 'react';
import { MAX_QUANTITY } from '../../../../schema/vocabulary.ts';
import { StockStatusFragmentDoc } from '../../../generated/operations.ts';
import { isFirst, useAct } from '../../../platform/own/ActContext.ts';
import { useHeld } from '../../../platform/own/held.ts';
import type { VariantRef } from '../Gallery.tsx';
import { Quantity } from '../Quantity.tsx';
import css from './Buy.module.css';

interface BuyProps {
  variant: VariantRef;
  /** Whether Add Cart stays at the foot of a phone. */
  stays?: boolean;
}

/** How many of it, and into the cart or onto the wishlist with it. What is sold out can only be wished for. */
export function Buy({ variant: { sku }, stays }: BuyProps) {
  const from = { __typename: 'Variant' as const, sku };
  const { data, complete } = useFragment({ fragment: StockStatusFragmentDoc, fragmentName: 'StockStatus', from });
  const act = useAct();
  const most = Math.min((complete && data.stock) || MAX_QUANTITY, MAX_QUANTITY);
  const buy = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void act('addToCart', { sku, quantity: Number(new FormData(event.currentTarget).get('quantity')) });
  };
  return (
    <form className={css.buy} data-stays={stays} onSubmit={buy} noValidate>
      {complete && data.inStock && (
        <>
          <Quantity key={sku} most={most} />
          <AddCart />
        </>
      )}
      <WishButton sku={sku} />
    </form>
  );
}

/** Sends its form; as a plain button its press is kept until the page has come to life. */
function AddCart() {
  return (
    <div className={css.bar}>
      <button
        type="button"
        className="button"
        onClick={({ currentTarget, detail }) => isFirst(detail) && currentTarget.form?.requestSubmit()}
      >
        Add Cart
      </button>
    </div>
  );
}

function WishButton({ sku }: { sku: string }) {
  const act = useAct();
  const isLiked = useHeld(({ liked }) => liked.has(sku));
  return (
    <button
      type="button"
      className="button button-quiet"
      onClick={({ detail }) => isFirst(detail) && void act('like', { sku, isLiked: !isLiked })}
    >
      {isLiked ? 'Remove Wishlist' : 'Add To Wishlist'}
    </button>
  );
}
