import { useState } from 'react';
import { useSessionState } from '../../session/useSession.ts';
import { useShop } from '../../shop/useShop.ts';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import * as deliveryWords from '../../words/delivery.ts';
import css from './DeliveryCheck.module.css';
import { useDeliveryPin } from './delivery-pin.ts';

/**
 * When these variants come to the PIN code that the shopper has given once, or that the shopper's address has; until then a button
 * that asks for it. Nothing in a shop that tells no dates, and for no variants: what is sold out comes on no day.
 */
export function DeliveryCheck({ skus }: { skus: readonly string[] }) {
  const { tellsDeliveryDates } = useShop();
  const pinCode = useDeliveryPin();
  const [isAsked, setIsAsked] = useState(false);
  const isLoggedIn = useSessionState() === 'in';
  const isWanted = tellsDeliveryDates && skus.length > 0 && (isAsked || pinCode !== '' || isLoggedIn);
  const panel = useLazyModule(
    isWanted,
    () => import('./DeliveryPanel.tsx'),
    () => setIsAsked(false),
  );
  if (!tellsDeliveryDates || skus.length === 0) return null;
  const button = (
    <button type="button" className={css.link} onClick={() => setIsAsked(true)}>
      {deliveryWords.checkDeliveryDate}
    </button>
  );
  return (
    <div className={css.delivery}>
      {panel && isWanted ? (
        <panel.DeliveryPanel skus={skus} isAsked={isAsked} onKept={() => setIsAsked(false)}>
          {button}
        </panel.DeliveryPanel>
      ) : (
        button
      )}
    </div>
  );
}
