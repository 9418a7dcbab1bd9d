import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { succeeded, tokenOf } from '../../account/page/render-page.tsx';
import { category, products } from '../../catalog/page/render-page.tsx';
import {
  gatewayError,
  badgeLabels,
  createGate,
  createCartGateway,
  press,
  PRODUCTS,
} from '../../cart/page/render-page.tsx';

const [SAREE = '', DUPATTA = '', DRESS = ''] = PRODUCTS.map(({ sku }) => sku);
/** The cover of the first card of the home page. */
const FIRST = 'RBXX-saree-1';
const heart = (name: string) => screen.findByRole('button', { name: `Wishlist: ${name}` });
const isFull = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
const cards = async () => {
  const page = within(await screen.findByRole('main'));
  await page.findAllByRole('heading', { level: 2 });
  return page.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
};

describe('the wishlist page', () => {
  it('[WISH-1] has its breadcrumb and fifteen places while it is read', async () => {
    const gateway = createCartGateway([], [SAREE]);
    const { until, open } = createGate();
    gateway.state.until = until;
    gateway.open('/wishlist');
    expect(await screen.findAllByTestId('skeleton')).toHaveLength(15);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Wishlist']);
    open();
    expect(await cards()).toHaveLength(1);
    expect(screen.queryAllByTestId('skeleton')).toHaveLength(0);
  });

  it('[WISH-1] shows that it is empty, to a visitor too', async () => {
    const { asked: requested } = createCartGateway([], [SAREE]).openAsVisitor('/wishlist');
    expect(await screen.findByText('Your wishlist is empty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shop Now' }).getAttribute('href')).toBe('/');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
      '/account/login?next=%2Fwishlist',
    );
    expect(requested).toEqual([]);
  });

  it("[WISH-2] shows a piece's kind, price and rating, the newest first", async () => {
    createCartGateway([], [DUPATTA, DRESS]).open('/wishlist');
    const [dupatta, dress] = await cards();
    for (const words of ['18% OFF', 'Saree', 'In Stock', '7 reviews', '₹499.00', '4.5 out of 5 stars'])
      expect(dupatta?.textContent).toContain(words);
    expect(dress?.textContent).toContain('Out Stock');
    const link = within(dupatta ?? document.body).getByRole('link');
    expect(link.getAttribute('href')).toBe(`/Saree/x/${DUPATTA}?variant=${DUPATTA}`);
    const buttons = within(dress ?? document.body).getAllByRole<HTMLButtonElement>('button');
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, false, false]);
  });

  it.each([
    [775, 'Bandhani dupatta of…'],
    [776, 'Bandhani dupatta of hand-…'],
  ])('[WISH-2] cuts the name to fit a window %i pixels wide', async (width, words) => {
    const list = (query: string) => ({
      matches: width <= Number(/\d+/.exec(query)),
      addEventListener() {},
      removeEventListener() {},
    });
    vi.stubGlobal('matchMedia', list);
    createCartGateway([], [DUPATTA]).open('/wishlist');
    const [card] = await cards();
    expect(within(card ?? document.body).getByRole('link').textContent).toBe(words);
  });

  it('[WISH-2] puts one into the cart, with a loader until that is done', async () => {
    const gateway = createCartGateway([], [SAREE]);
    gateway.open('/wishlist');
    await cards();
    const { until, open } = createGate();
    gateway.state.until = until;
    await press(/^Add To Cart/);
    expect(await screen.findByTestId('loader')).toBeTruthy();
    await press(/^Add To Cart/);
    open();
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByTestId('loader')).toBeNull());
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 1 }]);
    expect(badgeLabels()).toEqual(['Wishlist, 1', 'Cart, 1']);
  });

  it('[WISH-2] opens the product’s modal', async () => {
    createCartGateway([], [SAREE]).open('/wishlist');
    await press(/^Quick view/);
    expect(await screen.findByRole('dialog', { name: /^Leheriya/ })).toBeTruthy();
  });

  it('[WISH-3] removes a card at once, then announces it', async () => {
    const gateway = createCartGateway([], [SAREE, DUPATTA]);
    gateway.open('/wishlist');
    await cards();
    const { until, open } = createGate();
    gateway.state.until = until;
    await userEvent.click(await heart('Leheriya georgette saree'));
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    expect(screen.queryByText('Product removed from wishlist.')).toBeNull();
    open();
    expect(await screen.findByText('Product removed from wishlist.')).toBeTruthy();
    expect(gateway.state.wishes).toMatchObject([{ sku: DUPATTA }]);
    expect(badgeLabels()).toEqual(['Wishlist, 1', 'Cart']);
  });

  it('[WISH-3] removes one for a double click, which hits the next card, and each of a shopper who continues to press', async () => {
    const gateway = createCartGateway([], [SAREE, DUPATTA, DRESS]);
    gateway.open('/wishlist');
    await cards();
    const clock = vi.spyOn(performance, 'now');
    const start = performance.now() + 10_000;
    const removeFirst = (after: number, detail: number) => {
      clock.mockReturnValue(start + after);
      fireEvent.click(screen.getAllByRole('button', { name: /^Wishlist: / })[0] ?? document.body, { detail });
    };
    removeFirst(0, 1);
    removeFirst(200, 2);
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    removeFirst(600, 3);
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    clock.mockRestore();
    await waitFor(() => expect(gateway.state.wishes).toMatchObject([{ sku: DRESS }]));
  });

  it('[WISH-3] hands the keyboard on to the heart of the card before when the last one goes', async () => {
    const gateway = createCartGateway([], [SAREE, DUPATTA]);
    gateway.open('/wishlist');
    await cards();
    const hearts = screen.getAllByRole('button', { name: /^Wishlist: / });
    hearts[1]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    expect(document.activeElement).toBe(hearts[0]);
  });

  it('[WISH-3] restores the card when the response is invalid, with the server’s message when it refuses', async () => {
    const gateway = createCartGateway([], [SAREE]);
    gateway.open('/wishlist');
    await cards();
    gateway.state.until = () => Promise.reject(new Error('No answer of the shop'));
    await userEvent.click(await heart('Leheriya georgette saree'));
    expect(await screen.findByText('Failed to remove item from wishlist.')).toBeTruthy();
    expect(await cards()).toHaveLength(1);
    gateway.state.until = () => undefined;
    gateway.state.refuse = 'It is gone already.';
    await userEvent.click(await heart('Leheriya georgette saree'));
    expect(await screen.findByText('Failed to remove item from wishlist. It is gone already.')).toBeTruthy();
    expect(await cards()).toHaveLength(1);
  });

  it('[WISH-3] shows completely the items that another tab has added meanwhile', async () => {
    const gateway = createCartGateway([], [SAREE]);
    gateway.open('/wishlist');
    await cards();
    gateway.state.wishes.push({ id: 'elsewhere', sku: DUPATTA });
    window.dispatchEvent(new Event('focus'));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(screen.getByRole('link', { name: /^Bandhani/ })).toBeTruthy();
  });

  it('[WISH-3] shows an error when it can’t be read', async () => {
    const gateway = createCartGateway([], [SAREE]);
    gateway.root.me = () => {
      throw gatewayError('Away.');
    };
    gateway.open('/wishlist');
    const page = within(await screen.findByRole('main'));
    expect(await page.findByText('Failed to fetch wishlist.')).toBeTruthy();
    expect(badgeLabels()).toEqual(['Wishlist', 'Cart']);
  });
});

