import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cartPath } from '../../paths.ts';
import * as orderWords from '../../words/whole-order.ts';
import type { PiecesAgainFragment } from './order.graphql.generated.ts';
import { leftOutWords, priceWords } from './pieces.ts';
import { useBuyOrderAgain } from './useBuyOrderAgain.ts';
import css from './WholeOrder.module.css';

/** The button that puts all pieces of the order into the cart, and what came of it. */
export function BuyAgain({ orderId }: { orderId: string }) {
  const [buyAgain, { loading }] = useBuyOrderAgain();
  const [pieces, setPieces] = useState<readonly PiecesAgainFragment[]>([]);
  const onClick = async () => {
    const outcome = await buyAgain({ input: { orderId } });
    if (outcome?.data) setPieces(outcome.data.buyAgain.pieces);
  };
  return (
    <div className={css.again}>
      <button type="button" className="button" onClick={() => void onClick()} aria-busy={loading}>
        {orderWords.buyAgain}
      </button>
      <output>{pieces.length > 0 && <Bought pieces={pieces} />}</output>
    </div>
  );
}

function Bought({ pieces }: { pieces: readonly PiecesAgainFragment[] }) {
  const missing = leftOutWords(pieces);
  const hasSome = pieces.some(({ inCart }) => inCart > 0);
  const rest = hasSome ? orderWords.someInCart : orderWords.noneInCart;
  return (
    <div className={css.notice}>
      <Sentences of={[...missing, missing.length > 0 ? rest : orderWords.allInCart, ...priceWords(pieces)]} />
      {hasSome && (
        <Link className="button button-quiet" to={cartPath()}>
          {orderWords.viewCart}
        </Link>
      )}
    </div>
  );
}

/** Each sentence as a paragraph. */
export const Sentences = ({ of }: { of: readonly string[] }) => of.map((words) => <p key={words}>{words}</p>);
