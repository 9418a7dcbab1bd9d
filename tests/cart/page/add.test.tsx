import { session } from '../../../web/session/session.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { succeeded, tokenOf } from '../../account/page/render-page.tsx';
import {
  addToCart,
  gatewayError,
  badgeLabels,
  createGate,
  createCartGateway,
  press,
  PRODUCTS,
} from './render-page.tsx';

const [SAREE = '', DUPATTA = '', DRESS = ''] = PRODUCTS.map(({ sku }) => sku);
const PAGE = `/Saree/x/rb-1?variant=${SAREE}`;
/** Presses the page's Add Cart; the bar at the foot of a phone has another. */
const addCart = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Add Cart' });
  if (button) await userEvent.click(button);
};

describe('adding to the cart', () => {
  it('[CART-5] shows at once in the header, and confirms when it is done', async () => {
    const gateway = createCartGateway([[SAREE, 1]]);
    gateway.open(PAGE);
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
    const { until, open } = createGate();
    gateway.state.until = until;
    await press('Increase quantity');
    await addCart();
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 3']));
    expect(screen.queryByText('Product added successfully!')).toBeNull();
    open();
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 3 }]);
  });

  it("[CART-2] shows the server's total after each piece that was added on other pages", async () => {
    const total = async () =>
      [...(await screen.findByRole('region', { name: 'Summary' })).querySelectorAll('dl > div')].at(-1)?.textContent;
    const { router } = createCartGateway([[DUPATTA, 1]]).open('/cart');
    expect(await total()).toBe('Total₹499.00');
    for (const expected of ['Total₹1,999.00', 'Total₹3,499.00']) {
      await router.navigate(PAGE);
      await addCart();
      expect(await screen.findByText('Product added successfully!')).toBeTruthy();
      await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Cart/ }));
      // The toast may be that of the former piece.
      await waitFor(async () => expect(await total()).toBe(expected));
    }
  });

  it('[CART-5] pressed twice adds once', async () => {
    const gateway = createCartGateway();
    const { asked: requested } = gateway.open(PAGE);
    const [button] = await screen.findAllByRole('button', { name: 'Add Cart' });
    if (button) await userEvent.dblClick(button);
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    expect(gateway.state.lines).toMatchObject([{ quantity: 1 }]);
    expect(requested.filter((name) => name === 'addToCart')).toHaveLength(1);
  });

  it('[CART-5] is taken back with the server’s words when it refuses', async () => {
    const gateway = createCartGateway([[SAREE, 1]]);
    gateway.open(PAGE);
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
    gateway.state.refuse = 'Only 1 item left.';
    await addCart();
    expect(await screen.findByText('Only 1 item left.')).toBeTruthy();
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
  });

  it('[CART-5] is reverted when the response is invalid, and works the next time', async () => {
    const gateway = createCartGateway();
    gateway.open(PAGE);
    await addCart();
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
    gateway.state.until = () => Promise.reject(new Error('No answer of the shop'));
    await addCart();
    expect(await screen.findByText('Failed to add product to cart.')).toBeTruthy();
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
    gateway.state.until = () => undefined;
    await addCart();
    await waitFor(() => expect(gateway.state.lines).toMatchObject([{ quantity: 2 }]));
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 2']));
  });

  it('[CART-4] asks a visitor to log in, once, and adds it then', async () => {
    const gateway = createCartGateway();
    Object.assign(gateway.root, {
      requestOtp: { message: 'Sent.', ...succeeded },
      verifyOtp: () => ({ accessToken: tokenOf('s-1'), ...succeeded }),
    });
    const { router } = gateway.openAsVisitor(PAGE);
    await press('Increase quantity');
    await addCart();
    expect(await screen.findByText('Please login to add product to cart.')).toBeTruthy();
    await userEvent.type(await screen.findByLabelText('Email'), 'asha@example.com');
    await press('Send OTP');
    await userEvent.type(await screen.findByLabelText('Digit 1'), '1234');
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 2 }]);
    expect(router.state.location.pathname + router.state.location.search).toBe(PAGE);
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 2']));
    expect(screen.queryByRole('dialog')).toBeNull();
    await addCart();
    await waitFor(() => expect(gateway.state.lines).toMatchObject([{ quantity: 4 }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[CART-4] is done after a login by Google too, which leads away from the page', async () => {
    const gateway = createCartGateway();
    Object.assign(gateway.root, { completeGoogleRedirect: () => ({ accessToken: tokenOf('s-1'), ...succeeded }) });
    gateway.openAsVisitor(PAGE);
    await addCart();
    await screen.findByText('Please login to add product to cart.');
    cleanup();
    const { router } = gateway.openAsVisitor('/account/google?outcome=done&mode=page');
    await waitFor(() => expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 1 }]));
    expect(router.state.location.pathname + router.state.location.search).toBe(PAGE);
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
  });

  it('[CART-7] [SHELL-2] is counted at the start with a token alone, by one question', async () => {
    const gateway = createCartGateway([[SAREE, 2]], [SAREE]);
    const visitor = gateway.openAsVisitor('/policies');
    await screen.findByRole('heading', { level: 1 });
    expect(visitor.asked).toEqual([]);
    cleanup();
    const { asked: requested } = gateway.open('/policies');
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist, 1', 'Cart, 2']));
    expect(requested).toEqual(['shopperSummary']);
  });

  it('[CART-7] [WISH-3] shows that cart and wishlist can’t be read, and counts nothing', async () => {
    const gateway = createCartGateway([[SAREE, 2]]);
    const { me } = gateway.root;
    gateway.root.me = () => {
      throw gatewayError('Away.');
    };
    gateway.open('/policies');
    expect(await screen.findByText('Failed to fetch cart data.')).toBeTruthy();
    expect(await screen.findByText('Failed to fetch wishlist.')).toBeTruthy();
    expect(badgeLabels()).toEqual(['Wishlist', 'Cart']);
    gateway.root.me = me;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 2']));
  });

  it('[CART-5] agrees with another tab when the shopper returns to this one', async () => {
    const gateway = createCartGateway([[SAREE, 1]]);
    gateway.open('/cart');
    await screen.findByRole('table');
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
    gateway.state.lines = [];
    gateway.state.wishes = [{ id: 'w-9', sku: SAREE }];
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist, 1', 'Cart']));
  });

  it('[CART-6] removed while it is still being added, it is absent in the end', async () => {
    const gateway = createCartGateway([[SAREE, 1]]);
    const { client } = gateway.open('/cart');
    await screen.findByRole('table');
    const { until, open } = createGate();
    gateway.state.until = until;
    const added = addToCart(client, SAREE, 2);
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 3']));
    await press(/^Remove Leheriya/);
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    open();
    await added;
    await waitFor(() => expect(gateway.state.lines).toEqual([]));
    expect(await screen.findByText('Product removed from cart.')).toBeTruthy();
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
  });
});

