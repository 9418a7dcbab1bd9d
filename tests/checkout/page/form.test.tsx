import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../../web/session/session.ts';
import { tokenOf } from '../../account/page/render-page.tsx';
import { createGate, PRODUCTS } from '../../cart/page/render-page.tsx';
import { expectWarning } from '../../quiet-console.ts';
import { typeInto, field, fillInAddress, fieldErrorOf, createCheckoutGateway, payNow } from './render-page.tsx';

const [SAREE = '', DUPATTA = '', DRESS = ''] = PRODUCTS.map(({ sku }) => sku);
const OTHER = 'Different billing address';
const formOf = () => screen.findByRole('form', { name: 'Checkout' });

describe('the delivery form', () => {
  it('[CHECK-1] has each field, filled in from the account, for India alone, and every token a browser fills in by', async () => {
    createCheckoutGateway().open('/checkout');
    await formOf();
    expect(['Country', 'Full Name', 'Phone', 'Email'].map((label) => field(label).value)).toEqual([
      'India',
      'Asha',
      '9876543210',
      'asha@example.com',
    ]);
    expect(['Country', 'Email', 'City'].map((label) => field(label).disabled)).toEqual([true, true, false]);
    const labels = ['Full Name', 'Address', 'City', 'State', 'PIN code', 'Phone', 'Email'];
    expect(labels.map((label) => field(label).getAttribute('autocomplete'))).toEqual([
      'shipping name',
      'shipping street-address',
      'shipping address-level2',
      'shipping address-level1',
      'shipping postal-code',
      'shipping tel-national',
      'shipping email',
    ]);
    expect([field('PIN code').inputMode, field('Phone').inputMode]).toEqual(['numeric', 'numeric']);
    expect(within(field('State')).getAllByRole('option')).toHaveLength(37);
  });

  it('[CHECK-1] wants every field, each in its own words, sends nothing, and leads to the first', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.phone = null;
    gateway.open('/checkout');
    await formOf();
    fireEvent.click(payNow());
    await waitFor(() => expect(document.activeElement).toBe(field('PIN code')));
    expect(['Address', 'City', 'State', 'PIN code', 'Phone'].map((label) => fieldErrorOf(label))).toEqual([
      'Enter the house or flat number, street and area.',
      'Enter the city or town.',
      'Select your state.',
      'Enter the PIN code.',
      'Enter the phone number.',
    ]);
    expect(screen.getByText('Please fix 5 fields.').getAttribute('role')).toBe('alert');
    expect(gateway.calls.starts).toEqual([]);
  });

  it('[CHECK-1] accepts the digits of a PIN code and a phone, truncates none, and reports impossible ones at once', async () => {
    createCheckoutGateway().open('/checkout');
    await formOf();
    const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
    type('PIN code', '34 20-0123');
    expect([field('PIN code').value, fieldErrorOf('PIN code')]).toEqual([
      '34200123',
      'Enter a valid 6-digit PIN code.',
    ]);
    type('PIN code', '0');
    expect(fieldErrorOf('PIN code')).toBe('Enter a valid 6-digit PIN code.');
    type('PIN code', '3420');
    fireEvent.blur(field('PIN code'));
    expect(fieldErrorOf('PIN code')).toBe('Enter a valid 6-digit PIN code.');
    type('PIN code', '342001');
    expect(fieldErrorOf('PIN code')).toBe('');
    type('Phone', '987654321012');
    expect([field('Phone').value, fieldErrorOf('Phone')]).toEqual(['987654321012', 'Enter Correct Phone Number']);
    type('Phone', '5');
    expect(fieldErrorOf('Phone')).toBe('Enter Correct Phone Number');
    type('Phone', '+91 98765 43210');
    expect([field('Phone').value, fieldErrorOf('Phone')]).toEqual(['9876543210', '']);
    typeInto('Phone', '98765');
    expect(fieldErrorOf('Phone')).toBe('Enter Correct Phone Number');
  });

  it('[CHECK-2] bills the same at first, or another address with a form and an email of its own', async () => {
    const gateway = createCheckoutGateway();
    gateway.open('/checkout');
    await fillInAddress();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Same/ }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'A different address' }));
    expect(field('Email', OTHER).disabled).toBe(false);
    expect(field('PIN code', OTHER).getAttribute('autocomplete')).toBe('billing postal-code');
    await fillInAddress(OTHER);
    typeInto('Email', 'no address', OTHER);
    fireEvent.click(payNow());
    await waitFor(() => expect(document.activeElement).toBe(field('Email', OTHER)));
    expect(gateway.calls.starts).toEqual([]);
    typeInto('Email', 'Office@Example.com ', OTHER);
    typeInto('City', 'Jaipur', OTHER);
    fireEvent.click(payNow());
    await waitFor(() => expect(gateway.calls.widgets).toHaveLength(1));
    expect(gateway.calls.starts[0]).toMatchObject({
      shippingAddress: { city: 'Jodhpur', email: 'asha@example.com' },
      billingAddress: { city: 'Jaipur', email: 'office@example.com' },
    });
  });

  it('[CHECK-1] preserves the input over a reload, only for this shopper, until the logout', async () => {
    const gateway = createCheckoutGateway();
    const first = gateway.open('/checkout');
    await fillInAddress();
    fireEvent.click(screen.getByRole('radio', { name: 'A different address' }));
    typeInto('City', 'Jaipur', OTHER);
    first.unmount();
    const second = gateway.open('/checkout');
    await formOf();
    expect([field('City').value, field('State').value, field('City', OTHER).value]).toEqual([
      'Jodhpur',
      'Rajasthan',
      'Jaipur',
    ]);
    second.unmount();
    session.end();
    expect(sessionStorage.getItem('rangbandh.checkout')).toBeNull();
  });

  it.each([
    ['Full Name', '😀', 'Enter the full name.'],
    ['Address', '-', 'Enter the house or flat number, street and area.'],
    ['City', '१२३', 'Enter the city or town.'],
  ])('[CHECK-1] wants words in %s, of whatever script', async (name, typed, words) => {
    createCheckoutGateway().open('/checkout');
    await fillInAddress();
    const type = (value: string) => fireEvent.input(field(name), { target: { value } });
    type(typed);
    fireEvent.blur(field(name));
    expect(fieldErrorOf(name)).toBe(words);
    type('जोधपुर');
    expect(fieldErrorOf(name)).toBe('');
  });

  it('[CHECK-1] is shown whatever the stored value contains', async () => {
    for (const name of ['rangbandh.checkout', 'rangbandh.payment']) sessionStorage.setItem(name, '{');
    createCheckoutGateway().open('/checkout');
    await formOf();
    expect(field('City').value).toBe('');
  });

  it('[CHECK-1] never shows the input of another shopper', async () => {
    const values = { 'shipping.city': 'Jaipur', 'shipping.phone': '9123456789' };
    sessionStorage.setItem('rangbandh.checkout', JSON.stringify({ shopper: 's-2', values }));
    createCheckoutGateway().open('/checkout');
    await formOf();
    expect([field('City').value, field('Phone').value]).toEqual(['', '9876543210']);
  });

  it('[CHECK-1] forgets it when another tab logs out', async () => {
    createCheckoutGateway().open('/checkout');
    await fillInAddress();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await waitFor(() => expect(sessionStorage.getItem('rangbandh.checkout')).toBeNull());
  });
});

