import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useCart, type CartStateFragment } from '../../cart/cart.graphql.generated.ts';
import type { Pieces } from '../../cart/useAddToCart.ts';
import { useSetCartItemQuantity } from '../../cart/useSetCartItemQuantity.ts';
import { cartPath, checkoutPath } from '../../paths.ts';
import { BillDiscount, BillLine, BillLines } from '../../ui/BillLines.tsx';
import { counted } from '../../ui/format.ts';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useShop } from '../../shop/useShop.ts';
import * as cartPageWords from '../../words/cart-page.ts';
import * as productWords from '../../words/product.ts';
import css from './AddedPanel.module.css';
import { usePanelClose } from './usePanelClose.ts';
import { usePanelPosition } from './usePanelPosition.ts';

interface AddedPanelProps {
  /** The added pieces: a new object for each press. */
  added: Pieces;
  onClose: () => void;
}

/**
 * The panel after adding to the cart: the added pieces, the cart's total, and links to the cart and the checkout. The panel
 * is not modal: the page remains as it is, and the focus does not move.
 */
export function AddedPanel({ added, onClose }: AddedPanelProps) {
  const heading = useId();
  const panel = usePanelPosition();
  const held = usePanelClose(added, onClose);
  const { data } = useCart({ promoCode: null });
  const cart = data?.me?.cart;
  const line = cart?.items.find(({ variant }) => variant.sku === added.sku);
  return (
    <section popover="manual" className={css.panel} aria-labelledby={heading} ref={panel} {...held}>
      <div className={css.head}>
        <h2 id={heading}>{productWords.addedToCart}</h2>
        <CloseButton onClick={onClose} />
      </div>
      <Announcement words={line && productWords.addedPiece(line.variant.product.name)} />
      {line && <Line line={line} />}
      {cart && <Bill cart={cart} />}
      <div className={css.buttons}>
        <Link className="button button-quiet" to={cartPath()}>
          {productWords.viewCart}
        </Link>
        <Link className="button" to={checkoutPath()}>
          {productWords.checkout}
        </Link>
      </div>
    </section>
  );
}

/** Text only for screen readers. It follows its container, because readers announce only changes in a container they know. */
function Announcement({ words = '' }: { words: string | undefined }) {
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (place.current) place.current.textContent = words;
  }, [words]);
  return <output className="visually-hidden" ref={place} />;
}

/** The line that received the pieces, whose quantity can be changed here as in the cart. */
function Line({ line: { id, variant, quantity, lineTotal } }: { line: CartStateFragment['items'][number] }) {
  const { sku, stock, image, product, color, size } = variant;
  const [setCartItemQuantity] = useSetCartItemQuantity(sku);
  const change = (wanted: number) => void setCartItemQuantity({ input: { cartItemId: id, quantity: wanted } });
  return (
    <div className={css.line}>
      <Picture image={image} sizes="4rem" alt="" className={css.picture} />
      <p>
        <span>{product.name}</span>
        <small>{[color, size].filter(Boolean).join(' · ')}</small>
      </p>
      <Stepper name={product.name} quantity={quantity} stock={stock} onChange={change} />
      <b>{lineTotal.display}</b>
    </div>
  );
}

interface StepperProps {
  name: string;
  quantity: number;
  stock: number | null;
  onChange: (quantity: number) => void;
}

/** Buttons for fewer or more pieces of the line; a number is typed in the cart. */
function Stepper({ name, quantity, stock, onChange }: StepperProps) {
  const { quantity: limit } = useShop().limits;
  const step = (to: number, words: string, sign: string) => (
    <button
      type="button"
      aria-label={words}
      disabled={to < 1 || to > Math.min(stock ?? limit, limit)}
      onClick={() => onChange(to)}
    >
      {sign}
    </button>
  );
  return (
    <div className={css.stepper}>
      {step(quantity - 1, cartPageWords.decreaseQuantityOf(name), '−')}
      <output aria-label={cartPageWords.quantityOf(name)}>{quantity}</output>
      {step(quantity + 1, cartPageWords.increaseQuantityOf(name), '+')}
    </div>
  );
}

function Bill({ cart: { itemCount, totals } }: { cart: CartStateFragment }) {
  const { subtotal, firstPurchaseDiscount, total } = totals;
  return (
    <BillLines>
      <BillLine name={counted(itemCount, productWords.item)} words={subtotal.display} />
      {firstPurchaseDiscount.amount > 0 && (
        <BillDiscount name={productWords.firstPurchaseDiscount} taken={firstPurchaseDiscount} />
      )}
      <BillLine name={productWords.total} words={total.display} />
    </BillLines>
  );
}
