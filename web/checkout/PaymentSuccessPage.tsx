import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { usePlacedOrder, useShopperName, type PaidOrderQuery, usePaidOrder } from './checkout.graphql.generated.ts';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Head } from '../ui/Head.tsx';
import { cartPath, HOME_PATH, ordersPath, paymentSuccessPath } from '../paths.ts';
import { sendAgain, useRefetch, usePolling } from '../shopper/useRefetch.ts';
import { refetchShopper } from '../shopper/refetch-shopper.ts';
import { useSessionState } from '../session/session.ts';
import { HeadingPlaceholder } from '../ui/HeadingPlaceholder.tsx';
import { forgetOpenPayment } from './payment/open-payment.ts';
import { Checking, Refunded } from './payment/PaymentOutcome.tsx';
import { OrderReceived, Thanks } from './payment-success/OrderReceived.tsx';
import css from './payment-success/PaymentSuccess.module.css';
import * as checkoutWords from '../words/checkout.ts';
import * as uiWords from '../words/ui.ts';

/**
 * `/paymentsuccess?payment={id}`: the state of this payment; `?order={id}`: an order to be paid in cash. Without both the page
 * only thanks the shopper.
 */
export function PaymentSuccessPage() {
  const isShopper = useSessionState() === 'in';
  const [search] = useSearchParams();
  const [id = '', order = ''] = ['payment', 'order'].map((name) => search.get(name)?.trim() ?? '');
  return (
    <div className="page">
      <Head
        title={checkoutWords.yourOrder}
        description={checkoutWords.resultDescription}
        path={paymentSuccessPath()}
        robots="noindex"
      />
      {isShopper && id !== '' && <PaymentResult id={id} />}
      {isShopper && id === '' && order !== '' && <PlacedOrder id={order} />}
      {isShopper && id === '' && order === '' && <Thanked />}
      {!isShopper && <PaymentSkeleton />}
    </div>
  );
}

function PaymentResult({ id }: { id: string }) {
  const { me, hasFailed, retry } = usePaymentResult(id);
  const status = me?.payment?.status;
  useEffect(() => {
    if (status && status !== 'PENDING') forgetOpenPayment(id);
  }, [status, id]);
  if (hasFailed) return <Failed words={checkoutWords.orderCannotBeShown} retry={retry} />;
  if (!me) return <PaymentSkeleton />;
  if (!me.payment) return <NoSuchPayment />;
  return <SettledPayment name={me.fullName} payment={me.payment} />;
}

type Shopper = NonNullable<PaidOrderQuery['me']>;

function SettledPayment({ name, payment }: { name: string | null; payment: NonNullable<Shopper['payment']> }) {
  const client = useApolloClient();
  const isPaid = payment.status === 'PAID';
  // The ordered items are no longer in the cart.
  useEffect(() => {
    if (isPaid) void refetchShopper(client);
  }, [isPaid, client]);
  if (isPaid) return <OrderReceived name={name} orderItems={payment.orderItems} amount={payment.amount.display} />;
  return (
    <>
      <h1 className="visually-hidden">{checkoutWords.yourOrder}</h1>
      {payment.status === 'PENDING' && <Checking />}
      {payment.status === 'REFUNDED' && <Refunded />}
      {payment.status === 'NOT_PAID' && (
        <Empty
          words={checkoutWords.paymentNotMade}
          hint={checkoutWords.paymentNotMadeHint}
          to={cartPath()}
          action={checkoutWords.backToCart}
        />
      )}
    </>
  );
}

/** An order that is paid in cash. */
function PlacedOrder({ id }: { id: string }) {
  const { data, previousData, loading, refetch } = usePlacedOrder({ id });
  const me = (data ?? previousData)?.me;
  const { hasFailed, retry } = useRefetch({ isMissing: !me, isLoading: loading, refetch });
  if (hasFailed) return <Failed words={checkoutWords.orderCannotBeShown} retry={retry} />;
  if (!me) return <PaymentSkeleton />;
  if (!me.order) return <NoSuchPayment />;
  const { items, total, moneyTrail } = me.order;
  return (
    <OrderReceived
      name={me.fullName}
      orderItems={items}
      amount={total.display}
      isDue={moneyTrail.toCollect.amount > 0}
    />
  );
}

/** Thanks the shopper without an order. The name is added when it is loaded: nothing waits for it. */
function Thanked() {
  const { data } = useShopperName();
  return <Thanks name={data?.me?.fullName} />;
}

const NoSuchPayment = () => (
  <>
    <h1 className="visually-hidden">{checkoutWords.yourOrder}</h1>
    <Empty
      words={checkoutWords.noSuchOrder}
      hint={checkoutWords.noSuchOrderHint}
      to={ordersPath('All')}
      action={uiWords.viewOrderStatus}
    >
      <Link className="button button-quiet" to={HOME_PATH}>
        {uiWords.backToHomePage}
      </Link>
    </Empty>
  </>
);

const PaymentSkeleton = () => (
  <div className={css.waiting}>
    <HeadingPlaceholder words={checkoutWords.yourOrder} />
    <output className="visually-hidden">{uiWords.loading}</output>
  </div>
);

/** A payment as the shop shows it to its shopper. */
interface PaymentResult {
  me: PaidOrderQuery['me'] | undefined;
  /** Whether the payment could not be loaded; it is loaded again automatically. */
  hasFailed: boolean;
  retry: () => void;
}

/** Polls a payment until it is settled. */
export function usePaymentResult(id: string): PaymentResult {
  const fetching = { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const;
  const { data, previousData, loading, refetch } = usePaidOrder({ id }, fetching);
  const me = (data ?? previousData)?.me;
  usePolling(me?.payment?.status === 'PENDING', () => sendAgain(refetch));
  const { hasFailed, retry } = useRefetch({ isMissing: !me, isLoading: loading, refetch });
  return { me, hasFailed, retry };
}
