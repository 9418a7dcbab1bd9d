import { Link } from 'react-router-dom';
import { orderPath } from '../../paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import { DeliveryDate } from '../OrderDate.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import * as ordersWords from '../../words/orders.ts';
import * as orderWords from '../../words/whole-order.ts';
import type { OrderedItemFragment } from './order.graphql.generated.ts';
import css from './WholeOrder.module.css';

interface OrderedItemsProps {
  items: readonly OrderedItemFragment[];
  /** Whether each item links to its page, with its actions. */
  hasPages?: boolean;
}

/** The items of an order. */
export function OrderedItems({ items, hasPages = true }: OrderedItemsProps) {
  return (
    <section aria-labelledby="items">
      <h2 id="items" className={css.title}>
        {items.length > 1 ? orderWords.itemsPaidTogether : orderWords.itemsOfOrder}
      </h2>
      <ul className={css.items}>
        {items.map((item) => (
          <Item key={item.id} item={item} hasPage={hasPages} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item, hasPage }: { item: OrderedItemFragment; hasPage: boolean }) {
  const { orderItemId, name, category, color, size, services, image, quantity, subtotal, status, statusText } = item;
  return (
    <li className={css.item}>
      <Picture className={css.picture} image={image} alt="" sizes="72px" />
      <div className={css.text}>
        <h3 className={css.name}>{hasPage ? <Link to={orderPath(orderItemId)}>{name}</Link> : name}</h3>
        <p className={css.details}>
          {[category, color, size, ...services.map((service) => service.name)].filter(Boolean).join(' · ')}
        </p>
        <p className={`${css.details} ${css.numbers}`}>
          <span>{ordersWords.quantityOf(quantity)}</span> <span>{subtotal.display}</span>
        </p>
        <DeliveryDate order={item} className={css.details} />
        <StatusBadge status={status} statusText={statusText} />
      </div>
    </li>
  );
}
