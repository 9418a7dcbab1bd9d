import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { category, product, variant, renderShop } from './render-page.tsx';

const main = async () => within(await screen.findByRole('main'));
const crumbs = async () => {
  const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  return within(trail)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('the home page', () => {
  const categories = [
    category('Saree', 52),
    category('Dupatta', 3),
    category('Dress', 0),
    category('Lehanga', 4),
    category('Kurti', 0),
  ];

  it('[HOME-2] counts every collection, also the empty one', async () => {
    renderShop('/', { root: { categories } });
    const section = within(await screen.findByRole('region', { name: 'Our Collections' }));
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Saree52+ Products',
      'Dupatta3+ Products',
      'DressNo products available',
      'Lehanga4+ Products',
      'KurtiNo products available',
    ]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('[HOME-3] shows up to four pieces of four categories, the way to all of them, and no empty section', async () => {
    renderShop('/', { root: { categories } });
    const sarees = within(await screen.findByRole('region', { name: 'Sarees' }));
    expect(sarees.getAllByRole('listitem')).toHaveLength(4);
    expect(sarees.getByRole('link', { name: /View All/ }).getAttribute('href')).toBe('/Saree?page=1');
    expect(within(screen.getByRole('region', { name: 'Dupattas' })).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('region', { name: 'Dresses' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Kurtis' })).toBeNull();
  });

  it('[PDP-10] shows an error within the page’s gutter when the shop does not respond', async () => {
    renderShop('/', { root: { categories: null } });
    const card = await screen.findByRole('alert');
    expect([card.textContent, card.closest('.page')]).toEqual([
      expect.stringContaining('An error occurred'),
      expect.anything(),
    ]);
  });
});

describe('a category', () => {
  const saree = (count: number, pages: number) => ({ root: { category: category('Saree', count, pages) } });

  it('[CAT-1] shows the breadcrumb from home, and reserves fifteen places while it loads', async () => {
    const { promise: responded, resolve: response } = Promise.withResolvers<void>();
    renderShop('/Saree', { ...saree(52, 3), until: () => responded });
    expect(await screen.findAllByTestId('skeleton')).toHaveLength(15);
    expect(await crumbs()).toEqual(['Home', 'Saree']);
    response();
    expect(await screen.findByRole('link', { name: 'Saree number 2' })).toBeTruthy();
    expect(screen.queryAllByTestId('skeleton')).toHaveLength(0);
    expect(await crumbs()).toEqual(['Home', 'Saree']);
  });

  it('[CAT-1] has its title and its heading before its pieces, and leaves the keyboard where it is', async () => {
    const { promise: responded, resolve: response } = Promise.withResolvers<void>();
    renderShop('/Saree?page=2', { ...saree(52, 3), until: () => responded });
    await screen.findAllByTestId('skeleton');
    const heading = screen.getByRole('heading', { level: 1, name: 'Sarees' });
    expect(document.title).toBe('Sarees, page 2 | Rangbandh');
    heading.tabIndex = -1;
    heading.focus();
    response();
    expect(await screen.findByText('52 hand-dyed products')).toBeTruthy();
    expect([document.activeElement, document.title]).toEqual([heading, 'Sarees, page 2 | Rangbandh']);
  });

  it('[PDP-10] is requested once, and shows an error, when it cannot be fetched', async () => {
    const { asked: requested } = renderShop('/Saree', { root: {}, until: () => Promise.reject(new Error('gone')) });
    expect((await screen.findByRole('alert')).textContent).toContain('An error occurred');
    expect(requested).toEqual(['categoryPage']);
  });

  it('[CAT-1] shows that it is empty', async () => {
    renderShop('/Saree', saree(0, 0));
    expect(await screen.findByText('No products found')).toBeTruthy();
    expect(screen.queryByText(/hand-dyed product/)).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('[CAT-2] links to its other pages, to the neighbours by name, and omits distant ones', async () => {
    renderShop('/Saree?page=9', saree(480, 20));
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Prev', '/Saree?page=8'],
      ['1', '/Saree?page=1'],
      ['8', '/Saree?page=8'],
      ['9', '/Saree?page=9'],
      ['10', '/Saree?page=10'],
      ['20', '/Saree?page=20'],
      ['Next', '/Saree?page=10'],
    ]);
    expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('9');
    const neighbours = [...document.head.querySelectorAll('link[rel=prev], link[rel=next]')];
    expect(neighbours.map((link) => link.getAttribute('href') ?? '').toSorted(new Intl.Collator().compare)).toEqual([
      'https://shop.example/Saree?page=10',
      'https://shop.example/Saree?page=8',
    ]);
  });

  it.each([
    [4, 7, '1 2 3 4 5 6 7'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [5, 9, '1 … 4 5 6 … 9'],
  ])('[CAT-2] on page %i of %i names a single page left out, and writes … for several', async (page, total, shown) => {
    renderShop(`/Saree?page=${page}`, saree(24 * total, total));
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    const numbers = pages.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(numbers.join(' ')).toBe(shown);
  });

  it('[CAT-2] has no Prev on its first page and no Next on its last', async () => {
    const { router } = renderShop('/Saree', saree(30, 2));
    expect(await screen.findByRole('link', { name: 'Next' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Prev' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByRole('link', { name: 'Prev' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    expect(router.state.location.search).toBe('?page=2');
  });

  it.each(['0', '1e9', 'x', '99'])('[CAT-2] leads from page %j, which is not there, to the first', async (page) => {
    renderShop(`/Saree?${new URLSearchParams({ page })}`, saree(30, 2));
    expect(await screen.findByText('This page does not exist')).toBeTruthy();
    expect((await main()).getByRole('link', { name: 'Go to page 1' }).getAttribute('href')).toBe('/Saree?page=1');
  });

  it('[SHELL-7] prices its pieces in rupees as India groups them, the struck price read out as the former one', async () => {
    renderShop('/Saree', saree(2, 1));
    const card = within(
      (await screen.findByRole('heading', { name: 'Saree number 2' })).closest('li') ?? document.body,
    );
    expect(card.getByText('₹1,23,456.00').tagName).toBe('B');
    expect(card.getByText('was').parentElement?.textContent).toBe('was ₹1,50,000.00');
    expect(card.getByText('4.5 out of 5 stars, 2 reviews')).toBeTruthy();
  });
});

describe('a product', () => {
  const at = (search = '') => `/Saree/Leheriya-georgette-saree/rb-1${search}`;
  const shop = (changes = {}) => ({ root: { product: product(changes) } });

  it('[PDP-1] is at the end of its breadcrumb, its name cut at 22 characters', async () => {
    renderShop(at(), shop());
    expect(await crumbs()).toEqual(['Home', 'Saree', 'Leheriya georgette sar…']);
  });

  const variants = [
    variant('RBSR-2301-IN', 'Indigo', 0),
    variant('RBSR-2302-MA', 'Madder', 2),
    variant('RBSR-2303-TU', 'Turmeric'),
  ];
  const shown = async () => (await screen.findByRole('link', { current: true })).textContent;

  it('[PDP-2] shows the colour that the address names, sold out or not, and marks both', async () => {
    renderShop(at('?variant=RBSR-2301-IN'), shop({ variants }));
    expect(await shown()).toBe('Indigo, out of stock');
    expect(screen.getByRole('img', { name: 'RBSR-2301-IN, whole' })).toBeTruthy();
    expect(screen.getAllByText('Out of Stock')).toHaveLength(2);
    expect(screen.queryByRole('textbox', { name: 'Quantity' })).toBeNull();
  });

  it.each(['', '?variant=RBXX-0000-XX'])(
    '[PDP-2] shows the first colour in stock at the address %j',
    async (search) => {
      renderShop(at(search), shop({ variants }));
      expect(await shown()).toBe('Madder');
      expect(screen.getByText('Only 2 left')).toBeTruthy();
      expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
        `https://shop.example${at()}`,
      );
    },
  );

  it('[PDP-2] changes the address with the colour, in place of the former one, and requests nothing again', async () => {
    const { router, asked: requested } = renderShop(at(), shop({ variants }));
    await userEvent.click(await screen.findByRole('link', { name: 'Turmeric' }));
    expect(await screen.findByRole('img', { name: 'RBSR-2303-TU, whole' })).toBeTruthy();
    expect([router.state.location.search, router.state.historyAction]).toEqual(['?variant=RBSR-2303-TU', 'REPLACE']);
    expect(requested).toEqual(['productPage']);
  });

  it('[PDP-3] [PDP-6] [SHELL-7] names its number, itself, its stars, its price with taxes and its seller', async () => {
    renderShop(at(), shop());
    const page = await main();
    expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('Leheriya georgette saree');
    for (const words of [
      'SKU 2301',
      '4.5 out of 5 stars',
      '2 reviews',
      '₹1,23,456.00',
      'including all taxes',
      'Rangrez Studio',
    ]) {
      // The price at the foot of a phone is only visual.
      expect(page.getByText(words, { ignore: '[aria-hidden=true], [aria-hidden=true] *' })).toBeTruthy();
    }
    expect(page.getByText(/^Sold By/)).toBeTruthy();
  });

  it('[PDP-2] is out of stock where it has no variant, on its page, its card and at a quick look', async () => {
    const one = product({ variants: [] });
    const { router } = renderShop('/Saree/x/rb-1', {
      root: {
        product: one,
        category: {
          ...category('Saree', 1),
          products: () => ({
            nodes: [one],
            pageInfo: { page: 1, totalPages: 1, hasNextPage: false, hasPreviousPage: false },
          }),
        },
      },
    });
    const page = await main();
    expect((await page.findByText('Out of Stock')).tagName).toBe('OUTPUT');
    expect(page.queryByRole('button', { name: 'Add Cart' })).toBeNull();
    await act(() => router.navigate('/Saree?page=1'));
    expect((await page.findByRole('link', { name: one.name })).closest('li')?.textContent).toContain('Out of Stock');
    await userEvent.click(await screen.findByRole('button', { name: /^Quick view/i }));
    expect(await within(await screen.findByRole('dialog')).findByText('Out of Stock')).toBeTruthy();
  });

  it('[PDP-4] counts from one up to the stock, also when typed', async () => {
    renderShop(at('?variant=RBSR-2302-MA'), shop({ variants }));
    const [less, more] = [
      await screen.findByRole('button', { name: 'Decrease quantity' }),
      screen.getByRole('button', { name: 'Increase quantity' }),
    ];
    const count = () => screen.getByRole('textbox', { name: 'Quantity' }).getAttribute('value');
    expect([count(), less.hasAttribute('disabled')]).toEqual(['1', true]);
    await userEvent.click(more);
    expect([count(), more.hasAttribute('disabled')]).toEqual(['2', true]);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Quantity' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value).toBe('');
    await userEvent.type(screen.getByRole('textbox', { name: 'Quantity' }), '-7');
    await userEvent.tab();
    expect(Number(count())).toBeGreaterThanOrEqual(1);
    expect(Number(count())).toBeLessThanOrEqual(2);
  });

  it("[PDP-7] lists the seller's facts, with their units, and nothing else", async () => {
    const { container } = renderShop(at(), shop({ pattern: 'Leheriya' }));
    await screen.findByRole('tablist');
    const rows = [...container.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['Fabric', 'Georgette'],
      ['Pattern', 'Leheriya'],
      ['Dimension', '5.5 x 1.1 m'],
      ['Weight', '640 gm'],
      ['Size', 'Free size'],
    ]);
  });

  it('[PDP-7] opens its tabs by click, by arrow keys and by a link to the reviews', async () => {
    renderShop(at(), shop({ description: 'Tied in Jodhpur.' }));
    const selected = () => screen.getByRole('tab', { selected: true }).textContent;
    await screen.findByRole('tablist');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Product Details',
      'Description',
      'Reviews',
      'Return Policy',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Description' }));
    expect(screen.getByRole('tabpanel', { name: 'Description' }).textContent).toContain('Tied in Jodhpur.');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect([selected(), document.activeElement?.textContent]).toEqual(['Return Policy', 'Return Policy']);
    expect(within(screen.getByRole('tabpanel')).getByRole('link').getAttribute('href')).toBe('/policies#returns');
    await userEvent.keyboard('{Home}');
    expect(selected()).toBe('Product Details');
    await userEvent.click(screen.getByRole('link', { name: /2 reviews/ }));
    await waitFor(() => expect(selected()).toBe('Reviews'));
  });

  it('[PDP-2] [PDP-7] leaves the open tab open when another colour is chosen', async () => {
    const { router } = renderShop(at('#reviews'), shop({ variants }));
    await userEvent.click(await screen.findByRole('link', { name: 'Turmeric' }));
    await waitFor(() => expect(router.state.location.search).toBe('?variant=RBSR-2303-TU'));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Reviews');
    await userEvent.click(screen.getByRole('tab', { name: 'Description' }));
    await userEvent.click(screen.getByRole('link', { name: 'Madder' }));
    await waitFor(() => expect(router.state.location.search).toBe('?variant=RBSR-2302-MA'));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Description');
  });

  it('[PDP-7] takes the keyboard along to the reviews', async () => {
    renderShop(at(), shop());
    await userEvent.click(await screen.findByRole('link', { name: /2 reviews/ }));
    const panel = await screen.findByRole('tabpanel', { name: 'Reviews' });
    await waitFor(() => expect(document.activeElement).toBe(panel));
  });

  it('[PDP-8] shows that it has no description', async () => {
    renderShop(at('#description'), shop());
    expect(await screen.findByText('No description available for this product!')).toBeTruthy();
  });

  it('[PDP-10] shows an error when it could not be fetched', async () => {
    renderShop(at(), { root: { product: () => Promise.reject(new Error('gone')) } });
    expect(await screen.findByText('Failed to fetch product.')).toBeTruthy();
  });

  it('[PDP-10] is still for sale when its reviews are unavailable', async () => {
    renderShop(at('#reviews'), shop({ reviewCount: null, reviews: () => Promise.reject(new Error('gone')) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Leheriya georgette saree' })).toBeTruthy();
    expect(await screen.findByText(/Reviews can’t be shown/)).toBeTruthy();
  });
});
