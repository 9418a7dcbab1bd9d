import { Link } from 'react-router-dom';
import { ordersPath } from '../../paths.ts';
import { counted } from '../../ui/format.ts';
import * as ordersWords from '../../words/orders.ts';
import * as orderWords from '../../words/whole-order.ts';
import { OrderAddresses } from '../detail/OrderAddresses.tsx';
import headCss from '../detail/OrderHead.module.css';
import detailCss from '../detail/OrderDetail.module.css';
import { isKnownMoment, OrderDate } from '../OrderDate.tsx';
import { BuyAgain } from './BuyAgain.tsx';
import type { WholeOrderFragment } from './order.graphql.generated.ts';
import { OrderBill } from './OrderBill.tsx';
import { OrderedItems } from './OrderedItems.tsx';
import { Timeline } from './Timeline.tsx';

/** An order: all that was paid together, its costs and what happened. */
export function WholeOrder({ order }: { order: WholeOrderFragment }) {
  return (
    <article className={detailCss.order}>
      <Head order={order} />
      <div className={detailCss.main}>
        <OrderedItems items={order.items} />
        {order.canBuyAgain && <BuyAgain orderId={order.orderId} />}
        <Timeline order={order} />
        <OrderAddresses order={order} />
      </div>
      <OrderBill order={order} />
    </article>
  );
}

function Head({ order: { number, placedAt, itemCount } }: { order: WholeOrderFragment }) {
  return (
    <header className={headCss.head}>
      <Link className={headCss.back} to={ordersPath('All')} aria-label={ordersWords.backToOrders}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M20 12H4m7-7-7 7 7 7" />
        </svg>
      </Link>
      <div className={headCss.text}>
        <h1>{ordersWords.orderNumber(number)}</h1>
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
}
