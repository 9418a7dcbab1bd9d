import { useShop } from '../shop/useShop.ts';
import { Part, Section } from './Section.tsx';
import { NoBreakRanges, usePromiseWords } from './promises.tsx';
import * as policiesWords from '../words/policies.ts';

/** The delivery time of a parcel, its costs, and its tracking. */
export function Shipping() {
  const { chatUrl } = useShop().contact;
  const words = usePromiseWords();
  const figures = [
    [policiesWords.checkedAndPacked, policiesWords.within(words.processing)],
    [policiesWords.standardShipping, policiesWords.inTransit(words.standard)],
    [policiesWords.expressShipping, policiesWords.inTransit(words.express)],
    [policiesWords.deliveryCharge, policiesWords.freeOnEveryOrder],
  ] as const;
  return (
    <Section id="shipping" title={policiesWords.shippingPolicy} figures={figures}>
      <Part title={policiesWords.whenItArrives}>
        <p>
          <NoBreakRanges text={policiesWords.whenItArrivesText(words.processing, words.standard)} />
        </p>
        <p>
          <NoBreakRanges text={policiesWords.expressText(words.express)} />
          <a href={chatUrl} target="_blank" rel="noopener noreferrer">
            {policiesWords.requestExpress}
          </a>
          {policiesWords.beforeYouOrder}
        </p>
      </Part>
      <Part title={policiesWords.whatItCosts}>
        <p>{policiesWords.whatItCostsText(words.freeOver)}</p>
      </Part>
      <Part title={policiesWords.tracking}>
        <p>{policiesWords.trackingText}</p>
      </Part>
    </Section>
  );
}
