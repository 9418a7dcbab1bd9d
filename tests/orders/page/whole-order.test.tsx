import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OrderEventFragment, PiecesAgainFragment } from '../../../web/orders/order/order.graphql.generated.ts';
import { createGate } from '../../cart/page/render-page.tsx';
import { createOrdersGateway, item, money } from './render-page.tsx';

const PAGE = '/order/or-0000000000abcdef';
const SAREE = item('DISPATCHED', { orderItemId: 'oi-1', name: 'Leheriya saree' });
const DUPATTA = item('CANCELLED', { orderItemId: 'oi-2', name: 'Bandhani dupatta', color: 'Mustard', size: 'M' });
const event = (kind: OrderEventFragment['kind'], at: string, changes: object = {}) => ({
  kind,
  at,
  amount: null,
  tracking: null,
  expectedBy: null,
  items: [SAREE, DUPATTA],
  ...changes,
});
const TRACKING = { id: 'RB12345IN', url: 'https://carrier.example/RB12345IN' };
const ORDER = {
  id: 'Order:or-0000000000abcdef',
  orderId: 'or-0000000000abcdef',
  number: '00ABCDEF',
  placedAt: '2026-11-19T09:35:00.000Z',
  itemCount: 4,
  items: [SAREE, DUPATTA],
  subtotal: money(6_000),
  firstPurchaseDiscount: money(0),
  promoDiscount: money(300),
  delivery: money(0),
  total: money(5_700),
  moneyTrail: { refundDue: money(2_850), refundSent: money(0), toCollect: money(0) },
  promoCode: 'SAVE300',
  paymentMethod: 'UPI',
  shippingAddress: SAREE['shippingAddress'],
  billingAddress: SAREE['billingAddress'],
  canBuyAgain: true,
  timeline: [
    event('PLACED', '2026-11-19T09:35:00.000Z'),
    event('PAID', '2026-11-19T09:36:00.000Z', { amount: money(5_700) }),
    event('DISPATCHED', '2026-11-20T04:00:00.000Z', { tracking: TRACKING, items: [SAREE] }),
    event('REFUND_SENT', '2026-11-20T05:00:00.000Z', {
      amount: money(2_850),
      expectedBy: '2026-11-27',
      items: [DUPATTA],
    }),
  ],
};

const pieces = (changes: Partial<PiecesAgainFragment> = {}): PiecesAgainFragment => ({
  sku: 'A',
  name: 'Leheriya saree',
  color: 'Indigo',
  size: null,
  ordered: 2,
  added: 2,
  inCart: 2,
  leftOut: null,
  price: money(1_500),
  priceNow: money(1_500),
  ...changes,
});
const SOLD_OUT = pieces({ sku: 'B', name: 'Bandhani dupatta', size: 'M', added: 0, inCart: 0, leftOut: 'SOLD_OUT' });

/** The gateway with one order; `bought` is the response of buying it again. */
function createGateway(
  order: object | null,
  bought: readonly PiecesAgainFragment[] = [],
  unpaidOrder: object | null = null,
) {
  const gateway = createOrdersGateway(SAREE);
  const calls: unknown[] = [];
  const itemCount = bought.reduce((sum, { inCart }) => sum + inCart, 0);
  const profile = { fullName: 'Asha Verma', email: 'asha@example.com', phone: null, addresses: [] };
  const none = { subtotal: money(0), firstPurchaseDiscount: money(0), promoDiscount: money(0), total: money(0) };
  Object.assign(gateway.me.cart, { totals: { ...none, promoCode: null, promoError: null, promoTerms: null } });
  Object.assign(gateway.me, { ...profile, order: () => order, unpaidOrder });
  Object.assign(gateway.root, {
    buyAgain: ({ input }: { input: unknown }) => {
      calls.push(input);
      return { pieces: bought, cart: { ...gateway.me.cart, itemCount }, userErrors: [] };
    },
  });
  return { ...gateway, calls };
}
const buttonOf = (name: string) => screen.findByRole('button', { name });

