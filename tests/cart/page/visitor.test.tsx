import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { mergeResultVar } from '../../../web/cart/merge-state.ts';
import { visitorCart, visitorWishlist } from '../../../web/shopper/visitor-items.ts';
import { session } from '../../../web/session/session.ts';
import { tokenClaiming, tokenOf } from '../../account/page/render-page.tsx';
import { badgeLabels, createCartGateway, createGate, gatewayError, press, PRODUCTS } from './render-page.tsx';

const [SAREE = '', DUPATTA = '', DRESS = ''] = PRODUCTS.map(({ sku }) => sku);
const PAGE = `/Saree/x/rb-1?variant=${SAREE}`;
const put = (...items: [sku: string, quantity: number][]) => {
  for (const [sku, quantity] of items) visitorCart.add(sku, quantity, 10);
};
const logIn = () => act(async () => session.begin(tokenOf('s-1')));
const summary = async () => (await screen.findByRole('region', { name: 'Summary' })).textContent;

describe('a visitor’s cart', () => {
  it('[CART-4] stores an added piece when the login dialog is closed, counts it and shows it', async () => {
    const { router } = createCartGateway().openAsVisitor(PAGE);
    const [button] = await screen.findAllByRole('button', { name: 'Add Cart' });
    if (button) await userEvent.click(button);
    await screen.findByText('Please login to add product to cart.');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Saved on this device. Log in to check out.')).toBeTruthy();
    expect(screen.queryByText('Please login to add product to cart.')).toBeNull();
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
    await act(() => router.navigate('/cart'));
    const row = await screen.findByRole('row', { name: /Leheriya georgette saree/ });
    expect(row.textContent).toContain('₹1,500.00');
  });

  it('[CART-1] [CART-2] [CART-11] is changed and billed as a shopper’s is, before offers, without a question of a shopper’s', async () => {
    put([SAREE, 1], [DUPATTA, 1]);
    const { asked: requested } = createCartGateway().openAsVisitor('/cart');
    expect(await summary()).toContain('₹1,999.00');
    await press(/^Increase quantity of Bandhani/);
    await waitFor(async () => expect(await summary()).toContain('Total₹2,498.00'));
    expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 3']);
    expect(screen.getByRole('button', { name: /^Increase quantity of Bandhani/ }).hasAttribute('disabled')).toBe(true);
    await press(/^Remove Leheriya/);
    await press(/^Remove Bandhani/);
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    expect(badgeLabels()).toEqual(['Wishlist', 'Cart']);
    expect(new Set(requested)).toEqual(new Set(['visitorCart']));
  });

  it('asks for a login on the way to the checkout, to which it will lead back', async () => {
    put([SAREE, 1]);
    const { router } = createCartGateway().openAsVisitor('/cart');
    await userEvent.click(await screen.findByRole('link', { name: 'Checkout' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/cart');
    expect(sessionStorage.getItem('rangbandh.returnTo')).toBe('/checkout');
  });

  it('[CART-8] shows pieces that are sold out or no longer sold, and no way to the checkout with them', async () => {
    put([DRESS, 1], ['RB-GONE', 1], [SAREE, 1]);
    createCartGateway().openAsVisitor('/cart');
    expect(await summary()).toContain('Total₹2,700.00');
    expect(screen.getByText('This item is no longer available.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
    await press('Remove an item that is no longer available');
    expect(visitorCart.read().map(({ sku }) => sku)).toEqual([SAREE, DRESS]);
  });

  it('[CART-2] costs what is done to a piece too, which comes to the shopper with it', async () => {
    visitorCart.add(SAREE, 1, 10, ['fall-pico', 'gone-by-now']);
    visitorCart.add(SAREE, 1, 10);
    const gateway = createCartGateway();
    const { variants, addToCart } = gateway.root;
    const price = { amount: 15_000, currency: 'INR', display: '₹150.00' };
    const [saree] = variants({ skus: [SAREE] });
    const product = { ...saree?.product, services: [{ code: 'fall-pico', name: 'Fall and pico', price }] };
    const inputs: unknown[] = [];
    const noted = (args: Parameters<typeof addToCart>[0]) => (inputs.push({ ...args.input }), addToCart(args));
    Object.assign(gateway.root, { variants: () => [{ ...saree, product }], addToCart: noted });
    gateway.openAsVisitor('/cart');
    expect(await summary()).toContain('Total₹3,300.00');
    expect(screen.getByRole('row', { name: /Leheriya/ }).textContent).toContain('Fall and pico');
    await logIn();
    await screen.findByText('Product added successfully!');
    expect(inputs).toMatchObject([{ sku: SAREE, quantity: 2, services: ['fall-pico'] }]);
  });

  it('is the same in two tabs', async () => {
    createCartGateway().openAsVisitor('/cart');
    await screen.findByText('Your cart is empty');
    const items = [{ sku: SAREE, quantity: 2, key: 'b'.repeat(32) }];
    localStorage.setItem('rangbandh.visitorCart', JSON.stringify({ version: 1, items }));
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await screen.findByRole('row', { name: /Leheriya/ });
    expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 2']);
  });

  it('shows an error if it can’t be read, and its items stay', async () => {
    put([SAREE, 1]);
    const gateway = createCartGateway();
    gateway.state.until = () => Promise.reject(new TypeError('Failed to fetch'));
    gateway.openAsVisitor('/cart');
    expect(await screen.findByText('Failed to fetch cart data.')).toBeTruthy();
    expect(screen.getByText('Something went wrong at our end. Please try again in a moment.')).toBeTruthy();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('You are offline. Please check your connection.')).toBeTruthy();
    vi.restoreAllMocks();
    gateway.state.until = () => undefined;
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
    await screen.findByRole('row', { name: /Leheriya/ });
  });
});

describe('a visitor’s wishlist', () => {
  it('[WISH-4] [WISH-3] shows the pieces that are liked in this browser and still sold, and unlikes without a login', async () => {
    visitorWishlist.add(SAREE, 1, 1);
    visitorWishlist.add('RB-GONE', 1, 1);
    createCartGateway().openAsVisitor('/wishlist');
    await screen.findByRole('link', { name: /^Leheriya/ });
    expect(badgeLabels()).toEqual(['Wishlist, 2', 'Cart']);
    const main = within(screen.getByRole('main'));
    await userEvent.click(main.getByRole('button', { pressed: true }));
    expect(await screen.findByText('Product removed from wishlist.')).toBeTruthy();
    expect(await screen.findByText('Your wishlist is empty')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a visitor’s item at the login', () => {
  it('[CART-4] [WISH-4] is added up in the cart and on the wishlist, the newest first, and leaves the browser', async () => {
    put([SAREE, 2], [DUPATTA, 1]);
    visitorWishlist.add(DUPATTA, 1, 1);
    const gateway = createCartGateway([[SAREE, 3]], [SAREE]);
    const { asked: requested } = gateway.openAsVisitor('/policies');
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist, 1', 'Cart, 3']));
    await logIn();
    expect(await screen.findByText('2 items added to your cart.')).toBeTruthy();
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist, 2', 'Cart, 6']));
    expect(gateway.state.lines).toMatchObject([
      { sku: DUPATTA, quantity: 1 },
      { sku: SAREE, quantity: 5 },
    ]);
    expect(localStorage.getItem('rangbandh.visitorCart')).toBeNull();
    expect(localStorage.getItem('rangbandh.visitorWishlist')).toBeNull();
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(requested.filter((name) => name === 'shopperSummary')).not.toHaveLength(1));
    expect(requested.filter((name) => name === 'addVisitorItem')).toHaveLength(2);
  });

  it('[CART-5] is sent and announced by the tab that logs in, and by another tab only when the shopper opens it', async () => {
    put([SAREE, 2]);
    const gateway = createCartGateway([[SAREE, 3]]);
    const { asked: requested } = gateway.openAsVisitor('/policies');
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 2']));
    localStorage.setItem('rangbandh.accessToken', tokenOf('s-1'));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'rangbandh.accessToken' })));
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 3']));
    await act(async () => undefined);
    expect(new Set(requested)).toEqual(new Set(['shopperSummary']));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 5 }]);
  });

  it.each([
    ['a number', { sub: 12 }],
    ['another claim', { userId: 12, email: 'asha@example.com' }],
    ['no claim at all', {}],
  ])('[CART-4] comes to a shopper whom the token names by %s', async (_what, claims) => {
    put([SAREE, 2]);
    const gateway = createCartGateway();
    gateway.openAsVisitor('/cart');
    await screen.findByRole('table');
    await act(async () => session.begin(tokenClaiming(claims)));
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 2 }]);
    expect(await screen.findByRole('row', { name: /Leheriya/ })).toBeTruthy();
    expect([visitorCart.read(), mergeResultVar().hasFailed]).toEqual([[], false]);
  });

  it('[CART-11] is reduced to the stock, and the shopper sees the change', async () => {
    put([DUPATTA, 3], [SAREE, 9], [DRESS, 1], ['RB-GONE', 1]);
    const gateway = createCartGateway([[SAREE, 5]]);
    gateway.openAsVisitor('/cart');
    await screen.findByRole('table');
    await logIn();
    const notes = within(await screen.findByRole('region', { name: 'Changes in your cart' }));
    expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bandhani dupatta of hand-tied silk: 2 of 3 added. Only 2 items left.',
      'Leheriya georgette saree: 4 of 9 added. Only 9 items left.',
      'Shibori dress: not added. Sold out.',
      'One of your items is no longer available.',
    ]);
    expect(gateway.state.lines).toMatchObject([
      { sku: DUPATTA, quantity: 2 },
      { sku: SAREE, quantity: 9 },
    ]);
    expect(visitorCart.read()).toEqual([]);
    await userEvent.click(notes.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Changes in your cart' })).toBeNull();
  });

  it('is sent with fewer pieces under the same key when the stock shrinks meanwhile', async () => {
    put([SAREE, 3]);
    const gateway = createCartGateway();
    const { addToCart } = gateway.root;
    const keys: unknown[] = [];
    const shrunk = (args: Parameters<typeof addToCart>[0] & { input: { idempotencyKey?: string } }) => {
      keys.push(args.input.idempotencyKey);
      const userErrors = [{ __typename: 'StockError', code: 'INSUFFICIENT_STOCK', message: 'Only 2.', available: 2 }];
      return args.input.quantity > 2 ? { userErrors } : addToCart(args);
    };
    Object.assign(gateway.root, { addToCart: shrunk });
    const [item] = visitorCart.read();
    gateway.openAsVisitor('/policies');
    await logIn();
    expect(await screen.findByText(/2 of 3 added\. Only 2 items left\./)).toBeTruthy();
    expect(keys).toEqual([item?.key, item?.key]);
  });

  it('[CART-7] waits in the browser while the shop does not respond, and is sent on the next visit', async () => {
    put([SAREE, 1]);
    const gateway = createCartGateway();
    gateway.state.refuse = gatewayError('Away.');
    gateway.openAsVisitor('/cart');
    await screen.findByRole('table');
    await logIn();
    expect(await screen.findByText(/^We couldn’t add your items to the cart/)).toBeTruthy();
    expect(visitorCart.read()).toMatchObject([{ sku: SAREE, sent: { shopper: 's-1', quantity: 1 } }]);
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    gateway.state.refuse = undefined;
    window.dispatchEvent(new Event('focus'));
    await screen.findByRole('row', { name: /Leheriya/ });
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 1 }]);
  });

  it('is sent again unchanged when its response got lost, whatever the cart now contains', async () => {
    put([DUPATTA, 2]);
    const [item] = visitorCart.read();
    visitorCart.update(DUPATTA, { sent: { shopper: 's-1', quantity: 2 } });
    const gateway = createCartGateway([[DUPATTA, 2]]);
    const inputs: unknown[] = [];
    const responded = ({ input }: { input: object }) => (inputs.push({ ...input }), { userErrors: [] });
    Object.assign(gateway.root, { addToCart: responded });
    gateway.openAsVisitor('/policies');
    await logIn();
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    expect(inputs).toEqual([{ sku: DUPATTA, quantity: 2, idempotencyKey: item?.key }]);
  });

  it('[AUTH-11] never comes to another shopper than the one for whom it was sent', async () => {
    put([SAREE, 1], [DUPATTA, 1]);
    visitorCart.update(SAREE, { sent: { shopper: 's-9', quantity: 1 } });
    const gateway = createCartGateway();
    gateway.openAsVisitor('/policies');
    await logIn();
    await screen.findByText('Product added successfully!');
    expect(gateway.state.lines).toMatchObject([{ sku: DUPATTA }]);
    expect(visitorCart.read()).toEqual([]);
  });

  it('[CART-1] shows no empty cart while it is on its way', async () => {
    put([SAREE, 1]);
    const gateway = createCartGateway();
    const { until, open } = createGate();
    const { addToCart } = gateway.root;
    const slow = async (args: Parameters<typeof addToCart>[0]) => (await until(), addToCart(args));
    Object.assign(gateway.root, { addToCart: slow });
    gateway.openAsVisitor('/cart');
    await screen.findByRole('table');
    await logIn();
    await waitFor(() => expect(screen.queryByText('Your cart is empty')).toBeNull());
    open();
    await screen.findByText('Product added successfully!');
    expect(screen.queryByText('Your cart is empty')).toBeNull();
  });
});
