import { dayWords } from '../../../schema/days.ts';
import { useShop } from '../../shop/useShop.ts';
import { dayRange } from '../../ui/format.ts';
import * as returnsWords from '../../words/returns.ts';
import { OrderDate } from '../OrderDate.tsx';
import { Fact, Facts } from './Facts.tsx';
import type { RefundDetailFragment } from './returns.graphql.generated.ts';

/**
 * The dates of a refund: when it was started, when it was sent, and when the bank credits it. Nothing in a shop that
 * does not report them.
 */
export function RefundDates({ refund }: { refund: RefundDetailFragment }) {
  const { cancelRefundDays } = useShop().policies;
  const { initiatedAt, processedAt, expectedBy, account, reference } = refund;
  if (!initiatedAt && !processedAt) return null;
  const credited = expectedBy
    ? returnsWords.creditedBy(dayWords(expectedBy))
    : returnsWords.creditedWithin(dayRange(cancelRefundDays));
  return (
    <Facts>
      {initiatedAt && (
        <Fact term={returnsWords.refundStarted}>
          <OrderDate at={initiatedAt} />
        </Fact>
      )}
      <Fact term={returnsWords.refundSent}>
        {processedAt ? <OrderDate at={processedAt} /> : <span>{returnsWords.notYet}</span>}
      </Fact>
      <Fact term={returnsWords.refundCredited}>{credited}</Fact>
      <Fact term={returnsWords.refundTo}>{account ?? returnsWords.originalPayment}</Fact>
      {reference && <Fact term={returnsWords.refundReference}>{reference}</Fact>}
    </Facts>
  );
}
