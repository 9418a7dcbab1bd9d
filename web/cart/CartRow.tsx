import { useFragment } from '@apollo/client/react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CartLineFragmentDoc, type CartLineFragment } from './cart.graphql.generated.ts';
import { passFocus } from '../ui/focus.ts';
import { productPath } from '../paths.ts';
import { useMoveToWishlist } from './useMoveToWishlist.ts';
import { useRemoveFromCart } from './useRemoveFromCart.ts';
import { useSetCartItemQuantity } from './useSetCartItemQuantity.ts';
import { useSetCartItemServices } from './useSetCartItemServices.ts';
import { isSeparateClick } from '../ui/clicks.ts';
import css from './CartTable.module.css';
import { CartItemQuantity } from './CartItemQuantity.tsx';
import * as cartPageWords from '../words/cart-page.ts';
import { usePictureAddress } from '../ui/usePictureAddress.ts';

interface CartRowProps {
  id: string;
  promoCode: string | null;
  /** Called when the shopper removes the line. */
  onRemove: () => void;
}

/** One line of the cart: the product, its price, the quantity, the line's total, and a button to remove it. */
export function CartRow({ id, promoCode, onRemove }: CartRowProps) {
  const from = { __typename: 'CartItem' as const, id };
  const { data, complete } = useFragment({ fragment: CartLineFragmentDoc, fragmentName: 'CartLine', from });
  const sku = complete ? data.variant.sku : '';
  const [setCartItemQuantity] = useSetCartItemQuantity(sku);
  const [removeFromCart] = useRemoveFromCart(sku);
  const [moveToWishlist] = useMoveToWishlist(sku);
  const [setCartItemServices] = useSetCartItemServices(sku);
  const remove = () => {
    onRemove();
    void removeFromCart({ input: { cartItemId: id }, promoCode });
  };
  if (!complete) return null;
  return (
    <CartLine
      {...data}
      onQuantity={(quantity) => void setCartItemQuantity({ input: { cartItemId: id, quantity }, promoCode })}
      onRemove={remove}
      onSave={() => void moveToWishlist({ input: { cartItemId: id }, promoCode })}
      onServices={(services) => void setCartItemServices({ input: { cartItemId: id, services }, promoCode })}
    />
  );
}

interface CartLineProps extends Pick<CartLineFragment, 'variant'>, Partial<Pick<CartLineFragment, 'services'>> {
  quantity: number;
  unitPrice: { display: string };
  lineTotal: { display: string };
  /** How many pieces the line can have; null when that isn't known. */
  availableQuantity: number | null;
  /** Whether that many pieces are in stock. */
  available: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Called when the shopper moves the line to the wishlist. */
  onSave: () => void;
  /** Called with the codes of all services that the line has after the change. */
  onServices?: (services: string[]) => void;
}

/** One line of the cart of a shopper or a visitor. */
export function CartLine({ variant, quantity, unitPrice, lineTotal, ...on }: CartLineProps) {
  const { available, availableQuantity } = on;
  const { name } = variant.product;
  return (
    <tr id={variant.sku} className={available ? undefined : css.unavailable}>
      <th scope="row" className={css.product}>
        <Piece variant={variant}>
          {on.services && on.onServices && (
            <Services product={variant.product} chosen={on.services} onChange={on.onServices} />
          )}
          {!available && <p className={css.soldOut}>{soldOutWords(availableQuantity)}</p>}
          <Save name={name} onSave={on.onSave} />
        </Piece>
      </th>
      <td className={css.price} data-label={cartPageWords.price}>
        {unitPrice.display}
      </td>
      <td className={css.quantity}>
        <CartItemQuantity name={name} quantity={quantity} stock={availableQuantity} onChange={on.onQuantity} />
      </td>
      <td className={css.total} data-label={cartPageWords.subtotal}>
        {lineTotal.display}
      </td>
      <td className={css.remove}>
        <Remove name={name} onRemove={on.onRemove} />
      </td>
    </tr>
  );
}

/** Removes the line, once for a double click. */
export function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  const remove = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    if (!isSeparateClick(detail)) return;
    passFocus(currentTarget);
    onRemove();
  };
  return (
    <button type="button" aria-label={cartPageWords.removeItem(name)} onClick={remove}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
      </svg>
    </button>
  );
}

/** Moves the line to the wishlist, once for a double click. */
function Save({ name, onSave }: { name: string; onSave: () => void }) {
  const save = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    if (!isSeparateClick(detail)) return;
    passFocus(currentTarget);
    onSave();
  };
  return (
    <button type="button" className={css.save} aria-label={cartPageWords.saveForLaterOf(name)} onClick={save}>
      {cartPageWords.saveForLater}
    </button>
  );
}

interface ServicesProps {
  product: CartLineFragment['variant']['product'];
  /** The services of each piece. */
  chosen: CartLineFragment['services'];
  onChange: (services: string[]) => void;
}

/** The paid services for each piece of a line, each a checkbox; nothing if the shop offers none. */
function Services({ product: { name, services }, chosen, onChange }: ServicesProps) {
  const codes = chosen.map(({ code }) => code);
  const all = new Map([...services, ...chosen].map((service) => [service.code, service]));
  if (all.size === 0) return null;
  const without = (gone: string) => codes.filter((code) => code !== gone);
  return (
    <fieldset className={css.services}>
      <legend className="visually-hidden">{cartPageWords.servicesFor(name)}</legend>
      {[...all.values()].map(({ code, name: service, price }) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={codes.includes(code)}
            onChange={({ target }) => onChange(target.checked ? [...codes, code] : without(code))}
          />
          <span>{cartPageWords.serviceFor(service, price.display)}</span>
        </label>
      ))}
    </fieldset>
  );
}

const soldOutWords = (stock: number | null): string =>
  stock ? cartPageWords.onlyLeft(stock) : cartPageWords.outOfStock;

interface PieceProps extends Pick<CartLineFragment, 'variant'> {
  /** Further text about the product. */
  children: ReactNode;
}

function Piece({ variant: { sku, color, size, image, product }, children }: PieceProps) {
  const toAddress = usePictureAddress();
  return (
    <div className={css.piece}>
      <img
        src={toAddress(image.url)}
        srcSet={toAddress(image.srcSet)}
        sizes={image.srcSet ? '72px' : undefined}
        alt=""
        width={72}
        height={96}
      />
      <div>
        <Link to={productPath(product.path, sku)}>{product.name}</Link>
        <p className={css.details}>{[product.category.name, color, size].filter(Boolean).join(' · ')}</p>
        {children}
      </div>
    </div>
  );
}
