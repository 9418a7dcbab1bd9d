import { randomUUID } from 'node:crypto';
import type { Client } from '@urql/core';
import { toAsyncIterable } from 'wonka';
import { dataOf, doneOf } from './response.ts';
import { createClient } from './client.ts';
import { AddToCart, Browse, CancelOrderItem, FollowOrder, ReadCart, StartPayment, VerifyPayment } from './documents.ts';
import { pay } from './payment.ts';
import { storeSession, login, logout, savedSession } from './session.ts';

const [email = 'asha@example.com', last] = process.argv.slice(2);

const print = (words: string) => process.stdout.write(`${words}\n`);

/** Buys the cheapest saree in stock; returns the order's id. */
async function buy(client: Client): Promise<string> {
  const { products } = dataOf(await client.query(Browse, { category: 'Saree' }));
  for (const { name, price } of products?.nodes ?? []) print(`  ${price.display}  ${name}`);
  const sku = products?.nodes[0]?.cover?.sku;
  if (!sku) throw new Error('There is no saree in stock.');
  const { cart } = doneOf(dataOf(await client.mutation(AddToCart, { sku })).addToCart);
  const expected = cart ?? dataOf(await client.query(ReadCart, {})).me?.cart;
  if (!expected) throw new Error('The cart cannot be read.');
  print(`In the cart: ${expected.items.map(({ variant }) => variant.product.name).join(', ')}`);
  return payFor(client, expected.totals.total.amount);
}

/** Pays for the cart. After a lost response the same `attemptId` may be sent again: it opens one payment. */
async function payFor(client: Client, expectedTotal: number): Promise<string> {
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
  const { payment } = doneOf(dataOf(await client.mutation(StartPayment, { input })).startPayment);
  if (!payment) throw new Error('No payment was opened.');
  const proof = await pay(payment, email);
  const verified = doneOf(
    dataOf(
      await client.mutation(VerifyPayment, {
        input: {
          paymentOrderId: payment.id,
          paymentId: proof.razorpay_payment_id,
          signature: proof.razorpay_signature,
        },
      }),
    ).verifyPayment,
  );
  const orderId = verified.payment?.order?.id;
  if (!orderId) throw new Error(`The payment is ${verified.payment?.status}.`);
  print(`Paid ${payment.amount.display}.`);
  return orderId;
}

/** Follows the order, cancels its items, and resolves when all money is refunded. */
async function cancelAndFollow(client: Client, id: string): Promise<void> {
  let requested = false;
  for await (const response of toAsyncIterable(client.subscription(FollowOrder, { id }))) {
    const { order } = dataOf(response);
    if (!order) throw new Error(`There is no order ${id}.`);
    const { number, items, moneyTrail } = order;
    const states = items.map(({ name, statusText }) => `${name} ${statusText}`).join(', ');
    print(`Order ${number}: ${states}; due ${moneyTrail.refundDue.display}, back ${moneyTrail.refundSent.display}`);
    if (requested && moneyTrail.refundDue.amount === 0 && moneyTrail.refundSent.amount > 0) return;
    if (requested) continue;
    requested = true;
    for (const item of items.filter(({ canCancel }) => canCancel)) {
      doneOf(dataOf(await client.mutation(CancelOrderItem, { orderItemId: item.id })).cancelOrderItem);
    }
  }
  throw new Error('The shop has ended the subscription.');
}

const saved = await savedSession();
const session = saved ?? (await login(email));
await storeSession(session);
let newest = session;
const client = createClient(session, async (next) => {
  newest = next;
  await storeSession(next);
});
print(`${saved ? 'Welcome back' : 'Welcome'}, ${dataOf(await client.query(ReadCart, {})).me?.name}.`);
await cancelAndFollow(client, await buy(client));
if (last === '--logout') {
  await logout(newest);
  print('Logged out.');
}
