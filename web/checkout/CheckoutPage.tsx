import { useSearchParams } from 'react-router-dom';
import { useSessionState } from '../session/session.ts';
import { useCheckoutShopper } from './checkout.graphql.generated.ts';
import { Failed } from '../ui/Failed.tsx';
import { useRefetch } from '../shopper/useRefetch.ts';
import { serverMessageOf } from '../shopper/user-errors.ts';
import { CheckoutWaiting, CheckoutFlow } from './CheckoutFlow.tsx';
import { isPaymentOpen } from './payment/payment-attempt.ts';
import { useCheckoutDocument } from './useCheckoutDocument.ts';
import * as checkoutWords from '../words/checkout.ts';
import * as uiWords from '../words/ui.ts';

/** `/checkout?promocode={code}`: the delivery address, the order's cost, and the payment. */
export function CheckoutPage() {
  const isShopper = useSessionState() === 'in';
  const isOwn = useCheckoutDocument(isShopper);
  return (
    <div className="page">
      <title>{checkoutWords.checkout}</title>
      <meta name="description" content={checkoutWords.pageDescription} />
      <meta name="robots" content="noindex" />
      <h1 className="visually-hidden">{checkoutWords.checkout}</h1>
      {isShopper && isOwn ? <Checkout /> : <CheckoutSkeleton />}
    </div>
  );
}

function Checkout() {
  const [search] = useSearchParams();
  const { data, error, loading, refetch } = useCheckoutShopper();
  const shopper = data?.me;
  // The form needs the shop's states too.
  const isMissing = !shopper || !data?.shop;
  const { hasFailed, retry, error: reason } = useRefetch({ isMissing, isLoading: loading, error, refetch });
  if (hasFailed) return <Failed {...failureWords(reason)} retry={retry} />;
  if (isMissing) return <CheckoutSkeleton />;
  return <CheckoutFlow key={shopper.id} shopper={shopper} code={search.get('promocode')?.trim() || null} />;
}

/** The message if the shop doesn't respond. A shopper who was paying must not pay again. */
function failureWords(error: unknown): { words: string; hint?: string | undefined } {
  if (!isPaymentOpen()) return { words: uiWords.somethingWentWrong, hint: serverMessageOf(error) };
  return {
    words: checkoutWords.cannotBeReached,
    hint: checkoutWords.paymentIsShownSoon,
  };
}

const CheckoutSkeleton = () => <CheckoutWaiting withoutScript={<p>{checkoutWords.needsJavaScript}</p>} />;
