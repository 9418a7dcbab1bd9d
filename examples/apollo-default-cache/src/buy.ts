import { randomUUID } from 'node:crypto';
import type { ApolloClient } from '@apollo/client';
import { ADD_TO_CART, START_PAYMENT, VERIFY_PAYMENT } from './documents.ts';

const CARD = { number: '4111 1111 1111 1111', expiry: '12/34', cvv: '123', name: 'Asha Verma' };

/** Buys one piece and pays for it at the simulator of a development shop. */
export async function buy(client: ApolloClient, sku: string, email: string): Promise<void> {
  const added = await client.mutate({ mutation: ADD_TO_CART, variables: { sku } });
  const expectedTotal = added.data?.addToCart?.cart?.totals.total.amount;
  const shippingAddress = {
    name: 'Asha Verma',
    address: '12 Clock Tower Road',
    city: 'Jodhpur',
    state: 'Rajasthan',
    pinCode: '342001',
    phone: '9829012345',
    email,
  };
  const input = { shippingAddress, expectedTotal, attemptId: randomUUID() };
  const started = await client.mutate({ mutation: START_PAYMENT, variables: { input } });
  const payment = started.data?.startPayment?.payment;
  if (!payment) throw new Error(started.data?.startPayment?.userErrors[0]?.message ?? 'No payment was opened.');
  const reply = await fetch(new URL('/v1/checkout/pay', payment.widgetUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key_id: payment.keyId, order_id: payment.id, email, contact: '9829012345', card: CARD }),
  });
  const { response } = await reply.json();
  const { data } = await client.mutate({
    mutation: VERIFY_PAYMENT,
    variables: {
      input: {
        paymentOrderId: payment.id,
        paymentId: response.razorpay_payment_id,
        signature: response.razorpay_signature,
      },
    },
  });
  const status = data?.verifyPayment?.payment?.status;
  if (status !== 'PAID') throw new Error(`The payment is ${status}.`);
}
