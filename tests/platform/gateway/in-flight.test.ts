import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../bff/host/failures.ts';
import { createTrace } from '../../../bff/host/request-trace.ts';
import { CallSemaphore, MAX_CALLS, MAX_DETAIL_CALLS, RequestDeadline } from '../../../bff/host/deadline.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { createMisbehavingShop, type MisbehavingHost, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';

/** A listing that needs the reviews of each of its 72 variants. */
const LISTING = '{ category(name: "Saree") { products { nodes { id reviewCount } } } }';
const ORDER_ITEMS = `{ me { ${Array.from({ length: 20 }, (_, at) => `a${at}: orderItem(id: "o-${at}") { id }`).join(' ')} } }`;
const CART = '{ me { cart { items { id } } } }';
/** Longer than any test: a response within the test did not wait for the host. */
const LONG = { readTimeoutMs: 60_000, deadlineMs: 60_000 };

let twisted: MisbehavingShop;
let host: MisbehavingHost;
let gateway: TestGateway;
let [asha, ravi]: TestBrowser[] = [];
const open = async (changes?: Parameters<MisbehavingShop['open']>[0]) => {
  ({ gateway, asha, ravi } = await twisted.open(changes));
  await gateway.request('{ __typename }');
  host.calls.length = 0;
  host.load.most = 0;
};
beforeAll(async () => {
  twisted = await createMisbehavingShop();
  ({ host } = twisted);
  twisted.shop.of('ravi').lines.push({ id: 'c-1', sku: 'SAR-1001-0', quantity: 1 });
  twisted.shop.of('asha').lines.push({ id: 'c-2', sku: 'SAR-1001-0', quantity: 1 });
});
afterAll(() => twisted.close());
beforeEach(() => open());
const slow =
  (delayMs: number): MisbehavingHost['twist'] =>
  (_, response) =>
    void (response.delayMs = delayMs);
const isReviews = (call: string) => call.startsWith('GET /product/variant/reviews');

describe('one request has at most eight REST calls under way', () => {
  it('of which six are for details', () => {
    expect([MAX_CALLS, MAX_DETAIL_CALLS]).toEqual([8, 6]);
  });

  it('for the public catalogue, and all its responses arrive', async () => {
    host.twist = slow(50);
    const { data, errors, extensions } = await gateway.request(LISTING);
    expect([errors, extensions]).toEqual([undefined, undefined]);
    expect(data.category.products.nodes[1].reviewCount).toBeGreaterThan(0);
    expect(host.calls.length).toBeGreaterThan(50);
    expect(host.load.most).toBe(MAX_DETAIL_CALLS);
  });

  it('for personal data', async () => {
    host.twist = slow(50);
    const { errors } = await asha!.request(ORDER_ITEMS);
    expect(errors).toBeUndefined();
    expect(host.calls.filter((path) => path.startsWith('/order/'))).toHaveLength(20);
    expect(host.load.most).toBe(MAX_CALLS);
  });

  it('and sends none of the others once its time is over', async () => {
    await open({ deadlineMs: 400 });
    host.twist = (call) => (call.startsWith('GET /order') ? 'hangs' : undefined);
    const { errors } = await asha!.request(ORDER_ITEMS);
    expect(errors?.[0]?.extensions?.['code']).toBe('UPSTREAM_TIMEOUT');
    await expect.poll(() => host.load.now).toBe(0);
    expect((await ravi!.request(CART)).errors).toBeUndefined();
    expect(host.calls.filter((path) => path.startsWith('/order/'))).toHaveLength(MAX_CALLS);
  });
});

it('details that hang cost a page nothing but themselves', async () => {
  await open({ readTimeoutMs: 60_000, deadlineMs: 4_000 });
  host.twist = (call, response) => {
    if (isReviews(call)) return 'hangs';
    // The cart is requested while the detail calls run.
    if (call.startsWith('GET /user') || call.startsWith('GET /cart')) response.delayMs = 100;
    return undefined;
  };
  const cart = 'cart { items { id variant { product { id name fabric } } } }';
  const { data, errors, extensions } = await asha!.request(LISTING.replace('{ category', `{ me { ${cart} } category`));
  expect(errors).toBeUndefined();
  expect(data.me.cart.items[0].variant.product.name).toBeTruthy();
  expect(data.category.products.nodes[0].reviewCount).toBeNull();
  expect(extensions?.['incomplete']).toHaveLength(24);
  expect(host.calls.filter((path) => isReviews(`GET ${path}`))).toHaveLength(MAX_DETAIL_CALLS);
});

