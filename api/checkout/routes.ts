import type { Serve } from '../platform/contract.ts';
import type { Checkout } from './checkout.ts';
import type { PaymentAccount } from './dependencies.ts';
import { PAYMENT_STATUS } from './payments.ts';
import { parsePaymentRequest } from './rules.ts';

/** What the checkout's routes need. */
export interface CheckoutRouteDependencies {
  checkout: Checkout;
  paymentAccount: Pick<PaymentAccount, 'keyId' | 'widgetUrl'>;
  /** Counts a call that could guess a promo code, by the client's address; refuses past the limit. */
  countPromoGuess: (address: string) => Promise<void>;
  /** Counts a shopper's call that makes the shop call the payment provider; refuses past the limit. */
  countPaymentCall: (shopperId: string) => Promise<void>;
}

/** Paying, and the payment provider's webhooks. */
export function checkoutRoutes(
  serve: Serve,
  { checkout, paymentAccount, countPromoGuess, countPaymentCall }: CheckoutRouteDependencies,
): void {
  const { openOrder, payments, handleWebhook } = checkout;

  serve('startPayment', async ({ shopperId, address, body }) => {
    if (body.promoCode) await countPromoGuess(address);
    await countPaymentCall(shopperId);
    const order = await openOrder(shopperId, parsePaymentRequest(body));
    return {
      id: order.provider_order_id ?? '',
      amount: order.total,
      keyId: paymentAccount.keyId,
      widgetUrl: paymentAccount.widgetUrl,
      status: PAYMENT_STATUS[order.state],
      expiresAt: order.expires_at.toISOString(),
    };
  });

  serve('verifyPayment', async ({ shopperId, body }) => {
    await countPaymentCall(shopperId);
    return { success: true, payment: await payments.verify(shopperId, body) };
  });

  serve('receivePaymentEvent', async ({ rawBody, headers }) => {
    const [signature, eventId] = [headers['x-razorpay-signature'], headers['x-razorpay-event-id']];
    await handleWebhook({ body: rawBody, signature, eventId });
    return { message: 'Taken.' };
  });

  serve('getPayment', async ({ shopperId, params }) => ({
    payment: await payments.read(shopperId, params.paymentOrderId),
  }));

  serve('getPaymentOfAttempt', async ({ shopperId, params }) => ({
    payment: await payments.readAttempt(shopperId, params.attemptId),
  }));

  serve('cancelPayment', async ({ shopperId, params }) => {
    await countPaymentCall(shopperId);
    return { payment: await payments.cancel(shopperId, params.paymentOrderId) };
  });
}
