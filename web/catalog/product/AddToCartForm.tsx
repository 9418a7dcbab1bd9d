import { useState, type SubmitEvent } from 'react';
import type { ProductSummaryFragment } from './product.graphql.generated.ts';
import { hasWorked } from '../../shopper/user-errors.ts';
import { useAddToCart, type Pieces } from '../../cart/useAddToCart.ts';
import { useBuyNow } from '../../cart/useBuyNow.ts';
import { useShop } from '../../shop/useShop.ts';
import { isFirstClick } from '../../ui/clicks.ts';
import { wholeNumberIn } from '../../ui/format.ts';
import { Island } from '../../ui/Island.tsx';
import { useToggleWishlist } from '../../wishlist/useToggleWishlist.ts';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import * as productWords from '../../words/product.ts';
import type { VariantChoice } from './useVariantChoice.ts';
import css from './AddToCartForm.module.css';
import { Thumbnail } from '../../ui/Picture.tsx';

interface AddToCartFormProps {
  choice: VariantChoice;
  /**
   * On a phone, the buttons are sticky at the window's lower edge with this product's price, and a panel shows the added piece.
   * Without it they scroll away.
   */
  stickyProduct?: ProductSummaryFragment;
}

/**
 * The quantity of the chosen variant, Add Cart, and the wishlist button. A sold-out variant has only the wishlist button. While
 * no size is chosen, Add Cart asks for it.
 */
export function AddToCartForm({ choice, stickyProduct }: AddToCartFormProps) {
  const { inStock, stock, shownSku, requireSku, chosenServices } = choice;
  const [addToCart] = useAddToCart();
  const buyNow = useBuyNow();
  const [added, setAdded] = useState<Pieces>();
  const close = () => setAdded(undefined);
  const { quantity: limit } = useShop().limits;
  const add = async (pieces: Pieces) => {
    const { href } = location;
    const isAdded = hasWorked(await addToCart({ input: pieces }));
    // The shopper may have left the page meanwhile.
    if (isAdded && stickyProduct && location.href === href) setAdded(pieces);
  };
  const run = async (form: HTMLFormElement | null, act: (pieces: Pieces) => Promise<void>) => {
    const sku = requireSku();
    if (form && sku !== undefined) await act(piecesOf(form, sku, chosenServices));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => (event.preventDefault(), void run(event.currentTarget, add));
  return (
    <>
      <form className={css.form} data-sticky={stickyProduct && true} onSubmit={submit} noValidate>
        <NeedsScript />
        {inStock && (
          <>
            <QuantityStepper key={shownSku} most={Math.min(stock || limit, limit)} limit={limit} />
            <PriceWithServices choice={choice} />
            <div className={css.bar}>
              {stickyProduct && <StickyChoice product={stickyProduct} choice={choice} />}
              <PressButton words={productWords.addCart} isQuiet onPress={(form) => run(form, add)} />
              <PressButton words={productWords.buyNow} onPress={(form) => run(form, buyNow)} />
            </div>
          </>
        )}
        <WishlistToggle sku={shownSku} />
      </form>
      {added && <AddedPieces added={added} onClose={close} />}
    </>
  );
}

/** The panel that shows the added piece; its script loads when it opens. */
function AddedPieces({ added, onClose }: { added: Pieces; onClose: () => void }) {
  return (
    <Island load={() => import('./AddedPanel.tsx')} onFailed={onClose}>
      {({ AddedPanel }) => <AddedPanel added={added} onClose={onClose} />}
    </Island>
  );
}

/** The values of the form. */
function piecesOf(form: HTMLFormElement, sku: string, services: readonly string[]): Pieces {
  const typed = new FormData(form).get('quantity');
  const quantity = wholeNumberIn(typeof typed === 'string' ? typed : '');
  return services.length > 0 ? { sku, quantity, services: [...services] } : { sku, quantity };
}

/** The explanation without scripts, which only the server renders. */
const NeedsScript = () => <noscript>{import.meta.env.SSR && <OtherWays />}</noscript>;

/** Why the form needs scripts, and the other way to order. */
function OtherWays() {
  const { contact } = useShop();
  return (
    <p className={css.needsScript}>
      {productWords.needsJavaScript} <a href={contact.phoneUrl}>{contact.phone}</a>
    </p>
  );
}

interface PressProps {
  words: string;
  isQuiet?: boolean;
  /** Resolves when the press has its result. */
  onPress: (form: HTMLFormElement | null) => Promise<void>;
}

/**
 * A button of the form, busy until its press has a result. It is a plain one, because a click on a plain button before hydration is
 * repeated afterwards.
 */
function PressButton({ words, isQuiet, onPress }: PressProps) {
  const [underWay, setUnderWay] = useState(0);
  const press = async (form: HTMLFormElement | null) => {
    setUnderWay((count) => count + 1);
    await onPress(form).finally(() => setUnderWay((count) => count - 1));
  };
  return (
    <button
      type="button"
      className={isQuiet ? 'button button-quiet' : 'button'}
      aria-busy={underWay > 0 || undefined}
      onClick={({ currentTarget, detail }) => isFirstClick(detail) && void press(currentTarget.form)}
    >
      {words}
    </button>
  );
}

/** The price of a piece with its services. Screen readers announce each new sum. */
const PriceWithServices = ({ choice: { services, priceWithServices: price } }: { choice: VariantChoice }) =>
  services.length > 0 && (
    <output className={css.sum}>{price !== undefined && productWords.priceWithServices(price)}</output>
  );

interface StickyChoiceProps {
  product: ProductSummaryFragment;
  choice: VariantChoice;
}

/** The chosen variant, beside the sticky buttons, when the page's own price may be out of view. Screen readers skip it. */
function StickyChoice({ product, choice }: StickyChoiceProps) {
  const { color, variant, images, priceWithServices: sum } = choice;
  return (
    <div className={css.choice}>
      <Thumbnail address={images[0]?.preview} />
      <p aria-hidden="true">
        <b>{sum ?? product.price.display}</b>
        {sum && <span>{productWords.servicesIncluded}</span>}
        <span>{[color.name, variant?.size].filter(Boolean).join(' · ')}</span>
      </p>
    </div>
  );
}

function WishlistToggle({ sku }: { sku: string }) {
  const { isLiked, toggle } = useToggleWishlist(sku);
  return (
    <button type="button" className="button button-quiet" onClick={({ detail }) => isFirstClick(detail) && toggle()}>
      {isLiked ? productWords.removeWishlist : productWords.addToWishlist}
    </button>
  );
}
