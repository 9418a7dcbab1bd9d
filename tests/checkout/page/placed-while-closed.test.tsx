import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PaymentStatus } from '../../../web/generated/schema-types.ts';
import { session } from '../../../web/session/session.ts';
import { createCheckoutGateway, fillInAddress, payNow } from './render-page.tsx';

// The pages' scripts are read once before, so that no test waits for them.
beforeAll(async () => {
  await import('../../../web/checkout/CheckoutPage.tsx');
  await import('../../../web/app/offline-changes.ts');
});

const PLACED = 'Your order is placed.';
const remembered = () => localStorage.getItem('rangbandh.openPayment');
const looks = (requested: readonly string[]) => requested.filter((name) => name === 'paymentStatus').length;

/** A shopper opens the widget and closes the tab; the payment has this status by now. */
async function closeTab(status: PaymentStatus) {
  const gateway = createCheckoutGateway();
  gateway.state.truth = 'PENDING';
  gateway.open('/checkout');
  await fillInAddress();
  fireEvent.click(payNow());
  await waitFor(() => expect(gateway.calls.widgets).toHaveLength(1));
  cleanup();
  await waitFor(() => expect(gateway.calls.cancelled).toEqual(['order_1']));
  sessionStorage.clear();
  expect(remembered()).toContain('order_1');
  gateway.state.payments.set('order_1', status);
  return gateway;
}

describe('an order whose payment went through while its tab was closed', () => {
  it.each(['/policies', '/cart'])('is shown on the next page, with a link to it, once: %s', async (path) => {
    const gateway = await closeTab('PAID');
    const { asked: requested, router } = gateway.open(path);
    expect(await screen.findByText(PLACED)).toBeTruthy();
    expect([looks(requested), remembered()]).toEqual([1, null]);
    const link = screen.getByRole('link', { name: 'View your order' });
    expect(link.getAttribute('href')).toBe('/paymentsuccess?payment=order_1');
    fireEvent.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe('/paymentsuccess'));
    await waitFor(() => expect(screen.queryByText(PLACED)).toBeNull());
    cleanup();
    const again = gateway.open(path);
    await screen.findByRole('link', { name: 'Account' });
    await act(async () => void (await import('../../../web/app/offline-changes.ts')));
    expect([looks(again.asked), screen.queryByText(PLACED)]).toEqual([0, null]);
  });

  it('covers the elements under the toast for eight seconds, from when the shopper looks at the tab', async () => {
    const gateway = await closeTab('PAID');
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { asked: requested } = gateway.open('/policies');
    await screen.findByRole('link', { name: 'Account' });
    await act(async () => void (await import('../../../web/checkout/payment/placed-order-toast.ts')));
    expect([looks(requested), remembered()]).toEqual([0, expect.stringContaining('order_1')]);
    const timer = vi.spyOn(globalThis, 'setTimeout');
    isHidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByText(PLACED);
    const isEight = (delay = 0) => delay > 7_500 && delay <= 8_000;
    await waitFor(() => expect(timer.mock.calls.some(([, delay]) => isEight(delay))).toBe(true));
  });

  it('is requested again on the next page while its outcome is unknown', async () => {
    const gateway = await closeTab('PENDING');
    const { asked: requested } = gateway.open('/policies');
    await waitFor(() => expect(looks(requested)).toBe(1));
    cleanup();
    gateway.state.payments.set('order_1', 'PAID');
    gateway.open('/policies');
    expect(await screen.findByText(PLACED)).toBeTruthy();
  });

  it.each(['NOT_PAID', 'REFUNDED'] as const)('is none when the payment is %s, and is forgotten', async (status) => {
    const gateway = await closeTab(status);
    gateway.open('/policies');
    await waitFor(() => expect(remembered()).toBeNull());
    expect(screen.queryByText(PLACED)).toBeNull();
  });

  it('is shown only to its shopper, and no longer after a logout', async () => {
    const gateway = await closeTab('PAID');
    const text = remembered();
    gateway.open('/policies');
    expect(await screen.findByText(PLACED)).toBeTruthy();
    act(() => session.end());
    await waitFor(() => expect(screen.queryByText(PLACED)).toBeNull());
    cleanup();
    localStorage.setItem('rangbandh.openPayment', text?.replace('s-1', 's-2') ?? '');
    const { asked: requested } = gateway.open('/policies');
    await waitFor(() => expect(requested.length).toBeGreaterThan(0));
    expect(looks(requested)).toBe(0);
  });

  it('is forgotten after a day without a response', async () => {
    const gateway = await closeTab('PAID');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
    const { asked: requested } = gateway.open('/policies');
    await waitFor(() => expect(remembered()).toBeNull());
    expect([looks(requested), screen.queryByText(PLACED)]).toEqual([0, null]);
  });

  it('is left to the page of the payment, where that is open', async () => {
    const gateway = await closeTab('PAID');
    window.history.replaceState({}, '', '/paymentsuccess?payment=order_1');
    const { asked: requested } = gateway.open('/paymentsuccess?payment=order_1');
    await screen.findByRole('heading', { level: 1, name: /Thank/ });
    await waitFor(() => expect(remembered()).toBeNull());
    expect([looks(requested), screen.queryByText(PLACED)]).toEqual([0, null]);
    window.history.replaceState({}, '', '/');
  });
});

it('a payment that ends in its own tab leaves no notice', async () => {
  const gateway = createCheckoutGateway();
  gateway.state.payments.set('order_1', 'PAID');
  const { router } = gateway.open('/checkout');
  await fillInAddress();
  fireEvent.click(payNow());
  await waitFor(() => expect(router.state.location.pathname).toBe('/paymentsuccess'));
  expect(remembered()).toBeNull();
});
