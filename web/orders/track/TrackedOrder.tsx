import { Link } from 'react-router-dom';
import { loginPath, ordersPath } from '../../paths.ts';
import { BillDiscount, BillLine, BillLines } from '../../ui/BillLines.tsx';
import { counted } from '../../ui/format.ts';
import * as ordersWords from '../../words/orders.ts';
import * as trackWords from '../../words/track.ts';
import * as orderWords from '../../words/whole-order.ts';
import billCss from '../detail/Bill.module.css';
import detailCss from '../detail/OrderDetail.module.css';
import headCss from '../detail/OrderHead.module.css';
import { OrderedItems } from '../order/OrderedItems.tsx';
import { Timeline } from '../order/Timeline.tsx';
import { isKnownMoment, OrderDate } from '../OrderDate.tsx';
import type { TrackedOrderFragment } from './track.graphql.generated.ts';

/** An order that was looked up without a login. It can only be read. */
export function TrackedOrder({ order, startAgain }: { order: TrackedOrderFragment; startAgain: () => void }) {
  return (
    <article className={detailCss.order}>
      <Head order={order} />
      <div className={detailCss.main}>
        <OrderedItems items={order.items} hasPages={false} />
        <Timeline order={order} />
        <Recipient of={order.shippingAddress} />
        <p className={detailCss.note}>
          <Link to={loginPath(ordersPath('All'))}>{trackWords.seeAll}</Link>
        </p>
        <p>
          <button type="button" className="button button-quiet" onClick={startAgain}>
            {trackWords.anotherOrder}
          </button>
        </p>
      </div>
      <Bill order={order} />
    </article>
  );
}

const Head = ({ order: { number, placedAt, itemCount } }: { order: TrackedOrderFragment }) => (
  <header className={headCss.head}>
    <div className={headCss.text}>
      <h1 tabIndex={-1} ref={takeFocus}>
        {ordersWords.orderNumber(number)}
      </h1>
      <p className={headCss.placed}>
        {isKnownMoment(placedAt) && (
          <span>
            {ordersWords.placedOn} <OrderDate at={placedAt} />
          </span>
        )}
        <span>{counted(itemCount, orderWords.pieces)}</span>
      </p>
    </div>
  </header>
);

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

function Recipient({ of: { name, city, state, pinCode, phone } }: { of: TrackedOrderFragment['shippingAddress'] }) {
  const place = [city, state, pinCode].filter(Boolean).join(', ');
  return (
    <div className={detailCss.facts}>
      <section className={detailCss.fact}>
        <h2>{trackWords.deliveringTo}</h2>
        {[name, place, phone].filter(Boolean).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    </div>
  );
}

const Bill = ({ order: { subtotal, discount, total } }: { order: TrackedOrderFragment }) => (
  <section className={billCss.bill} aria-labelledby="bill">
    <h2 id="bill">{orderWords.bill}</h2>
    <BillLines>
      <BillLine name={ordersWords.subtotal} words={subtotal.display} />
      <BillDiscount name={ordersWords.discount} taken={discount} />
      <BillLine name={ordersWords.total} words={total.display} />
    </BillLines>
  </section>
);
