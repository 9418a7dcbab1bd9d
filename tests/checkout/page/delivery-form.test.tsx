import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { session } from '../../../web/session/session.ts';
import { createGate, gatewayError, PRODUCTS } from '../../cart/page/render-page.tsx';
import { expectWarning } from '../../quiet-console.ts';
import { createCheckoutGateway, typeInto, field, fillInAddress, fieldErrorOf, payNow } from './render-page.tsx';

// The page's script is read once before, so that no test waits for it.
beforeAll(() => import('../../../web/checkout/CheckoutPage.tsx'));

const [SAREE = '', DUPATTA = ''] = PRODUCTS.map(({ sku }) => sku);
const OTHER = 'Different billing address';
const otherForm = () => document.querySelector<HTMLElement>(`[aria-label="${OTHER}"]`);
const formOf = () => screen.findByRole('form', { name: 'Checkout' });
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const type = (label: string, value: string, part?: string) =>
  fireEvent.input(field(label, part), { target: { value } });

describe('the delivery form', () => {
  it('[CHECK-1] blames no field that was only passed by, and no choice', async () => {
    createCheckoutGateway().open('/checkout');
    await formOf();
    for (const label of ['City', 'State', 'Address', 'PIN code']) fireEvent.blur(field(label));
    fireEvent.blur(screen.getByRole('radio', { name: /^Same/ }));
    expect(['City', 'State', 'Address', 'PIN code'].map((label) => fieldErrorOf(label))).toEqual(['', '', '', '']);
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  });

  it('[CHECK-1] checks a field of each kind when it is left, and while its mistake is corrected', async () => {
    createCheckoutGateway().open('/checkout');
    await formOf();
    for (const [label, good, words] of [
      ['City', 'Jodhpur', 'Enter the city or town.'],
      ['State', 'Rajasthan', 'Select your state.'],
      ['Address', '12 Rangrez Gali', 'Enter the house or flat number, street and area.'],
    ] as const) {
      typeInto(label, good);
      expect(fieldErrorOf(label)).toBe('');
      type(label, '');
      expect(fieldErrorOf(label)).toBe('');
      fireEvent.blur(field(label));
      expect(fieldErrorOf(label)).toBe(words);
      type(label, good);
      expect(fieldErrorOf(label)).toBe('');
    }
    type('PIN code', '3');
    fireEvent.blur(field('PIN code'));
    type('PIN code', '34');
    expect(fieldErrorOf('PIN code')).toBe('Enter a valid 6-digit PIN code.');
  });

  it('[CHECK-2] starts another address without errors after each choice, and preserves those of the delivery', async () => {
    createCheckoutGateway().open('/checkout');
    await formOf();
    typeInto('PIN code', '34');
    choose(/different/);
    typeInto('City', 'Jaipur', OTHER);
    typeInto('PIN code', '30', OTHER);
    expect(fieldErrorOf('PIN code', OTHER)).toContain('6-digit');
    choose(/^Same/);
    expect(otherForm()?.hidden).toBe(true);
    choose(/different/);
    expect([fieldErrorOf('PIN code', OTHER), field('City', OTHER).value]).toEqual(['', 'Jaipur']);
    expect(fieldErrorOf('PIN code')).toContain('6-digit');
  });

  it('[CHECK-2] has no other address until one is wanted, and knows it again after a reload', async () => {
    const gateway = createCheckoutGateway();
    const { unmount } = gateway.open('/checkout');
    await formOf();
    expect(otherForm()).toBeNull();
    choose(/different/);
    expect(['Full Name', 'Phone', 'Email'].map((label) => field(label, OTHER).value)).toEqual([
      'Asha',
      '9876543210',
      'asha@example.com',
    ]);
    expect(field('Email', OTHER).disabled).toBe(false);
    unmount();
    gateway.open('/checkout');
    await formOf();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /different/ }).checked).toBe(true);
    choose(/^Same/);
    cleanup();
    gateway.open('/checkout');
    await formOf();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Same/ }).checked).toBe(true);
  });

  it('[CHECK-1] shows where the account’s email address comes from', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.phone = null;
    gateway.open('/checkout');
    await formOf();
    expect(screen.getByText(/Order updates go here/)).toBeTruthy();
    expect(field('Phone').value).toBe('');
    choose(/different/);
    expect(screen.getAllByText(/Order updates go here/)).toHaveLength(1);
  });
});

