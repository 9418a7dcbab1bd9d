import type { OrderDetailFragment } from '../orders.graphql.generated.ts';
import { isKnownMoment, minuteInIndia, shortDay } from '../OrderDate.tsx';
import { statusNameOf } from '../statuses.ts';
import * as ordersWords from '../../words/orders.ts';
import css from './Tracker.module.css';

interface Step {
  name: string;
  at: string | null | undefined;
}

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
    return <Steps steps={steps} reached={steps.length} isCancelled />;
  }
  const steps = [
    { name: 'Placed', at: placedAt },
    { name: 'Confirm', at: confirmedAt },
    { name: 'Dispatched', at: dispatchedAt },
    { name: status === 'OTHER' ? statusText : 'Delivered', at: deliveredAt },
  ];
  const name = statusNameOf(status) ?? statusText;
  return <Steps steps={steps} reached={steps.findLastIndex((step) => step.name === name) + 1} />;
}

interface StepsProps {
  steps: readonly Step[];
  /** The number of completed steps. */
  reached: number;
  isCancelled?: boolean;
}

function Steps({ steps, reached, isCancelled = false }: StepsProps) {
  return (
    <section className={css.tracker} aria-label={ordersWords.orderStatus} data-cancelled={isCancelled || undefined}>
      {!isCancelled && (
        <progress
          className={css.progress}
          aria-label={ordersWords.progress}
          max={100}
          value={(reached / steps.length) * 100}
        />
      )}
      <ol className={css.steps}>
        {steps.map(({ name, at }, index) => (
          <li
            key={name}
            data-done={index < reached || undefined}
            aria-current={index === reached - 1 ? 'step' : undefined}
          >
            <span>{name}</span>
            {at && isKnownMoment(at) && index < reached && (
              <time dateTime={at} title={minuteInIndia(at)}>
                {shortDay(at)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
