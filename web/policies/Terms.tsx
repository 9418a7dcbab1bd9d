import { useShop } from '../shop/useShop.ts';
import { counted } from '../ui/format.ts';
import { Part, Section } from './Section.tsx';
import * as appWords from '../words/app.ts';
import * as policiesWords from '../words/policies.ts';

/** The terms of an order. */
export function Terms() {
  const { name, policies, limits } = useShop();
  const hold = counted(policies.holdMinutes, policiesWords.minute);
  const figures = [
    [policiesWords.prices, policiesWords.inRupees],
    [policiesWords.firstPurchase, policiesWords.percentOff(policies.firstPurchasePercent)],
    [policiesWords.whileYouPay, policiesWords.reservedFor(hold)],
    [policiesWords.cancelling, policiesWords.freeUntilDispatch],
  ] as const;
  return (
    <Section id="terms" title={appWords.terms} figures={figures}>
      <Part title={policiesWords.prices}>
        <p>{policiesWords.pricesText(policies.firstPurchasePercent)}</p>
      </Part>
      <Part title={policiesWords.yourOrder}>
        <p>{policiesWords.yourOrderText(name, hold, counted(limits.quantity, policiesWords.item))}</p>
        <p>{policiesWords.orderIsPlaced}</p>
      </Part>
      <Part title={policiesWords.accountTitle}>
        <p>{policiesWords.accountText}</p>
      </Part>
      <Part title={policiesWords.reviews}>
        <p>{policiesWords.reviewsText}</p>
      </Part>
    </Section>
  );
}
