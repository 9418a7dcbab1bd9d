import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { backoffAfter } from '../../../web/shopper/retry.ts';
import { SHOPPER_CHANNEL } from '../../../web/shopper/refetch-shopper.ts';
import { broadcast, onBroadcast } from '../../../web/session/cross-tab.ts';
import { cartBadge } from '../../../web/cart/useCartBadge.ts';
import { createGate, PRODUCTS } from '../../cart/page/render-page.tsx';
import { createCheckoutGateway, typeInto, fillInAddress, payNow } from './render-page.tsx';
import { expectWarning } from '../../quiet-console.ts';

// The page's script is read once before, so that no test waits for it.
beforeAll(() => import('../../../web/checkout/CheckoutPage.tsx'));

type Gateway = ReturnType<typeof createCheckoutGateway>;
const [SAREE = ''] = PRODUCTS.map(({ sku }) => sku);
const STORAGE_KEY = 'rangbandh.payment';
const FAILED = 'Failed to process payment.';
const CHECKING = 'We are checking your payment';
const proofOf = (id: string) => ({ razorpay_payment_id: 'pay_1', razorpay_order_id: id, razorpay_signature: 'signed' });
/** The first pauses between two checks of a payment. */
const PAUSES = Array.from({ length: 3 }, (_, looks) => backoffAfter(looks));
const stored = () => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
const backOnline = () => act(async () => void window.dispatchEvent(new Event('online')));
const report = (what: 'opened' | 'paid', orderId: string, shopper = 's-1') =>
  broadcast(STORAGE_KEY, { what, orderId, shopper });

/** Broadcasts a message, and waits until every tab has received it. */
async function reportAndWait(what: 'opened' | 'paid', orderId: string): Promise<void> {
  const channel = new BroadcastChannel(STORAGE_KEY);
  const received = new Promise((resolve) => channel.addEventListener('message', resolve));
  report(what, orderId);
  await act(() => received);
  channel.close();
}

/** Goes to Pay now and presses it. */
async function pay(gateway: Gateway) {
  const view = gateway.open('/checkout');
  await fillInAddress();
  fireEvent.click(payNow());
  const leave = () => act(() => view.router.navigate('/policies'));
  const at = () => view.router.state.location.pathname + view.router.state.location.search;
  return { ...view, leave, at };
}

/** Goes as far as the open widget. */
async function openWidget(gateway: Gateway) {
  const view = await pay(gateway);
  await waitFor(() => expect(gateway.calls.widgets).toHaveLength(1));
  const [widget] = gateway.calls.widgets;
  if (!widget) throw new Error('There is no widget.');
  return { ...view, widget };
}

describe('a page that is left', () => {
  it('[CHECK-8] closes its widget, gives the payment up, and starts again on the way back', async () => {
    const gateway = createCheckoutGateway();
    const { widget, leave, router } = await openWidget(gateway);
    await leave();
    expect(widget.isClosed).toBe(true);
    await waitFor(() => expect(gateway.calls.cancelled).toEqual(['order_1']));
    await waitFor(() => expect(stored()).toBeNull());
    await act(() => router.navigate('/checkout'));
    await screen.findByRole('form', { name: 'Checkout' });
    expect([screen.queryByText(CHECKING), screen.queryByText(FAILED)]).toEqual([null, null]);
  });

  it('[CHECK-8] checks a payment that may still be paid, on the way back', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.truth = 'PENDING';
    const { leave, router } = await openWidget(gateway);
    await leave();
    await waitFor(() => expect(gateway.calls.cancelled).toEqual(['order_1']));
    await act(() => router.navigate('/checkout'));
    expect(await screen.findByText(CHECKING)).toBeTruthy();
    expect(stored().orderId).toBe('order_1');
  });

  it('[CHECK-8] gives up a payment that the shop opens only then', async () => {
    const gateway = createCheckoutGateway();
    const { until, open } = createGate();
    const view = gateway.open('/checkout');
    await fillInAddress();
    gateway.shop.until = until;
    fireEvent.click(payNow());
    await act(() => view.router.navigate('/policies'));
    open();
    await waitFor(() => expect(gateway.calls.cancelled).toEqual(['order_1']));
    expect(gateway.calls.widgets).toEqual([]);
  });

  it('[CHECK-8] gives up no payment that is being checked, because it may be paid', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.truth = 'PENDING';
    const { widget, leave, asked: requested } = await openWidget(gateway);
    widget.handler(proofOf('order_1'));
    await screen.findByText(CHECKING);
    await waitFor(() => expect(gateway.calls.verified).toHaveLength(1));
    await leave();
    const before = requested.filter((name) => name === 'paymentStatus').length;
    await backOnline();
    report('opened', 'order_9');
    expect(gateway.calls.cancelled).toEqual([]);
    expect(stored()).toMatchObject({ orderId: 'order_1', isVerified: true, proof: { paymentId: 'pay_1' } });
    expect(requested.filter((name) => name === 'paymentStatus')).toHaveLength(before);
  });
});

