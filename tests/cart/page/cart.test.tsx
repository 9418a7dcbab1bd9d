import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { session } from '../../../web/session/session.ts';
import { gatewayError, badgeLabels, createGate, createCartGateway, press, PRODUCTS } from './render-page.tsx';

const [SAREE = '', DUPATTA = '', DRESS = ''] = PRODUCTS.map(({ sku }) => sku);
const rows = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join('|'));
};
const bill = async () => {
  const summary = await screen.findByRole('region', { name: 'Summary' });
  return [...summary.querySelectorAll('dl > div')].map(
    (row) => `${row.querySelector('dt')?.textContent} ${row.querySelector('dd')?.textContent}`,
  );
};

const cartLink = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Cart/ });
type Router = ReturnType<ReturnType<typeof createCartGateway>['open']>['router'];
/** Goes to another page. */
async function leave(router: Router): Promise<void> {
  await router.navigate('/policies');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull());
}
/** Goes to another page, and back by the header. */
async function leaveAndReturn(router: Router): Promise<void> {
  await leave(router);
  await userEvent.click(cartLink());
  await screen.findByRole('region', { name: 'Summary' });
}

describe('the cart page', () => {
  it('[CART-1] is a table of the chosen pieces, each line with a button to remove it', async () => {
    createCartGateway([[SAREE, 2]]).open('/cart');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Product',
      'Price',
      'Quantity',
      'Subtotal',
      'Remove',
    ]);
    expect(table.getByRole('link', { name: 'Leheriya georgette saree' }).getAttribute('href')).toBe(
      `/Saree/x/${SAREE}?variant=${SAREE}`,
    );
    expect(table.getByText('₹1,500.00') && table.getByText('₹3,000.00')).toBeTruthy();
  });

  it('[CART-1] shows that it is empty, also to a visitor, without a request', async () => {
    const { asked: requested } = createCartGateway([[SAREE, 1]]).openAsVisitor('/cart');
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    const ways = within(screen.getByRole('main')).getAllByRole('link', { name: /Shop Now|Login/ });
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/', '/account/login?next=%2Fcart']);
    expect(requested).toEqual([]);
  });

  it('[CART-2] sums up with promo code, first purchase, discount and delivery', async () => {
    const gateway = createCartGateway([[SAREE, 2]]);
    gateway.state.isFirstPurchase = true;
    gateway.open('/cart?promocode=RANG10');
    expect(await bill()).toEqual([
      'Subtotal ₹3,000.00',
      'First purchase discount −₹150.00',
      'Discount −₹300.00',
      'Delivery Free Delivery',
      'Total ₹2,550.00',
    ]);
    expect(screen.getByText('RANG10')).toBeTruthy();
  });

  it('[CART-3] has the newest line first', async () => {
    createCartGateway([
      [DUPATTA, 1],
      [SAREE, 1],
    ]).open('/cart');
    expect((await rows()).map((row) => row.includes('dupatta'))).toEqual([true, false]);
  });

  it('[CART-6] removes a line at once and announces it, with the totals that the server will return', async () => {
    const gateway = createCartGateway([
      [DUPATTA, 1],
      [SAREE, 1],
    ]);
    const { asked: requested } = gateway.open('/cart');
    await screen.findByRole('table');
    const { until, open } = createGate();
    gateway.state.until = until;
    await press('Remove Bandhani dupatta of hand-tied silk');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await bill()).at(-1)).toBe('Total ₹1,500.00');
    expect(screen.queryByText('Product removed from cart.')).toBeNull();
    open();
    expect(await screen.findByText('Product removed from cart.')).toBeTruthy();
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
    expect(requested.filter((name) => name === 'cart')).toHaveLength(1);
  });

  it('[CART-6] hands the keyboard on to the next line, then to the heading', async () => {
    const gateway = createCartGateway([
      [DUPATTA, 1],
      [SAREE, 1],
    ]);
    gateway.open('/cart');
    await screen.findByRole('table');
    const [first, second] = screen.getAllByRole('button', { name: /^Remove / });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(second);
    await screen.findByText('Product removed from cart.');
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Your cart is empty');
    expect(document.activeElement?.textContent).toBe('Cart');
  });

  it('[CART-6] brings the line back when the server refuses, with its words', async () => {
    const gateway = createCartGateway([[SAREE, 2]]);
    gateway.open('/cart');
    await screen.findByRole('table');
    gateway.state.refuse = 'The cart is being paid for.';
    await press(/^Remove Leheriya/);
    expect(await screen.findByText('The cart is being paid for.')).toBeTruthy();
    expect(await rows()).toHaveLength(1);
    expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 2']);
  });

  it('[CART-6] restores the line when the response is invalid', async () => {
    const gateway = createCartGateway([[SAREE, 2]]);
    gateway.open('/cart');
    await screen.findByRole('table');
    gateway.state.until = () => Promise.reject(new Error('No answer of the shop'));
    await press(/^Remove Leheriya/);
    expect(await screen.findByText('Failed to remove product from cart.')).toBeTruthy();
    expect(await rows()).toHaveLength(1);
    expect((await bill()).at(-1)).toBe('Total ₹3,000.00');
  });

  it('[CART-7] shows an error when it can’t be read, and counts nothing', async () => {
    const gateway = createCartGateway([[SAREE, 2]]);
    const { me } = gateway.root;
    gateway.root.me = () => {
      throw gatewayError('Away.');
    };
    gateway.open('/cart');
    const page = within(await screen.findByRole('main'));
    expect(await page.findByText('Failed to fetch cart data.')).toBeTruthy();
    expect(page.getByText('Away.')).toBeTruthy();
    expect(badgeLabels()).toEqual(['Wishlist', 'Cart']);
    expect(page.getByRole('link', { name: 'Try again' })).toBeTruthy();
    gateway.root.me = me;
    window.dispatchEvent(new Event('online'));
    expect(await page.findByRole('table')).toBeTruthy();
  });

  it('[CART-8] marks a line that ran out and stops the checkout', async () => {
    createCartGateway([
      [DRESS, 1],
      [SAREE, 1],
    ]).open('/cart');
    const [dress = '', saree = ''] = await rows();
    expect([dress.includes('Out of Stock'), saree.includes('Out of Stock')]).toEqual([true, false]);
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
    await press('Checkout');
    expect(await screen.findByText('Cannot checkout with out of stock product')).toBeTruthy();
  });

  it('[CART-9] takes a promo code that has text, and carries code and discount to the checkout', async () => {
    const { router } = createCartGateway([[SAREE, 2]]).open('/cart');
    await press('Apply');
    expect(await screen.findByText('Please enter a promo code.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Promo code'), 'rang10');
    await press('Apply');
    expect(await screen.findByText('Promo Code Applied')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toBe('?promocode=RANG10'));
    await waitFor(async () => expect(await bill()).toContain('Discount −₹300.00'));
    const checkout = await screen.findByRole('link', { name: 'Checkout' });
    expect(checkout.getAttribute('href')).toBe('/checkout?promocode=RANG10&discount=300');
    await press(/^Remove promo code/);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(async () => expect((await bill()).at(-1)).toBe('Total ₹3,000.00'));
  });

  it('[CART-9] shows the server’s message about a code at its field, also for one in the address', async () => {
    createCartGateway([[SAREE, 1]]).open('/cart?promocode=NIX');
    expect((await screen.findByText('This promo code is unknown.')).getAttribute('role')).toBe('alert');
    const field = screen.getByLabelText<HTMLInputElement>('Promo code');
    expect([field.getAttribute('aria-invalid'), field.value]).toEqual(['true', 'NIX']);
  });

  it('[CART-9] does not move the keyboard focus, when a code is applied and when it is removed', async () => {
    createCartGateway([[SAREE, 2]]).open('/cart');
    await userEvent.type(await screen.findByLabelText('Promo code'), 'rang10{Enter}');
    const remove = await screen.findByRole('button', { name: /^Remove promo code/ });
    await waitFor(() => expect(document.activeElement).toBe(remove));
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByLabelText('Promo code');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('[CART-2] leads from a long list to its summary, and a short one needs no way', async () => {
    const lines: [string, number][] = [SAREE, DRESS, DUPATTA].map((sku) => [sku, 1]);
    createCartGateway(lines.slice(1)).open('/cart');
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Summary' })).toBeNull();
    cleanup();
    createCartGateway(lines).open('/cart');
    const total = (await bill()).at(-1);
    expect(screen.getByRole('button', { name: 'Summary' }).parentElement?.textContent).toContain(total);
    await press('Summary');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Summary' }));
  });

  it('[CART-9] preserves an applied code when the shopper leaves and returns by the header, until it is removed', async () => {
    const { router } = createCartGateway([[SAREE, 2]]).open('/cart');
    await userEvent.type(await screen.findByLabelText('Promo code'), 'rang10{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?promocode=RANG10'));
    await screen.findByRole('button', { name: /^Remove promo code/ });
    await leaveAndReturn(router);
    await waitFor(() => expect(router.state.location.search).toBe('?promocode=RANG10'));
    await waitFor(async () => expect(await bill()).toContain('Discount −₹300.00'));
    const checkout = screen.getByRole('link', { name: 'Checkout' });
    expect(checkout.getAttribute('href')).toBe('/checkout?promocode=RANG10&discount=300');
    await userEvent.click(cartLink());
    await waitFor(() => expect(router.state.location.search).toBe('?promocode=RANG10'));
    await press(/^Remove promo code/);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await leaveAndReturn(router);
    expect((await bill()).at(-1)).toBe('Total ₹3,000.00');
    expect(router.state.location.search).toBe('');
  });

  it('[CART-9] shows the cart even if the stored code is invalid', async () => {
    sessionStorage.setItem('rangbandh.promoCode', '{');
    const { router } = createCartGateway([[SAREE, 2]]).open('/cart');
    await screen.findByLabelText('Promo code');
    expect((await bill()).at(-1)).toBe('Total ₹3,000.00');
    expect(router.state.location.search).toBe('');
  });

  it('[CART-9] shows why a stored code is now refused, and deletes it', async () => {
    createCartGateway([[SAREE, 2]]).open('/cart?promocode=RANG10');
    await screen.findByRole('button', { name: /^Remove promo code/ });
    cleanup();
    const gateway = createCartGateway([[SAREE, 2]]);
    gateway.state.refusesCodes = true;
    const { router } = gateway.open('/cart');
    expect((await screen.findByText('This promo code is unknown.')).getAttribute('role')).toBe('alert');
    await leaveAndReturn(router);
    expect((await bill()).at(-1)).toBe('Total ₹3,000.00');
    expect(screen.queryByText('This promo code is unknown.')).toBeNull();
    expect(router.state.location.search).toBe('');
  });

  it('[CART-9] stores no code for the cart after a payment, nor for the next shopper', async () => {
    const gateway = createCartGateway([[SAREE, 2]]);
    const { router } = gateway.open('/cart?promocode=RANG10');
    await screen.findByRole('button', { name: /^Remove promo code/ });
    await leave(router);
    gateway.state.lines = [{ id: 'next', sku: SAREE, quantity: 1 }];
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
    await userEvent.click(cartLink());
    expect((await bill()).at(-1)).toBe('Total ₹1,500.00');
    expect(router.state.location.search).toBe('');
    await router.navigate('/cart?promocode=RANG10');
    await screen.findByRole('button', { name: /^Remove promo code/ });
    session.end();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('[CART-9] shows that a code could not be applied when there is no reason', async () => {
    const gateway = createCartGateway([[SAREE, 1]]);
    gateway.open('/cart');
    await userEvent.type(await screen.findByLabelText('Promo code'), 'RANG10');
    gateway.state.until = () => Promise.reject(new Error('No answer of the shop'));
    await press('Apply');
    expect(await screen.findByText('Failed to apply promo code')).toBeTruthy();
  });

  it('[CART-10] shows at once the totals that the server will return: 5% off the first purchase, and the promo’s cap', async () => {
    const gateway = createCartGateway([[SAREE, 1]]);
    gateway.state.isFirstPurchase = true;
    const { asked: requested } = gateway.open('/cart?promocode=RANG10');
    const sent = () => requested.filter((name) => name === 'setCartItemQuantity').length;
    await screen.findByRole('table');
    const { until, open } = createGate();
    gateway.state.until = until;
    for (const _ of [2, 3, 4]) await press(/^Increase quantity of Leheriya/);
    const early = await bill();
    expect(early).toEqual([
      'Subtotal ₹6,000.00',
      'First purchase discount −₹300.00',
      'Discount −₹500.00',
      'Delivery Free Delivery',
      'Total ₹5,200.00',
    ]);
    expect(sent()).toBe(1);
    open();
    await waitFor(() => expect(gateway.state.lines).toMatchObject([{ quantity: 4 }]));
    expect(await bill()).toEqual(early);
    expect(sent()).toBe(2);
  });

  it('[CART-10] requests the total without the code again, when the cart has changed meanwhile', async () => {
    const gateway = createCartGateway([[SAREE, 2]]);
    gateway.open('/cart');
    expect((await bill()).at(-1)).toBe('Total ₹3,000.00');
    await userEvent.type(screen.getByLabelText('Promo code'), 'RANG10');
    await press('Apply');
    await waitFor(async () => expect(await bill()).toContain('Discount −₹300.00'));
    await press(/^Increase quantity of Leheriya/);
    await waitFor(() => expect(gateway.state.lines).toMatchObject([{ quantity: 3 }]));
    await press(/^Remove promo code/);
    await waitFor(async () => expect((await bill()).at(-1)).toBe('Total ₹4,500.00'));
  });

  it('[CART-11] accepts whole numbers from 1 to the stock, and explains others', async () => {
    const gateway = createCartGateway([[DUPATTA, 1]]);
    gateway.open('/cart');
    const field = await screen.findByLabelText<HTMLInputElement>(/^Quantity of Bandhani/);
    for (const [typed, words] of [
      ['0', 'Please enter a quantity of 1 or more.'],
      ['1.5', 'Please enter the quantity as a whole number, such as 2.'],
      ['2e0', 'Please enter the quantity as a whole number, such as 2.'],
      ['0x2', 'Please enter the quantity as a whole number, such as 2.'],
      ['3', 'Only 2 items left.'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      expect(await screen.findByText(words)).toBeTruthy();
      expect(field.value).toBe('1');
    }
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Decrease quantity/ }).disabled).toBe(true);
    await press(/^Increase quantity/);
    await waitFor(() => expect(gateway.state.lines).toMatchObject([{ quantity: 2 }]));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Increase quantity/ }).disabled).toBe(true);
  });
});
