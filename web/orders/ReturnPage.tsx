import { Link, useParams } from 'react-router-dom';
import { orderPath, returnPath } from '../paths.ts';
import { useSessionState, useShopperId } from '../session/session.ts';
import { useRefetch } from '../shopper/useRefetch.ts';
import { errorMessageOf } from '../shopper/user-errors.ts';
import { useShop } from '../shop/useShop.ts';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Head } from '../ui/Head.tsx';
import * as ordersWords from '../words/orders.ts';
import * as returnsWords from '../words/returns.ts';
import { LoginFirst, NoSuchOrder, OrderLoader } from './detail/NoOrder.tsx';
import { ReturnForm } from './returns/ReturnForm.tsx';
import { useReturnForm, type ReturnableItemFragment } from './returns/returns.graphql.generated.ts';
import css from './returns/ReturnForm.module.css';

/** `/myorders/{orderItemId}/return`: requests the return or the exchange of pieces of one order item. */
export function ReturnPage() {
  const { name } = useShop();
  const state = useSessionState();
  const shopper = useShopperId();
  const { orderItemId = '' } = useParams();
  return (
    <div className="page">
      <Head
        title={returnsWords.formTitle}
        description={returnsWords.formDescription(name)}
        path={returnPath(orderItemId)}
        robots="noindex"
      />
      {state === 'unknown' && <OrderLoader />}
      {state === 'out' && <LoginFirst />}
      {state === 'in' && <Item key={`${shopper} ${orderItemId}`} id={orderItemId} />}
    </div>
  );
}

/** The form; the typed values remain when the item changes. Without a returnable piece, the way back to the order. */
function Item({ id }: { id: string }) {
  const { data, error, loading, refetch } = useReturnForm({ id }, { fetchPolicy: 'cache-and-network' });
  const isMissing = !data?.me || !data.shop;
  const { hasFailed, error: reason, retry } = useRefetch({ isMissing, isLoading: loading, error, refetch });
  const words = errorMessageOf({ error: reason }, ordersWords.orderCannotBeShown);
  if (hasFailed) {
    return (
      <>
        <h1 className="visually-hidden">{returnsWords.formTitle}</h1>
        <Failed words={words ?? ordersWords.orderCannotBeShown} retry={retry} />
      </>
    );
  }
  if (!data?.me || !data.shop) return <OrderLoader />;
  const { orderItem, addresses } = data.me;
  if (!orderItem) return loading ? <OrderLoader /> : <NoSuchOrder />;
  const isReturnable = orderItem.returnableQuantity > 0;
  if (!isReturnable) return loading ? <OrderLoader /> : <NotReturnable item={orderItem} />;
  const { returnReasons, returnPictures } = data.shop;
  return (
    <article className={css.page}>
      <Link className={css.back} to={orderPath(orderItem.orderItemId)}>
        {returnsWords.backToOrder}
      </Link>
      <h1>{returnsWords.formTitle}</h1>
      <ReturnForm
        item={orderItem}
        reasons={returnReasons}
        mostPictures={returnPictures}
        addresses={addresses ?? []}
        onRefused={() => void refetch()}
      />
    </article>
  );
}

const NotReturnable = ({ item: { orderItemId } }: { item: ReturnableItemFragment }) => (
  <>
    <h1 className="visually-hidden">{returnsWords.formTitle}</h1>
    <Empty
      words={returnsWords.notReturnable}
      hint={returnsWords.notReturnableHint}
      to={orderPath(orderItemId)}
      action={returnsWords.backToOrder}
    />
  </>
);
