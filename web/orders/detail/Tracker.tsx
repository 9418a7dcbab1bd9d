import type { OrderDetailFragment } from '../orders.graphql.generated.ts';
import { statusNameOf } from '../statuses.ts';
import * as ordersWords from '../../words/orders.ts';
import { Steps } from './Steps.tsx';

/**
 * The progress of the order, in four steps. A cancelled order has two: placed and cancelled. A status that only the host
 * knows is the last step.
 */
export function Tracker({ order }: { order: OrderDetailFragment }) {
  const { status, statusText, placedAt, confirmedAt, dispatchedAt, deliveredAt, cancellation } = order;
  if (status === 'CANCELLED') {
    const steps = [
      { name: 'Placed', at: placedAt },
      { name: 'Cancelled', at: cancellation?.cancelledAt },
    ];
    return <Steps label={ordersWords.orderStatus} steps={steps} reached={steps.length} isCancelled />;
  }
  const steps = [
    { name: 'Placed', at: placedAt },
    { name: 'Confirm', at: confirmedAt },
    { name: 'Dispatched', at: dispatchedAt },
    { name: status === 'OTHER' ? statusText : 'Delivered', at: deliveredAt },
  ];
  const name = statusNameOf(status) ?? statusText;
  return (
    <Steps
      label={ordersWords.orderStatus}
      steps={steps}
      reached={steps.findLastIndex((step) => step.name === name) + 1}
    />
  );
}
