import { useFragment } from '@apollo/client/react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  CartLineFragmentDoc,
  type CartLineFragment,
  useRemoveFromCart,
  useSetCartItemQuantity,
} from './cart.graphql.generated.ts';
import { passFocus } from '../ui/focus.ts';
import { productPath } from '../paths.ts';
import { isFirstClick } from '../ui/clicks.ts';
import { quantitySet, removed } from './cart-changes.ts';
import css from './CartTable.module.css';
import { CartItemQuantity } from './CartItemQuantity.tsx';

/** One line of the cart: the product, its price, the quantity, the line's total, and a button to remove it. */
export function CartRow({ id, promoCode }: { id: string; promoCode: string | null }) {
  const from = { __typename: 'CartItem' as const, id };
  const { data, complete } = useFragment({ fragment: CartLineFragmentDoc, fragmentName: 'CartLine', from });
  const sku = complete ? data.variant.sku : '';
  const [setCartItemQuantity] = useSetCartItemQuantity(quantitySet(sku));
  const [removeFromCart] = useRemoveFromCart(removed(sku));
  if (!complete) return null;
  const { quantity, variant, unitPrice, lineTotal, available } = data;
  const { name } = variant.product;
  return (
    <tr className={available ? undefined : css.unavailable}>
      <th scope="row" className={css.product}>
        <Piece variant={variant}>{!available && <p className={css.soldOut}>{soldOutWords(variant.stock)}</p>}</Piece>
      </th>
      <td className={css.price} data-label="Price">
        {unitPrice.display}
      </td>
      <td className={css.quantity}>
        <CartItemQuantity
          name={name}
          quantity={quantity}
          stock={variant.stock}
          onChange={(wanted) => void setCartItemQuantity({ input: { cartItemId: id, quantity: wanted }, promoCode })}
        />
      </td>
      <td className={css.total} data-label="Subtotal">
        {lineTotal.display}
      </td>
      <td className={css.remove}>
        <Remove name={name} onRemove={() => void removeFromCart({ input: { cartItemId: id }, promoCode })} />
      </td>
    </tr>
  );
}

/** Removes the line. The second click of a double click is ignored, for it would meet the next line. */
function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  const remove = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    if (!isFirstClick(detail)) return;
    passFocus(currentTarget);
    onRemove();
  };
  return (
    <button type="button" aria-label={`Remove ${name}`} onClick={remove}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
      </svg>
    </button>
  );
}

const soldOutWords = (stock: number | null): string => (stock ? `Only ${stock} left` : 'Out of Stock');

interface PieceProps extends Pick<CartLineFragment, 'variant'> {
  /** More words about the product. */
  children: ReactNode;
}

function Piece({ variant: { sku, color, image, product }, children }: PieceProps) {
  return (
    <div className={css.piece}>
      <img
        src={image.url}
        srcSet={image.srcSet ?? undefined}
        sizes={image.srcSet ? '72px' : undefined}
        alt=""
        width={72}
        height={96}
      />
      <div>
        <Link to={productPath(product.path, sku)}>{product.name}</Link>
        <p className={css.details}>{[product.category.name, color].filter(Boolean).join(' · ')}</p>
        {children}
      </div>
    </div>
  );
}
