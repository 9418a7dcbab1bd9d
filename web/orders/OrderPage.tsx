import { orderPath } from '../paths.ts';
import { useParams } from 'react-router-dom';
import { useOrderItem } from './orders.graphql.generated.ts';
import { Failed } from '../ui/Failed.tsx';
import { useShop } from '../shop/useShop.ts';
import { Head } from '../ui/Head.tsx';
import { sendAgain, useRefetch } from '../shopper/useRefetch.ts';
import { errorMessageOf } from '../shopper/user-errors.ts';
import { useSessionState, useShopperId } from '../session/session.ts';
import { OrderLoader, LoginFirst, NoSuchOrder } from './detail/NoOrder.tsx';
import { OrderDetail } from './detail/OrderDetail.tsx';
import * as ordersWords from '../words/orders.ts';

/** `/myorders/{orderItemId}`: one order, and its actions. */
export function OrderPage() {
  const { name } = useShop();
  const state = useSessionState();
  const shopper = useShopperId();
  const { orderItemId = '' } = useParams();
  return (
    <div className="page">
      <Head
        title={ordersWords.order}
        description={ordersWords.orderDescription(name)}
        path={orderPath(orderItemId)}
        robots="noindex"
      />
      {state === 'unknown' && <OrderLoader />}
      {state === 'out' && <LoginFirst />}
      {state === 'in' && <Order key={`${shopper} ${orderItemId}`} id={orderItemId} shopper={shopper} />}
    </div>
  );
}

function Order({ id, shopper }: { id: string; shopper: string | undefined }) {
  const { data, previousData, error, loading, refetch } = useOrderItem({ id }, { fetchPolicy: 'cache-and-network' });
  const reload = () => void sendAgain(refetch);
  // If the order can't be loaded again, the previous response remains, unless another shopper has logged in meanwhile.
  const former = previousData?.me?.shopperId === shopper ? previousData?.me?.orderItem : null;
  const order = data?.me?.orderItem ?? (error || loading ? former : null);
  const isMissing = !order && (loading || !!error || !data?.me);
  const { hasFailed, error: reason, retry } = useRefetch({ isMissing, isLoading: loading, error, refetch });
  if (order) return <OrderDetail order={order} onChange={reload} />;
  if (hasFailed)
    return <OrderFailed words={errorMessageOf({ error: reason }, ordersWords.orderCannotBeShown)} retry={retry} />;
  if (loading) return <OrderLoader />;
  return <NoSuchOrder />;
}

const OrderFailed = ({ words, retry }: { words: string | null | undefined; retry: () => void }) => (
  <>
    <h1 className="visually-hidden">{ordersWords.order}</h1>
    <Failed words={words ?? ordersWords.orderCannotBeShown} retry={retry} />
  </>
);
