import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createApolloClient } from '../../../web/shopper/client.ts';
import { CartPage } from '../../../web/cart/CartPage.tsx';
import { ShopContext } from '../../../web/shop/useShop.ts';
import { clearBrowser } from '../../account/page/render-page.tsx';
import { shopFacts } from '../../shop-facts.ts';
import { addToCart, gatewayError, createCartGateway, createGate, press, PRODUCTS } from './render-page.tsx';

const [SAREE = '', DUPATTA = '', DRESS = ''] = PRODUCTS.map(({ sku }) => sku);
/** The row of the product whose name begins with this word. */
const rowOf = async (word: string) => {
  const link = await within(await screen.findByRole('table')).findByRole('link', { name: new RegExp(`^${word}`) });
  const row = link.closest('tr');
  if (!row) throw new Error(`There is no row of ${word}.`);
  return row;
};
const total = async () => {
  const summary = within(await screen.findByRole('region', { name: 'Summary' }));
  return summary.getByText('Total').parentElement?.textContent;
};

interface Cart {
  items: { variant: { image: object } }[];
  totals: (of: { promoCode?: string | null }) => object;
}

/** Changes the cart that the gateway returns. */
function changeCart(gateway: ReturnType<typeof createCartGateway>, change: (cart: Cart) => object): void {
  const { me } = gateway.root;
  Object.assign(gateway.root, {
    me: () => {
      const shopper = me() as { cart: () => Cart } | null;
      return shopper && { ...shopper, cart: () => ({ ...shopper.cart(), ...change(shopper.cart()) }) };
    },
  });
}

describe('a line of the cart', () => {
  it('[CART-8] shows how many are left when there are fewer than chosen, and looks different from an available one', async () => {
    createCartGateway([
      [DUPATTA, 3],
      [DRESS, 1],
      [SAREE, 1],
    ]).open('/cart');
    const rows = [await rowOf('Bandhani'), await rowOf('Shibori'), await rowOf('Leheriya')];
    expect(rows.map(({ textContent }) => /Only 2 left|Out of Stock/.exec(textContent)?.[0])).toEqual([
      'Only 2 left',
      'Out of Stock',
      undefined,
    ]);
    const [few, none, many] = rows.map(({ className }) => className);
    expect(few).toBe(none);
    expect(few).not.toBe(many);
    expect(screen.getByRole('button', { name: 'Checkout' }).getAttribute('aria-describedby')).toBe('blocked');
    expect(screen.getByText(/Remove it, or reduce its quantity/).id).toBe('blocked');
  });

  it('[CART-1] has a picture in the existing sizes, and shows kind and colour, if it has one', async () => {
    const gateway = createCartGateway([
      [DUPATTA, 1],
      [SAREE, 1],
    ]);
    const srcSet = '/a 72w, /b 144w';
    changeCart(gateway, ({ items }) => ({
      items: items.map(({ variant, ...line }, at) => ({
        ...line,
        variant: at === 0 ? { ...variant, color: '' } : { ...variant, image: { ...variant.image, srcSet } },
      })),
    }));
    gateway.open('/cart');
    const rows = [await rowOf('Bandhani'), await rowOf('Leheriya')];
    const pictures = rows.map((row) => row.querySelector('img'));
    expect(pictures.map((picture) => [picture?.getAttribute('srcset'), picture?.getAttribute('sizes')])).toEqual([
      [null, null],
      ['/a 72w, /b 144w', '72px'],
    ]);
    expect(rows.map((row) => row.querySelector('a + p')?.textContent)).toEqual(['Saree', 'Saree · Indigo']);
  });

  it('[CART-5] appears as soon as the shop has returned the product', async () => {
    const gateway = createCartGateway([[SAREE, 1]]);
    const { client } = gateway.open('/cart');
    await rowOf('Leheriya');
    const { until, open } = createGate();
    gateway.state.until = until;
    const added = addToCart(client, DUPATTA, 1);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Cart, 2' })).toBeTruthy());
    expect(await rowOf('Leheriya')).toBeTruthy();
    open();
    await added;
    expect(await rowOf('Bandhani')).toBeTruthy();
  });

  it('[CART-6] is removed once for a double click, which hits the next line, and each line of a shopper who continues to press', async () => {
    const gateway = createCartGateway([
      [DUPATTA, 1],
      [SAREE, 1],
      [DRESS, 1],
    ]);
    gateway.open('/cart');
    await screen.findByRole('table');
    const clock = vi.spyOn(performance, 'now');
    const start = performance.now() + 10_000;
    const removeFirst = (after: number, detail: number) => {
      clock.mockReturnValue(start + after);
      fireEvent.click(screen.getAllByRole('button', { name: /^Remove / })[0] ?? document.body, { detail });
    };
    const skus = () => screen.getAllByRole('row').flatMap(({ id }) => id || []);
    removeFirst(0, 1);
    removeFirst(200, 2);
    await waitFor(() => expect(skus()).toEqual([SAREE, DRESS]));
    removeFirst(600, 3);
    await waitFor(() => expect(skus()).toEqual([DRESS]));
    clock.mockRestore();
    await waitFor(() => expect(gateway.state.lines).toMatchObject([{ sku: DRESS }]));
  });
});

