import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backoffAfter } from '../../../web/shopper/retry.ts';
import { broadcast } from '../../../web/session/cross-tab.ts';
import { PRODUCTS } from '../../cart/page/render-page.tsx';
import {
  typeInto,
  field,
  fillInAddress,
  fieldErrorOf,
  createCheckoutGateway,
  payNow,
  type OpenedWidget,
} from './render-page.tsx';
import { expectWarning } from '../../quiet-console.ts';

const [SAREE = '', , SOLD_OUT = ''] = PRODUCTS.map(({ sku }) => sku);
const FAILED = 'Failed to process payment.';
const CHECKING = 'We are checking your payment';
const proofOf = ({ order_id: id }: OpenedWidget) => ({
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: id,
  razorpay_signature: 'signed',
});
/** The shopper is online again: waiting checks run now. */
const backOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

/** Goes to the open widget. */
async function goToWidget(gateway: ReturnType<typeof createCheckoutGateway>, path = '/checkout') {
  const view = gateway.open(path);
  await fillInAddress();
  fireEvent.click(payNow());
  const widget = await openWidgetOf(gateway);
  return { ...view, widget, at: () => view.router.state.location.pathname + view.router.state.location.search };
}

async function openWidgetOf(gateway: ReturnType<typeof createCheckoutGateway>, count = 1): Promise<OpenedWidget> {
  await waitFor(() => expect(gateway.calls.widgets).toHaveLength(count));
  const widget = gateway.calls.widgets.at(-1);
  if (!widget) throw new Error('There is no widget.');
  return widget;
}

