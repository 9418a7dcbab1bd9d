import { dayWords } from '../../schema/days.ts';
import type { OrderCardFragment } from './orders.graphql.generated.ts';
import * as deliveryWords from '../words/delivery.ts';

interface ArrivalProps {
  order: Pick<OrderCardFragment, 'status' | 'deliveryWindow'>;
  className?: string | undefined;
}

/** The statuses of an order that is still to come. */
export const NOT_ENDED: ReadonlySet<string> = new Set(['PLACED', 'CONFIRMED', 'DISPATCHED']);

/** The day by which the order was promised to come, while it is on its way. */
export function Arrival({ order: { status, deliveryWindow }, className }: ArrivalProps) {
  if (!deliveryWindow || !NOT_ENDED.has(status)) return null;
  return (
    <p className={className}>
      {deliveryWords.deliveryBy} <b>{dayWords(deliveryWindow.latest)}</b>
    </p>
  );
}
