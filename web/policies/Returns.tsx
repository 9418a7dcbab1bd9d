import { Link } from 'react-router-dom';
import { ordersPath } from '../paths.ts';
import styles from './Policies.module.css';
import { Part, Section } from './Section.tsx';
import { usePromiseWords } from './usePromiseWords.ts';

/** How to return a product or cancel an order, and when the money is back. */
export function Returns() {
  const words = usePromiseWords();
  const figures = [
    ['Send a piece back', `within ${words.returns} of its delivery`],
    ['Damaged or wrong?', `tell us within ${words.damage}`],
    ['Refund of a returned piece', `${words.returnRefund} from its arrival here`],
    ['Refund of a cancelled order', words.cancelRefund],
  ] as const;
  return (
    <Section id="returns" title="Return and refund policy" figures={figures}>
      <SendingBack />
      <Part title="Damaged, or not what you ordered">
        <p>{`Tell us within ${words.damage} of the delivery, with a picture if you can. Keep the piece and its parcel until we answer.`}</p>
      </Part>
      <Part title="Cancelling before it leaves">
        <p>
          {`Until an order is dispatched you can cancel each of its pieces on its own page. The piece never left us, so the refund begins at once, and the money is back within ${words.cancelRefund}.`}
        </p>
      </Part>
      <Part title="How the money comes back">
        <p>
          The way you paid: to the same card or account, less the piece’s share of the order’s discounts. The order’s
          page tells how far it is. A payment that reaches us too late or twice, so that nothing could be ordered by it,
          goes back whole, and we write to you about it.
        </p>
      </Part>
    </Section>
  );
}

function SendingBack() {
  const words = usePromiseWords();
  return (
    <Part title="Sending a piece back">
      <ol className={styles.steps}>
        <li>
          {`Within ${words.returns} of the delivery, open the piece in `}
          <Link to={ordersPath()}>My Orders</Link> and tell us by Contact Support which order it is. You need not give a
          reason.
        </li>
        <li>Send it back as it came: unworn, unwashed and with its tags.</li>
        <li>{`When it is here and looked at, your money goes back: you have it ${words.returnRefund} later.`}</li>
      </ol>
      <p>
        A tied and dyed piece is never quite like its picture. Small differences of dots and shade are its nature, not a
        fault; you may still return it.
      </p>
    </Part>
  );
}
