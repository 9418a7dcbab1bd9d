import { beforeEach, describe, expect, it, vi } from 'vitest';
import { broadcast } from '../../../web/session/cross-tab.ts';
import {
  attemptFor,
  removeAttempt,
  storeAttempt,
  storedAttempt,
} from '../../../web/checkout/payment/payment-attempt.ts';
import { broadcastPayment, onPaymentBroadcast } from '../../../web/checkout/payment/payment-broadcast.ts';
import { loadWidget, openWidget } from '../../../web/checkout/payment/widget.ts';
import { newScript, openedPayment, paymentRequest, watchScripts } from './create-machine.ts';
import { widgetKind, type OpenedWidget } from './render-page.tsx';

const STORAGE_KEY = 'rangbandh.payment';

beforeEach(() => sessionStorage.clear());

describe('an attempt to pay', () => {
  it('[CHECK-8] is the same for the same request of the same shopper, and another for any other', () => {
    const first = attemptFor(paymentRequest(), 's-1');
    expect(first.attemptId).toMatch(/^[\da-f]{32}$/);
    expect(attemptFor(paymentRequest({ cartPromoCode: 'RANG10' }), 's-1')).toEqual(first);
    const ids = [
      first,
      attemptFor(paymentRequest({ lines: [{ sku: 'A', quantity: 2 }] }), 's-1'),
      attemptFor(paymentRequest(), 's-2'),
    ];
    expect(new Set(ids.map(({ attemptId }) => attemptId)).size).toBe(3);
  });

  it('[CHECK-8] is stored for its shopper until it ends', () => {
    const attempt = storeAttempt({ ...attemptFor(paymentRequest(), 's-1'), orderId: 'order_1' });
    expect([storedAttempt('s-1'), storedAttempt('s-2')]).toEqual([attempt, undefined]);
    removeAttempt();
    expect([storedAttempt('s-1'), sessionStorage.getItem(STORAGE_KEY)]).toEqual([undefined, null]);
  });

  it.each([
    ['null'],
    ['{'],
    ['5'],
    ['"text"'],
    ['{"shopper":"s-1","request":"x"}'],
    ['{"shopper":"s-1","attemptId":"a"}'],
    ['{"shopper":"s-1","request":"x","attemptId":5}'],
  ])('[CHECK-8] is ignored if the browser has stored another value: %s', (stored) => {
    sessionStorage.setItem(STORAGE_KEY, stored);
    expect(storedAttempt('s-1')).toBeUndefined();
  });
});

describe('the news of another tab', () => {
  it('[CHECK-8] is received when it concerns a payment, and until the page is left', async () => {
    const received: unknown[] = [];
    const stop = onPaymentBroadcast((message) => received.push(message));
    const news = { what: 'opened', orderId: 'order_1', shopper: 's-1' } as const;
    const others = [
      null,
      'paid',
      5,
      {},
      { orderId: 'order_1', shopper: 's-1' },
      { ...news, what: 'closed' },
      { ...news, orderId: 5 },
      { what: 'paid', shopper: 's-1' },
      { ...news, shopper: null },
      { what: 'paid', orderId: 'order_1' },
    ];
    for (const other of others) broadcast(STORAGE_KEY, other);
    broadcastPayment(news);
    broadcastPayment({ ...news, what: 'paid' });
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(1), 60_000);
    expect(received).toEqual([news, { ...news, what: 'paid' }]);
    stop();
    const after: unknown[] = [];
    const stopAfter = onPaymentBroadcast((message) => after.push(message));
    broadcastPayment(news);
    await vi.waitFor(() => expect(after).toHaveLength(1), 60_000);
    expect(received).toHaveLength(2);
    stopAfter();
  });
});

const texts = () => ({ shopName: 'Neelgar', payer: paymentRequest().input.shippingAddress, methods: METHODS });
const METHODS = { offered: { upi: true, emi: false }, first: 'upi' };

describe('the provider’s widget', () => {
  it("[CHECK-6] is fetched once, from the shop's address, and again after a failure", async () => {
    const scripts = watchScripts();
    const from = newScript();
    const gone = loadWidget(from);
    expect(loadWidget(from)).toBe(gone);
    expect(scripts.map(({ src, async }) => [src, async])).toEqual([[from, true]]);
    const removed = vi.spyOn(scripts[0] ?? document.head, 'remove');
    scripts[0]?.dispatchEvent(new Event('error'));
    await expect(gone).rejects.toThrow('could not be loaded');
    expect(removed).toHaveBeenCalledOnce();
    const again = loadWidget(from);
    const Widget = widgetKind([]);
    vi.stubGlobal('Razorpay', Widget);
    scripts[1]?.dispatchEvent(new Event('load'));
    expect(await again).toBe(Widget);
    expect(loadWidget(from)).toBe(again);
    void loadWidget(newScript());
    expect(scripts).toHaveLength(3);
    scripts[2]?.dispatchEvent(new Event('load'));
  });

  it('[CHECK-6] counts as missing after fifteen seconds, or when its script brings none', async () => {
    vi.useFakeTimers();
    const scripts = watchScripts();
    const slow = loadWidget(newScript());
    const outcome = vi.fn<(error: unknown) => void>();
    slow.catch(outcome);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledOnce();
    const empty = loadWidget(newScript());
    scripts[1]?.dispatchEvent(new Event('load'));
    await expect(empty).rejects.toThrow('could not be loaded');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[CHECK-6] has the shop’s name and colour', () => {
    const widgets: OpenedWidget[] = [];
    document.documentElement.style.setProperty('--madder-ground', '#9b1b3a');
    openWidget(widgetKind(widgets), openedPayment(), texts());
    document.documentElement.removeAttribute('style');
    expect(widgets[0]).toMatchObject({ name: 'Neelgar', theme: { color: '#9b1b3a' } });
  });

  it('[CHECK-6] offers the owner’s ways to pay and opens on the chosen one, if there is one', () => {
    const widgets: OpenedWidget[] = [];
    openWidget(widgetKind(widgets), openedPayment(), texts());
    openWidget(widgetKind(widgets), openedPayment(), { ...texts(), methods: { ...METHODS, first: undefined } });
    expect(widgets.map(({ method }) => method)).toEqual([METHODS.offered, METHODS.offered]);
    expect(widgets.map(({ prefill }) => prefill['method'])).toEqual(['upi', undefined]);
  });

  it('[CHECK-6] is opened if the gateway has no key of the shop: the provider reports the missing key', () => {
    const widgets: OpenedWidget[] = [];
    openWidget(widgetKind(widgets), { ...openedPayment(), keyId: null }, texts());
    expect(widgets[0]).toMatchObject({ order_id: openedPayment().id });
    expect(widgets[0]).not.toHaveProperty('key');
  });
});
