import { cartPath } from '../paths.ts';
import { Empty } from '../ui/Empty.tsx';
import * as cartPageWords from '../words/cart-page.ts';
import * as checkoutWords from '../words/checkout.ts';
import { LineProblem, OrderedPiece } from './OrderedPiece.tsx';
import css from './OrderSummary.module.css';
import type { CheckoutCart } from './useCheckoutCart.ts';

interface UnavailableProps extends Pick<NonNullable<CheckoutCart['cart']>, 'items'> {
  /** Whether the message replaces a form that was submitted. */
  isResponse: boolean;
}

/** The reasons why the cart can't be bought: each line above the stock, with the stock and a link to change the quantity. */
export function Unavailable({ items, isResponse }: UnavailableProps) {
  const lines = items.filter(({ available }) => !available);
  return (
    <div role="alert" tabIndex={-1} ref={isResponse ? takeFocus : undefined}>
      <Empty
        words={cartPageWords.cannotCheckout}
        hint={checkoutWords.nothingWasCharged}
        to={cartPath()}
        action={checkoutWords.backToCart}
      >
        <ul className={css.lines}>
          {lines.map(({ quantity, availableQuantity, lineTotal, variant: { sku, image, color, size, product } }) => (
            <OrderedPiece key={sku} image={image} count={quantity} total={lineTotal.display}>
              <p className={css.name}>{product.name}</p>
              <p className={css.details}>{[color, size].filter(Boolean).join(' · ')}</p>
              <LineProblem sku={sku} name={product.name} {...problemOf(availableQuantity)} />
            </OrderedPiece>
          ))}
        </ul>
      </Empty>
    </div>
  );
}

/** Only an item with stock can be bought in a smaller quantity. */
const problemOf = (stock: number | null) =>
  stock
    ? { words: `${cartPageWords.onlyLeft(stock)}.` }
    : { words: `${cartPageWords.outOfStock}.`, action: checkoutWords.removeFromCart };

/** The message replaces a long form, and may be above the visible part of the window. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