describe('a payment', () => {
  it('[CHECK-6] opens the widget with the shop’s order, and leads to /paymentsuccess once the shop has confirmed it', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.truth = 'PAID';
    const { widget, at, router } = await goToWidget(gateway);
    expect(widget).toMatchObject({
      key: 'rzp_test',
      order_id: 'order_1',
      amount: 300_000,
      currency: 'INR',
      name: 'Rangbandh',
      prefill: { name: 'Asha', email: 'asha@example.com', contact: '+919876543210' },
    });
    widget.handler(proofOf(widget));
    await waitFor(() => expect(at()).toBe('/paymentsuccess?payment=order_1'));
    expect(gateway.calls.verified).toEqual([{ paymentOrderId: 'order_1', paymentId: 'pay_1', signature: 'signed' }]);
    expect(gateway.calls.cancelled).toEqual([]);
    expect([sessionStorage.getItem('rangbandh.checkout'), sessionStorage.getItem('rangbandh.payment')]).toEqual([
      null,
      null,
    ]);
    // Back does not lead to a form that is already paid.
    await act(() => router.navigate(-1));
    expect(at()).toBe('/paymentsuccess?payment=order_1');
  });

  it('[CHECK-6] [CHECK-8] is failed when the widget is closed: the pieces are given back, cart and form stay', async () => {
    const gateway = createCheckoutGateway();
    const { widget } = await goToWidget(gateway);
    widget.modal.ondismiss();
    expect((await screen.findByText(FAILED)).parentElement?.getAttribute('role')).toBe('alert');
    expect(screen.getByText(/Nothing was charged, and your cart is unchanged/)).toBeTruthy();
    expect(gateway.calls.cancelled).toEqual(['order_1']);
    expect([gateway.shop.lines.length, field('City').value]).toEqual([1, 'Jodhpur']);
    fireEvent.click(payNow());
    const second = await openWidgetOf(gateway, 2);
    expect(second.order_id).toBe('order_2');
  });

  it('[CHECK-6] fails when the widget can’t be loaded, and can be tried again', async () => {
    expectWarning(/^The payment widget could not be opened/);
    const gateway = createCheckoutGateway();
    gateway.state.hasWidget = false;
    gateway.open('/checkout');
    await fillInAddress();
    fireEvent.click(payNow());
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(screen.getByText(/^The payment window could not be opened\./)).toBeTruthy();
    expect(gateway.calls.cancelled).toEqual(['order_1']);
    gateway.state.hasWidget = true;
    fireEvent.click(payNow());
    await openWidgetOf(gateway);
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it('[CHECK-7] sends the total that is shown, and the code that it has', async () => {
    const gateway = createCheckoutGateway();
    gateway.shop.isFirstPurchase = true;
    await goToWidget(gateway, '/checkout?promocode=rang10');
    expect(screen.getAllByText('Total')[0]?.parentElement?.textContent).toBe('Total₹2,550.00');
    expect(gateway.calls.starts).toMatchObject([{ expectedTotal: 255_000, promoCode: 'RANG10' }]);
  });

  it.each([
    ['PRICE_CHANGED', 'The total is ₹4,500.00 now. Nothing was charged.', '', 'The total has changed.'],
    ['INSUFFICIENT_STOCK', 'Only 1 item left.', 'Only 1 item left. ', 'We don’t have enough stock for this quantity.'],
    ['INVALID_PROMO_CODE', 'It is over. Nothing was charged.', 'It is over. ', 'This promo code can’t be used.'],
  ])('[CHECK-7] shows %s once, with the new total, before anything is charged', async (code, message, why, title) => {
    const gateway = createCheckoutGateway();
    gateway.open('/checkout');
    await fillInAddress();
    gateway.state.refuse = { code, message };
    gateway.shop.lines = gateway.shop.lines.map((line) => ({ ...line, quantity: 3 }));
    fireEvent.click(payNow());
    expect(await screen.findByText(title)).toBeTruthy();
    expect(
      screen.getByText(`${why}Nothing was charged. The total is now ₹4,500.00. Press Pay now to continue.`),
    ).toBeTruthy();
    expect([gateway.calls.widgets.length, field('City').value]).toEqual([0, 'Jodhpur']);
    fireEvent.click(payNow());
    await openWidgetOf(gateway);
    expect(gateway.calls.starts.map(({ expectedTotal }) => expectedTotal)).toEqual([300_000, 450_000]);
  });

  it('[CHECK-7] moves the focus of Pay now to the pieces that were sold meanwhile', async () => {
    const gateway = createCheckoutGateway();
    gateway.open('/checkout');
    await fillInAddress();
    gateway.state.refuse = { code: 'OUT_OF_STOCK', message: 'It is out of stock.' };
    for (const line of gateway.shop.lines) line.sku = SOLD_OUT;
    payNow().focus();
    fireEvent.click(payNow());
    const words = await screen.findByText('Cannot checkout with out of stock product');
    // The response's cart is on the page a moment before its refusal.
    await waitFor(() => expect(words.closest('[role=alert]')).toBe(document.activeElement));
  });

  it("[CHECK-1] shows the shop's error at its field", async () => {
    const gateway = createCheckoutGateway();
    gateway.open('/checkout');
    await fillInAddress();
    const at = ['input', 'shippingAddress', 'pinCode'];
    gateway.state.refuse = { code: 'INVALID_INPUT', message: 'We don’t deliver there.', field: at };
    fireEvent.click(payNow());
    await waitFor(() => expect(document.activeElement).toBe(field('PIN code')));
    expect(fieldErrorOf('PIN code')).toBe('We don’t deliver there.');
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it('[CHECK-8] is one, however often it is pressed', async () => {
    const gateway = createCheckoutGateway();
    gateway.open('/checkout');
    await fillInAddress();
    for (const _ of [1, 2, 3]) fireEvent.click(payNow());
    await openWidgetOf(gateway);
    fireEvent.click(payNow());
    await backOnline();
    expect([gateway.calls.starts.length, gateway.calls.widgets.length]).toEqual([1, 1]);
  });

  it('[CHECK-8] is requested with the same name, also after a reload, until it is another request', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.cut = 'startPayment';
    const first = gateway.open('/checkout');
    await fillInAddress();
    fireEvent.click(payNow());
    expect(await screen.findByText(/We couldn’t reach the shop\./)).toBeTruthy();
    expect(screen.getByText(FAILED)).toBeTruthy();
    first.unmount();
    gateway.open('/checkout');
    await screen.findByRole('form', { name: 'Checkout' });
    fireEvent.click(payNow());
    await waitFor(() => expect(gateway.calls.starts).toHaveLength(2));
    await screen.findByText(/We couldn’t reach the shop\./);
    typeInto('City', 'Jaipur');
    fireEvent.click(payNow());
    await waitFor(() => expect(gateway.calls.starts).toHaveLength(3));
    const [one, two, three] = gateway.calls.starts.map(({ attemptId }) => attemptId);
    expect(one).toMatch(/^[\da-f]{32}$/);
    expect([one === two, two === three]).toEqual([true, false]);
  });

  it('[CHECK-8] continues with a new name when the shop reports that the old one has ended', async () => {
    const gateway = createCheckoutGateway();
    gateway.open('/checkout');
    await fillInAddress();
    gateway.state.refuse = { code: 'EXPIRED', message: 'This is over.' };
    fireEvent.click(payNow());
    await openWidgetOf(gateway);
    const [one, two] = gateway.calls.starts.map(({ attemptId }) => attemptId);
    expect(one).not.toBe(two);
  });
});

describe('an outcome that isn’t known', () => {
  it('[CHECK-8] is being checked, never failed, and has no second Pay button', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.truth = 'PENDING';
    const { widget, at } = await goToWidget(gateway);
    widget.handler(proofOf(widget));
    expect(await screen.findByText(CHECKING)).toBeTruthy();
    expect([screen.queryByRole('button', { name: 'Pay now' }), screen.queryByText(FAILED)]).toEqual([null, null]);
    gateway.state.payments.set('order_1', 'PAID');
    await waitFor(() => expect(at()).toBe('/paymentsuccess?payment=order_1'));
    expect(gateway.calls.verified).toHaveLength(1);
  });

  it('[CHECK-8] sends the proof again after the connection was lost', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.truth = 'PAID';
    const { widget, at } = await goToWidget(gateway);
    gateway.state.cut = 'verifyPayment';
    widget.handler(proofOf(widget));
    expect(await screen.findByText(CHECKING)).toBeTruthy();
    gateway.state.cut = undefined;
    await backOnline();
    await waitFor(() => expect(at()).toBe('/paymentsuccess?payment=order_1'));
    expect([gateway.calls.verified.length, gateway.calls.cancelled]).toEqual([1, []]);
  });

  it('[CHECK-8] is checked when the widget was closed and the connection lost', async () => {
    const gateway = createCheckoutGateway();
    const { widget } = await goToWidget(gateway);
    gateway.state.cut = 'cancelPayment';
    widget.modal.ondismiss();
    expect(await screen.findByText(CHECKING)).toBeTruthy();
    gateway.state.cut = undefined;
    await backOnline();
    expect(await screen.findByText(FAILED)).toBeTruthy();
  });

  it('[CHECK-8] is taken up after a reload: paid, or given up when it wasn’t', async () => {
    const gateway = createCheckoutGateway();
    const { unmount } = await goToWidget(gateway);
    const stored = sessionStorage.getItem('rangbandh.payment') ?? '';
    unmount();
    await waitFor(() => expect(gateway.calls.cancelled).toHaveLength(1));
    sessionStorage.setItem('rangbandh.payment', stored);
    gateway.open('/checkout');
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(field('City').value).toBe('Jodhpur');
    sessionStorage.setItem('rangbandh.payment', stored);
    gateway.state.truth = 'PAID';
    cleanup();
    const { router } = gateway.open('/checkout');
    await waitFor(() => expect(router.state.location.search).toBe('?payment=order_1'));
  });

  it('[CHECK-8] shows that a late payment is refunded', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.truth = 'REFUNDED';
    const { widget } = await goToWidget(gateway);
    widget.handler(proofOf(widget));
    expect(await screen.findByText('Your payment is being refunded')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('[CHECK-8] accepts no forged proof, and requests the actual state', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.isForged = true;
    const { widget } = await goToWidget(gateway);
    widget.handler(proofOf(widget));
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(gateway.calls.cancelled).toEqual(['order_1']);
  });

  it('[CHECK-8] closes the widget of a payment that is settled meanwhile', async () => {
    const gateway = createCheckoutGateway();
    const { widget } = await goToWidget(gateway);
    await backOnline();
    expect(widget.isClosed).toBe(false);
    gateway.state.payments.set('order_1', 'NOT_PAID');
    await backOnline();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect([widget.isClosed, gateway.calls.cancelled]).toEqual([true, []]);
  });

  it('[CHECK-8] is found out even when the widget closes during the check', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.truth = 'PAID';
    const { widget, at } = await goToWidget(gateway);
    window.dispatchEvent(new Event('focus'));
    widget.handler(proofOf(widget));
    await waitFor(() => expect(at()).toBe('/paymentsuccess?payment=order_1'));
  });

  it('[CHECK-8] is checked again after ever longer pauses', () => {
    const pauses = Array.from({ length: 10 }, (_, looks) => backoffAfter(looks));
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect([pauses[0], pauses.at(-1)]).toEqual([1_000, 10_000]);
  });
});

