import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ordersPath } from '../../../web/paths.ts';
import { createGate } from '../../cart/page/render-page.tsx';
import { item, type Item } from '../../orders/page/render-page.tsx';
import { createCheckoutGateway, fillInAddress, payNow } from './render-page.tsx';

const NONE = 'Oops! All Order Not Found';

/** A shop whose shopper has these orders, which a test may change. */
function createGatewayWithOrders(orders: Item[]) {
  const gateway = createCheckoutGateway();
  const { me } = gateway.root;
  const pageOfOrders = () => ({
    nodes: orders,
    pageInfo: { page: 1, totalPages: 1, totalItems: orders.length, hasNextPage: false, hasPreviousPage: false },
  });
  Object.assign(gateway.root, {
    me: () => {
      const shopper = me();
      return shopper && { ...shopper, orderItems: pageOfOrders };
    },
  });
  return gateway;
}

describe('after a payment', () => {
  it('[CHECK-6] the orders are never shown without the new one, however slow the shop is', async () => {
    const orders: Item[] = [];
    const gateway = createGatewayWithOrders(orders);
    gateway.state.payments.set('order_1', 'PAID');
    const { router } = gateway.open(ordersPath('All'));
    await screen.findByText(NONE);
    await act(() => router.navigate('/checkout'));
    await fillInAddress();
    orders.push(item('PLACED'));
    fireEvent.click(payNow());
    await screen.findByRole('heading', { name: 'Thank you, Asha!' });
    const { until, open } = createGate();
    gateway.shop.until = until;
    await act(() => router.navigate(ordersPath('All')));
    expect(await screen.findByText('Loading your orders')).toBeTruthy();
    expect(screen.queryByText(NONE)).toBeNull();
    open();
    expect(await screen.findByText('Leheriya saree of last year')).toBeTruthy();
  });
});

describe('a checkout that is left', () => {
  it('[CHECK-8] no longer listens for its shopper, however often one comes and goes', async () => {
    const listen = vi.spyOn(globalThis, 'addEventListener');
    const listening = () =>
      listen.mock.calls.filter(([name, , options]) => name === 'online' && !Object(options).signal.aborted).length;
    const { router } = createCheckoutGateway().open('/policies');
    const comeAndGo = async () => {
      await act(() => router.navigate('/checkout'));
      await screen.findByRole('form', { name: 'Checkout' });
      await act(() => router.navigate('/policies'));
      await waitFor(() => expect(screen.queryByRole('form', { name: 'Checkout' })).toBeNull());
    };
    await comeAndGo();
    const before = listening();
    await comeAndGo();
    expect([before > 0, listening()]).toEqual([true, before]);
  });
});
