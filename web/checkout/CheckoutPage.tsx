import { useSearchParams } from 'react-router-dom';
import { shopperOf } from '../account/session/request/token.ts';
import { session } from '../account/session/session.ts';
import { useCheckoutShopper } from '../generated/checkout.ts';
import { Breadcrumb } from '../platform/Breadcrumb.tsx';
import { Failed } from '../platform/Failed.tsx';
import { cartPath, HOME_PATH } from '../platform/links.ts';
import { useComeback } from '../platform/own/comeback.ts';
import css from '../cart/page/Columns.module.css';
import { Counter } from './Counter.tsx';
import { firstStage } from './pay/Till.ts';
import { useShopperOnly } from './useShopperOnly.ts';

/** `/checkout?promocode={code}`: where the cart goes, what it costs, and the payment. */
export function CheckoutPage() {
  const isShopper = useShopperOnly();
  return (
    <div className="page">
      <title>Checkout</title>
      <meta name="description" content="Where your order goes, and its payment." />
      <meta name="robots" content="noindex" />
      <Breadcrumb trail={[{ name: 'Home', to: HOME_PATH }, { name: 'Cart', to: cartPath() }, { name: 'Checkout' }]} />
      <h1>Checkout</h1>
      {isShopper ? <Checkout /> : <Waiting />}
    </div>
  );
}

function Checkout() {
  const [search] = useSearchParams();
  const { data, loading, refetch } = useCheckoutShopper();
  const shopper = data?.me;
  const { isAway, retry } = useComeback({ isMissing: !shopper, isLoading: loading, again: refetch });
  if (isAway) return <Failed {...unreached()} retry={retry} />;
  if (!shopper) return <Waiting />;
  return <Counter key={shopper.id} shopper={shopper} code={search.get('promocode')?.trim() || null} />;
}

/** The shop doesn't answer: one who was paying must not pay again. */
function unreached(): { words: string; hint?: string } {
  const shopper = shopperOf(session.token());
  if (!shopper || firstStage(shopper).name !== 'checking') return { words: 'Something went wrong' };
  return {
    words: 'The shop can’t be reached just now',
    hint: 'What came of your payment is shown here as soon as it can be. Please do not pay again.',
  };
}

const Waiting = () => (
  <div className={css.waiting}>
    <output className="visually-hidden">Loading</output>
    <noscript>
      <p>The checkout needs JavaScript, which is switched off in your browser.</p>
    </noscript>
  </div>
);