describe('the checkout', () => {
  it('[CHECK-3] is called Checkout, turns Pay now into a loader, and has the policies at hand', async () => {
    const gateway = createCheckoutGateway();
    gateway.open('/checkout');
    await fillInAddress();
    expect(document.title).toBe('Checkout');
    const hrefs = ['shipping policy', 'return and refund policy', 'terms'].map((name) =>
      within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(['/policies#shipping', '/policies#returns', '/policies#terms']);
    expect(payNow().getAttribute('aria-busy')).toBe('false');
    fireEvent.click(payNow());
    await waitFor(() => expect(payNow().getAttribute('aria-busy')).toBe('true'));
  });

  it('[CHECK-4] has each line with picture, quantity, name, colour, price and total, then the whole bill', async () => {
    const gateway = createCheckoutGateway([
      [DUPATTA, 1],
      [SAREE, 2],
    ]);
    gateway.shop.isFirstPurchase = true;
    gateway.open('/checkout?promocode=RANG10');
    const summary = await screen.findByRole('region', { name: /^Your order/ });
    const [dupatta, saree] = within(summary).getAllByRole('listitem');
    expect(dupatta?.textContent).toContain('Bandhani dupatta of hand-tied silk');
    for (const words of ['Leheriya georgette saree', 'Indigo', '2 × ₹1,500.00', '₹3,000.00']) {
      expect(saree?.textContent).toContain(words);
    }
    expect(saree?.querySelector('img')?.getAttribute('src')).toContain(SAREE);
    const rows = [...summary.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Subtotal₹3,499.00',
      'First purchase discount−₹175.00',
      'Discount−₹350.00',
      'DeliveryFree Delivery',
      'Total₹2,974.00',
    ]);
  });

  it('[CHECK-5] reports a promo code that fails, and goes without it', async () => {
    expectWarning(/^Promo code NIX couldn’t be applied\. This promo code is unknown\.$/);
    const gateway = createCheckoutGateway();
    gateway.open('/checkout?promocode=NIX');
    await fillInAddress();
    expect(await screen.findByText(/Total shown without the promo code/)).toBeTruthy();
    fireEvent.click(payNow());
    await waitFor(() => expect(gateway.calls.starts).toHaveLength(1));
    expect(gateway.calls.starts[0]?.promoCode ?? null).toBeNull();
    expect(gateway.calls.starts[0]?.expectedTotal).toBe(300_000);
  });

  it('[CHECK-5] continues without a code when the shop can’t return its state', async () => {
    expectWarning(/^Promo code RANG10 couldn’t be applied/);
    // An incomplete response has no shopper, and the known one remains: Apollo warns of that.
    expectWarning(/reading it back returned a partial result/);
    const gateway = createCheckoutGateway();
    const { me } = gateway.root;
    let isBroken = true;
    Object.assign(gateway.root, {
      me: () => {
        const shopper = me();
        const cart = (shopper && 'cart' in shopper ? shopper['cart'] : undefined) as () => {
          totals: (of: object) => object;
        };
        const totals = (of: { promoCode?: string }) => {
          if (of.promoCode && isBroken) throw new Error('The promotions are away.');
          return cart().totals(of);
        };
        return shopper && { ...shopper, cart: () => ({ ...cart(), totals }) };
      },
    });
    const { asked: requested } = gateway.open('/checkout?promocode=RANG10');
    const reads = () => requested.filter((name) => name === 'cart').length;
    const { until, open } = createGate();
    gateway.shop.until = () => (reads() > 1 ? until() : undefined);
    await waitFor(() => expect(reads()).toBe(2));
    await act(async () => undefined);
    expect(screen.queryByText('Failed to fetch cart data.')).toBeNull();
    open();
    await formOf();
    expect(screen.getByText(/Total shown without the promo code/).textContent).toContain('Failed to apply promo code');
    isBroken = false;
    expect(screen.getAllByText('Total')[0]?.parentElement?.textContent).toBe('Total₹3,000.00');
  });

  it.each([
    ['order_1', 's-1', 'We can’t reach the shop right now', true],
    ['order_1', 'as a basic host calls them', 'We can’t reach the shop right now', true],
    [undefined, 's-1', 'Something went wrong', false],
  ])(
    '[CHECK-8] asks a shopper who was paying (%s, %s) not to pay again while the shop is unavailable',
    async (orderId, shopper, words, isPaying) => {
      const gateway = createCheckoutGateway();
      const attempt = { shopper, request: '', attemptId: 'a', orderId };
      sessionStorage.setItem('rangbandh.payment', JSON.stringify(attempt));
      Object.assign(gateway.root, { me: () => null });
      gateway.open('/checkout');
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.queryByText(/Please do not pay again/) !== null).toBe(isPaying);
      expect(screen.getByText('Try again')).toBeTruthy();
    },
  );

  it.each([
    ['after a while', () => undefined],
    ['when the line is back', () => window.dispatchEvent(new Event('online'))],
  ])('[CHECK-3] tries again by itself %s, and shows the same until then', async (_, happens) => {
    const gateway = createCheckoutGateway();
    const { me } = gateway.root;
    const requested = vi.fn<() => null>(() => null);
    Object.assign(gateway.root, { me: requested });
    gateway.open('/checkout');
    const notice = await screen.findByText('Something went wrong');
    const before = requested.mock.calls.length;
    happens();
    await waitFor(() => expect(requested.mock.calls.length).toBeGreaterThan(before), { timeout: 3_000 });
    expect(document.contains(notice)).toBe(true);
    Object.assign(gateway.root, { me });
    window.dispatchEvent(new Event('online'));
    await formOf();
  });

  it('[CHECK-7] leads back from an empty cart and from a line that is out of stock', async () => {
    createCheckoutGateway([]).open('/checkout');
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    cleanup();
    createCheckoutGateway([
      [DRESS, 1],
      [SAREE, 1],
    ]).open('/checkout');
    expect(await screen.findByText('Cannot checkout with out of stock product')).toBeTruthy();
    const reason = screen.getByText(/^Out of Stock\./);
    expect(reason.closest('li')?.textContent).toContain('Shibori dress');
    expect(screen.getByRole('link', { name: 'Back to the cart' }).getAttribute('href')).toBe('/cart');
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('[CHECK-1] asks a visitor to log in, and returns with the promo code', async () => {
    const { router, asked: requested } = createCheckoutGateway().openAsVisitor('/checkout?promocode=RANG10');
    expect(await screen.findByText('Please login to continue.')).toBeTruthy();
    await screen.findByRole('form', { name: 'Login' });
    expect(requested).not.toContain('checkoutShopper');
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/account/login?next=${encodeURIComponent('/checkout?promocode=RANG10')}`,
    );
    await session.begin(tokenOf('s-1'));
    await formOf();
    expect(router.state.location.search).toBe('?promocode=RANG10');
  });
});
