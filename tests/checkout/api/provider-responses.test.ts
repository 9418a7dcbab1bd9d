import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ProviderFailure, type PaymentProvider } from '../../../api/checkout/provider/provider.ts';
import { createRazorpay } from '../../../api/checkout/provider/razorpay.ts';
import { failure } from '../provider-simulator.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** The client of a provider that responds to every call by `answer`. */
async function clientOf(reply: RequestListener): Promise<PaymentProvider> {
  const server = createServer(reply).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const provider = createRazorpay({ baseUrl: `http://127.0.0.1:${port}`, keyId: 'id', keySecret: 'secret' });
  open.push(
    () => server.close(),
    () => provider.close(),
  );
  return provider;
}

describe("the payment provider's responses", () => {
  it.each([
    [400, 'refused', 1],
    [403, 'refused', 1],
    [408, 'unavailable', 2],
    [409, 'unavailable', 2],
    [425, 'unavailable', 2],
    [429, 'unavailable', 2],
    [500, 'unavailable', 2],
    [302, 'unavailable', 2],
    [300, 'unavailable', 2],
  ] as const)('[CHECK-8] treat a %i as %s, with %i requests in all', async (status, kind, times) => {
    let calls = 0;
    const provider = await clientOf((_, response) => {
      calls += 1;
      response.writeHead(status).end('{"error":{"code":"BAD","description":"No."}}');
    });
    expect(await failure(provider.findPayment('pay_00000000000000'))).toMatchObject({ kind });
    expect(calls).toBe(times);
    // A write that the provider refused as one too many has no effect; any other may have one.
    const written = await failure(provider.createOrder({ amount: 50_000, receipt: 'RB-1' }));
    expect(written.kind).toBe(kind === 'refused' ? 'refused' : status === 429 ? 'unavailable' : 'unknown');
    expect(written.message).toMatch(/^POST \/v1\/orders (was refused|failed): \d+ BAD No\.$/);
    expect(calls).toBe(times + 1);
  });

  it.each([
    [[500, 400], 'refused', '400'],
    [[500, 502], 'unknown', '502'],
    [[500, 429], 'unknown', '500'],
    [[429, 500], 'unknown', '500'],
    [[429, 429], 'unavailable', '429'],
  ] as const)('[CHECK-8] show the state of a refund that failed by %j: %s', async (statuses, kind, reported) => {
    const left: number[] = [...statuses];
    const provider = await clientOf((_, response) => response.writeHead(left.shift() ?? 200).end('{}'));
    const { kind: known, message } = await failure(provider.refund('pay_00000000000000', 100, 'cancel_item-7'));
    expect([known, left, message.endsWith(`: ${reported}`)]).toEqual([kind, [], true]);
  });

  it('[CHECK-8] leave the outcome unknown when the connection breaks in the middle, and report the cause', async () => {
    const provider = await clientOf((request) => request.socket.resetAndDestroy());
    const { kind, message } = await failure(provider.createOrder({ amount: 50_000, receipt: 'RB-1' }));
    expect([kind, message]).toEqual(['unknown', 'POST /v1/orders failed: no response (ECONNRESET)']);
  });

  it.each(['http://localhost:1', 'http://nowhere.invalid'])(
    '[CHECK-8] prove that nothing was done if the connection failed: %s',
    async (baseUrl) => {
      const provider = createRazorpay({ baseUrl, keyId: 'id', keySecret: 'secret' });
      open.push(() => provider.close());
      expect(await failure(provider.createOrder({ amount: 50_000, receipt: 'RB-1' }))).toMatchObject({
        kind: 'unavailable',
      });
    },
  );

  it('[REST-20] count only for the same order, refund and payment, the newest first', async () => {
    const ids = ['order_aaaaaaaaaaaaaa', 'pay_aaaaaaaaaaaaaa', 'rfnd_aaaaaaaaaaaaaa'] as const;
    const [order_id, payment_id, refund_id] = ids;
    const common = { amount: 100, currency: 'INR', created_at: 1 };
    const payment = { ...common, id: payment_id, order_id, status: 'failed' };
    const refund = { ...common, id: refund_id, payment_id, status: 'pending' };
    const order = { ...common, id: order_id, amount_paid: 0, status: 'created' };
    const at = (created_at: number) => ({ ...payment, created_at });
    const responses: Record<string, object> = {
      [`/v1/orders/${order_id}`]: order,
      [`/v1/orders/${order_id}/payments`]: { items: [at(2), at(3), at(1)] },
      [`/v1/refunds/${refund_id}`]: refund,
      [`/v1/payments/${payment_id}/refunds?count=100`]: { items: [refund] },
      '/v1/orders/order_bbbbbbbbbbbbbb': order,
      '/v1/refunds/rfnd_bbbbbbbbbbbbbb': refund,
      '/v1/payments/pay_bbbbbbbbbbbbbb/refunds?count=100': { items: [refund] },
    };
    const provider = await clientOf(({ url = '' }, response) => response.end(JSON.stringify(responses[url])));
    expect((await provider.findOrder(order_id)).id).toBe(order_id);
    expect((await provider.findRefund(refund_id)).id).toBe(refund_id);
    expect((await provider.listRefunds(payment_id)).map(({ id }) => id)).toEqual([refund_id]);
    const listed = await provider.listPayments(order_id);
    expect(listed.map(({ createdAt }) => createdAt.getTime())).toEqual([3_000, 2_000, 1_000]);
    const others = [
      provider.findOrder('order_bbbbbbbbbbbbbb'),
      provider.findRefund('rfnd_bbbbbbbbbbbbbb'),
      provider.listRefunds('pay_bbbbbbbbbbbbbb'),
    ];
    expect((await Promise.all(others.map(failure))).map(({ kind }) => kind)).toEqual(others.map(() => 'unavailable'));
  });

  it('[REST-21] need one call for a capture, and two reads if the provider refuses it', async () => {
    const payment = { id: 'pay_aaaaaaaaaaaaaa', amount: 100, currency: 'INR', created_at: 1 };
    const [captured, open] = [
      { ...payment, status: 'captured', captured: true },
      { ...payment, status: 'authorized', captured: false },
    ];
    const sent: string[] = [];
    let responses: [status: number, body: object][] = [];
    const provider = await clientOf(({ method, url }, response) => {
      sent.push(`${method} ${url}`);
      const [status, body] = responses.shift() ?? [599, {}];
      response.writeHead(status).end(JSON.stringify(body));
    });
    const capture = async (...reported: typeof responses) => {
      [responses, sent.length] = [reported, 0];
      const outcome = await provider.capture(payment.id, 100).then(
        ({ status }) => status,
        (error: unknown) => (error instanceof ProviderFailure ? error.kind : 'broken'),
      );
      return [outcome, sent.map((call) => call.split(' ')[0])];
    };
    expect(await capture([500, {}])).toEqual(['unknown', ['POST']]);
    expect(await capture([200, { ...captured, id: 'pay_bbbbbbbbbbbbbb' }])).toEqual(['unknown', ['POST']]);
    expect(await capture([400, {}], [500, {}], [200, captured])).toEqual(['captured', ['POST', 'GET', 'GET']]);
    expect(await capture([400, {}], [200, open])).toEqual(['refused', ['POST', 'GET']]);
    expect(await capture([400, {}], [200, { ...captured, amount: 99 }])).toEqual(['refused', ['POST', 'GET']]);
    expect(sent[0]).toBe('POST /v1/payments/pay_aaaaaaaaaaaaaa/capture');
  });

  it('[REST-20] count for no order with another amount than the opened one', async () => {
    const order = { id: 'order_aaaaaaaaaaaaaa', amount: 99, amount_paid: 0, currency: 'INR', status: 'created' };
    const provider = await clientOf((_, response) => response.end(JSON.stringify(order)));
    expect((await provider.createOrder({ amount: 99, receipt: 'RB-1' })).amount).toBe(99);
    expect(await failure(provider.createOrder({ amount: 100, receipt: 'RB-1' }))).toMatchObject({ kind: 'unknown' });
  });

  it.each([
    ['of another payment', { payment_id: 'pay_bbbbbbbbbbbbbb' }],
    ['of another amount', { amount: 99 }],
  ])('[CHECK-8] count for no refund %s in place of the sent one', async (_, other) => {
    const refund = { id: 'rfnd_aaaaaaaaaaaaaa', payment_id: 'pay_aaaaaaaaaaaaaa', amount: 100, currency: 'INR' };
    const reply = { ...refund, status: 'pending', created_at: 1, ...other };
    const provider = await clientOf((_request, response) => response.end(JSON.stringify(reply)));
    expect(await failure(provider.refund('pay_aaaaaaaaaaaaaa', 100, 'cancel_item-7'))).toMatchObject({
      kind: 'unknown',
    });
  });
});
