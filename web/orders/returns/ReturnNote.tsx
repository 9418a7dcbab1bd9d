import { dayWords } from '../../../schema/days.ts';
import * as returnsWords from '../../words/returns.ts';
import type { OrderCardFragment } from '../orders.graphql.generated.ts';

interface ReturnNoteProps {
  order: Pick<OrderCardFragment, 'returns' | 'returnUntil' | 'returnableQuantity'>;
  className?: string | undefined;
}

/** An order's returns in a line: the state of the newest one, and the last day while pieces can be returned. */
export function ReturnNote({ order: { returns, returnUntil, returnableQuantity }, className }: ReturnNoteProps) {
  const newest = returns.findLast(({ state }) => state !== 'WITHDRAWN');
  return (
    <>
      {newest && <p className={className}>{returnsWords.stateOf[newest.state]}</p>}
      {returnUntil && returnableQuantity > 0 && (
        <p className={className}>
          {returnsWords.returnBy} <b>{dayWords(returnUntil)}</b>
        </p>
      )}
    </>
  );
}