describe('a change that waits for its turn', () => {
  it.each([
    ['another shopper has logged in', () => session.begin(tokenOf('s-2'))],
    ['the shopper has logged out', async () => session.end()],
  ])('[CART-5] is not sent when %s by then', async (_when, change) => {
    const gateway = createCartGateway();
    const { asked: requested, client } = gateway.open('/policies');
    await waitFor(() => expect(requested).toEqual(['shopperSummary']));
    const { until, open } = createGate();
    gateway.state.until = until;
    const first = addToCart(client, SAREE, 1);
    const second = addToCart(client, DUPATTA, 1);
    await waitFor(() => expect(requested).toContain('addToCart'));
    await change();
    open();
    await Promise.all([first, second]);
    expect(requested.filter((name) => name === 'addToCart')).toHaveLength(1);
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE }]);
  });
});

describe('the product page', () => {
  it('[PDP-5] takes it on the wishlist and off again', async () => {
    const gateway = createCartGateway();
    gateway.open(PAGE);
    await press('Add To Wishlist');
    expect(await screen.findByRole('button', { name: 'Remove Wishlist' })).toBeTruthy();
    await waitFor(() => expect(gateway.state.wishes).toMatchObject([{ sku: SAREE }]));
    await screen.findByText('Product added to wishlist.');
    await press('Remove Wishlist');
    expect(await screen.findByRole('button', { name: 'Add To Wishlist' })).toBeTruthy();
    await waitFor(() => expect(gateway.state.wishes).toEqual([]));
  });

  it('[PDP-5] has a chat link that holds its address', async () => {
    createCartGateway().openAsVisitor(PAGE);
    const link = await screen.findByRole('link', { name: 'Order via chat' });
    const { origin, search, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(origin).toBe('https://wa.me');
    expect(search).not.toContain('+');
    expect(searchParams.get('text')).toContain(
      `https://shop.example/Saree/Leheriya-georgette-saree/rb-1?variant=${SAREE}`,
    );
  });

  it('[PDP-5] sells nothing that is sold out, but lets it be wished for', async () => {
    createCartGateway().openAsVisitor(`/Saree/x/rb-1?variant=${DRESS}`);
    expect(await screen.findByRole('button', { name: 'Add To Wishlist' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add Cart' })).toBeNull();
  });

  it('[PDP-6] is shared by the device’s own sheet, or shows that it can’t be', async () => {
    createCartGateway().openAsVisitor(PAGE);
    await press('Share');
    expect(await screen.findByText('Sharing not supported on this browser.')).toBeTruthy();
    const shared: ShareData[] = [];
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { share: async (data: ShareData) => void shared.push(data) }),
    );
    await press('Share');
    await waitFor(() => expect(shared).toHaveLength(1));
    expect(shared[0]?.url).toContain(`/rb-1?variant=${SAREE}`);
    expect(await screen.findByText('Rangrez Studio')).toBeTruthy();
  });

  it('[CART-11] refuses an invalid number of pieces in clear words', async () => {
    const gateway = createCartGateway();
    gateway.open(PAGE);
    const field = await screen.findByLabelText('Quantity');
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    expect(await screen.findByText('Please enter a quantity of 1 or more.')).toBeTruthy();
    expect(gateway.state.lines).toEqual([]);
  });
});

describe('a card', () => {
  it('[CAT-4] shows a piece in a modal and sells it there', async () => {
    const gateway = createCartGateway();
    gateway.open('/');
    await press('Quick view of Saree number 1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Saree number 1' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add Cart' }));
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'See all details' }).getAttribute('href')).toContain('variant=');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
