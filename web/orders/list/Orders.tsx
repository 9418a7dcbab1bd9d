import { ordersPath } from '../../paths.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Pagination } from '../../ui/Pagination.tsx';
import { useOrderItems } from '../orders.graphql.generated.ts';
import { counted } from '../../ui/format.ts';
import { useRefetch } from '../../shopper/useRefetch.ts';
import { errorMessageOf } from '../../shopper/user-errors.ts';
import { statusOf, type OrderFilter } from '../statuses.ts';
import css from './List.module.css';
import { NoOrders, OrdersSkeleton } from './NoOrders.tsx';
import { UnpaidOrder } from '../order/UnpaidOrder.tsx';
import { OrderCard } from './OrderCard.tsx';
import * as ordersWords from '../../words/orders.ts';

/** One page of a shopper's orders. The previous response is shown while the orders load again. */
export function Orders({ filter, page }: { filter: OrderFilter; page: number }) {
  const variables = { status: statusOf(filter), page };
  const { data, error, loading, refetch } = useOrderItems(variables, { fetchPolicy: 'cache-and-network' });
  const orders = data?.me?.orderItems;
  const { hasFailed, error: reason, retry } = useRefetch({ isMissing: !orders, isLoading: loading, error, refetch });
  if (hasFailed)
    return (
      <NoOrders
        filter={filter}
        hint={errorMessageOf({ error: reason }, ordersWords.orderNotFound) ?? undefined}
        retry={retry}
      />
    );
  if (!orders) return <OrdersSkeleton />;
  const { nodes, pageInfo } = orders;
  if (nodes.length === 0 && page > 1) return <ToFirstPage filter={filter} />;
  const unpaid = data.me?.unpaidOrder;
  const payAgain = unpaid && <UnpaidOrder key={unpaid.orderId} order={unpaid} />;
  if (nodes.length === 0)
    return (
      <>
        {payAgain}
        <NoOrders filter={filter} />
      </>
    );
  return (
    <>
      {payAgain}
      <output className={css.count}>{pageInfo.totalItems !== null && counted(pageInfo.totalItems, 'order')}</output>
      <ul className={css.list}>
        {nodes.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <Pagination at={(number) => ordersPath(filter, number)} page={page} totalPages={pageInfo.totalPages ?? 0} />
    </>
  );
}

/** Links to the first page, because there is no page of this number. */
function ToFirstPage({ filter }: { filter: OrderFilter }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(ordersPath(filter), { replace: true }), [navigate, filter]);
  return <OrdersSkeleton />;
}
