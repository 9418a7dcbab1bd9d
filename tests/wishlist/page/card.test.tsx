import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createApolloClient } from '../../../web/shopper/client.ts';
import { ShopContext } from '../../../web/shop/useShop.ts';
import { WishlistPage } from '../../../web/wishlist/WishlistPage.tsx';
import { shopFacts } from '../../shop-facts.ts';
import { product, variant } from '../../catalog/page/render-page.tsx';
import { gatewayError, createCartGateway, PRODUCTS } from '../../cart/page/render-page.tsx';

const [SAREE = '', DUPATTA = '', DRESS = ''] = PRODUCTS.map(({ sku }) => sku);

/** The shop whose shopper has one piece of this product on the wishlist. */
function openWith(changes: Record<string, unknown>, piece: Record<string, unknown> = {}): void {
  const gateway = createCartGateway();
  const { me } = gateway.root;
  const items = [{ id: 'w-1', variant: { ...variant(SAREE, 'Indigo'), product: product(changes), ...piece } }];
  Object.assign(gateway.root, { me: () => ({ ...me(), wishlist: { id: 's-1', itemCount: 1, items } }) });
  gateway.open('/wishlist');
}

/** The card of the only piece. */
const card = async () => {
  const heading = await within(await screen.findByRole('main')).findByRole('heading', { level: 2 });
  return within(heading.closest('li') ?? document.body);
};

describe('a card of the wishlist', () => {
  it('[WISH-2] praises no discount where there is none', async () => {
    openWith({ discountPercent: 0 });
    await card();
    expect(screen.queryByText(/% OFF/)).toBeNull();
  });

  it.each([
    [0, 'No reviews yet', false],
    [1, '1 review', true],
    [null, '4.5 out of 5 stars', true],
  ])('[WISH-2] with %j reviews shows %j', async (reviewCount, words, hasStars) => {
    openWith({ reviewCount, rating: 4.5 });
    const shown = await card();
    expect(screen.getByRole('main').textContent).toContain(words);
    expect(shown.queryByText('4.5 out of 5 stars') !== null).toBe(hasStars);
    expect(shown.queryByText('No reviews yet') !== null).toBe(reviewCount === 0);
    expect(shown.queryByText(/\d reviews?/) !== null).toBe(reviewCount === 1);
  });

  it('[WISH-2] needs no picture', async () => {
    openWith({}, { images: [] });
    expect((await card()).queryByRole('presentation')).toBeNull();
    cleanup();
    openWith({});
    expect((await card()).getByRole('presentation').getAttribute('src')).toContain(SAREE);
  });

  it('[WISH-2] separates sold out pieces', async () => {
    createCartGateway([], [DUPATTA, DRESS]).open('/wishlist');
    const looks = [await screen.findByText('In Stock'), screen.getByText('Out Stock')].map(
      ({ className }) => className,
    );
    expect(new Set(looks).size).toBe(2);
    expect(looks).not.toContain('');
  });

  it('[WISH-2] handles a double click once, and shows that it is busy', async () => {
    const gateway = createCartGateway([], [SAREE]);
    const { asked: requested } = gateway.open('/wishlist');
    const shown = await card();
    const add = shown.getByRole('button', { name: /^Add To Cart/ });
    expect(add.getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(add, { detail: 2 });
    expect(requested).not.toContain('addToCart');
    fireEvent.click(add, { detail: 1 });
    await waitFor(() => expect(add.getAttribute('aria-disabled')).toBe('true'));
    await waitFor(() => expect(add.getAttribute('aria-disabled')).toBe('false'));
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 1 }]);
  });
});

describe('a card of a piece that has a size', () => {
  it('[WISH-2] adds one of that very size, and still leads to the others', async () => {
    const gateway = createCartGateway();
    const { me } = gateway.root;
    const items = [{ id: 'w-1', variant: { ...variant(SAREE, 'Indigo', 9, 'M'), product: product() } }];
    Object.assign(gateway.root, { me: () => ({ ...me(), wishlist: { id: 's-1', itemCount: 1, items } }) });
    gateway.open('/wishlist');
    const shown = await card();
    fireEvent.click(shown.getByRole('button', { name: /^Add To Cart/ }), { detail: 1 });
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 1 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shown.getByRole('link').getAttribute('href')).toContain(`variant=${SAREE}`);
    expect(shown.getByRole('button', { name: /^Quick view/ })).toBeTruthy();
  });

  it('[WISH-2] adds nothing when that size is sold out', async () => {
    openWith({}, variant(SAREE, 'Indigo', 0, 'M'));
    expect((await card()).getByRole<HTMLButtonElement>('button', { name: /^Add To Cart/ }).disabled).toBe(true);
  });
});

describe('the wishlist', () => {
  it('[WISH-1] invites a visitor alone to log in', async () => {
    createCartGateway().openAsVisitor('/wishlist');
    expect(await screen.findByText('Your wishlist is empty')).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Login' })).toBeTruthy();
    expect(screen.queryByText(/Log in to see/)).toBeNull();
    expect(screen.queryByText('Loading')).toBeNull();
    cleanup();
    createCartGateway([], []).open('/wishlist');
    expect(await screen.findByText('Your wishlist is empty')).toBeTruthy();
    const page = within(screen.getByRole('main'));
    expect([page.queryByText(/^Log in/), page.queryByRole('link', { name: 'Login' })]).toEqual([null, null]);
    expect(document.title).toContain('Wishlist');
  });

  it('[WISH-3] is read again by Try again', async () => {
    const gateway = createCartGateway([], [SAREE]);
    const { me } = gateway.root;
    gateway.root.me = () => {
      throw gatewayError('Away.');
    };
    gateway.open('/wishlist');
    const again = await within(await screen.findByRole('main')).findByRole('link', { name: 'Try again' });
    expect(screen.queryAllByTestId('skeleton')).toEqual([]);
    gateway.root.me = me;
    fireEvent.click(again);
    await card();
    expect(within(screen.getByRole('main')).queryByText('Failed to fetch wishlist.')).toBeNull();
  });

  it('[WISH-1] comes from the server as fifteen placeholders, because its owner is not known yet', () => {
    const html = renderToString(
      <ApolloProvider client={createApolloClient({ uri: 'https://shop.example/graphql' })}>
        <ShopContext value={shopFacts()}>
          <MemoryRouter initialEntries={['/wishlist']}>
            <WishlistPage />
          </MemoryRouter>
        </ShopContext>
      </ApolloProvider>,
    );
    expect(html.split('data-testid="skeleton"')).toHaveLength(16);
    const [, without = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
    expect(without).toContain('Your wishlist needs JavaScript, which is turned off in your browser.');
    expect(html).not.toContain('Your wishlist is empty');
    expect(html).not.toContain('Log in');
  });
});