describe('a request waits for no other request', () => {
  it('of another shopper, which has all of its calls under way', async () => {
    await open(LONG);
    host.twist = (call) => (call.startsWith('GET /order') ? 'hangs' : undefined);
    const leaving = new AbortController();
    const requested = requestAs('t.asha', ORDER_ITEMS, leaving.signal);
    await expect.poll(() => host.load.now).toBe(MAX_CALLS);
    expect((await ravi!.request(CART)).data.me.cart.items).toHaveLength(1);
    leaving.abort();
    await expect(requested).rejects.toThrow(/abort/);
    // The calls end with the client, and no waiting call follows them.
    await expect.poll(() => host.load.now).toBe(0);
    expect(host.calls.filter((path) => path.startsWith('/order/'))).toHaveLength(MAX_CALLS);
  });

  it('even for data that the other one also needs, and has not requested yet', async () => {
    await open(LONG);
    // The last product of the listing.
    const product = twisted.shop.catalogue.products.filter(({ category }) => category === 'Saree')[23];
    const isWanted = (call: string) => product?.variants.some(({ sku }) => call.endsWith(sku)) ?? false;
    host.twist = (call) => (isReviews(call) && !isWanted(call) ? 'hangs' : undefined);
    const leaving = new AbortController();
    const requested = requestAs('t.asha', LISTING, leaving.signal);
    await expect.poll(() => host.load.now).toBe(MAX_DETAIL_CALLS);
    expect(host.calls.filter(isWanted)).toEqual([]);
    const { data } = await gateway.request(`{ product(id: "${product?.productId}") { reviewCount } }`);
    expect(data.product.reviewCount).not.toBeNull();
    leaving.abort();
    await expect(requested).rejects.toThrow(/abort/);
  });
});

describe('the slots of a request', () => {
  const never = () => new Promise<never>(() => undefined);

  it('go to required calls first, and the last two never to details', async () => {
    const slots = new CallSemaphore();
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const call = (name: string) => () => {
      begun.push(name);
      return new Promise<void>((end) => void ends.push(end));
    };
    for (let at = 0; at < 8; at++) void slots.run('detail', undefined, call(`detail ${at}`));
    expect(begun).toHaveLength(MAX_DETAIL_CALLS);
    for (let at = 0; at < 3; at++) void slots.run('required', undefined, call(`required ${at}`));
    expect(begun.slice(MAX_DETAIL_CALLS)).toEqual(['required 0', 'required 1']);
    ends[0]?.();
    await expect.poll(() => begun.at(-1)).toBe('required 2');
    ends[1]?.();
    ends[2]?.();
    await expect.poll(() => begun.slice(-2)).toEqual(['detail 6', 'detail 7']);
  });

  it('are free again after a failure, and a call that left the queue never takes one', async () => {
    const slots = new CallSemaphore();
    const deadline = new RequestDeadline(createTrace(), 60_000);
    const fail = Promise.withResolvers<never>();
    const first = slots.run('required', undefined, () => fail.promise);
    for (let at = 1; at < MAX_CALLS; at++) void slots.run('required', undefined, never);
    let sent = 0;
    const left = slots.run('required', deadline, async () => ++sent);
    const next = slots.run('required', undefined, async () => 'sent');
    deadline.abort(new Failure('UPSTREAM_TIMEOUT'));
    await expect(left).rejects.toThrow('took too long');
    fail.reject(new Error('cut'));
    await expect(first).rejects.toThrow('cut');
    expect([await next, sent]).toEqual(['sent', 0]);
  });
});

/** Sends a request as a client that may leave. */
function requestAs(token: string, query: string, signal: AbortSignal): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return fetch(`${gateway.address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }), signal });
}
