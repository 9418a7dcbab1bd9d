import { cartPath } from '../paths.ts';
import { Empty } from '../ui/Empty.tsx';
import * as cartPageWords from '../words/cart-page.ts';
import * as checkoutWords from '../words/checkout.ts';
import { LineProblem } from './LineProblem.tsx';
import { OrderedPiece } from './OrderedPiece.tsx';
import css from './OrderSummary.module.css';
import type { CheckoutCart } from './useCheckoutCart.ts';

interface UnavailableProps extends Pick<NonNullable<CheckoutCart['cart']>, 'items'> {
  /** Whether the message replaces a form that was sent. */
  isAnswer: boolean;
}

/** Why the cart can't be bought: each line of which there is not enough, with what is left and the way to change it. */
export function Unavailable({ items, isAnswer }: UnavailableProps) {
  const lines = items.filter(({ available }) => !available);
  return (
    <div role="alert" tabIndex={-1} ref={isAnswer ? takeFocus : undefined}>
      <Empty
        words={cartPageWords.cannotCheckout}
        hint={checkoutWords.nothingWasCharged}
        to={cartPath()}
        action={checkoutWords.backToCart}
      >
        <ul className={css.lines}>
          {lines.map(({ quantity, lineTotal, variant: { sku, image, color, size, stock, product } }) => (
            <OrderedPiece key={sku} image={image} count={quantity} total={lineTotal.display}>
              <p className={css.name}>{product.name}</p>
              <p className={css.details}>{[color, size].filter(Boolean).join(' · ')}</p>
              <LineProblem sku={sku} name={product.name} {...problemOf(stock)} />
            </OrderedPiece>
          ))}
        </ul>
      </Empty>
    </div>
  );
}

/** Only an item that is left can be had in a smaller quantity. */
const problemOf = (stock: number | null) =>
  stock
    ? { words: `${cartPageWords.onlyLeft(stock)}.` }
    : { words: `${cartPageWords.outOfStock}.`, action: checkoutWords.removeFromCart };

/** The message replaces a long form, and may lie above what the window shows. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