describe('a payment that the shop knows already', () => {
  it.each([
    ['PAID', '/paymentsuccess?payment=order_1'],
    ['REFUNDED', '/checkout'],
  ] as const)('[CHECK-8] as %s needs no widget', async (status, path) => {
    const gateway = createCheckoutGateway();
    gateway.state.payments.set('order_1', status);
    const others = vi.fn<(tab: unknown) => void>();
    const stop = onBroadcast(SHOPPER_CHANNEL, others);
    const { at } = await pay(gateway);
    await waitFor(() => expect(at()).toBe(path));
    // The other tabs show another cart then.
    if (status === 'PAID') await waitFor(() => expect(others).toHaveBeenCalledOnce());
    else expect(others).not.toHaveBeenCalled();
    stop();
    if (status === 'REFUNDED') await screen.findByText('Your payment is being refunded');
    await waitFor(() => expect(stored()).toBeNull());
    expect([gateway.calls.widgets.length, gateway.calls.cancelled.length]).toEqual([0, 0]);
  });

  it('[CHECK-8] as over gives way to a new one', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.payments.set('order_1', 'NOT_PAID');
    await pay(gateway);
    await waitFor(() => expect(gateway.calls.widgets).toHaveLength(1));
    expect(gateway.calls.widgets[0]?.order_id).toBe('order_2');
  });

  it.each([
    ['PAID', '/paymentsuccess?payment=order_1', undefined],
    ['REFUNDED', '/checkout', 'Your payment is being refunded'],
    ['NOT_PAID', '/checkout', FAILED],
  ] as const)('[CHECK-6] as %s is shown if the widget can’t be loaded', async (truth, path, words) => {
    expectWarning(/^The payment widget could not be opened/);
    const gateway = createCheckoutGateway();
    gateway.state.hasWidget = false;
    gateway.state.truth = truth;
    const { at } = await pay(gateway);
    if (words !== undefined) await screen.findByText(words);
    await waitFor(() => expect(at()).toBe(path));
    expect([gateway.calls.cancelled, stored()]).toEqual([['order_1'], null]);
  });
});

describe('a payment that is checked', () => {
  it('[CHECK-8] is requested once, however often the shopper returns', async () => {
    const gateway = createCheckoutGateway();
    const { asked: requested, widget } = await openWidget(gateway);
    const { until, open } = createGate();
    gateway.shop.until = until;
    const looks = () => requested.filter((name) => name === 'paymentStatus').length;
    await backOnline();
    await backOnline();
    expect(looks()).toBe(1);
    open();
    gateway.shop.until = () => undefined;
    await waitFor(async () => {
      await backOnline();
      expect(looks()).toBe(2);
    });
    expect(widget.isClosed).toBe(false);
  });

  it('[CHECK-8] stays on the form while a closed widget is checked, until the first response', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.truth = 'PENDING';
    const { widget } = await openWidget(gateway);
    const { until, open } = createGate();
    gateway.shop.until = until;
    widget.modal.ondismiss();
    await act(async () => undefined);
    expect([payNow().getAttribute('aria-busy'), screen.queryByText(CHECKING)]).toEqual(['true', null]);
    open();
    expect(await screen.findByText(CHECKING)).toBeTruthy();
  });

  it('[CHECK-8] is checked again by itself, each time after a longer pause', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.truth = 'PENDING';
    const { widget, at } = await openWidget(gateway);
    const pauses: number[] = [];
    const start = globalThis.setTimeout;
    const hurry = (act: () => void, pause = 0) => {
      if (!PAUSES.includes(pause)) return start(act, pause);
      pauses.push(pause);
      return start(act, 1);
    };
    vi.stubGlobal('setTimeout', hurry);
    widget.handler(proofOf('order_1'));
    // A disappearing toast also has a timer of a second.
    await waitFor(() => expect([...new Set(pauses)]).toEqual(PAUSES));
    vi.stubGlobal('setTimeout', start);
    gateway.state.payments.set('order_1', 'PAID');
    await backOnline();
    await waitFor(() => expect(at()).toBe('/paymentsuccess?payment=order_1'));
    expect(gateway.calls.verified).toHaveLength(1);
  });

  it('[CHECK-8] is not requested if giving it up returns its state', async () => {
    const { asked: requested, widget } = await openWidget(createCheckoutGateway());
    widget.modal.ondismiss();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(requested).not.toContain('paymentStatus');
  });

  it('[CHECK-8] preserves its widget while the shop can’t return its state', async () => {
    const gateway = createCheckoutGateway();
    const { asked: requested, widget } = await openWidget(gateway);
    gateway.shop.until = () => Promise.reject(new TypeError('Failed to fetch'));
    await backOnline();
    await waitFor(() => expect(requested).toContain('paymentStatus'));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect([widget.isClosed, screen.queryByText(CHECKING)]).toEqual([false, null]);
    gateway.shop.until = () => undefined;
  });

  it('[CHECK-8] is not given up when the shop knows none for a proof', async () => {
    const gateway = createCheckoutGateway();
    const userErrors = [{ code: 'NOT_FOUND', message: 'We couldn’t find this payment.' }];
    Object.assign(gateway.root, { verifyPayment: () => ({ payment: null, orderItems: [], userErrors }) });
    const { widget } = await openWidget(gateway);
    widget.handler(proofOf('order_1'));
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(gateway.calls.cancelled).toEqual([]);
  });

  it('[CHECK-8] counts as not paid when the shop knows no such payment', async () => {
    const gateway = createCheckoutGateway();
    const { widget } = await openWidget(gateway);
    gateway.state.payments.delete('order_1');
    await backOnline();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect([widget.isClosed, stored()]).toEqual([true, null]);
  });
});

