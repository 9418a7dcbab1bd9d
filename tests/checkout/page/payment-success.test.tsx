import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { backoffAfter } from '../../../web/shopper/retry.ts';
import { PaymentSuccessPage } from '../../../web/checkout/PaymentSuccessPage.tsx';
import { badgeLabels } from '../../cart/page/render-page.tsx';
import { createCheckoutGateway } from './render-page.tsx';

const PATH = '/paymentsuccess?payment=order_1';

/** The ends of a payment without thanks, and the text of each. */
const ENDS = [
  ['NOT_PAID', 'The payment was not completed'],
  ['REFUNDED', 'Your payment is being refunded'],
  [undefined, 'Order not found'],
] as const;

/** The targets of the page's two buttons. */
const waysOn = () =>
  ['View Order Status', 'Back to the home page'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));

describe('the page after a payment', () => {
  it('[THANKS-1] greets by name, confirms the order, promises news of the shipping, and leads on', async () => {
    const gateway = createCheckoutGateway([]);
    gateway.state.payments.set('order_1', 'PAID');
    gateway.open(PATH);
    expect(await screen.findByRole('heading', { name: 'Thank you, Asha!', level: 1 })).toBeTruthy();
    expect(screen.getByText('We have received your order. You will be notified on shipping.')).toBeTruthy();
    const [item] = within(screen.getByRole('list', { name: 'Items in your order' })).getAllByRole('listitem');
    expect(item?.textContent).toBe('Leheriya georgette sareeIndigo · Quantity 2₹3000.00');
    expect([item?.querySelector('span'), screen.queryByText('Loading')]).toEqual([null, null]);
    expect(waysOn()).toEqual(['/myorders?status=All', '/']);
  });

  it('[THANKS-1] shows that it loads before the login is known', () => {
    const page = renderToString(
      <MemoryRouter initialEntries={[PATH]}>
        <PaymentSuccessPage />
      </MemoryRouter>,
    );
    expect(page).toMatch(/<h1[^>]*>Your order<\/h1><output[^>]*>Loading</);
  });

  it('[THANKS-1] shows an error when the order can’t be read, and reads it again', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.payments.set('order_1', 'PAID');
    const { me } = gateway.root;
    Object.assign(gateway.root, { me: () => null });
    gateway.open(PATH);
    expect(await screen.findByText('Your order can’t be shown right now')).toBeTruthy();
    Object.assign(gateway.root, { me });
    fireEvent.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, Asha!' })).toBeTruthy();
  });

  it('[THANKS-1] knows a payment though spaces came with its address', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.payments.set('order_1', 'PAID');
    gateway.open('/paymentsuccess?payment=%20order_1%20');
    expect(await screen.findByRole('heading', { name: 'Thank you, Asha!' })).toBeTruthy();
  });

  it('[THANKS-1] reads the cart again, without the ordered items', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.payments.set('order_1', 'PAID');
    const { asked: requested } = gateway.open(PATH);
    await screen.findByRole('heading', { name: 'Thank you, Asha!' });
    await waitFor(() => expect(requested.filter((name) => name === 'shopperSummary')).toHaveLength(2));
  });

  it.each([
    ['PENDING', 'We are checking your payment', true],
    ['NOT_PAID', 'The payment was not completed', false],
  ] as const)(
    '[THANKS-1] looks after a payment that is %s, only while it is not settled: %s',
    async (status, words, isAskedFor) => {
      const gateway = createCheckoutGateway();
      gateway.state.payments.set('order_1', status);
      const waiting = vi.spyOn(globalThis, 'setTimeout');
      gateway.open(PATH);
      expect(await screen.findByText(words)).toBeTruthy();
      expect(waiting.mock.calls.some(([, pause]) => pause === backoffAfter(0))).toBe(isAskedFor);
    },
  );

  it('[THANKS-1] counts an empty cart from then on', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.payments.set('order_1', 'PENDING');
    gateway.open(PATH);
    expect(await screen.findByText('We are checking your payment')).toBeTruthy();
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 2']));
    gateway.shop.lines = [];
    gateway.state.payments.set('order_1', 'PAID');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Thank you, Asha!' })).toBeTruthy();
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart']));
  });

  it.each(ENDS)('[THANKS-1] shows no thanks for a payment that is %s', async (status, words) => {
    const gateway = createCheckoutGateway();
    if (status) gateway.state.payments.set('order_1', status);
    const { asked: requested } = gateway.open(PATH);
    expect(await screen.findByText(words)).toBeTruthy();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    // Nothing has left the cart.
    expect(requested.filter((name) => name === 'shopperSummary')).toHaveLength(1);
    const others = [/^Thank you/, 'We are checking your payment', ...ENDS.map(([, end]) => end)];
    expect(others.filter((other) => other !== words && screen.queryByText(other) !== null)).toEqual([]);
  });

  it('[THANKS-1] greets a shopper though the address names no payment, and requests none', async () => {
    const { asked: requested } = createCheckoutGateway().open('/paymentsuccess');
    expect(await screen.findByRole('heading', { name: 'Thank you, Asha!', level: 1 })).toBeTruthy();
    expect(screen.getByText('We have received your order. You will be notified on shipping.')).toBeTruthy();
    expect([screen.queryByRole('list', { name: 'Items in your order' }), screen.queryByText('Paid')]).toEqual([
      null,
      null,
    ]);
    expect(waysOn()).toEqual(['/myorders?status=All', '/']);
    expect(requested.filter((name) => name === 'paidOrder' || name === 'placedOrder')).toEqual([]);
  });

  it('[THANKS-1] greets so without a name, too, when it can’t be read', async () => {
    const gateway = createCheckoutGateway();
    Object.assign(gateway.root, { me: () => null });
    gateway.open('/paymentsuccess');
    expect(await screen.findByRole('heading', { name: 'Thank you!', level: 1 })).toBeTruthy();
    expect(waysOn()).toEqual(['/myorders?status=All', '/']);
  });

  it('[THANKS-1] leads on to the orders and home where a payment is unknown', async () => {
    createCheckoutGateway().open(PATH);
    expect(await screen.findByText('Order not found')).toBeTruthy();
    expect(waysOn()).toEqual(['/myorders?status=All', '/']);
  });

  it.each(['/paymentsuccess', PATH])('[THANKS-1] asks a visitor to log in, and leads back to %s', async (path) => {
    const { router, asked: requested } = createCheckoutGateway().openAsVisitor(path);
    await screen.findByRole('form', { name: 'Login' });
    expect(requested).not.toContain('paidOrder');
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent(path)}`);
  });
});
