import { useParams } from 'react-router-dom';
import { useOrder } from './orders.graphql.generated.ts';
import { Failed } from '../ui/Failed.tsx';
import { SHOP } from '../../schema/shop.ts';
import { Head } from '../ui/Head.tsx';
import { useRefetch } from '../apollo/useRefetch.ts';
import { errorMessageOf } from '../apollo/user-errors.ts';
import { useSessionState, useShopperId } from '../session/useSession.ts';
import { OrderLoader } from './detail/OrderLoader.tsx';
import { OrderDetail } from './detail/OrderDetail.tsx';
import { LoginFirst, NoSuchOrder } from './detail/NoOrder.tsx';
import { orderPath } from './paths.ts';

/** `/myorders/{orderItemId}`: one order, how far it is, and all that can be done about it. */
export function OrderPage() {
  const state = useSessionState();
  const shopper = useShopperId();
  const { orderItemId = '' } = useParams();
  return (
    <div className="page">
      <Head title="Order" description={`Your order at ${SHOP.name}.`} path={orderPath(orderItemId)} robots="noindex" />
      {state === 'unknown' && <OrderLoader />}
      {state === 'out' && <LoginFirst />}
      {state === 'in' && <Order key={`${shopper} ${orderItemId}`} id={orderItemId} shopper={shopper} />}
    </div>
  );
}

function Order({ id, shopper }: { id: string; shopper: string | undefined }) {
  const { data, previousData, error, loading, refetch } = useOrder({ id }, { fetchPolicy: 'cache-and-network' });
  const reload = () => void refetch().catch(reportError);
  // What is shown, and typed over it, stays when reading it anew fails, unless it is somebody else's by now.
  const known = previousData?.me?.id === shopper ? previousData?.me?.order : null;
  const order = data?.me?.order ?? (error || loading ? known : null);
  const isMissing = !order && (loading || !!error || !data?.me);
  const { hasFailed: isAway, error: reason, retry } = useRefetch({ isMissing, isLoading: loading, error, refetch: refetch });
  if (order) return <OrderDetail order={order} onChange={reload} />;
  // What goes wrong comes back as an answer too, and is shown as such.
  if (isAway) return <Unread words={errorMessageOf({ error: reason }, 'The order could not be read.')} retry={retry} />;
  if (loading) return <OrderLoader />;
  return <NoSuchOrder />;
}

const Unread = ({ words, retry }: { words: string | null | undefined; retry: () => void }) => (
  <>
    <h1 className="visually-hidden">Order</h1>
    <Failed words={words ?? 'The order could not be read.'} retry={retry} />
  </>
);
