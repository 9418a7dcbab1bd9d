import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PaidOrderQuery } from './checkout.graphql.generated.ts';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Head } from '../ui/Head.tsx';
import { cartPath, ordersPath, paymentSuccessPath } from '../paths.ts';
import { refetchShopper } from '../apollo/refetch-shopper.ts';
import { useSessionState } from '../session/useSession.ts';
import { HeadingPlaceholder } from '../ui/HeadingPlaceholder.tsx';
import { Checking, Refunded } from './payment/PaymentOutcome.tsx';
import { OrderReceived } from './payment-success/OrderReceived.tsx';
import css from './payment-success/PaymentSuccess.module.css';
import { usePaymentResult } from './payment-success/usePaymentResult.ts';

/** `/paymentsuccess?payment={id}`: what the shop knows of this payment. */
export function PaymentSuccessPage() {
  const isShopper = useSessionState() === 'in';
  const [search] = useSearchParams();
  const id = search.get('payment')?.trim() ?? '';
  return (
    <div className="page">
      <Head title="Your order" description="What came of your payment." path={paymentSuccessPath()} robots="noindex" />
      {isShopper && id !== '' && <PaymentResult id={id} />}
      {isShopper && id === '' && <NoSuchPayment />}
      {!isShopper && <PaymentSkeleton />}
    </div>
  );
}

function PaymentResult({ id }: { id: string }) {
  const { me, hasFailed, retry } = usePaymentResult(id);
  if (hasFailed) return <Failed words="Your order could not be read" retry={retry} />;
  if (!me) return <PaymentSkeleton />;
  if (!me.payment) return <NoSuchPayment />;
  return <SettledPayment name={me.name} payment={me.payment} />;
}

type Shopper = NonNullable<PaidOrderQuery['me']>;

function SettledPayment({ name, payment }: { name: string; payment: NonNullable<Shopper['payment']> }) {
  const client = useApolloClient();
  const isPaid = payment.status === 'PAID';
  // What was ordered has left the cart.
  useEffect(() => {
    if (isPaid) void refetchShopper(client);
  }, [isPaid, client]);
  if (isPaid) return <OrderReceived name={name} payment={payment} />;
  return (
    <>
      <h1 className="visually-hidden">Your order</h1>
      {payment.status === 'PENDING' && <Checking />}
      {payment.status === 'REFUNDED' && <Refunded />}
      {payment.status === 'NOT_PAID' && (
        <Empty
          words="This payment did not come about"
          hint="Nothing was charged, and nothing was ordered by it."
          to={cartPath()}
          action="Back to the cart"
        />
      )}
    </>
  );
}

const NoSuchPayment = () => (
  <>
    <h1 className="visually-hidden">Your order</h1>
    <Empty
      words="We know no such order of yours"
      hint="What you have ordered stands among your orders."
      to={ordersPath('All')}
      action="View Order Status"
    />
  </>
);

const PaymentSkeleton = () => (
  <div className={css.waiting}>
    <HeadingPlaceholder words="Your order" />
    <output className="visually-hidden">Loading</output>
  </div>
);
