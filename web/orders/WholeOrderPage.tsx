import { useParams } from 'react-router-dom';
import { wholeOrderPath } from '../paths.ts';
import { useSessionState, useShopperId } from '../session/session.ts';
import { useShop } from '../shop/useShop.ts';
import { useRefetch } from '../shopper/useRefetch.ts';
import { errorMessageOf } from '../shopper/user-errors.ts';
import { Failed } from '../ui/Failed.tsx';
import { Head } from '../ui/Head.tsx';
import * as ordersWords from '../words/orders.ts';
import * as orderWords from '../words/whole-order.ts';
import { LoginFirst, NoSuchOrder, OrderLoader } from './detail/NoOrder.tsx';
import { useWholeOrder } from './order/order.graphql.generated.ts';
import { WholeOrder } from './order/WholeOrder.tsx';

/** `/order/{orderId}`: all that was paid together. */
export function WholeOrderPage() {
  const { name } = useShop();
  const state = useSessionState();
  const shopper = useShopperId();
  const { orderId = '' } = useParams();
  return (
    <div className="page">
      <Head
        title={ordersWords.order}
        description={orderWords.description(name)}
        path={wholeOrderPath(orderId)}
        robots="noindex"
      />
      {state === 'unknown' && <OrderLoader />}
      {state === 'out' && <LoginFirst />}
      {state === 'in' && <Order key={`${shopper} ${orderId}`} id={orderId} />}
    </div>
  );
}

function Order({ id }: { id: string }) {
  const { data, error, loading, refetch } = useWholeOrder({ id }, { fetchPolicy: 'cache-and-network' });
  const order = data?.me?.order;
  const isMissing = !order && (loading || !!error || !data?.me);
  const { hasFailed, error: reason, retry } = useRefetch({ isMissing, isLoading: loading, error, refetch });
  if (order) return <WholeOrder order={order} />;
  if (hasFailed)
    return (
      <>
        <h1 className="visually-hidden">{ordersWords.order}</h1>
        <Failed
          words={errorMessageOf({ error: reason }, ordersWords.orderCannotBeShown) ?? ordersWords.orderCannotBeShown}
          retry={retry}
        />
      </>
    );
  return loading ? <OrderLoader /> : <NoSuchOrder />;
}
