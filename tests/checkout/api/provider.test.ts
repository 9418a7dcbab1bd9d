import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createRazorpay } from '../../../api/checkout/provider/razorpay.ts';
import type { FaultKind } from 'stand-ins/razorpay/call-faults';
import { createSimulatedProvider, failure, sdkFor } from '../provider-simulator.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function pairFor(timeoutMs?: number) {
  const pair = await createSimulatedProvider({}, timeoutMs);
  open.push(() => pair.close());
  return pair;
}

describe("the shop's client of the payment provider", () => {
  it('[REST-20] opens an order, and reads its payments', async () => {
    const { simulator, provider } = await pairFor();
    // The provider counts in seconds.
    const began = Math.floor(Date.now() / 1_000) * 1_000;
    const order = await provider.createOrder({ amount: 50_000, receipt: 'RB-7' });
    expect(order).toMatchObject({ amount: 50_000, amountPaid: 0, status: 'created', receipt: 'RB-7' });
    expect(await provider.listPayments(order.id)).toEqual([]);
    simulator.pay(order.id, 'failure');
    const { paymentId } = simulator.pay(order.id);
    const [good, bad] = await provider.listPayments(order.id);
    expect(good, 'captured by itself').toMatchObject({
      id: paymentId,
      status: 'captured',
      captured: true,
      method: 'card',
    });
    expect(good?.createdAt.getTime()).toBeGreaterThanOrEqual(began);
    expect(bad).toMatchObject({ status: 'failed', captured: false, errorReason: 'card_declined', orderId: order.id });
    expect(await provider.findPayment(paymentId ?? '')).toEqual(good);
  });

  it('lists the payments and refunds of a period, over all pages, and names unreadable ones', async () => {
    const { simulator, provider, paid } = await pairFor();
    const from = new Date(Date.now() - 1_000);
    const made: string[] = [];
    for (let count = 0; count < 205; count += 1) made.unshift((await paid()).paymentId);
    await provider.refund(made[0] ?? '', 20_000, 'a-refund-of-ours');
    const to = new Date(Date.now() + 1_000);
    const list = await provider.listPaymentsBetween(from, to);
    expect(list.items.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
    expect(list.unreadable).toEqual([]);
    expect((await provider.listRefundsBetween(from, to)).items).toMatchObject([{ paymentId: made[0], amount: 20_000 }]);
    simulator.failNext('payments', 'odd');
    expect(await provider.listPaymentsBetween(from, to)).toEqual({ items: [], unreadable: ['an entry without an id'] });
    simulator.age(3_600_000);
    expect((await provider.listPaymentsBetween(from, to)).items).toEqual([]);
  });

  it('[REST-21] captures once, and returns an earlier capture', async () => {
    const { simulator, provider, paid } = await pairFor();
    const manual = { amount: 50_000, currency: 'INR', payment_capture: false } as { amount: number; currency: string };
    const { id } = await sdkFor(simulator).orders.create(manual);
    const paymentId = simulator.pay(id).paymentId ?? '';
    expect(await failure(provider.capture(paymentId, 49_900))).toMatchObject({ kind: 'refused' });
    expect(await provider.capture(paymentId, 50_000)).toMatchObject({ id: paymentId, status: 'captured' });
    expect(await provider.capture(paymentId, 50_000)).toMatchObject({ id: paymentId, status: 'captured' });
    const already = await paid();
    expect(await provider.capture(already.paymentId, 50_000)).toMatchObject({ status: 'captured' });
    expect(await failure(provider.capture(already.paymentId, 100))).toMatchObject({ kind: 'refused' });
  });

  it('[CHECK-8] refunds once for one key, however often it is requested', async () => {
    const { provider, paid } = await pairFor();
    const { paymentId } = await paid();
    const refunds = await Promise.all(
      Array.from({ length: 20 }, () => provider.refund(paymentId, 20_000, 'cancel_item-7')),
    );
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(1);
    expect(await failure(provider.refund(paymentId, 20_001, 'cancel_item-7'))).toMatchObject({
      kind: 'refused',
      details: { description: 'Different request with the same idempotency key has already been processed.' },
    });
    expect(await provider.listRefunds(paymentId)).toEqual([refunds[0]]);
    await provider.refund(paymentId, 30_000, 'cancel_item-8');
    expect(await failure(provider.refund(paymentId, 100, 'cancel_item-9'))).toMatchObject({ kind: 'refused' });
    expect(await provider.findPayment(paymentId)).toMatchObject({ status: 'refunded', amountRefunded: 50_000 });
  });

  it.each<[FaultKind, number]>([
    ['hang', 0],
    ['do-then-hang', 1],
    ['do-then-cut', 1],
    ['error', 0],
    ['do-then-error', 1],
    ['html', 1],
    ['huge', 1],
    ['odd', 1],
    ['redirect', 1],
  ])('[CHECK-8] reports an unknown outcome for an order whose response is invalid: %s', async (kind, made) => {
    const { simulator, provider } = await pairFor(400);
    simulator.failNext('createOrder', kind);
    const { kind: reported } = await failure(provider.createOrder({ amount: 50_000, receipt: 'RB-1' }));
    expect(reported).toBe('unknown');
    expect(simulator.ledger().orders, 'and never sends it twice').toHaveLength(made);
  });

  it.each<FaultKind>(['do-then-cut', 'error', 'do-then-error', 'html', 'huge', 'odd', 'redirect'])(
    '[CHECK-8] reads again, and refunds again with the same key, when a response fails once: %s',
    async (kind) => {
      const { simulator, provider, paid } = await pairFor();
      const { order, paymentId } = await paid();
      simulator.failNext('orderPayments', kind);
      expect(await provider.listPayments(order.id)).toMatchObject([{ id: paymentId }]);
      simulator.failNext('refund', kind);
      expect(await provider.refund(paymentId, 20_000, 'cancel_item-7')).toMatchObject({ amount: 20_000 });
      expect(simulator.ledger().refunds).toHaveLength(1);
      simulator.failNext('orderPayments', kind, 2);
      expect(await failure(provider.listPayments(order.id))).toMatchObject({ kind: 'unavailable' });
      simulator.failNext('refund', kind, 2);
      expect(await failure(provider.refund(paymentId, 100, 'cancel_item-8'))).toMatchObject({ kind: 'unknown' });
    },
  );

  it('[CHECK-8] waits for a response only until its timeout', async () => {
    const { simulator, provider, paid } = await pairFor(300);
    const { paymentId } = await paid();
    for (const operation of ['payment', 'refund', 'capture'] as const) simulator.failNext(operation, 'hang', 2);
    // Without a limit the responses never arrive.
    const kinds = await Promise.all([
      failure(provider.findPayment(paymentId)),
      failure(provider.refund(paymentId, 100, 'cancel_item-7')),
      failure(provider.capture(paymentId, 50_000)),
    ]);
    expect(kinds.map(({ kind }) => kind)).toEqual(['unavailable', 'unknown', 'unknown']);
    for (const { message } of kinds)
      expect(message).toMatch(/^(GET|POST) \/v1\/\S+ failed: no response \(TimeoutError\)$/);
  });

  it('[CHECK-8] distinguishes an unavailable provider from one that may have made the change', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const away = createRazorpay({ baseUrl: `http://127.0.0.1:${port}`, keyId: 'id', keySecret: 'a-secret' });
    open.push(() => away.close());
    const reported = await failure(away.createOrder({ amount: 50_000, receipt: 'RB-1' }));
    expect(reported).toMatchObject({ kind: 'unavailable' });
    expect(await failure(away.refund('pay_00000000000000', 100, 'cancel_item-7'))).toMatchObject({
      kind: 'unavailable',
    });
  });

  it('[CHECK-8] remembers the possible effect of a first try when the second can’t be sent', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': 500 }).write('{"id":');
      server.close();
      setImmediate(() => response.destroy());
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const provider = createRazorpay({ baseUrl: `http://127.0.0.1:${port}`, keyId: 'id', keySecret: 'secret' });
    open.push(() => provider.close());
    expect(await failure(provider.refund('pay_00000000000000', 100, 'cancel_item-7'))).toMatchObject({
      kind: 'unknown',
    });
    expect(await failure(provider.refund('pay_00000000000000', 100, 'cancel_item-7'))).toMatchObject({
      kind: 'unavailable',
    });
  });

  it('sends no invalid id, and reveals no secret', async () => {
    const { simulator, provider } = await pairFor();
    const odd = [
      '',
      'order_1',
      '../payments',
      'order_0000000000000/',
      'order_00000000000000?x=1',
      'pay_00000000000000',
    ];
    const unsent = [
      ...odd.map((id) => provider.listPayments(id)),
      provider.listPayments('x'.repeat(1_000)),
      provider.refund('pay_00000000000000', 100, 'a\r\nb: cc dd ee'),
    ];
    for (const { kind, details, message } of await Promise.all(unsent.map(failure))) {
      expect([kind, details]).toEqual(['refused', {}]);
      expect(message).toMatch(/^This is no id or key of the provider: ".{0,44}"$/);
    }
    const wrong = createRazorpay({ baseUrl: simulator.address, keyId: simulator.keyId, keySecret: 'never-to-be-told' });
    open.push(() => wrong.close());
    const reported = await failure(wrong.createOrder({ amount: 50_000, receipt: 'RB-1' }));
    expect(reported).toMatchObject({ kind: 'refused', details: { status: 401, description: 'Authentication failed' } });
    const all = `${reported.message} ${reported.stack} ${JSON.stringify(reported)} ${String(reported.cause)}`;
    expect(all).not.toContain('never-to-be-told');
    expect(all).not.toContain(Buffer.from(`${simulator.keyId}:never-to-be-told`).toString('base64'));
  });

  it('accepts no response about another entity', async () => {
    const payment = { id: 'pay_aaaaaaaaaaaaaa', order_id: 'order_aaaaaaaaaaaaaa', amount: 100, currency: 'INR' };
    const entity = { ...payment, status: 'captured', captured: true, amount_refunded: 0, created_at: 1 };
    const responses: Record<string, object> = {
      '/v1/payments/pay_bbbbbbbbbbbbbb': entity,
      '/v1/payments/pay_aaaaaaaaaaaaaa': { ...entity, currency: 'usd' },
      '/v1/orders/order_bbbbbbbbbbbbbb/payments': { items: [entity] },
      '/v1/orders/order_aaaaaaaaaaaaaa/payments': { items: [entity, { ...entity, amount: 100.5 }] },
    };
    const server = createServer(({ url }, response) => response.end(JSON.stringify(responses[url ?? '']))).listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const provider = createRazorpay({ baseUrl: `http://127.0.0.1:${port}/`, keyId: 'id', keySecret: 'secret' });
    open.push(
      () => server.close(),
      () => provider.close(),
    );
    const requested = [
      provider.findPayment('pay_bbbbbbbbbbbbbb'),
      provider.findPayment('pay_aaaaaaaaaaaaaa'),
      provider.listPayments('order_bbbbbbbbbbbbbb'),
      provider.listPayments('order_aaaaaaaaaaaaaa'),
    ];
    const kinds = (await Promise.all(requested.map(failure))).map(({ kind }) => kind);
    expect(kinds).toEqual(requested.map(() => 'unavailable'));
  });
});
