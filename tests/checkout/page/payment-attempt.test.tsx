import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { broadcast } from '../../../web/session/broadcast.ts';
import {
  attemptFor,
  removeAttempt,
  storeAttempt,
  storedAttempt,
} from '../../../web/checkout/payment/payment-attempt.ts';
import { broadcastPayment, onPaymentBroadcast } from '../../../web/checkout/payment/payment-broadcast.ts';
import type { StartResult, StatusAnswer } from '../../../web/checkout/payment/usePaymentApi.ts';
import { loadWidget, openWidget } from '../../../web/checkout/payment/widget.ts';
import {
  createMachine,
  newScript,
  openedPayment,
  openPayment,
  paymentRequest,
  watchScripts,
} from './create-machine.ts';
import { widgetKind, type OpenedWidget } from './render-page.tsx';

const KEPT = 'rangbandh.payment';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lets everything happen that waits for nothing any more. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

describe('an attempt to pay', () => {
  it('[CHECK-8] is the same for the same wish of the same shopper, and another for any other', () => {
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

  it('[CHECK-8] is kept for its shopper until it is over', () => {
    const attempt = storeAttempt({ ...attemptFor(paymentRequest(), 's-1'), orderId: 'order_1' });
    expect([storedAttempt('s-1'), storedAttempt('s-2')]).toEqual([attempt, undefined]);
    removeAttempt();
    expect([storedAttempt('s-1'), sessionStorage.getItem(KEPT)]).toEqual([undefined, null]);
  });

  it.each([
    ['null'],
    ['5'],
    ['"text"'],
    ['{"shopper":"s-1","request":"x"}'],
    ['{"shopper":"s-1","attemptId":"a"}'],
    ['{"shopper":"s-1","request":"x","attemptId":5}'],
  ])('[CHECK-8] is none where the browser has kept something else: %s', (kept) => {
    sessionStorage.setItem(KEPT, kept);
    expect(storedAttempt('s-1')).toBeUndefined();
  });
});

describe('the news of another tab', () => {
  it('[CHECK-8] is heard when it is of a payment, and until the page is left', async () => {
    const heard: unknown[] = [];
    const stop = onPaymentBroadcast((message) => heard.push(message));
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
    for (const other of others) broadcast(KEPT, other);
    broadcastPayment(news);
    broadcastPayment({ ...news, what: 'paid' });
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(1));
    expect(heard).toEqual([news, { ...news, what: 'paid' }]);
    stop();
    const after: unknown[] = [];
    const stopAfter = onPaymentBroadcast((message) => after.push(message));
    broadcastPayment(news);
    await vi.waitFor(() => expect(after).toHaveLength(1));
    expect(heard).toHaveLength(2);
    stopAfter();
  });
});

describe('the provider’s widget', () => {
  it('[CHECK-6] is fetched once, from where the shop says, and again when that has failed', async () => {
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

  it('[CHECK-6] has the shop’s colour', () => {
    const widgets: OpenedWidget[] = [];
    document.documentElement.style.setProperty('--madder-ground', '#9b1b3a');
    openWidget(widgetKind(widgets), openedPayment(), paymentRequest().input.shippingAddress);
    document.documentElement.removeAttribute('style');
    expect(widgets[0]).toMatchObject({ theme: { color: '#9b1b3a' } });
  });

  it('[CHECK-6] can’t be opened without the shop’s key', () => {
    const { shippingAddress } = paymentRequest().input;
    expect(() => openWidget(widgetKind([]), { ...openedPayment(), keyId: null }, shippingAddress)).toThrow('key');
  });
});

describe('the payment of a page', () => {
  const OPENED = { orderId: 'order_1' };
  const PROVEN = { ...OPENED, proof: { paymentId: 'pay_1', signature: 'signed' } };

  it('[CHECK-8] never has the form again once it is paid, however long the next page takes', async () => {
    const { machine, told } = createMachine(OPENED, 'PENDING', 'PAID');
    machine.start();
    await vi.waitFor(() => expect(told.stages).toEqual(['checking', 'checking']));
    await machine.poll();
    expect(told.paid).toEqual(['order_1']);
    await machine.poll();
    expect([told.stages, told.paid]).toEqual([['checking', 'checking'], ['order_1']]);
    machine.stop();
  });

  it('[CHECK-8] has the form again once the shop says that it is not paid', async () => {
    const { machine, told } = createMachine(OPENED, 'NOT_PAID');
    machine.start();
    await vi.waitFor(() => expect(told.stages).toEqual(['checking', 'form']));
    expect([told.paid, storedAttempt('s-1')]).toEqual([[], undefined]);
    machine.stop();
  });

  it.each([[undefined], [{}]])('[CHECK-8] is not checked where the shop has opened none: %j', (stored) => {
    const { machine, told } = createMachine(stored);
    machine.start();
    expect([told.stages, told.asked]).toEqual([[], []]);
    machine.stop();
  });

  it('[CHECK-8] is asked for once while the answer is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<StatusAnswer>();
    const { machine, told } = createMachine(OPENED, promise, 'PENDING');
    machine.start();
    await machine.poll();
    expect(told.asked).toEqual(['cancel']);
    resolve('UNKNOWN');
    await vi.waitFor(() => expect(told.stages).toHaveLength(2));
    await machine.poll();
    expect([told.asked, told.stages]).toEqual([
      ['cancel', 'cancel'],
      ['checking', 'checking', 'checking'],
    ]);
    machine.stop();
  });

  it('[CHECK-8] leads nobody back who has left the page while it was checked', async () => {
    const { promise, resolve } = Promise.withResolvers<StatusAnswer>();
    const { machine, told } = createMachine(OPENED, promise);
    machine.start();
    machine.stop();
    resolve('PAID');
    await promise;
    await vi.waitFor(() => expect(told.asked).toEqual(['cancel']));
    await nextTurn();
    expect([told.paid, storedAttempt('s-1')?.orderId]).toEqual([[], 'order_1']);
  });

  it('[CHECK-8] stays paid in another tab, whatever an older question is answered', async () => {
    const { promise, resolve } = Promise.withResolvers<StatusAnswer>();
    const { machine, told } = createMachine(OPENED, promise);
    machine.start();
    broadcastPayment({ what: 'paid', orderId: 'order_1', shopper: 's-1' });
    await vi.waitFor(() => expect(told.stages).toEqual(['checking', 'paidElsewhere']));
    resolve('PENDING');
    await nextTurn();
    expect(told.stages).toEqual(['checking', 'paidElsewhere']);
    machine.stop();
  });

  it('[CHECK-8] is given up until the shop says so, once its proof was not believed, and never proven by it again', async () => {
    const { machine, told } = createMachine(PROVEN, 'NONE', 'UNKNOWN', 'NOT_PAID');
    machine.start();
    await vi.waitFor(() => expect(told.stages).toHaveLength(2));
    await machine.poll();
    expect([told.asked, told.stages]).toEqual([
      ['verify', 'cancel', 'cancel'],
      ['checking', 'checking', 'form'],
    ]);
    machine.stop();
  });
});

describe('the widget of a page', () => {
  it('[CHECK-8] is not opened over another page, and its payment is looked after on the way back', async () => {
    const { machine, told, widgets, load } = await openPayment();
    machine.stop();
    load();
    await nextTurn();
    expect([widgets.length, told.asked, storedAttempt('s-1')?.orderId]).toEqual([0, [], 'order_1']);
  });

  it('[CHECK-8] is not opened where it is paid in another tab meanwhile', async () => {
    const { machine, told, widgets, load } = await openPayment();
    broadcastPayment({ what: 'paid', orderId: 'order_1', shopper: 's-1' });
    await vi.waitFor(() => expect(told.stages).toEqual(['busy', 'paidElsewhere']));
    load();
    await nextTurn();
    expect([widgets.length, told.asked, told.stages]).toEqual([0, [], ['busy', 'paidElsewhere']]);
    machine.stop();
  });

  it.each(['PAID', 'NOT_PAID'] as const)(
    '[CHECK-8] that can’t be had leads nobody back who has left the page: %s',
    async (status) => {
      vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
      const { promise, resolve } = Promise.withResolvers<StatusAnswer>();
      const { machine, told, fail } = await openPayment(promise);
      fail();
      await vi.waitFor(() => expect(told.asked).toEqual(['cancel']));
      machine.stop();
      resolve(status);
      await nextTurn();
      expect([told.paid, told.stages]).toEqual([[], ['busy']]);
    },
  );

  it('[CHECK-8] leads on once, though its payment was asked for when it closed', async () => {
    const { promise, resolve } = Promise.withResolvers<StatusAnswer>();
    const { machine, told, widgets, load } = await openPayment(promise, 'PAID');
    load();
    await vi.waitFor(() => expect(widgets).toHaveLength(1));
    const looking = Promise.all([machine.checkWidget(), machine.checkWidget()]);
    widgets[0]?.handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' });
    await vi.waitFor(() => expect(told.paid).toEqual(['order_1']));
    resolve('PAID');
    await looking;
    expect([told.paid, told.asked]).toEqual([['order_1'], ['readStatus', 'verify']]);
    machine.stop();
  });

  it('[CHECK-8] closes with a session that has ended, whose payments nobody can ask for any more', async () => {
    const { machine, told, widgets, load } = await openPayment();
    load();
    await vi.waitFor(() => expect(widgets).toHaveLength(1));
    removeAttempt();
    await machine.checkWidget();
    expect(widgets[0]?.isClosed).toBe(false);
    machine.stop();
    expect([widgets[0]?.isClosed, told.asked]).toEqual([true, []]);
  });

  it('[CHECK-8] is none to look after while its payment is checked', async () => {
    const { machine, told } = createMachine({ orderId: 'order_1' }, 'PENDING');
    machine.start();
    await vi.waitFor(() => expect(told.stages).toHaveLength(2));
    await machine.checkWidget();
    expect(told.asked).toEqual(['cancel']);
    machine.stop();
  });
});

describe('a payment that the shop opens late', () => {
  it.each<StartResult>([
    { name: 'unknown' },
    { name: 'refused', code: 'OUT_OF_STOCK', words: 'It is sold.', fields: {} },
  ])('[CHECK-8] is none where it answers %j: nothing is given up', async (answer) => {
    const { machine, told, answerStart } = createMachine(undefined);
    machine.start();
    const paying = machine.pay(paymentRequest());
    machine.stop();
    answerStart(answer);
    await paying;
    expect([told.asked, told.stages]).toEqual([[], ['busy']]);
  });

  it('[CHECK-8] is left alone when it was paid in another tab meanwhile', async () => {
    const { machine, told, answerStart } = createMachine(undefined);
    machine.start();
    const paying = machine.pay(paymentRequest());
    broadcastPayment({ what: 'paid', orderId: 'order_1', shopper: 's-1' });
    await vi.waitFor(() => expect(told.stages).toEqual(['busy', 'paidElsewhere']));
    answerStart({ name: 'opened', payment: openedPayment() });
    await paying;
    expect([told.asked, told.stages]).toEqual([[], ['busy', 'paidElsewhere']]);
    machine.stop();
  });
});