describe('the cart', () => {
  it('[CART-1] invites a visitor alone to log in', async () => {
    createCartGateway().openAsVisitor('/cart');
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Login' })).toBeTruthy();
    expect(screen.queryByText(/Log in to see/)).toBeNull();
    expect(screen.queryByText('Loading your cart')).toBeNull();
    cleanup();
    createCartGateway().open('/cart');
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    const page = within(screen.getByRole('main'));
    expect([page.queryByText(/^Log in/), page.queryByRole('link', { name: 'Login' })]).toEqual([null, null]);
  });

  it('[CART-7] is read again by Try again', async () => {
    const gateway = createCartGateway([[SAREE, 1]]);
    const { me } = gateway.root;
    gateway.root.me = () => {
      throw gatewayError('Away.');
    };
    gateway.open('/cart');
    const again = await within(await screen.findByRole('main')).findByRole('link', { name: 'Try again' });
    gateway.root.me = me;
    fireEvent.click(again);
    expect(await rowOf('Leheriya')).toBeTruthy();
  });

  it('[CART-1] comes from the server as a placeholder, because its owner is not known yet', () => {
    const html = renderToString(
      <ApolloProvider client={createApolloClient({ uri: 'https://shop.example/graphql' })}>
        <ShopContext value={shopFacts()}>
          <MemoryRouter initialEntries={['/cart']}>
            <CartPage />
          </MemoryRouter>
        </ShopContext>
      </ApolloProvider>,
    );
    const [, without = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
    expect(without).toContain('Your cart needs JavaScript, which is turned off in your browser.');
    expect(html).not.toContain('Your cart is empty');
    expect(html).toContain('>Loading your cart</output><p>We’re checking the latest prices and stock');
    expect(html).not.toContain('Log in');
  });

  it('[CART-2] brings its summary into view, and the keyboard there, without a second leap', async () => {
    createCartGateway([SAREE, DRESS, DUPATTA].map((sku) => [sku, 1])).open('/cart');
    const heading = await screen.findByRole('heading', { name: 'Summary' });
    expect(heading.tabIndex).toBe(-1);
    const [scroll, focus] = [vi.spyOn(heading, 'scrollIntoView'), vi.spyOn(heading, 'focus')];
    await press('Summary');
    expect(scroll).toHaveBeenCalledOnce();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });
});

describe('a promo code', () => {
  const typeCode = async (code: string) => {
    await userEvent.type(await screen.findByLabelText('Promo code'), code);
    await press('Apply');
  };

  it('[CART-9] is put into the address in place: no step back, no leap, and nothing is read twice', async () => {
    const gateway = createCartGateway([[SAREE, 2]]);
    const { router, asked: requested } = gateway.open('/policies');
    await screen.findByRole('heading', { level: 1 });
    await router.navigate('/cart?from=mail');
    await typeCode('rang10');
    await waitFor(() => expect(router.state.location.search).toBe('?from=mail&promocode=RANG10'));
    expect(router.state.preventScrollReset).toBe(true);
    await waitFor(async () => expect(await total()).toBe('Total₹2,700.00'));
    expect(requested.filter((name) => name === 'cart')).toHaveLength(2);
    await press(/^Remove promo code/);
    await waitFor(() => expect(router.state.location.search).toBe('?from=mail'));
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/policies');
  });

  it('[CART-9] removes the message of the former one, when another is tried', async () => {
    createCartGateway([[SAREE, 2]]).open('/cart');
    await typeCode('rang10');
    expect(await screen.findByText('Promo Code Applied')).toBeTruthy();
    await press(/^Remove promo code/);
    await typeCode('nix');
    expect(await screen.findByText('This promo code is unknown.')).toBeTruthy();
    expect(screen.queryByText('Promo Code Applied')).toBeNull();
  });

  it('[CART-9] is no longer shown as applied after a change of the cart invalidates it, or after its removal', async () => {
    createCartGateway([
      [SAREE, 1],
      [DUPATTA, 1],
    ]).open('/cart');
    await userEvent.type(await screen.findByLabelText('Promo code'), 'RANG10');
    await press('Apply');
    await screen.findByText('Promo Code Applied');
    await press(/^Remove Leheriya/);
    expect(await screen.findByText('This promo code is unknown.')).toBeTruthy();
    // Before the toast disappears by itself.
    await waitFor(() => expect(screen.queryByText('Promo Code Applied')).toBeNull(), { timeout: 2000 });
  });

  it('[CART-9] that is refused stays out of the address, with the shop’s words', async () => {
    const { router } = createCartGateway([[SAREE, 2]]).open('/cart');
    await typeCode('nix');
    expect(await screen.findByText('This promo code is unknown.')).toBeTruthy();
    expect([router.state.location.search, await total()]).toEqual(['', 'Total₹3,000.00']);
    expect(screen.queryByText('Promo Code Applied')).toBeNull();
  });

  it.each([
    [
      'refuses it without a word',
      (cart: Cart) => ({ totals: () => ({ ...cart.totals({}), promoError: null, promoCode: null }) }),
    ],
    ['knows no shopper any more', undefined],
  ])('[CART-9] is not applied when the shop %s', async (_what, change) => {
    const gateway = createCartGateway([[SAREE, 2]]);
    const { router } = gateway.open('/cart');
    await rowOf('Leheriya');
    if (change) changeCart(gateway, change);
    else gateway.root.me = () => null;
    await typeCode('RANG10');
    expect(await screen.findByText('Failed to apply promo code')).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('[CART-9] is not applied while the shop is unavailable, and shows this, with the shop’s message beside it', async () => {
    const gateway = createCartGateway([[SAREE, 2]]);
    gateway.open('/cart');
    await rowOf('Leheriya');
    gateway.root.me = () => {
      throw gatewayError('We are counting the stock.');
    };
    await typeCode('RANG10');
    expect(await screen.findByText('Failed to apply promo code. We are counting the stock.')).toBeTruthy();
  });

  it('[CART-9] in the address may have spaces around it, and spaces alone are none', async () => {
    createCartGateway([[SAREE, 2]]).open('/cart?promocode=%20RANG10%20');
    expect(await total()).toBe('Total₹2,700.00');
    cleanup();
    clearBrowser();
    const gateway = createCartGateway([[SAREE, 2]]);
    const codes: unknown[] = [];
    changeCart(gateway, (cart) => ({
      totals: (of: { promoCode?: string | null }) => (codes.push(of.promoCode), cart.totals(of)),
    }));
    gateway.open('/cart?promocode=%20%20');
    expect(await total()).toBe('Total₹3,000.00');
    expect(new Set(codes)).toEqual(new Set([null]));
  });

  it('[CART-9] that was refused is forgotten at once when the address has none any more', async () => {
    const gateway = createCartGateway([[SAREE, 2]]);
    const { router } = gateway.open('/cart?promocode=NIX');
    await screen.findByText('This promo code is unknown.');
    const { until, open } = createGate();
    gateway.state.until = until;
    await router.navigate('/cart');
    await waitFor(() => expect(screen.queryByText('This promo code is unknown.')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Promo code').value).toBe('');
    open();
    await waitFor(async () => expect(await total()).toBe('Total₹3,000.00'));
  });
});