describe('the checkout', () => {
  it('[CHECK-7] shows at the line how many are left of a piece with too many chosen, and names nothing else', async () => {
    createCheckoutGateway([
      [DUPATTA, 3],
      [SAREE, 1],
    ]).open('/checkout');
    const alert = await screen.findByRole('alert');
    const lines = within(alert).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '3Bandhani dupatta of hand-tied silkIndigoOnly 2 left. Change quantity₹1,497.00',
    ]);
    expect(within(alert).getByText('Nothing was charged.')).toBeTruthy();
    expect([document.activeElement === alert, alert.tabIndex]).toEqual([false, -1]);
  });

  it('[CHECK-7] leads from such a line to its quantity in the cart, which has the focus', async () => {
    const { router } = createCheckoutGateway([
      [SAREE, 1],
      [DUPATTA, 3],
    ]).open('/checkout');
    fireEvent.click(await screen.findByRole('link', { name: /^Change quantity: Bandhani/ }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TR'));
    expect(document.activeElement?.textContent).toMatch(/^Bandhani/);
    expect(router.state.location.pathname + router.state.location.hash).toBe(`/cart#${DUPATTA}`);
  });

  it('[CHECK-5] no longer shows a promo code as soon as the address has none', async () => {
    expectWarning(/^Promo code NIX couldn’t be applied/);
    const gateway = createCheckoutGateway();
    const { router } = gateway.open('/checkout?promocode=NIX');
    expect(await screen.findByText(/Total shown without the promo code/)).toBeTruthy();
    const { until, open } = createGate();
    gateway.shop.until = until;
    await act(() => router.navigate('/checkout'));
    expect(screen.queryByText(/Total shown without the promo code/)).toBeNull();
    expect(payNow()).toBeTruthy();
    open();
  });

  it.each([
    ['has a promo code though spaces came with it', '%20RANG10%20', 'RANG10'],
    ['has none where there are spaces alone', '%20', null],
  ])('[CHECK-5] %s', async (_, written, code) => {
    const gateway = createCheckoutGateway();
    gateway.open(`/checkout?promocode=${written}`);
    await fillInAddress();
    expect(screen.queryByText(/Total shown without the promo code/)).toBeNull();
    fireEvent.click(payNow());
    await waitFor(() => expect(gateway.calls.starts).toHaveLength(1));
    expect(gateway.calls.starts[0]?.promoCode ?? null).toBe(code);
  });

  it('[CHECK-1] leads home, without a word about a login, when the session ends meanwhile', async () => {
    const { router } = createCheckoutGateway().open('/checkout');
    await formOf();
    session.end();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByText('Please login to continue.')).toBeNull();
  });

  it('[CHECK-3] is read again by Try again', async () => {
    const gateway = createCheckoutGateway();
    const { me } = gateway.root;
    Object.assign(gateway.root, { me: () => null });
    gateway.open('/checkout');
    const again = await screen.findByRole('link', { name: 'Try again' });
    Object.assign(gateway.root, { me });
    fireEvent.click(again);
    expect(await formOf()).toBeTruthy();
  });

  it('[CHECK-3] pays at once, though a change of the cart is still on its way', async () => {
    const gateway = createCheckoutGateway([[SAREE, 1]]);
    const { router, asked: requested } = gateway.open('/cart');
    const { until, open } = createGate();
    const more = await screen.findByRole('button', { name: /^Increase quantity of Leheriya/ });
    gateway.shop.until = until;
    fireEvent.click(more);
    await waitFor(() => expect(requested).toContain('setCartItemQuantity'));
    gateway.shop.until = () => undefined;
    await act(() => router.navigate('/checkout'));
    await fillInAddress();
    fireEvent.click(payNow());
    await waitFor(() => expect(gateway.calls.starts).toHaveLength(1));
    open();
    await waitFor(() => expect(gateway.shop.lines[0]?.quantity).toBe(2));
  });

  it.each([
    ['reads the cart again where a refusal tells nothing of it', false],
    ['reads the cart once where a refusal holds it', true],
  ])('[CHECK-7] %s, and shows the new total', async (_, hasCart) => {
    const gateway = createCheckoutGateway();
    const { startPayment } = gateway.root;
    Object.assign(gateway.root, {
      startPayment: (of: Parameters<typeof startPayment>[0]) => ({
        ...startPayment(of),
        ...(!hasCart && { cart: null }),
      }),
    });
    const { asked: requested } = gateway.open('/checkout');
    await fillInAddress();
    gateway.state.refuse = { code: 'PRICE_CHANGED', message: 'The total is ₹4,500.00 now.' };
    for (const line of gateway.shop.lines) line.quantity = 3;
    const reads = () => requested.filter((name) => name === 'cart').length;
    const before = reads();
    fireEvent.click(payNow());
    expect(await screen.findByText(/^Nothing was charged\. The total is now ₹4,500\.00/)).toBeTruthy();
    expect(reads() - before).toBe(hasCart ? 0 : 1);
  });

  it.each([[['input', 'shippingAddress']], [['input', 'promoCode']]])(
    "[CHECK-7] shows beside Pay now the shop's errors that belong to no field of the form: %j",
    async (at) => {
      const gateway = createCheckoutGateway();
      gateway.open('/checkout');
      await fillInAddress();
      gateway.state.refuse = { code: 'INVALID_INPUT', message: 'We deliver in India alone.', field: at };
      fireEvent.click(payNow());
      expect(await screen.findByText('We deliver in India alone. Nothing was charged.')).toBeTruthy();
      expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
    },
  );

  it.each([
    ['RATE_LIMITED', 'Failed to process payment.', 'Please wait a moment. Nothing was charged.'],
    [
      'UPSTREAM_TIMEOUT',
      'Failed to process payment.',
      /^We couldn’t reach the shop\. Nothing was charged\. Press Pay now to try again/,
    ],
  ])('[CHECK-7] shows whether the shop has surely opened no payment: %s', async (code, title, words) => {
    const gateway = createCheckoutGateway();
    Object.assign(gateway.root, { startPayment: () => Promise.reject(gatewayError('Please wait a moment.', code)) });
    gateway.open('/checkout');
    await fillInAddress();
    fireEvent.click(payNow());
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('[CHECK-7] sends the shown order: each line, its address, and whether the bill goes elsewhere', async () => {
    const gateway = createCheckoutGateway([
      [DUPATTA, 1],
      [SAREE, 2],
    ]);
    gateway.open('/checkout');
    await fillInAddress();
    fireEvent.click(payNow());
    await waitFor(() => expect(gateway.calls.starts).toHaveLength(1));
    const stored = JSON.parse(sessionStorage.getItem('rangbandh.payment') ?? '{}');
    expect(JSON.parse(stored.request)[1]).toEqual([
      { sku: DUPATTA, quantity: 1 },
      { sku: SAREE, quantity: 2 },
    ]);
    expect(gateway.calls.starts[0]).toMatchObject({
      shippingAddress: {
        name: 'Asha',
        address: '12 Rangrez Gali',
        city: 'Jodhpur',
        state: 'Rajasthan',
        pinCode: '342001',
        phone: '9876543210',
        email: 'asha@example.com',
      },
      expectedTotal: 349_900,
    });
    expect(gateway.calls.starts[0]?.billingAddress ?? null).toBeNull();
  });
});
