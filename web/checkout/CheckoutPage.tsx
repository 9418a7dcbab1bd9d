import { useSearchParams } from 'react-router-dom';
import { shopperOf } from '../session/access-token.ts';
import { session } from '../session/session.ts';
import { useSessionState } from '../session/useSession.ts';
import { useCheckoutShopper } from './checkout.graphql.generated.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Failed } from '../ui/Failed.tsx';
import { cartPath, HOME_PATH } from '../paths.ts';
import { useRefetch } from '../apollo/useRefetch.ts';
import css from '../ui/columns.module.css';
import { CheckoutFlow } from './CheckoutFlow.tsx';
import { firstStage } from './payment/payment-stage.ts';

/** `/checkout?promocode={code}`: the delivery address, the order's cost, and the payment. */
export function CheckoutPage() {
  const isShopper = useSessionState() === 'in';
  return (
    <div className="page">
      <title>Checkout</title>
      <meta name="description" content="Where your order goes, and its payment." />
      <meta name="robots" content="noindex" />
      <Breadcrumb trail={[{ name: 'Home', to: HOME_PATH }, { name: 'Cart', to: cartPath() }, { name: 'Checkout' }]} />
      <h1>Checkout</h1>
      {isShopper ? <Checkout /> : <CheckoutSkeleton />}
    </div>
  );
}

function Checkout() {
  const [search] = useSearchParams();
  const { data, loading, refetch } = useCheckoutShopper();
  const shopper = data?.me;
  // The form needs the shop's states too.
  const isMissing = !shopper || !data?.shop;
  const { hasFailed, retry } = useRefetch({ isMissing, isLoading: loading, refetch });
  if (hasFailed) return <Failed {...failureWords()} retry={retry} />;
  if (isMissing) return <CheckoutSkeleton />;
  return <CheckoutFlow key={shopper.id} shopper={shopper} code={search.get('promocode')?.trim() || null} />;
}

/** The words when the shop doesn't answer. A shopper who was paying must not pay again. */
function failureWords(): { words: string; hint?: string } {
  const shopper = shopperOf(session.token());
  if (!shopper || firstStage(shopper).name !== 'checking') return { words: 'Something went wrong' };
  return {
    words: 'The shop can’t be reached just now',
    hint: 'What came of your payment is shown here as soon as it can be. Please do not pay again.',
  };
}

const CheckoutSkeleton = () => (
  <div className={css.waiting}>
    <output className="visually-hidden">Loading</output>
    <noscript>
      <p>The checkout needs JavaScript, which is switched off in your browser.</p>
    </noscript>
  </div>
);
