import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { checkoutPath } from '../../paths.ts';
import { counted } from '../../ui/format.ts';
import * as orderWords from '../../words/whole-order.ts';
import { OrderDate } from '../OrderDate.tsx';
import { Sentences } from './BuyAgain.tsx';
import type { BuyAgainMutation, UnpaidOrderFragment } from './order.graphql.generated.ts';
import { leftOutWords, pieceName, priceWords } from './pieces.ts';
import { useBuyOrderAgain } from './useBuyOrderAgain.ts';
import css from './WholeOrder.module.css';

/**
 * The shopper's last order, which was not paid. Its button puts the pieces back into the cart and leads to the checkout,
 * which holds them again. Changes since then are shown first.
 */
export function UnpaidOrder({
  order: { orderId, placedAt, total, promoCode, pieces },
}: {
  order: UnpaidOrderFragment;
}) {
  const [buyAgain, { loading }] = useBuyOrderAgain();
  const [changes, setChanges] = useState<Changes>();
  const navigate = useNavigate();
  const checkout = checkoutPath(promoCode);
  const onClick = async () => {
    const outcome = await buyAgain({ input: { orderId } });
    if (!outcome?.data || outcome.data.buyAgain.userErrors.length > 0) return;
    const found = changesOf(outcome.data.buyAgain);
    if (found.words.length === 0) void navigate(checkout);
    else setChanges(found);
  };
  return (
    <section className={css.unpaid} aria-labelledby="unpaid">
      <h2 id="unpaid">{orderWords.notPaid}</h2>
      <p className={css.details}>
        <OrderDate at={placedAt} />
      </p>
      <p>{orderWords.notPaidHint(total.display)}</p>
      <ul className={css.details}>
        {pieces.map((piece) => (
          <li key={piece.sku}>{`${piece.quantity} × ${pieceName(piece)}`}</li>
        ))}
      </ul>
      {!changes && (
        <button type="button" className="button" onClick={() => void onClick()} aria-busy={loading}>
          {orderWords.payNow}
        </button>
      )}
      <output>{changes && <BeforeYouPay changes={changes} checkout={checkout} />}</output>
    </section>
  );
}

/** The facts to know before the payment, and whether there is anything to pay. */
interface Changes {
  words: string[];
  canPay: boolean;
}

function changesOf({ pieces, cart }: NonNullable<BuyAgainMutation['buyAgain']>): Changes {
  const canPay = pieces.some(({ inCart }) => inCart > 0);
  const ordered = pieces.reduce((sum, piece) => sum + Math.min(piece.ordered, piece.inCart), 0);
  const others = (cart?.itemCount ?? ordered) - ordered;
  const more = canPay && others > 0 ? [orderWords.otherPieces(counted(others, orderWords.otherItem))] : [];
  const none = canPay ? [] : [orderWords.noneInCart];
  return { words: [...leftOutWords(pieces), ...none, ...priceWords(pieces), ...more], canPay };
}

function BeforeYouPay({ changes: { words, canPay }, checkout }: { changes: Changes; checkout: string }) {
  return (
    <div className={css.notice}>
      <p>
        <b>{orderWords.beforeYouPay}</b>
      </p>
      <Sentences of={words} />
      {canPay && (
        <Link className="button" to={checkout}>
          {orderWords.continueToPayment}
        </Link>
      )}
    </div>
  );
}
