import { Link } from 'react-router-dom';
import { ordersPath } from '../paths.ts';
import styles from './Policies.module.css';
import { Part, Section } from './Section.tsx';
import { NoBreakRanges, usePromiseWords } from './promises.tsx';
import * as policiesWords from '../words/policies.ts';

/** The steps to return a product or cancel an order, and the time of the refund. */
export function Returns() {
  const words = usePromiseWords();
  const figures = [
    [policiesWords.returnItem, policiesWords.withinOfDelivery(words.returns)],
    [policiesWords.damagedOrWrong, policiesWords.tellUsWithin(words.damage)],
    [policiesWords.refundOfReturn, policiesWords.fromArrival(words.returnRefund)],
    [policiesWords.refundOfCancelled, words.cancelRefund],
  ] as const;
  return (
    <Section id="returns" title={policiesWords.returnPolicy} figures={figures}>
      <SendingBack />
      <Part title={policiesWords.damaged}>
        <p>{policiesWords.damagedText(words.damage)}</p>
      </Part>
      <Part title={policiesWords.cancellingBefore}>
        <p>
          <NoBreakRanges text={policiesWords.cancellingBeforeText(words.cancelRefund)} />
        </p>
      </Part>
      <Part title={policiesWords.howRefunded}>
        <p>{policiesWords.howRefundedText}</p>
      </Part>
    </Section>
  );
}

function SendingBack() {
  const words = usePromiseWords();
  return (
    <Part title={policiesWords.howToReturn}>
      <ol className={styles.steps}>
        <li>
          <span>{policiesWords.returnSteps(words.returns)}</span>
          <Link to={ordersPath()}>{policiesWords.myOrders}</Link> {policiesWords.returnContact}
        </li>
        <li>{policiesWords.returnCondition}</li>
        <li>
          <NoBreakRanges text={policiesWords.returnRefund(words.returnRefund)} />
        </li>
      </ol>
      <p>{policiesWords.handmadeNote}</p>
    </Part>
  );
}
