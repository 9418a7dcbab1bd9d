import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { minuteInIndia, shortDay } from '../../../web/orders/OrderDate.tsx';
import { tokenOf } from '../../account/page/render-page.tsx';
import { gatewayError, createGate } from '../../cart/page/render-page.tsx';
import {
  cancelled,
  item,
  money,
  OFFICE,
  createOrdersGateway,
  openMenu,
  ORDER,
  REFUND,
  type Item,
} from './render-page.tsx';

const heading = () => screen.findByRole('heading', { level: 1, name: 'Order #12ab34cd' });
const show = async (order: Item) => {
  const shown = createOrdersGateway(order).open(ORDER);
  await heading();
  return shown;
};
const section = (title: string) => screen.getByRole('heading', { level: 2, name: title }).parentElement?.textContent;
const NOTE = 'You can cancel your order before it is dispatched. Once it is Dispatched, cancellation is not possible.';

describe('the page of an order', () => {
  it('[ORDER-1] shows its number and its date, and leads back', async () => {
    await show(item('PLACED'));
    const header = (await heading()).closest('header');
    expect(header?.textContent).toContain('Placed on 19 Nov 2026, 3:05 pm (2 days ago)');
    expect(screen.getByRole('link', { name: 'Back to your orders' }).getAttribute('href')).toBe('/myorders?status=All');
  });

  it.each([
    [{ paymentMethod: 'UPI' }, 'Paid by UPI'],
    [{ paymentMethod: 'NETBANKING' }, 'Paid by net banking'],
    [{ paymentMethod: 'OTHER' }, 'Paid online'],
    [{ paymentMethod: 'CASH_ON_DELIVERY', cash: 'DUE' }, 'Cash on delivery: pay ₹2,850.00 when it arrives'],
    [{ paymentMethod: 'CASH_ON_DELIVERY', cash: 'COLLECTED' }, 'Paid in cash'],
    [{ paymentMethod: 'CASH_ON_DELIVERY', cash: 'REFUSED' }, 'Cash on delivery: you were not charged'],
  ])('[ORDER-5] shows its payment method: %o', async (how, words) => {
    await show(item('PLACED', how));
    expect(section('Order Summary')).toContain(words);
  });

  it('[ORDER-5] shows no payment method on a host that does not return it', async () => {
    await show(item('PLACED'));
    expect(section('Order Summary')).not.toMatch(/paid|cash/i);
  });

  it.each([
    ['PLACED', ['Track Order', 'Cancel Order', 'Contact Support']],
    ['CONFIRMED', ['Track Order', 'Cancel Order', 'Contact Support']],
    ['DISPATCHED', ['Track Order', 'Contact Support']],
    ['DELIVERED', ['Track Order', 'Contact Support']],
    ['CANCELLED', ['Track Order', 'Contact Support']],
  ] as const)('[ORDER-1] has in its menu the actions while it is %s', async (status, choices) => {
    await show(item(status));
    expect(await openMenu()).toEqual(choices);
  });

  it('[ORDER-1] opens, moves in and closes its menu by the keyboard', async () => {
    await show(item('PLACED'));
    const button = screen.getByRole('button', { name: 'More options' });
    const focused = () => document.activeElement?.textContent;
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect([button.getAttribute('aria-expanded'), focused()]).toEqual(['true', 'Track Order']);
    const walk = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`);
      walk.push(focused());
    }
    const [track, cancel, contact] = ['Track Order', 'Cancel Order', 'Contact Support'];
    expect(walk).toEqual([cancel, contact, track, contact, track, contact]);
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, button]);
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe(contact);
    await userEvent.tab();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('[ORDER-1] closes its menu at a press beside it', async () => {
    await show(item('PLACED'));
    await openMenu();
    await userEvent.click(await heading());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it.each([
    ['PLACED', 'Placed', 25],
    ['CONFIRMED', 'Confirm', 50],
    ['DISPATCHED', 'Dispatched', 75],
    ['DELIVERED', 'Delivered', 100],
  ] as const)('[ORDER-2] tracks an item that is %s', async (status, name, percent) => {
    await show(item(status));
    const tracker = within(screen.getByRole('region', { name: 'Order status' }));
    expect(tracker.getByRole<HTMLProgressElement>('progressbar').value).toBe(percent);
    const steps = tracker.getAllByRole('listitem');
    expect(steps.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Placed',
      'Confirm',
      'Dispatched',
      'Delivered',
    ]);
    expect(steps.find((step) => step.ariaCurrent ?? step.getAttribute('aria-current'))?.textContent).toContain(name);
    expect(steps.filter((step) => step.querySelector('time'))).toHaveLength(percent / 25);
  });

  it("[ORDER-2] tracks an item in a state of the host's own by its word, as the last step", async () => {
    await show(item('OTHER', { statusText: 'Returned', canCancel: false }));
    const tracker = within(screen.getByRole('region', { name: 'Order status' }));
    expect(tracker.getByRole<HTMLProgressElement>('progressbar').value).toBe(100);
    expect(tracker.getAllByRole('listitem').at(-1)?.textContent).toBe('Returned');
    expect(screen.getAllByText('Returned')).toHaveLength(2);
  });

  it('[ORDER-2] tracks a cancelled one by Placed and Cancelled alone', async () => {
    await show(item('CANCELLED'));
    const tracker = within(screen.getByRole('region', { name: 'Order status' }));
    expect(tracker.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Placed19 Nov',
      'Cancelled20 Nov',
    ]);
    expect(tracker.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    ['CANCELLED', 'Need help with your cancelled order? Contact support'],
    ['PLACED', "Haven't received your delivery? Let us know"],
    ['DELIVERED', "Haven't received your delivery? Let us know"],
  ] as const)('[ORDER-3] offers help with an item that is %s', async (status, words) => {
    await show(item(status));
    const [, button = ''] = words.split('? ');
    const help = screen.getByRole('button', { name: button });
    expect(help.closest('p')?.textContent).toBe(words);
    await userEvent.click(help);
    await screen.findByRole('dialog', { name: 'Contact Support' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(help);
  });

  it('[ORDER-4] shows by whom, when and why it was cancelled', async () => {
    await show(item('CANCELLED', { cancellation: cancelled({ comment: 'Too <b>red</b>' }) }));
    expect(section('Order Cancelled')).toBe(
      'Order CancelledCancelled on 20 Nov 2026, 3:05 pm (1 day ago)Reason: Changed my mindComment: Too <b>red</b>',
    );
  });

  it('[ORDER-4] shows that the seller cancelled it, also if the time is unknown', async () => {
    const cancellation = cancelled({ byShopper: false, reasonText: 'The dye ran', cancelledAt: null });
    await show(item('CANCELLED', { cancellation }));
    expect(section('Order Cancelled by Seller')).toBe('Order Cancelled by SellerReason: The dye ran');
  });

  it.each([
    [
      'INITIATED',
      'Refund initiated',
      'Your refund of ₹2,850.00 has been initiated. It will be processed within 5-7 business days.',
    ],
    ['PROCESSED', 'Refund completed', '₹2,850.00 has been refunded.'],
    [
      'FAILED',
      'Refund delayed',
      'Your refund of ₹2,850.00 is delayed. We are working on it. You don’t need to do anything.',
    ],
  ])('[ORDER-4] shows a refund that is %s', async (status, title, words) => {
    await show(item('CANCELLED', { refund: { ...REFUND, status } }));
    expect(section(title)).toBe(title + words);
  });

  it('[ORDER-4] shows when it was delivered, and asks for a review until there is one', async () => {
    await show(item('DELIVERED'));
    expect(section('Order Delivered')).toContain('Delivered on 21 Nov 2026, 3:30 pm (2 hours ago)');
    expect(screen.getByRole('button', { name: 'Write a Review' })).toBeTruthy();
    cleanup();
    await show(item('DELIVERED', { canReview: false }));
    expect(screen.queryByRole('button', { name: 'Write a Review' })).toBeNull();
  });

  it('[ORDER-5] shows the recipient, the address, the billing name and the seller', async () => {
    await show(item('PLACED', { billingAddress: OFFICE }));
    expect(section('Contact')).toBe('Contact+91-9876543210asha@example.com');
    expect(section('Shipping address')).toBe(
      'Shipping addressAsha Verma12, Ghoomar RoadJaipur - 302001Rajasthan - India',
    );
    expect(section('Billing address')).toBe(
      'Billing addressVerma & Daughters4, Mall RoadPune - 411001Rajasthan - India',
    );
    expect(section('Sold by')).toBe('Sold byRangrez Studio');
  });

  it('[ORDER-5] sums up as the gateway reckons, and leads to the piece', async () => {
    await show(item('PLACED', { promoCode: 'RANG10' }));
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    expect([...summary.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Subtotal₹3,000.00',
      'First purchase discount₹0.00',
      'Discount RANG10−₹150.00',
      'DeliveryRs.0',
      'Total₹2,850.00',
    ]);
    expect(summary.textContent).toContain('₹1,500.00 × 2');
    const piece = within(summary).getByRole('link', { name: 'Leheriya saree of last year' });
    expect(piece.getAttribute('href')).toBe('/Saree/Leheriya-saree/rb-1?variant=RBSR-2301-IN');
  });

  it('[ORDER-5] separates the first purchase from the promo code, like the bill before the payment', async () => {
    const rows = () =>
      [...screen.getByRole('region', { name: 'Order Summary' }).querySelectorAll('dl > div')].map(
        ({ textContent }) => textContent,
      );
    await show(item('PLACED', { promoCode: 'RANG10', firstPurchaseDiscount: money(100), promoDiscount: money(50) }));
    expect(rows().slice(1, 3)).toEqual(['First purchase discount−₹100.00', 'Discount RANG10−₹50.00']);
    cleanup();
    await show(item('PLACED', { firstPurchaseDiscount: money(150), promoDiscount: money(0) }));
    expect(rows().slice(1, 4)).toEqual(['First purchase discount−₹150.00', 'Discount₹0.00', 'DeliveryRs.0']);
  });

  it('[ORDER-5] leaves today’s name of the piece to the catalogue', async () => {
    const { client } = await show(item('PLACED'));
    const known = JSON.stringify(client.cache.extract());
    expect(known).toContain('of last year');
    expect(Object.keys(client.cache.extract() ?? {}).filter((key) => /^(Product|Variant)/.test(key))).toEqual([]);
  });

  it.each([
    ['PLACED', true],
    ['CONFIRMED', true],
    ['DISPATCHED', true],
    ['DELIVERED', false],
    ['CANCELLED', false],
  ] as const)('[ORDER-6] shows until when one may cancel, for %s: %s', async (status, isShown) => {
    await show(item(status));
    expect(screen.queryByText(NOTE) !== null).toBe(isShown);
  });

  it('[ORDER-6] covers the window during the first read, and not during another', async () => {
    const gateway = createOrdersGateway(item('PLACED'));
    const first = createGate();
    gateway.state.until = first.until;
    gateway.open(ORDER);
    expect((await screen.findByTestId('loader')).textContent).toBe('Loading your order');
    first.open();
    await heading();
    expect(screen.queryByTestId('loader')).toBeNull();
    gateway.state.items = [item('CONFIRMED')];
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(50));
  });

  it('[ORDER-6] hands the focus of a page change on to its heading when it comes', async () => {
    const gateway = createOrdersGateway(item('PLACED'));
    const first = createGate();
    gateway.state.until = first.until;
    gateway.open(ORDER);
    const waiting = await screen.findByRole('heading', { level: 1, name: 'Order' });
    waiting.tabIndex = -1;
    waiting.focus();
    first.open();
    const come = await screen.findByRole('heading', { level: 1, name: /^Order #/ });
    await waitFor(() => expect(document.activeElement).toBe(come));
  });

  it('[ORDER-6] shows an error when it can’t be read, and tries again', async () => {
    const gateway = createOrdersGateway(item('PLACED'));
    const { me } = gateway.root;
    gateway.root['me'] = () => ({
      ...gateway.me,
      orderItem: () => {
        throw gatewayError('The shop is being swept.');
      },
    });
    gateway.open(ORDER);
    expect(await screen.findByText(/The shop is being swept\.$/)).toBeTruthy();
    gateway.root['me'] = me;
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
    await heading();
  });

  it('[ORDER-6] tries again by itself when the line is back', async () => {
    const gateway = createOrdersGateway(item('PLACED'));
    const { me } = gateway.root;
    const order = vi.fn<() => never>(() => {
      throw gatewayError('The shop is being swept.');
    });
    gateway.root['me'] = () => ({ ...gateway.me, orderItem: order });
    gateway.open(ORDER);
    const notice = await screen.findByText(/The shop is being swept\.$/);
    const words = notice.textContent;
    const requested = order.mock.calls.length;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(order.mock.calls.length).toBeGreaterThan(requested));
    expect(document.contains(notice)).toBe(true);
    expect(notice.textContent).toBe(words);
    gateway.root['me'] = me;
    window.dispatchEvent(new Event('online'));
    await heading();
  });

  it('[ORDER-12] finds no order that isn’t the shopper’s, and leads back to those that are', async () => {
    createOrdersGateway(item('PLACED')).open('/myorders/oi-of-somebody-else');
    expect(await screen.findByRole('heading', { level: 1, name: 'Order not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to your orders' }).getAttribute('href')).toBe('/myorders?status=All');
  });

  it('[ORDER-12] no longer shows it once another shopper has logged in in another tab, not even offline', async () => {
    const gateway = createOrdersGateway(item('PLACED'));
    gateway.open(ORDER);
    await heading();
    gateway.state.until = () => Promise.reject(new TypeError('Failed to fetch'));
    localStorage.setItem('rangbandh.accessToken', tokenOf('s-2'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'rangbandh.accessToken' }));
    expect(await screen.findByText('Your order can’t be shown right now.')).toBeTruthy();
    expect(screen.queryByText('Order #12ab34cd')).toBeNull();
  });

  it('[ORDER-12] reads nothing for a visitor, who is led to the login and back', async () => {
    const { asked: requested } = createOrdersGateway(item('PLACED')).openAsVisitor(ORDER);
    const login = await within(await screen.findByRole('main')).findByRole('link', { name: 'Login' });
    expect(login.getAttribute('href')).toBe(`/account/login?next=${encodeURIComponent(ORDER)}`);
    expect(requested).toEqual([]);
  });

  it('prints itself', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await show(item('PLACED'));
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('dates of an order', () => {
  it('[ORDERS-2] [ORDER-1] are those of a clock in India', () => {
    expect(minuteInIndia('2026-11-21T18:29:00.000Z')).toBe('21 Nov 2026, 11:59 pm');
    expect(minuteInIndia('2026-11-21T18:30:00.000Z')).toBe('22 Nov 2026, 12:00 am');
    expect(shortDay('2026-11-21T18:30:00.000Z')).toBe('22 Nov');
  });
});
