import { parsePinCode } from '../account/addresses/rules.ts';
import type { Orders } from '../orders/orders.ts';
import type { Serve } from '../platform/contract.ts';
import type { RateLimits } from '../platform/rate-limits/rate-limits.ts';
import type { Checkout } from './checkout.ts';
import type { PaymentAccount } from './dependencies.ts';
import { moneyRoutes } from './money/routes.ts';
import { PAYMENT_STATUS } from './payments.ts';
import { parsePaymentRequest } from './rules.ts';

/** The dependencies of the checkout's routes. */
export interface CheckoutRouteDependencies {
  checkout: Checkout;
  paymentAccount: Pick<PaymentAccount, 'keyId' | 'widgetUrl'>;
  rateLimits: Pick<RateLimits, 'countCall' | 'countPaymentCall'>;
  orders: Pick<Orders, 'findOrder'>;
}

/** Paying, and the payment provider's webhooks. */
export function checkoutRoutes(serve: Serve, dependencies: CheckoutRouteDependencies): void {
  const { checkout, paymentAccount, rateLimits } = dependencies;
  cashRoutes(serve, dependencies);
  moneyRoutes(serve, checkout.money);
  const { openOrder, payments, handleWebhook } = checkout;

  serve('startPayment', async ({ shopperId, address, body }) => {
    if (body.promoCode) await rateLimits.countCall(address);
    await rateLimits.countPaymentCall(shopperId);
    const order = await openOrder(shopperId, parsePaymentRequest(body), address);
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
    await rateLimits.countPaymentCall(shopperId);
    return { success: true, payment: await payments.verify(shopperId, body) };
  });

  serve('getHeldPieces', async ({ query: { sku } }) => ({ held: await checkout.listHeld(sku) }));

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
    await rateLimits.countPaymentCall(shopperId);
    return { payment: await payments.cancel(shopperId, params.paymentOrderId) };
  });
}

function cashRoutes(serve: Serve, { checkout, orders, rateLimits }: CheckoutRouteDependencies): void {
  const { cashOnDelivery } = checkout;

  serve('getCashOnDelivery', ({ shopperId, query: { amount, pinCode } }) =>
    cashOnDelivery.offer(shopperId, { total: amount, pinCode }),
  );

  serve('sendCashOnDeliveryOtp', async ({ shopperId, body: { amount, pinCode } }) => {
    await cashOnDelivery.sendOtp(shopperId, {
      total: amount,
      pinCode: pinCode === undefined ? undefined : parsePinCode(pinCode),
    });
    return { message: 'We have sent an OTP.' };
  });

  serve('getCashOrderOfAttempt', async ({ shopperId, params: { attemptId } }) => {
    const { id } = await cashOnDelivery.findByAttempt(shopperId, attemptId);
    return { order: await orders.findOrder(shopperId, id) };
  });

  serve('placeCashOnDeliveryOrder', async ({ shopperId, address, body: { otp, ...body } }) => {
    if (body.promoCode) await rateLimits.countCall(address);
    await rateLimits.countPaymentCall(shopperId);
    const { id } = await cashOnDelivery.place(shopperId, parsePaymentRequest(body), otp, address);
    return { order: await orders.findOrder(shopperId, id) };
  });
}
