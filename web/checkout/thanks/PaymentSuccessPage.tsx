import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PaidOrderQuery } from '../../generated/checkout.ts';
import { Empty } from '../../platform/Empty.tsx';
import { Failed } from '../../platform/Failed.tsx';
import { Head } from '../../platform/Head.tsx';
import { cartPath } from '../../platform/links.ts';
import { readAnew } from '../../platform/own/reading.ts';
import { StandIn } from '../../platform/own/StandIn.tsx';
import { allOrders, Checking, Refunded } from '../pay/outcomes.tsx';
import { useShopperOnly } from '../useShopperOnly.ts';
import { Received } from './Received.tsx';
import css from './Thanks.module.css';
import { usePaidOrder } from './usePaidOrder.ts';

/** `/paymentsuccess?payment={id}`: what the shop knows of this payment, whatever the address says. */
export function PaymentSuccessPage() {
  const isShopper = useShopperOnly();
  const [search] = useSearchParams();
  const id = search.get('payment')?.trim() ?? '';
  return (
    <div className="page">
      <Head title="Your order" description="What came of your payment." path="/paymentsuccess" robots="noindex" />
      {isShopper && id !== '' && <Told id={id} />}
      {isShopper && id === '' && <Unknown />}
      {!isShopper && <Waiting />}
    </div>
  );
}

function Told({ id }: { id: string }) {
  const { me, isAway, retry } = usePaidOrder(id);
  if (isAway) return <Failed words="Your order could not be read" retry={retry} />;
  if (!me) return <Waiting />;
  if (!me.payment) return <Unknown />;
  return <Outcome name={me.name} payment={me.payment} />;
}

type Shopper = NonNullable<PaidOrderQuery['me']>;

function Outcome({ name, payment }: { name: string; payment: NonNullable<Shopper['payment']> }) {
  const client = useApolloClient();
  const isPaid = payment.status === 'PAID';
  // What was ordered has left the cart.
  useEffect(() => {
    if (isPaid) void readAnew(client);
  }, [isPaid, client]);
  if (isPaid) return <Received name={name} payment={payment} />;
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

const Unknown = () => (
  <>
    <h1 className="visually-hidden">Your order</h1>
    <Empty
      words="We know no such order of yours"
      hint="What you have ordered stands among your orders."
      to={allOrders()}
      action="View Order Status"
    />
  </>
);

const Waiting = () => (
  <div className={css.waiting}>
    <StandIn words="Your order" />
    <output className="visually-hidden">Loading</output>
  </div>
);
