import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCheckoutGateway, fillInAddress, payNow } from './render-page.tsx';

// The page's script is read once before, so that no test waits for it.
beforeAll(() => import('../../../web/checkout/CheckoutPage.tsx'));

type Gateway = ReturnType<typeof createCheckoutGateway>;
const STORAGE_KEY = 'rangbandh.payment';
const FAILED = 'Failed to process payment.';
const CHECKING = 'We are checking your payment';
const kept = () => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');

/** Goes to the open widget. */
async function openWidget(gateway: Gateway) {
  const view = gateway.open('/checkout');
  await fillInAddress();
  fireEvent.click(payNow());
  await waitFor(() => expect(gateway.calls.widgets).toHaveLength(1));
  const [widget] = gateway.calls.widgets;
  if (!widget) throw new Error('There is no widget.');
  const at = () => view.router.state.location.pathname + view.router.state.location.search;
  return { ...view, widget, at };
}

/** The gateway over a host without a call to cancel a payment. */
function withoutEnds(gateway: Gateway): Gateway {
  gateway.state.truth = 'PENDING';
  const { cancelPayment } = gateway.root;
  Object.assign(gateway.root, {
    cancelPayment: (of: Parameters<typeof cancelPayment>[0]) => ({ ...cancelPayment(of), payment: null }),
  });
  return gateway;
}

describe('a payment without a proof', () => {
  it('[CHECK-8] can be tried again at once where the shop has no call to end it or to look at it: without a proof it never knows more', async () => {
    const gateway = createCheckoutGateway();
    const { asked: requested, widget } = await openWidget(withoutEnds(gateway));
    widget.modal.ondismiss();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    const words =
      /We didn’t receive your payment, so your order wasn’t placed\. Your cart is unchanged, and you can try again\. .*If money was deducted from your account, please don’t pay again. Write to .+@/;
    expect(screen.getByText(FAILED).parentElement?.textContent).toMatch(words);
    expect([requested.filter((name) => name === 'paymentStatus').length, kept()]).toEqual([1, null]);
    fireEvent.click(payNow());
    await waitFor(() => expect(gateway.calls.widgets).toHaveLength(2));
    expect(gateway.calls.widgets[1]?.order_id).toBe('order_2');
  });

  it('[CHECK-8] is not checked for ever after a reload if the shop has no call for it', async () => {
    const gateway = withoutEnds(createCheckoutGateway());
    const { unmount } = await openWidget(gateway);
    const stored = kept();
    unmount();
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
    gateway.open('/checkout');
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect([screen.queryByText(CHECKING), kept()]).toEqual([null, null]);
  });

  it('[CHECK-8] is paid all the same where the shop knows so without its end', async () => {
    const gateway = withoutEnds(createCheckoutGateway());
    gateway.state.truth = 'PAID';
    const { widget, at } = await openWidget(gateway);
    widget.modal.ondismiss();
    await waitFor(() => expect(at()).toBe('/paymentsuccess?payment=order_1'));
  });
});

/** The refusal of a total, with the current one. */
const priceChanged = (total: { amount: number; currency: string; display: string }) => ({
  __typename: 'PriceChangedError',
  code: 'PRICE_CHANGED',
  message: `The total is ${total.display} now. Nothing was charged.`,
  total,
});

describe('an amount of the host’s own', () => {
  it('[CHECK-7] shows an amount of the shop’s own, and pays it once the shopper presses again', async () => {
    const gateway = createCheckoutGateway();
    gateway.open('/checkout');
    await fillInAddress();
    const total = { amount: 305_000, currency: 'INR', display: '₹3,050.00' };
    gateway.state.refuse = priceChanged(total);
    fireEvent.click(payNow());
    expect(await screen.findByText('The total has changed.')).toBeTruthy();
    expect(
      screen.getByText('Nothing was charged. The total is now ₹3,050.00. Press Pay now to continue.'),
    ).toBeTruthy();
    const words = screen.getByText(/^Your order total is ₹3,050\.00/);
    expect(words.parentElement?.querySelector('a')?.getAttribute('href')).toBe('/cart');
    expect(payNow().parentElement?.textContent).toContain('₹3,050.00');
    fireEvent.click(payNow());
    await waitFor(() => expect(gateway.calls.widgets).toHaveLength(1));
    expect(gateway.calls.starts.map(({ expectedTotal, acceptedTotal }) => [expectedTotal, acceptedTotal])).toEqual([
      [300_000, undefined],
      [300_000, 305_000],
    ]);
  });

  it('[CHECK-7] asks again for an accepted amount after the cart has another total', async () => {
    const gateway = createCheckoutGateway();
    gateway.open('/checkout');
    await fillInAddress();
    const total = { amount: 305_000, currency: 'INR', display: '₹3,050.00' };
    gateway.state.refuse = priceChanged(total);
    fireEvent.click(payNow());
    await screen.findByText(/^Your order total is/);
    gateway.state.refuse = priceChanged({ ...total, amount: 450_000, display: '₹4,500.00' });
    gateway.shop.lines = gateway.shop.lines.map((line) => ({ ...line, quantity: 3 }));
    fireEvent.click(payNow());
    await screen.findByText(/The total is now ₹4,500\.00/);
    expect(screen.queryByText(/^Your order total is/)).toBeNull();
    fireEvent.click(payNow());
    await waitFor(() => expect(gateway.calls.widgets).toHaveLength(1));
    expect(gateway.calls.starts.at(-1)).toMatchObject({ expectedTotal: 450_000 });
    expect(gateway.calls.starts.at(-1)).not.toHaveProperty('acceptedTotal');
  });
});

describe('a host that fails', () => {
  it('[CHECK-6] shows its own message, and that nothing was charged', async () => {
    const gateway = createCheckoutGateway();
    Object.assign(gateway.state, { cut: 'startPayment', hostWords: 'The bank is closed' });
    gateway.open('/checkout');
    await fillInAddress();
    fireEvent.click(payNow());
    expect(
      await screen.findByText(/^The bank is closed\. Nothing was charged\. Press Pay now to try again/),
    ).toBeTruthy();
    expect(screen.getByText(FAILED)).toBeTruthy();
  });
});
