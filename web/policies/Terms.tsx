import { useShop } from '../shop/useShop.ts';
import { counted } from '../ui/format.ts';
import { Part, Section } from './Section.tsx';

/** The terms of an order. */
export function Terms() {
  const { name, policies, limits } = useShop();
  const hold = counted(policies.holdMinutes, 'minute');
  const figures = [
    ['Prices', 'in rupees, taxes included'],
    ['Your first purchase', `${policies.firstPurchasePercent}% off`],
    ['While you pay', `set aside for ${hold}`],
    ['Cancelling', 'free until dispatch'],
  ] as const;
  return (
    <Section id="terms" title="Terms" figures={figures}>
      <Part title="Prices">
        <p>
          {`Prices are in Indian rupees and include all taxes. Your first purchase costs ${policies.firstPurchasePercent}% less, once for each account. Discounts are whole rupees, and what the checkout shows last is what you pay.`}
        </p>
      </Part>
      <Part title="Your order">
        <p>
          {`Pieces are sold by the seller named on their page; ${name} takes the order and stands by it. What lies in a cart is not set aside. At the checkout it is, for ${hold} while you pay, at most ${counted(limits.quantity, 'piece')} of a kind.`}
        </p>
        <p>
          An order stands when it is paid. You can cancel it, or some pieces of it, until they are dispatched. If a
          seller can not send a piece, it is cancelled and what you paid for it goes back.
        </p>
      </Part>
      <Part title="Your account">
        <p>
          An account is one person’s, and counts once its e-mail address is proven. Keep your password and your codes to
          yourself: we never ask for them in a call or a chat.
        </p>
      </Part>
      <Part title="Reviews">
        <p>Who has received a piece may review it, once. Say what you think of the piece; leave out what is private.</p>
      </Part>
    </Section>
  );
}
