import type { ResultOf } from 'gql.tada';
import type { StartPayment } from './documents.ts';

type PaymentOrder = NonNullable<NonNullable<ResultOf<typeof StartPayment>['startPayment']>['payment']>;

/** The provider's result of a payment, with the provider's names. */
interface Proof {
  razorpay_payment_id: string;
  razorpay_signature: string;
}

const TEST_CARD = { number: '4111 1111 1111 1111', expiry: '12/34', cvv: '123', name: 'Asha Verma' };

/**
 * Pays at the simulator of the payment provider, by the call of its card page. In a real shop an app opens the
 * provider's SDK with `keyId` and `id`, which returns the same fields.
 */
export async function pay({ id, keyId, widgetUrl }: PaymentOrder, email: string): Promise<Proof> {
  const response = await fetch(new URL('/v1/checkout/pay', widgetUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key_id: keyId, order_id: id, email, contact: '9829012345', card: TEST_CARD }),
  });
  const attempt: { step?: string; response?: Proof } = await response.json();
  if (attempt.step !== 'paid' || !attempt.response) throw new Error(`The card was refused: ${JSON.stringify(attempt)}`);
  return attempt.response;
}