describe('the heart of a card', () => {
  it('[WISH-3] is full at once, wherever the piece is, and the list is read again', async () => {
    const gateway = createCartGateway([], []);
    gateway.sells(FIRST);
    gateway.open('/');
    const button = await heart('Saree number 1');
    expect(isFull(button)).toBe(false);
    const { until, open } = createGate();
    gateway.state.until = until;
    await userEvent.dblClick(button);
    await waitFor(() => expect(isFull(button)).toBe(true));
    open();
    await waitFor(() => expect(gateway.state.wishes).toMatchObject([{ sku: FIRST }]));
    expect(await screen.findByText('Product added to wishlist.')).toBeTruthy();
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist, 1', 'Cart']));
    expect(isFull(button)).toBe(true);
  });

  it('[WISH-3] shows the shop’s message first if the host refuses or is too slow', async () => {
    const gateway = createCartGateway();
    gateway.sells(FIRST);
    gateway.open('/');
    const button = await heart('Saree number 1');
    gateway.state.refuse = 'A wishlist takes at most 500 products.';
    await userEvent.click(button);
    const words = 'Failed to add item to wishlist. A wishlist takes at most 500 products.';
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('[WISH-3] is emptied again when adding fails', async () => {
    const gateway = createCartGateway();
    gateway.sells(FIRST);
    gateway.open('/');
    const button = await heart('Saree number 1');
    gateway.state.until = () => Promise.reject(new Error('No answer of the shop'));
    await userEvent.click(button);
    expect(await screen.findByText('Failed to add item to wishlist.')).toBeTruthy();
    expect(isFull(button)).toBe(false);
  });

  it('[WISH-4] asks a visitor to log in, and is full after that', async () => {
    const gateway = createCartGateway();
    gateway.sells(FIRST);
    Object.assign(gateway.root, {
      requestOtp: { message: 'Sent.', ...succeeded },
      verifyOtp: () => ({ accessToken: tokenOf('s-1'), ...succeeded }),
    });
    gateway.openAsVisitor('/');
    const button = await heart('Saree number 1');
    await userEvent.click(button);
    expect(await screen.findByText('Please Login for add product in wishlist')).toBeTruthy();
    const login = within(await screen.findByRole('dialog'));
    await userEvent.type(await login.findByLabelText('Email'), 'asha@example.com');
    await press('Send OTP');
    await userEvent.type(await screen.findByLabelText('Digit 1'), '1234');
    await waitFor(() => expect(gateway.state.wishes).toMatchObject([{ sku: FIRST }]));
    await waitFor(async () => expect(isFull(await heart('Saree number 1'))).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[AUTH-6] leads a visitor who likes a piece among the results of a search back to these results after the login', async () => {
    const shelves = createCartGateway();
    shelves.sells(FIRST);
    Object.assign(shelves.root, {
      products: { ...category('Saree', 3).products({ page: 1 }), nodes: products('Saree', 1), filterCounts: null },
      requestOtp: { message: 'Sent.', ...succeeded },
      verifyOtp: () => ({ accessToken: tokenOf('s-1'), ...succeeded }),
    });
    const { router } = shelves.openAsVisitor('/search?text=saree');
    await userEvent.click(await heart('Saree number 1'));
    const login = within(await screen.findByRole('dialog'));
    await userEvent.type(await login.findByLabelText('Email'), 'asha@example.com');
    await press('Send OTP');
    await userEvent.type(await screen.findByLabelText('Digit 1'), '1234');
    await waitFor(() => expect(shelves.state.wishes).toMatchObject([{ sku: FIRST }]));
    expect(router.state.location.pathname + router.state.location.search).toBe('/search?text=saree');
  });
});
