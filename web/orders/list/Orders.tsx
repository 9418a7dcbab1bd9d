import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Pagination } from '../../ui/Pagination.tsx';
import { OrdersDocument } from '../orders.graphql.generated.ts';
import { counted } from '../../ui/format.ts';
import { useRefetch } from '../../apollo/useRefetch.ts';
import { errorMessageOf } from '../../apollo/user-errors.ts';
import { ordersAt } from '../paths.ts';
import { statusOf, type OrderFilter } from '../statuses.ts';
import css from './List.module.css';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';

/** One page of a shopper's orders; what was read before is shown while it is read anew. */
export function Orders({ filter, page }: { filter: OrderFilter; page: number }) {
  const variables = { status: statusOf(filter), page };
  const { data, error, loading, refetch } = useQuery(OrdersDocument, { variables, fetchPolicy: 'cache-and-network' });
  const orders = data?.me?.orders;
  const { hasFailed: isAway, error: reason, retry } = useRefetch({ isMissing: !orders, isLoading: loading, error, refetch: refetch });
  // What goes wrong comes back as an answer too, and is shown as such.
  if (isAway)
    return (
      <NoOrders
        filter={filter}
        hint={errorMessageOf({ error: reason }, 'Order not found') ?? undefined}
        retry={retry}
      />
    );
  if (!orders) return <OrdersSkeleton filter={filter} />;
  const { nodes, pageInfo } = orders;
  if (nodes.length === 0) return page > 1 ? <ToFirstPage filter={filter} /> : <NoOrders filter={filter} />;
  return (
    <>
      <output className={css.count}>{pageInfo.totalItems !== null && counted(pageInfo.totalItems, 'order')}</output>
      <ul className={css.list}>
        {nodes.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <Pagination at={(number) => ordersAt(filter, number)} page={pageInfo.page} totalPages={pageInfo.totalPages} />
    </>
  );
}

/** There is no such page (any more): the first one takes its place. */
function ToFirstPage({ filter }: { filter: OrderFilter }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(ordersAt(filter), { replace: true }), [navigate, filter]);
  return <OrdersSkeleton filter={filter} />;
}
