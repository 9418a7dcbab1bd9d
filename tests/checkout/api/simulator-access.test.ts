import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSimulatedProvider } from '../provider-simulator.ts';

let pair: Awaited<ReturnType<typeof createSimulatedProvider>>;
beforeAll(async () => {
  pair = await createSimulatedProvider();
});
afterAll(() => pair.close());

/** Sends a call with any headers, unlike a browser; returns its status and body. */
function call(method: string, path: string, headers: Record<string, string>, body?: unknown) {
  return new Promise<{ status: number; body: string; headers: object }>((resolve, reject) => {
    const sent = request(pair.simulator.address + path, { method, headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers }));
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
const JSON_TYPE = { 'content-type': 'application/json' };

describe("the payment simulator's door", () => {
  it('[REST-20] is driven from this machine alone, and by no page of another origin', async () => {
    const { id } = await pair.provider.createOrder({ amount: 50_000, receipt: 'RB-1' });
    const pay = (headers: object) => call('POST', '/__sim/pay', { ...JSON_TYPE, ...headers }, { orderId: id });
    expect(await pay({ host: 'thief.example' })).toMatchObject({ status: 404 });
    expect(await pay({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 404 });
    expect(await pay({ 'sec-fetch-site': 'same-site' }), 'the page of another port').toMatchObject({ status: 404 });
    expect((await call('GET', '/__sim/ledger', { host: 'thief.example' })).body).not.toContain(id);
    expect((await call('GET', '/', { host: 'thief.example' })).status).toBe(404);
    const form = await call('POST', '/__sim/pay', { 'content-type': 'text/plain' }, { orderId: id });
    expect(form.status, 'nor by a form').toBe(400);
    expect(await pair.provider.listPayments(id)).toEqual([]);
    expect(await pay({})).toMatchObject({ status: 200 });
    expect((await call('GET', '/', {})).body).toContain(id);
  });

  it('takes cards from its own page alone, for its own shop', async () => {
    const { id } = await pair.provider.createOrder({ amount: 50_000, receipt: 'RB-2' });
    const card = { number: '4111111111111111', expiry: '12/40', cvv: '123', name: 'Asha' };
    const key_id = pair.simulator.keyId;
    const pay = (headers: object, more: object = {}) =>
      call('POST', '/v1/checkout/pay', { ...JSON_TYPE, ...headers }, { key_id, order_id: id, card, ...more });
    expect((await pay({ 'sec-fetch-site': 'cross-site' })).status).toBe(401);
    expect((await pay({}, { key_id: 'rzp_test_other' })).status).toBe(401);
    expect((await pay({}, { order_id: 'order_00000000000000' })).status).toBe(400);
    expect((await pay({}, { card: { ...card, cvv: '12' } })).body).toBe(
      JSON.stringify({ errors: { cvv: 'Enter the 3 digits on the back.' } }),
    );
    expect(await pair.provider.listPayments(id)).toEqual([]);
    card.name = 'Venkatanarasimharajuvaripeta'.repeat(3);
    expect(JSON.parse((await pay({ 'sec-fetch-site': 'same-origin' })).body)).toMatchObject({ step: 'paid' });
    expect((await pay({})).body).toContain('Payment already done for this order.');
  });
});
