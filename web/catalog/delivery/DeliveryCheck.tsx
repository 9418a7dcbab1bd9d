import { useState } from 'react';
import { useSessionState } from '../../session/session.ts';
import { useShop } from '../../shop/useShop.ts';
import { Island } from '../../ui/Island.tsx';
import * as productWords from '../../words/product.ts';
import css from './DeliveryCheck.module.css';
import { useDeliveryPin } from './delivery-pin.ts';

/**
 * The delivery date of these variants for the PIN code that the shopper has entered, or of the shopper's address. Without a PIN code,
 * a button that requests it. Nothing in a shop without dates, and nothing without variants: sold-out pieces have no date.
 */
export function DeliveryCheck({ skus }: { skus: readonly string[] }) {
  const { tellsDeliveryDates } = useShop();
  const pinCode = useDeliveryPin();
  const [isAsked, setIsAsked] = useState(false);
  const isLoggedIn = useSessionState() === 'in';
  if (!tellsDeliveryDates || skus.length === 0) return null;
  const isWanted = isAsked || pinCode !== '' || isLoggedIn;
  const button = (
    <button type="button" className={css.link} onClick={() => setIsAsked(true)}>
      {productWords.checkDeliveryDate}
    </button>
  );
  // The button stays where it is when the script arrives: a press on a replaced button would be lost.
  const isAlone = !isAsked && pinCode === '';
  return (
    <div className={css.delivery}>
      {isAlone && button}
      {isWanted && (
        <Island load={() => import('./DeliveryPanel.tsx')} fallback={!isAlone && button}>
          {({ DeliveryPanel }) => <DeliveryPanel skus={skus} isAsked={isAsked} onSaved={() => setIsAsked(false)} />}
        </Island>
      )}
    </div>
  );
}
