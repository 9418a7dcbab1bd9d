import { useShop } from '../shop/useShop.ts';
import { Part, Section } from './Section.tsx';
import { usePromiseWords } from './usePromiseWords.ts';

/** How long a parcel takes, what its delivery costs, and how to track it. */
export function Shipping() {
  const { chatUrl } = useShop().contact;
  const words = usePromiseWords();
  const figures = [
    ['Checked and packed', `within ${words.processing}`],
    ['Standard shipping', `${words.standard} on the way`],
    ['Express shipping', `${words.express} on the way`],
    ['Price of delivery', 'free on every order'],
  ] as const;
  return (
    <Section id="shipping" title="Shipping policy" figures={figures}>
      <Part title="When it arrives">
        <p>
          {`Every piece is looked over and packed within ${words.processing}. From then it travels ${words.standard} by standard shipping, to any PIN code in India.`}
        </p>
        <p>
          {`In a hurry? Express shipping takes ${words.express}. The checkout knows standard shipping alone, so `}
          <a href={chatUrl} target="_blank" rel="noopener noreferrer">
            ask for express in the chat
          </a>
          {' before you order, and we arrange it with you.'}
        </p>
      </Part>
      <Part title="What it costs">
        <p>
          {`Delivery is free on every order today. On orders over ${words.freeOver} standard shipping stays free, whatever we may charge one day. What the checkout shows is what you pay.`}
        </p>
      </Part>
      <Part title="Where it is">
        <p>
          We write to you when your order comes in, when it leaves and when it has arrived. With the tracking number,
          which stands on the order’s page too, you can follow the parcel with the carrier.
        </p>
      </Part>
    </Section>
  );
}
