import type { Serve } from '../platform/contract.ts';
import type { Checkout } from './checkout.ts';
import type { Till } from './house.ts';
import { PAYMENT_STATUS } from './payments.ts';
import { wishFrom } from './rules.ts';

/** What the checkout's routes work with. */
export interface CheckoutRoutes {
  checkout: Checkout;
  till: Pick<Till, 'keyId' | 'widgetUrl'>;
  /** Counts a call that could be a guess at a promo code, for a client's address; refuses past the limit. */
  count: (address: string) => Promise<void>;
  /**
   * Counts a shopper's call that may have the payment provider asked, whose patience is the whole shop's; refuses past
   * the limit.
   */
  countAsking: (shopperId: string) => Promise<void>;
}

/** Buying, and what the payment provider has to say about it. */
export function checkoutRoutes(serve: Serve, { checkout, till, count, countAsking }: CheckoutRoutes): void {
  const { start, payments, takeEvent } = checkout;

  serve('startPayment', async ({ shopperId, address, body }) => {
    if (body.promoCode) await count(address);
    await countAsking(shopperId);
    const { provider_order_id: id, total: amount, state, expires_at } = await start(shopperId, wishFrom(body));
    const { keyId, widgetUrl } = till;
    return {
      id: id ?? '',
      amount,
      keyId,
      widgetUrl,
      status: PAYMENT_STATUS[state],
      expiresAt: expires_at.toISOString(),
    };
  });

  serve('verifyPayment', async ({ shopperId, body }) => {
    await countAsking(shopperId);
    return { success: true, payment: await payments.verify(shopperId, body) };
  });

  serve('receivePaymentEvent', async ({ rawBody, headers }) => {
    const [signature, eventId] = [headers['x-razorpay-signature'], headers['x-razorpay-event-id']];
    await takeEvent({ body: rawBody, signature, eventId });
    return { message: 'Taken.' };
  });

  serve('getPayment', async ({ shopperId, params }) => ({
    payment: await payments.read(shopperId, params.paymentOrderId),
  }));

  serve('cancelPayment', async ({ shopperId, params }) => {
    await countAsking(shopperId);
    return { payment: await payments.cancel(shopperId, params.paymentOrderId) };
  });
}
