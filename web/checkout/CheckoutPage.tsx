import { useSearchParams } from 'react-router-dom';
import { useSessionState } from '../session/useSession.ts';
import { useCheckoutShopper } from './checkout.graphql.generated.ts';
import { Failed } from '../ui/Failed.tsx';
import { useRefetch } from '../apollo/useRefetch.ts';
import { useSlicedRender } from '../ui/useSlicedRender.ts';
import { serverMessageOf } from '../apollo/user-errors.ts';
import { CheckoutWaiting } from './CheckoutWaiting.tsx';
import { CheckoutFlow } from './CheckoutFlow.tsx';
import { isPaymentOpen } from './payment/payment-attempt.ts';
import { useOwnDocument } from './useOwnDocument.ts';
import * as checkoutWords from '../words/checkout.ts';
import * as uiWords from '../words/ui.ts';

/** `/checkout?promocode={code}`: the delivery address, the order's cost, and the payment. */
export function CheckoutPage() {
  const isShopper = useSessionState() === 'in';
  const isOwn = useOwnDocument(isShopper);
  const isRendered = useSlicedRender(isShopper && isOwn);
  return (
    <div className="page">
      <title>{checkoutWords.checkout}</title>
      <meta name="description" content={checkoutWords.pageDescription} />
      <meta name="robots" content="noindex" />
      <h1 className="visually-hidden">{checkoutWords.checkout}</h1>
      {isRendered ? <Checkout /> : <CheckoutSkeleton />}
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

/** The words when the shop doesn't answer. A shopper who was paying must not pay again. */
function failureWords(error: unknown): { words: string; hint?: string | undefined } {
  if (!isPaymentOpen()) return { words: uiWords.somethingWentWrong, hint: serverMessageOf(error) };
  return {
    words: checkoutWords.cannotBeReached,
    hint: checkoutWords.paymentIsShownSoon,
  };
}

const CheckoutSkeleton = () => <CheckoutWaiting withoutScript={<p>{checkoutWords.needsJavaScript}</p>} />;
