import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, type RunningApi } from '../../../api/server.ts';
import { createFilledDataDir, QUIET_API } from '../../filled-data-dir.ts';
import { createOnServer, DATABASE_KIND, type Json, testConfig } from '../../test-api.ts';
import { mailReader } from '../../whole-shop.ts';
import { addressOf } from '../checkout-shop.ts';

const EMAIL = 'asha@example.com';
const server = process.env['TEST_DATABASE_URL'];
let api: RunningApi;
let dataDir: string;
let dropped: { url: string; drop: () => Promise<void> } | undefined;
beforeAll(async () => {
  dataDir = await createFilledDataDir();
  dropped = server ? await createOnServer(server) : undefined;
  const database = dropped ? { DATABASE_URL: dropped.url } : {};
  api = await startApi(testConfig({ ...QUIET_API, ...database, DATA_DIR: dataDir }));
});
afterAll(async () => {
  await api.close();
  await dropped?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Calls a server and reads its JSON. */
async function call(method: string, url: string, body?: object, token?: string): Promise<Json> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const read: Json = await response.json();
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(read)}`);
  return read;
}

describe(`the whole shop, with its queue and the payment simulator (${DATABASE_KIND})`, () => {
  it('[CHECK-8] places an order by the provider’s word alone, mails it, and gives the money back that is owed', async () => {
    const mailsTo = mailReader(api.outbox ?? '');
    await call('POST', `${api.address}/user/send-otp`, { email: EMAIL });
    const Userotp = /\b\d{4}\b/.exec((await mailsTo(EMAIL))[0]?.text ?? '')?.[0];
    const login = { email: EMAIL, Userotp, unbound: true };
    const { accessToken } = await call('POST', `${api.address}/user/verify-otp`, login);
    const request = (method: string, path: string, body?: object) =>
      call(method, api.address + path, body, accessToken);
    const { products } = await request('GET', '/product/Saree/1');
    const product = products.find(({ variants }: Json) => variants[0].stock > 0);
    const { sku } = product.variants[0];
    await request('POST', '/cart', { sku, quantity: 1 });
    const amount = product.showPrice - Math.round(product.showPrice * 0.05);
    const order = { shippingDetails: addressOf(EMAIL), orderItems: [{ sku, quantity: 1 }] };
    const paymentBody = { payment: { amount }, receipt: 'running-1', order, shppingbilling: true };
    const { id } = await request('POST', '/payment', paymentBody);
    await call('POST', `${api.paymentSimulator}/__sim/pay`, { orderId: id });
    // The page does not verify it: the provider's message must arrive, and its job must run.
    const paid = await vi.waitFor(async () => {
      const { payment } = await request('GET', `/payment/${id}`);
      expect(payment.status).toBe('paid');
      return payment;
    }, 60_000);
    expect((await mailsTo(EMAIL))[0]?.subject).toBe('We have received your order');
    const [{ orderItemId }] = paid.orders;
    await request('PATCH', '/order/cancel', { orderItemId, canceled_reason: 'changed_my_mind' });
    await vi.waitFor(async () => {
      const { orders } = await request('GET', `/order/getOrder/${orderItemId}`);
      expect(orders.refund_status).toBe('Processed');
    }, 60_000);
    const { refunds } = await call('GET', `${api.paymentSimulator}/__sim/ledger`);
    expect(refunds.map((refund: Json) => [refund.status, refund.amount])).toEqual([['processed', amount * 100]]);
  });
});
