import { ordersPath } from '../../paths.ts';
import { Link } from 'react-router-dom';
import type { OrderDetailFragment } from '../orders.graphql.generated.ts';
import { useShop } from '../../shop/useShop.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { isKnownMoment, OrderDate } from '../OrderDate.tsx';
import { WholeOrderLink } from '../order/WholeOrderLink.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { OrderModal } from '../modals/useOrderModal.ts';
import * as ordersWords from '../../words/orders.ts';
import css from './OrderHead.module.css';

interface OrderHeadProps {
  order: OrderDetailFragment;
  onOpen: (modal: OrderModal) => void;
}

/** The order's number, date and status, its menu, and buttons to go back and to print; on paper, the shop's address. */
export function OrderHead({ order: item, onOpen }: OrderHeadProps) {
  const { shortId, placedAt, status, statusText, canCancel, order } = item;
  const { name, contact } = useShop();
  const choices = [
    { name: ordersWords.trackOrder, onChoose: () => onOpen('tracking') },
    ...(canCancel ? [{ name: ordersWords.cancelOrder, onChoose: () => onOpen('cancel') }] : []),
    { name: ordersWords.contactSupport, onChoose: () => onOpen('contact') },
  ];
  return (
    <header className={css.head}>
      <Link className={css.back} to={ordersPath('All')} aria-label={ordersWords.backToOrders}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M20 12H4m7-7-7 7 7 7" />
        </svg>
      </Link>
      <div className={css.text}>
        <h1>{ordersWords.orderNumber(shortId)}</h1>
        <p className={css.placed}>
          {isKnownMoment(placedAt) && (
            <span>
              {ordersWords.placedOn} <OrderDate at={placedAt} />
            </span>
          )}
          <StatusBadge status={status} statusText={statusText} />
        </p>
        <WholeOrderLink order={order} />
      </div>
      <button type="button" className={`button button-quiet ${css.print}`} onClick={() => window.print()}>
        {ordersWords.print}
      </button>
      <p className={css.printHeader}>
        <b>{name}</b>
        <span>{`${contact.address.slice(1).join(', ')} · ${contact.email} · ${contact.phone}`}</span>
      </p>
      <Menu label={ordersWords.moreOptions} choices={choices} />
    </header>
  );
}
