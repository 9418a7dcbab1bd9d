import { dayWords } from '../../../schema/days.ts';
import { OrderDate } from '../OrderDate.tsx';
import * as ordersWords from '../../words/orders.ts';
import * as orderWords from '../../words/whole-order.ts';
import type { OrderEventFragment, WholeOrderFragment } from './order.graphql.generated.ts';
import { pieceName } from './pieces.ts';
import css from './Timeline.module.css';

/** All that happened to the order, the newest first. */
export function Timeline({ order: { timeline, items } }: { order: Pick<WholeOrderFragment, 'timeline' | 'items'> }) {
  if (timeline.length === 0) return null;
  return (
    <section className={css.timeline} aria-labelledby="timeline">
      <h2 id="timeline">{orderWords.timeline}</h2>
      <ol className={css.events}>
        {[...timeline].reverse().map((event, at) => (
          <Event key={`${event.kind} ${event.at} ${at}`} event={event} isOfAll={event.items.length === items.length} />
        ))}
      </ol>
    </section>
  );
}

/** One event. It names its items unless it is about all of the order. */
function Event({ event, isOfAll }: { event: OrderEventFragment; isOfAll: boolean }) {
  const { kind, at, amount, tracking, expectedBy, items } = event;
  return (
    <li>
      <p className={css.what}>
        <b>{orderWords.events[kind]}</b> {amount && <span>{amount.display}</span>}
      </p>
      <p className={css.detail}>
        <OrderDate at={at} />
      </p>
      {!isOfAll && <p className={css.detail}>{items.map(pieceName).join(', ')}</p>}
      {tracking && <Parcel tracking={tracking} />}
      {expectedBy && <p className={css.detail}>{orderWords.creditedBy(dayWords(expectedBy))}</p>}
    </li>
  );
}

function Parcel({ tracking: { id, url } }: { tracking: NonNullable<OrderEventFragment['tracking']> }) {
  return (
    <p className={css.detail}>
      <span>{orderWords.trackingNumber(id)}</span>{' '}
      {url && (
        <a className={css.carrier} href={url} target="_blank" rel="noopener noreferrer">
          {ordersWords.followAtCarrier}
          <span className="visually-hidden">{ordersWords.opensNewTab}</span>
        </a>
      )}
    </p>
  );
}
