import { useFragment } from '@apollo/client/react';
import { useState, type SubmitEvent } from 'react';
import { ProductSummaryFragmentDoc } from './product.graphql.generated.ts';
import { useShop } from '../../shop/useShop.ts';
import { isFirstClick } from '../../ui/clicks.ts';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import { useToggleWishlist } from '../../wishlist/useToggleWishlist.ts';
import type { ProductRef } from '../entity-refs.ts';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import * as productWords from '../../words/product.ts';
import type { Pieces } from './buying.ts';
import { useBuying } from './useBuying.ts';
import type { VariantChoice } from './useVariantChoice.ts';
import css from './AddToCartForm.module.css';

interface AddToCartFormProps {
  choice: VariantChoice;
  /**
   * On a phone, the buttons stay at the foot of the window with this product's price, and a panel tells what was added; without it
   * they scroll away.
   */
  stickyProduct?: ProductRef;
}

/**
 * The quantity of what is chosen, Add Cart, and the wishlist button. What is out of stock has only the wishlist button. While
 * no size is chosen, Add Cart asks for it.
 */
export function AddToCartForm({ choice, stickyProduct }: AddToCartFormProps) {
  const { inStock, stock, shownSku, requireSku, chosenServices } = choice;
  const { addToCart, buyNow } = useBuying();
  const [added, setAdded] = useState<Pieces>();
  const close = () => setAdded(undefined);
  const module = useLazyModule(added !== undefined, () => import('./AddedPanel.tsx'), close);
  const { quantity: limit } = useShop().limits;
  const add = async (pieces: Pieces) => {
    if ((await addToCart(pieces)) && stickyProduct) setAdded(pieces);
  };
  const run = async (form: HTMLFormElement | null, act: (pieces: Pieces) => Promise<void>) => {
    const sku = requireSku();
    if (form && sku !== undefined) await act(piecesOf(form, sku, chosenServices));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(event.currentTarget, add);
  };
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
      {added && module && <module.AddedPanel added={added} onClose={close} />}
    </>
  );
}

/** What the form asks for. */
function piecesOf(form: HTMLFormElement, sku: string, services: readonly string[]): Pieces {
  const quantity = Number(new FormData(form).get('quantity'));
  return services.length > 0 ? { sku, quantity, services: [...services] } : { sku, quantity };
}

/** Why nothing can be added without scripts, and the ways to order all the same. */
function NeedsScript() {
  const { contact } = useShop();
  return (
    <noscript>
      <p className={css.needsScript}>
        {productWords.needsJavaScript} <a href={contact.phoneUrl}>{contact.phone}</a>
      </p>
    </noscript>
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

/** What a piece costs with what is done to it. Screen readers announce each new sum. */
const PriceWithServices = ({ choice: { services, priceWithServices: price } }: { choice: VariantChoice }) =>
  services.length > 0 && (
    <output className={css.sum}>{price !== undefined && productWords.priceWithServices(price)}</output>
  );

interface StickyChoiceProps {
  product: ProductRef;
  choice: VariantChoice;
}

/** What is chosen, beside the sticky buttons, where the page's own price may be out of view. Screen readers skip it. */
function StickyChoice({ product: { id }, choice }: StickyChoiceProps) {
  const { color, variant, images, priceWithServices: sum } = choice;
  const from = { __typename: 'Product' as const, id };
  const { data, complete } = useFragment({ fragment: ProductSummaryFragmentDoc, fragmentName: 'ProductSummary', from });
  if (!complete) return null;
  return (
    <div className={css.choice}>
      <img src={images[0]?.preview} alt="" width={96} height={128} />
      <p>
        <b aria-hidden="true">{sum ?? data.price.display}</b>
        {sum && <span aria-hidden="true">{productWords.servicesIncluded}</span>}
        <span aria-hidden="true">{[color.name, variant?.size].filter(Boolean).join(' · ')}</span>
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
