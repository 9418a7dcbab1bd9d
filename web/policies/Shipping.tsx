import { SHOP } from '../../schema/shop.ts';
import { PROMISE_WORDS } from './promises.ts';
import { Part, Section } from './Section.tsx';

const FIGURES = [
  ['Checked and packed', `within ${PROMISE_WORDS.processing}`],
  ['Standard shipping', `${PROMISE_WORDS.standard} on the way`],
  ['Express shipping', `${PROMISE_WORDS.express} on the way`],
  ['Price of delivery', 'free on every order'],
] as const;

/** How long a parcel takes, what its delivery costs, and how to track it. */
export function Shipping() {
  return (
    <Section id="shipping" title="Shipping policy" figures={FIGURES}>
      <Part title="When it arrives">
        <p>
          {`Every piece is looked over and packed within ${PROMISE_WORDS.processing}. From then it travels ${PROMISE_WORDS.standard} by standard shipping, to any PIN code in India.`}
        </p>
        <p>
          {`In a hurry? Express shipping takes ${PROMISE_WORDS.express}. The checkout knows standard shipping alone, so `}
          <a href={SHOP.chat} target="_blank" rel="noopener noreferrer">
            ask for express in the chat
          </a>
          {' before you order, and we arrange it with you.'}
        </p>
      </Part>
      <Part title="What it costs">
        <p>
          {`Delivery is free on every order today. On orders over ${PROMISE_WORDS.freeOver} standard shipping stays free, whatever we may charge one day. What the checkout shows is what you pay.`}
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
