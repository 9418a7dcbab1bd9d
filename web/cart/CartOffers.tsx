import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { changesCompleted } from '../shopper/change-queue.ts';
import { settled } from '../shopper/user-errors.ts';
import { isFirstClick } from '../ui/clicks.ts';
import { showToast } from '../ui/toast.ts';
import * as promotionsWords from '../words/promotions.ts';
import { CartOffersDocument, type CartOffersQuery } from './cart.graphql.generated.ts';
import css from './CartOffers.module.css';

/** The offers of a cart. */
export type Offers = NonNullable<NonNullable<CartOffersQuery['me']>['cart']['offers']>;

interface CartOffersProps {
  offers: Offers;
  /** The code in the cart's bill; null for none. */
  applied: string | null;
  /** The subtotal of the cart, in paise: offers follow it. */
  subtotal: number;
  /** Applies a code. Returns null if it is accepted, otherwise the reason. */
  onApply: (code: string) => Promise<string | null>;
}

/** The promo codes that the shop offers for the cart, with their conditions; nothing without any. */
export function CartOffers({ offers, applied, subtotal, onApply }: CartOffersProps) {
  const id = useId();
  useCurrentOffers(subtotal);
  const others = offers.filter(({ promoCode }) => promoCode !== applied);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {promotionsWords.offers}
      </h3>
      <ul className={css.offers}>
        {others.map((offer) => (
          <Offer key={offer.promoCode} {...offer} onApply={onApply} />
        ))}
      </ul>
    </section>
  );
}

type OfferProps = Offers[number] & Pick<CartOffersProps, 'onApply'>;

function Offer({ promoCode, condition, saving, applicable, reason, onApply }: OfferProps) {
  const [isBusy, setIsBusy] = useState(false);
  const apply = async () => {
    setIsBusy(true);
    const words = await onApply(promoCode);
    setIsBusy(false);
    if (words !== null) showToast(words, { kind: 'error' });
  };
  return (
    <li className={css.offer}>
      <p>
        <b className={css.code}>{promoCode}</b> <span>{condition}</span>
        <span className={applicable ? css.saving : css.reason}>
          {applicable ? promotionsWords.youSave(saving.display) : reason}
        </span>
      </p>
      {applicable && (
        <button
          type="button"
          aria-disabled={isBusy}
          aria-label={promotionsWords.offerLabel(promoCode)}
          onClick={({ detail }) => isFirstClick(detail) && !isBusy && void apply()}
        >
          {promotionsWords.shortUse}
        </button>
      )}
    </li>
  );
}

/** Loads the offers again when the subtotal has changed, once the server knows the change. */
function useCurrentOffers(subtotal: number): void {
  const client = useApolloClient();
  const known = useRef(subtotal);
  const load = useEffectEvent(async () => {
    await changesCompleted();
    // Without a response the former offers remain: the shop checks a code when it is applied.
    await settled(client.query({ query: CartOffersDocument, fetchPolicy: 'network-only' }));
  });
  useEffect(() => {
    if (known.current === subtotal) return;
    known.current = subtotal;
    void load();
  }, [subtotal]);
}