describe('another tab', () => {
  const report = (what: 'opened' | 'paid', orderId: string, shopper = 's-1') =>
    broadcast('rangbandh.payment', { what, orderId, shopper });

  it('[CHECK-8] learns that it is paid, and has nothing more to pay', async () => {
    const gateway = createCheckoutGateway();
    const { widget } = await goToWidget(gateway);
    report('paid', 'order_1');
    expect(await screen.findByText('You have already paid')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View your order' }).getAttribute('href')).toBe(
      '/paymentsuccess?payment=order_1',
    );
    expect([widget.isClosed, gateway.calls.cancelled]).toEqual([true, []]);
  });

  it('[CHECK-8] takes the place of this one when it pays for another request', async () => {
    const gateway = createCheckoutGateway([[SAREE, 1]]);
    const { widget } = await goToWidget(gateway);
    report('paid', 'order_8', 's-2');
    report('opened', 'order_1');
    report('opened', 'order_9');
    expect(await screen.findByText('You are paying in another tab.')).toBeTruthy();
    expect([widget.isClosed, gateway.calls.cancelled]).toEqual([true, []]);
    expect(sessionStorage.getItem('rangbandh.payment')).toBeNull();
  });

  it('[CHECK-8] is informed about a payment by this one', async () => {
    const received: unknown[] = [];
    const channel = new BroadcastChannel('rangbandh.payment');
    channel.addEventListener('message', ({ data }) => received.push(data));
    const gateway = createCheckoutGateway();
    gateway.state.truth = 'PAID';
    const { widget } = await goToWidget(gateway);
    widget.handler(proofOf(widget));
    await waitFor(() => expect(received).toHaveLength(2));
    expect(received).toMatchObject([{ what: 'opened' }, { what: 'paid', orderId: 'order_1', shopper: 's-1' }]);
    channel.close();
  });
});
