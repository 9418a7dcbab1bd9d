import { Link } from 'react-router-dom';
import { ordersPath } from '../paths.ts';
import { useShop } from '../shop/useShop.ts';
import styles from './Policies.module.css';
import { Part, Section } from './Section.tsx';
import { NoBreakRanges, usePromiseWords } from './promises.tsx';
import * as policiesWords from '../words/policies.ts';

/** The steps to return a product or cancel an order, and the time of the refund. */
export function Returns() {
  const words = usePromiseWords();
  const { pickupWithinDays } = useShop();
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
        {pickupWithinDays !== null && <p>{policiesWords.cashRefund}</p>}
      </Part>
    </Section>
  );
}

/** The steps of a return: by its form, in a shop that has one, otherwise by a message to the shop. */
function SendingBack() {
  const words = usePromiseWords();
  const hasForm = useShop().pickupWithinDays !== null;
  return (
    <Part title={policiesWords.howToReturn}>
      <ol className={styles.steps}>
        <li>
          <span>{policiesWords.returnSteps(words.returns)}</span>
          <Link to={ordersPath()}>{policiesWords.myOrders}</Link>{' '}
          <span>{hasForm ? policiesWords.returnOnline : policiesWords.returnContact}</span>
        </li>
        {hasForm && <li>{policiesWords.returnPickup}</li>}
        <li>{hasForm ? policiesWords.packItUnworn : policiesWords.returnCondition}</li>
        <li>
          <NoBreakRanges text={policiesWords.returnRefund(words.returnRefund)} />
        </li>
      </ol>
      {hasForm && <p>{policiesWords.followReturn}</p>}
      <p>{policiesWords.handmadeNote}</p>
    </Part>
  );
}
