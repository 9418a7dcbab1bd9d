import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import { afterEach, describe, expect, it } from 'vitest';
import { isWebhookSignature, parseWebhookEvent } from '../../../api/checkout/provider/signatures.ts';
import { freePort } from '../../../scripts/ports.ts';
import { createWebhookReceiver, createSimulatedProvider, type ReceivedWebhook } from '../provider-simulator.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function openBoth(response?: (received: ReceivedWebhook) => number | undefined) {
  const [pair, ear] = [await createSimulatedProvider(), await createWebhookReceiver(response)];
  open.push(
    () => ear.close(),
    () => pair.close(),
  );
  return { ...pair, ear };
}

const PAID = ['order.paid', 'payment.authorized', 'payment.captured'];

describe("the payment simulator's messages", () => {
  it('[CHECK-8] report every event, signed so that the SDK accepts them', async () => {
    const { simulator, provider, paid, ear } = await openBoth();
    const { order, paymentId } = await paid();
    simulator.setWebhookAddress(ear.address);
    await simulator.settled();
    expect(ear.names(), 'what happened before there was an address').toEqual(PAID);
    for (const { raw, headers } of ear.heard) {
      const signature = String(headers['x-razorpay-signature']);
      expect(validateWebhookSignature(raw.toString(), signature, simulator.webhookSecret)).toBe(true);
      expect(isWebhookSignature(raw, signature, simulator.webhookSecret)).toBe(true);
      expect(isWebhookSignature(raw, signature, simulator.keySecret)).toBe(false);
      expect(parseWebhookEvent(raw)).toMatchObject({ orderId: order.id, paymentId, refundId: undefined });
    }
    expect(new Set(ear.heard.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(3);
    const body = JSON.parse(ear.heard.find(({ name }) => name === 'order.paid')?.raw.toString() ?? '');
    expect(body).toMatchObject({
      entity: 'event',
      account_id: expect.stringMatching(/^acc_/),
      contains: ['payment', 'order'],
      payload: { payment: { entity: { id: paymentId } }, order: { entity: { id: order.id, status: 'paid' } } },
    });
    ear.heard.length = 0;
    simulator.failRefunds(1);
    const bad = await provider.refund(paymentId, 20_000, 'refund-0001');
    const good = await provider.refund(paymentId, 30_000, 'refund-0002');
    simulator.advance(60_000);
    await simulator.settled();
    expect(ear.names()).toEqual(['refund.created', 'refund.created', 'refund.failed', 'refund.processed']);
    const failed = ear.heard.find(({ name }) => name === 'refund.failed');
    expect(parseWebhookEvent(failed?.raw ?? '')).toMatchObject({ orderId: order.id, paymentId, refundId: bad.id });
    expect(await provider.findRefund(good.id)).toMatchObject({ status: 'processed' });
    expect(await provider.findPayment(paymentId)).toMatchObject({ status: 'captured', amountRefunded: 30_000 });
  });

  it('[CHECK-8] come again, with growing pauses, until they are taken', async () => {
    let isDeaf = true;
    const { simulator, paid, ear } = await openBoth(() => (isDeaf ? 500 : 204));
    simulator.setWebhookAddress(ear.address);
    await paid();
    await simulator.settled();
    expect(ear.names()).toEqual(PAID);
    simulator.advance(1_500);
    await expect.poll(() => ear.heard.length).toBe(6);
    isDeaf = false;
    simulator.advance(1_500);
    await simulator.settled();
    expect(ear.heard, 'the second pause is longer').toHaveLength(6);
    simulator.advance(10_000);
    await expect.poll(() => simulator.ledger().deliveries).toMatchObject({ delivered: 3, waiting: 0 });
    const ids = Map.groupBy(ear.heard, ({ headers }) => headers['x-razorpay-event-id']);
    expect(
      [...ids.values()].map((copies) => copies.length),
      'each by one id',
    ).toEqual([3, 3, 3]);
  });

  it('[CHECK-8] outlive a kill, as payments do, in a process of its own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rangbandh-simulator-'));
    open.push(() => rmSync(folder, { recursive: true, force: true }));
    const [deaf, ear] = [await createWebhookReceiver(() => undefined), await createWebhookReceiver()];
    open.push(
      () => deaf.close(),
      () => ear.close(),
    );
    const keys = { RAZORPAY_KEY_ID: 'rzp_test_own', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'other' };
    const port = await freePort(24_500, '127.0.0.1');
    const env = { ...process.env, ...keys, PAYMENT_SIMULATOR_PORT: `${port}`, SIMULATOR_FILE: join(folder, 'books') };
    const start = async (more: object) => {
      const child = spawn(process.execPath, ['packages/stand-ins/razorpay/server.ts'], { env: { ...env, ...more } });
      open.push(() => child.kill('SIGKILL'));
      await new Promise((resolve) => child.stdout.once('data', resolve));
      return { child, ended: new Promise((resolve) => child.once('exit', resolve)) };
    };
    const request = async (path: string, body?: object) => {
      const authorization = `Basic ${Buffer.from('rzp_test_own:secret').toString('base64')}`;
      const headers = { 'content-type': 'application/json', authorization };
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
      return (await fetch(`http://127.0.0.1:${port}${path}`, init)).json();
    };
    const { child, ended } = await start({ WEBHOOK_URL: deaf.address });
    const { id } = await request('/v1/orders', { amount: 50_000, currency: 'INR' });
    expect(await request('/__sim/pay', { orderId: id })).toMatchObject({ response: { razorpay_order_id: id } });
    await expect.poll(() => deaf.names(), { message: 'on their way, never answered' }).toEqual(PAID);
    child.kill('SIGKILL');
    await ended;
    await start({ WEBHOOK_URL: ear.address });
    await request('/__sim/settled', {});
    expect(ear.names()).toEqual(PAID);
    expect(await request(`/v1/orders/${id}`)).toMatchObject({ status: 'paid' });
    expect(await request('/__sim/ledger')).toMatchObject({ payments: [{ order_id: id, status: 'captured' }] });
  });
});