describe('the page of a whole order', () => {
  it('shows its number, its items with their status, its bill and its address', async () => {
    createGateway(ORDER).open(PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Order #00ABCDEF' })).toBeTruthy();
    const items = within(screen.getByRole('region', { name: 'Items paid together' }));
    expect(items.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/myorders/oi-1',
      '/myorders/oi-2',
    ]);
    expect(items.getByText('Cancelled')).toBeTruthy();
    const bill = screen.getByRole('region', { name: 'Bill' }).textContent;
    for (const text of ['₹6,000.00', 'SAVE300', '₹5,700.00', 'Paid by UPI', 'Refund on its way: ₹2,850.00'])
      expect(bill).toContain(text);
    expect(screen.getAllByText('12, Ghoomar Road')).toHaveLength(2);
  });

  it('shows what happened, the newest first, with amounts, parcels and the items of an event', async () => {
    createGateway(ORDER).open(PAGE);
    const timeline = await screen.findByRole('region', { name: 'What happened' });
    const events = within(timeline).getAllByRole('listitem');
    expect(events.map((each) => each.querySelector('b')?.textContent)).toEqual([
      'Refund sent to your bank',
      'Dispatched',
      'Payment received',
      'Order placed',
    ]);
    const [refund, dispatch, , placed] = events.map(({ textContent }) => textContent);
    expect(refund).toContain('₹2,850.00');
    expect(refund).toContain('Bandhani dupatta (Mustard, M)');
    expect(refund).toMatch(/will credit it by .*27/);
    expect(dispatch).toContain('Tracking number RB12345IN');
    expect(placed).not.toContain('dupatta');
    expect(
      within(timeline)
        .getByRole('link', { name: /Track on/ })
        .getAttribute('href'),
    ).toBe(TRACKING.url);
  });

  it('reports that the shopper has no such order', async () => {
    createGateway(null).open(PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Order not found' })).toBeTruthy();
  });

  it('offers nothing to buy again in a shop without it', async () => {
    createGateway({ ...ORDER, canBuyAgain: false }).open(PAGE);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Buy again' })).toBeNull();
  });

  it('is linked from its items', async () => {
    const order = { id: ORDER.id, orderId: ORDER.orderId, number: ORDER.number };
    createOrdersGateway(item('PLACED', { order })).open('/myorders/oi-0000000012ab34cd');
    const link = await screen.findByRole('link', { name: 'Part of order #00ABCDEF' });
    expect(link.getAttribute('href')).toBe(PAGE);
  });
});

describe('buying an order again', () => {
  it('sends one request for a double click, and reports that all is in the cart', async () => {
    const gateway = createGateway(ORDER, [pieces()]);
    const gate = createGate();
    gateway.open(PAGE);
    const button = await buttonOf('Buy again');
    gateway.state.until = () => gate.until();
    await userEvent.dblClick(button);
    gate.open();
    expect(await screen.findByText('All items of this order are in your cart.')).toBeTruthy();
    expect(gateway.calls).toEqual([{ orderId: ORDER.orderId }]);
    expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart');
  });

  it('names what was left out and what has another price', async () => {
    createGateway(ORDER, [pieces({ priceNow: money(1_750) }), SOLD_OUT]).open(PAGE);
    await userEvent.click(await buttonOf('Buy again'));
    expect(await screen.findByText('Bandhani dupatta (Indigo, M) is sold out.')).toBeTruthy();
    expect(screen.getByText('Leheriya saree (Indigo) was ₹1,500.00 and is now ₹1,750.00.')).toBeTruthy();
    expect(screen.getByText('The other items of this order are in your cart.')).toBeTruthy();
  });

  it('links to no cart if nothing could be added', async () => {
    createGateway(ORDER, [SOLD_OUT]).open(PAGE);
    await userEvent.click(await buttonOf('Buy again'));
    expect(await screen.findByText('None of these items can be bought now.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'View cart' })).toBeNull();
  });
});

describe('an order that was not paid', () => {
  const UNPAID = {
    orderId: 'or-9',
    placedAt: '2026-11-20T09:35:00.000Z',
    endedAt: '2026-11-20T09:50:00.000Z',
    total: money(3_000),
    promoCode: 'SAVE300',
    pieces: [{ sku: 'A', name: 'Leheriya saree', color: 'Indigo', size: null, quantity: 2 }],
  };
  const LIST = '/myorders?status=All';

  it('is shown above the orders, and leads to the checkout if nothing has changed', async () => {
    const gateway = createGateway(null, [pieces()], UNPAID);
    const { router } = gateway.open(LIST);
    const region = within(await screen.findByRole('region', { name: 'Payment not completed' }));
    expect(region.getByText('2 × Leheriya saree (Indigo)')).toBeTruthy();
    await userEvent.click(region.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
    expect(router.state.location.search).toContain('promocode=SAVE300');
    expect(gateway.calls).toEqual([{ orderId: 'or-9' }]);
  });

  it('shows what was left out, what has another price, and what else is in the cart, before the payment', async () => {
    const bought = [pieces({ priceNow: money(1_750), inCart: 3 }), SOLD_OUT];
    const { router } = createGateway(null, bought, UNPAID).open(LIST);
    await userEvent.click(await buttonOf('Pay now'));
    expect(await screen.findByText('Bandhani dupatta (Indigo, M) is sold out.')).toBeTruthy();
    expect(screen.getByText(/was ₹1,500.00 and is now ₹1,750.00/)).toBeTruthy();
    expect(screen.getByText(/Your cart also has 1 item from outside this order/)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/myorders');
    await userEvent.click(screen.getByRole('link', { name: 'Continue to payment' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  });

  it('cannot be paid if nothing of it is left', async () => {
    createGateway(null, [SOLD_OUT], UNPAID).open(LIST);
    await userEvent.click(await buttonOf('Pay now'));
    expect(await screen.findByText('None of these items can be bought now.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull();
  });
});