describe('a message from another tab', () => {
  it("[CHECK-8] about another shopper, or about this tab's own payment, changes nothing", async () => {
    const gateway = createCheckoutGateway();
    const { widget } = await openWidget(gateway);
    report('paid', 'order_1', 's-2');
    report('opened', 'order_1');
    await reportAndWait('opened', 'order_1');
    await act(async () => undefined);
    expect([widget.isClosed, screen.queryByText('You are paying in another tab.')]).toEqual([false, null]);
    expect(stored().orderId).toBe('order_1');
  });

  it('[CHECK-8] never ends a payment whose proof this tab holds', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.truth = 'PENDING';
    const { widget, at } = await openWidget(gateway);
    widget.handler(proofOf('order_1'));
    await screen.findByText(CHECKING);
    await waitFor(() => expect(stored().isVerified).toBe(true));
    report('paid', 'order_9');
    await reportAndWait('opened', 'order_9');
    expect([screen.queryByText(CHECKING) !== null, stored().orderId]).toEqual([true, 'order_1']);
    gateway.state.payments.set('order_1', 'PAID');
    await backOnline();
    await waitFor(() => expect(at()).toBe('/paymentsuccess?payment=order_1'));
  });

  it('[CHECK-8] of a payment elsewhere empties the cart and the form of this one too', async () => {
    const gateway = createCheckoutGateway();
    const { client } = gateway.open('/checkout');
    await fillInAddress();
    typeInto('City', 'Jaipur');
    await waitFor(() => expect(cartBadge()).toBe(2));
    gateway.shop.lines = [];
    report('opened', 'order_9');
    report('paid', 'order_9');
    expect(await screen.findByText('You have already paid')).toBeTruthy();
    await waitFor(() => expect(cartBadge()).toBe(0));
    expect(sessionStorage.getItem('rangbandh.checkout')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
    expect(JSON.stringify(client.cache.extract())).not.toContain('Jaipur');
  });

  it('[CHECK-8] leaves a form alone in which nothing is being paid', async () => {
    const gateway = createCheckoutGateway([[SAREE, 1]]);
    gateway.open('/checkout');
    await fillInAddress();
    await reportAndWait('opened', 'order_9');
    fireEvent.click(payNow());
    await waitFor(() => expect(gateway.calls.widgets).toHaveLength(1));
    expect(screen.queryByText('You are paying in another tab.')).toBeNull();
  });
});

describe('a payment without a response', () => {
  it('[CHECK-6] shows that the browser is offline if it is, and not that the shop failed', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const gateway = createCheckoutGateway();
    gateway.state.cut = 'startPayment';
    gateway.open('/checkout');
    await fillInAddress();
    fireEvent.click(payNow());
    expect(await screen.findByText(/^You are offline\. Nothing was charged\./)).toBeTruthy();
    expect(screen.getByText(FAILED)).toBeTruthy();
    expect(screen.queryByText(/We couldn’t reach the shop/)).toBeNull();
  });
});
