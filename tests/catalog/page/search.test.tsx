import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { shopNode } from '../../shop-facts.ts';
import { product, products, variant, renderShop } from './render-page.tsx';

const NOTHING_GIVEN = 'Type what you are looking for, or choose a category or fabric.';

interface ListingRequest {
  search: Record<string, string>;
  page: number;
  filter?: Record<string, unknown>;
}

/** A shop in which 30 pieces match every search, the last of `named` first. */
function shop({ found = 30, named = [] as string[], until = (): unknown => undefined } = {}) {
  const requested: ListingRequest[] = [];
  const first = named.map((name, index) =>
    product({
      productId: `n-${index}`,
      name,
      path: `/Saree/x/n-${index}`,
      reviewCount: 33,
      cover: variant(`N-${index}`, 'Red'),
    }),
  );
  const matching = ({ search, page, filter }: ListingRequest) => {
    requested.push({ search: { ...search }, page, filter });
    const totalPages = Math.ceil(found / 24);
    const pageInfo = { page, totalPages, totalItems: found, hasNextPage: false, hasPreviousPage: false };
    const nodes = [...first, ...products('Saree', 24)].slice(0, Math.min(found, 24));
    return { nodes: page > totalPages ? [] : nodes, pageInfo, filterCounts: null };
  };
  return { asked: requested, root: { products: matching, category: null }, until };
}

/** The same shop, whose host stores these fabrics. */
function shopOf(fabrics: readonly string[]) {
  const gateway = shop();
  return { ...gateway, root: { ...gateway.root, shop: { ...shopNode(), fabrics } } };
}

/** Opens the search over the policies. */
async function openPanel(gateway: ReturnType<typeof shop>) {
  const { router, asked: requested } = renderShop('/policies', gateway);
  await userEvent.click(within(await screen.findByRole('banner')).getByRole('link', { name: 'Search' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Search' }));
  const box = panel.getByRole<HTMLInputElement>('combobox', { name: 'Search for' });
  return { router, sent: requested, panel, box };
}
const optionsOf = (panel: Awaited<ReturnType<typeof openPanel>>['panel'], name: string) =>
  within(panel.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the search panel', () => {
  it('[SHELL-4] offers a category, a fabric by its proper name, and a text box', async () => {
    const { panel, box } = await openPanel(shop());
    expect(optionsOf(panel, 'Category')).toEqual(['All', 'Saree', 'Dupatta', 'Dress', 'Lehanga', 'Kurti']);
    await expect.poll(() => optionsOf(panel, 'Fabric')).toEqual(['All', 'Silk', 'Georgette', 'Crepe', 'Rayon']);
    expect([box.type, box.maxLength, box.closest('form')?.getAttribute('action')]).toEqual(['search', 100, '/search']);
  });

  it('[SHELL-4] lists at most eight pieces during typing, sends one request, and marks the matches', async () => {
    const gateway = shop({ named: ['<b>Leheriya</b> saree'] });
    const { panel, box, sent } = await openPanel(gateway);
    await userEvent.type(box, 'lehe');
    const list = await panel.findByRole('listbox');
    expect(within(list).getAllByRole('option')).toHaveLength(8);
    expect(list.querySelector('mark')?.textContent).toBe('Lehe');
    expect(within(list).getAllByRole('option')[0]?.textContent).toContain('<b>Leheriya</b> saree');
    const all = panel.getByRole('link', { name: 'See all 30 products' });
    expect([all.closest('output') !== null, all.getAttribute('href')]).toEqual([true, '/search?text=lehe']);
    expect([gateway.asked.map(({ search }) => search), sent]).toEqual([
      [{ text: 'lehe' }],
      ['fabrics', 'popularSearches', 'suggestions'],
    ]);
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Fabric' }), 'Georgette');
    await waitFor(() => expect(gateway.asked.at(-1)?.search).toEqual({ text: 'lehe', fabric: 'Georgette' }));
  });

  it('[SHELL-4] is used with the arrow keys, and Enter opens the piece', async () => {
    const { router, panel, box } = await openPanel(shop({ found: 3, named: ['First', 'Second', 'Third'] }));
    await userEvent.type(box, 'x');
    const [first, , third] = await within(await panel.findByRole('listbox')).findAllByRole('option');
    const active = () => box.getAttribute('aria-activedescendant');
    expect([box.getAttribute('aria-expanded'), active()]).toEqual(['true', null]);
    await userEvent.keyboard('{ArrowUp}');
    expect([active(), third?.getAttribute('aria-selected')]).toEqual([third?.id, 'true']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect([active(), document.activeElement]).toEqual([first?.id, box]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/Saree/x/n-1'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[SHELL-4] shows and links the variant whose colour is typed', async () => {
    const gateway = shop();
    const nodes = [product({ name: 'Noon', path: '/Saree/Noon/n-1', matchingVariant: variant('N-1-BL', 'Sky Blue') })];
    const pageInfo = { page: 1, totalPages: 1, totalItems: 1, hasNextPage: false, hasPreviousPage: false };
    const root = { ...gateway.root, products: () => ({ nodes, pageInfo, filterCounts: null }) };
    const { panel, box } = await openPanel({ ...gateway, root });
    await userEvent.type(box, 'blue');
    const option = await panel.findByRole('option', { name: /Noon/ });
    expect(option.getAttribute('href')).toBe('/Saree/Noon/n-1?variant=N-1-BL');
    expect(option.querySelector('img')?.getAttribute('src')).toBe('/pictures/N-1-BL.whole');
  });

  it('[SHELL-4] takes a price that is typed for a filter', async () => {
    const gateway = shop();
    const { panel, box, router } = await openPanel(gateway);
    await userEvent.type(box, 'saree under 2000');
    await waitFor(() =>
      expect(gateway.asked.at(-1)).toMatchObject({ search: { text: 'saree' }, filter: { maxPrice: 200000 } }),
    );
    await panel.findByRole('listbox');
    await userEvent.type(box, '{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: '“saree”' })).toBeTruthy();
    expect(router.state.location.search).toBe('?text=saree&maxPrice=2000');
    expect(screen.getByRole('link', { name: /Up to ₹2,000/ })).toBeTruthy();
  });

  it('[SHELL-4] leads to the results at an address of their own when nothing in the list is chosen', async () => {
    const { router, panel, box } = await openPanel(shop());
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Category' }), 'Saree');
    await userEvent.type(box, ' 50% & co {Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: '“50% & co” in Sarees' })).toBeTruthy();
    expect(router.state.location.search).toBe('?text=50%25+%26+co&category=Saree');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[SEARCH-1] asks for input when neither text, category nor fabric is given, and sends no request', async () => {
    const { router, panel, box, sent } = await openPanel(shop());
    await userEvent.type(box, '   {Enter}');
    expect(panel.getByRole('alert').textContent).toBe(NOTHING_GIVEN);
    await userEvent.type(box, 'x');
    expect(panel.getByRole('alert').textContent).toBe('');
    expect([router.state.location.pathname, sent.filter((name) => name === 'searchPage')]).toEqual(['/policies', []]);
  });

  it.each([
    ['No products found', { found: 0 }],
    ['An error occurred', { until: () => Promise.reject(new Error('gone')) }],
  ])('[SHELL-4] shows %j in that case', async (words, how) => {
    const { panel, box } = await openPanel(shop(how));
    await userEvent.type(box, 'x');
    expect((await panel.findByText(words)).closest('output')).toBeTruthy();
    expect(panel.queryByRole('option', { name: /Saree number/ })).toBeNull();
  });
});

describe('the results page', () => {
  it('[SEARCH-2] shows each piece with its own number of reviews', async () => {
    renderShop('/search?text=dots', shop({ named: ['Dots'] }));
    const card = within((await screen.findByRole('heading', { name: 'Dots' })).closest('li') ?? document.body);
    expect(card.getByText('4.5 out of 5 stars, 33 reviews')).toBeTruthy();
    expect(screen.getByText('30 hand-dyed products')).toBeTruthy();
    expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('[SEARCH-1] leads from a search for only a price to all products up to it', async () => {
    const { router } = renderShop('/search?text=under+%E2%82%B9500&page=2', shop());
    expect(await screen.findByRole('heading', { level: 1, name: 'All Products' })).toBeTruthy();
    expect(router.state.location.pathname + router.state.location.search).toBe('/products?maxPrice=500');
  });

  it('[SEARCH-1] shows and links the variant whose colour was searched for, and of a garment in sizes its colour', async () => {
    const sold = [
      { name: 'Noon', path: '/Saree/Noon/n-1', matchingVariant: variant('N-1-BL', 'Sky Blue', 0) },
      { name: 'Dusk', path: '/Dress/Dusk/n-2', matchingVariant: variant('N-2-BL', 'Royal Blue', 3, 'M') },
      { name: 'Dawn', path: '/Saree/Dawn/n-3', matchingVariant: null },
    ];
    const nodes = sold.map((one, at) => product({ productId: `n-${at}`, cover: variant(`N-${at}-RD`, 'Red'), ...one }));
    const requested: unknown[] = [];
    const matchingVariant = (one: (typeof sold)[number]) => (args: unknown) => {
      requested.push(args);
      return one.matchingVariant;
    };
    const found = nodes.map((node, at) =>
      Object.assign({}, node, { matchingVariant: matchingVariant(sold[at] ?? sold[0]!) }),
    );
    const pageInfo = { page: 1, totalPages: 1, totalItems: 3, hasNextPage: false, hasPreviousPage: false };
    renderShop('/search?text=blue', {
      root: { products: () => ({ nodes: found, pageInfo, filterCounts: null }), category: null },
    });
    const cardOf = async (name: string) => {
      const heading = await screen.findByRole('heading', { name });
      const card = heading.closest('li') ?? document.body;
      const link = within(heading).getByRole('link').getAttribute('href');
      return [link, card.querySelector('img')?.getAttribute('src'), within(card).queryByText('Out of Stock') !== null];
    };
    expect(await cardOf('Noon')).toEqual(['/Saree/Noon/n-1?variant=N-1-BL', '/pictures/N-1-BL.whole', true]);
    expect(await cardOf('Dusk')).toEqual(['/Dress/Dusk/n-2?color=Royal+Blue', '/pictures/N-2-BL.whole', false]);
    expect(await cardOf('Dawn')).toEqual(['/Saree/Dawn/n-3', '/pictures/N-2-RD.whole', false]);
    expect(requested).toContainEqual({ text: 'blue' });
  });

  it.each(['RBDR-2437-IN-L', 'sku 2437'])(
    '[SEARCH-1] leads to the variant that “%s” names, also to its size',
    async (text) => {
      const matchingVariant = variant('RBDR-2437-IN-L', 'Indigo', 3, 'L');
      const node = product({
        name: 'Dusk',
        path: '/Dress/Dusk/n-2',
        cover: variant('RBDR-2439-IB-S', 'Black'),
        matchingVariant,
      });
      const pageInfo = { page: 1, totalPages: 1, totalItems: 1, hasNextPage: false, hasPreviousPage: false };
      const root = { products: () => ({ nodes: [node], pageInfo, filterCounts: null }), category: null };
      renderShop(`/search?text=${encodeURIComponent(text)}`, { root });
      const heading = await screen.findByRole('heading', { name: 'Dusk' });
      expect(within(heading).getByRole('link').getAttribute('href')).toBe('/Dress/Dusk/n-2?variant=RBDR-2437-IN-L');
      expect(heading.closest('li')?.querySelector('img')?.getAttribute('src')).toBe('/pictures/RBDR-2437-IN-L.whole');
    },
  );

  it.each([
    ['text=dots', '“dots”', { text: 'dots' }],
    ['fabric=Silk', 'Silk products', { fabric: 'Silk' }],
    ['fabric=Georagette', 'Georgette products', { fabric: 'Georgette' }],
    ['category=Saree', 'Sarees', { category: 'Saree' }],
    ['text=+a%00b+&category=&fabric=', '“a b”', { text: 'a b' }],
    [`text=${'x'.repeat(300)}`, `“${'x'.repeat(100)}”`, { text: 'x'.repeat(100) }],
    ['text=%25_%5C%27', "“%_\\'”", { text: "%_\\'" }],
  ])('[SEARCH-1] reads the address ?%s', async (address, title, search) => {
    const gateway = shop();
    renderShop(`/search?${address}`, gateway);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(gateway.asked).toEqual([{ search, page: 1, filter: undefined }]);
  });

  it.each([
    ['fabric=Crep', 'Crepe products', { fabric: 'Crep' }],
    ['fabric=Georagette', 'Georgette products', { fabric: 'Georagette' }],
    ['fabric=Georgette', 'Georgette products', { fabric: 'Georagette' }],
  ])('[SEARCH-1] finds ?%s with a host that stores the names of old', async (address, title, search) => {
    const gateway = shopOf(['Silk', 'Georagette', 'Crep']);
    renderShop(`/search?${address}`, gateway);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(gateway.asked).toEqual([{ search, page: 1, filter: undefined }]);
    const select = await within(screen.getByRole('main')).findByRole<HTMLSelectElement>('combobox', { name: 'Fabric' });
    await waitFor(() =>
      expect([...select.options].map(({ text }) => text)).toEqual(['All', 'Silk', 'Georgette', 'Crepe']),
    );
    expect(select.value).toBe(search.fabric);
  });

  it('[SEARCH-1] [CAT-3] uses a fabric beside a text as a filter, and applies both on each page', async () => {
    const gateway = shop();
    renderShop('/search?text=dots&fabric=Silk&fabric=Crep', gateway);
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(gateway.asked).toEqual([{ search: { text: 'dots' }, page: 1, filter: { fabrics: ['Crepe', 'Silk'] } }]);
    expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
      '/search?text=dots&fabric=Crepe&fabric=Silk&page=2',
    );
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    expect(chips.getByRole('link', { name: /Silk/ }).getAttribute('href')).toBe('/search?text=dots&fabric=Crepe');
  });

  it.each(['', '?text=&category=&fabric=', '?text=%20%00', '?page=3'])(
    '[SEARCH-1] asks for a search text at /search%s',
    async (address) => {
      const gateway = shop();
      renderShop(`/search${address}`, gateway);
      expect(await screen.findByText(NOTHING_GIVEN)).toBeTruthy();
      expect(await screen.findByRole('searchbox', { name: 'Search for' })).toBeTruthy();
      expect(gateway.asked).toEqual([]);
    },
  );

  it('[SEARCH-1] moves the focus to the heading of the results after a new search', async () => {
    renderShop('/search?text=silk', shop());
    const page = within(await screen.findByRole('main'));
    const box = await page.findByRole('searchbox', { name: 'Search for' });
    await userEvent.clear(box);
    await userEvent.type(box, 'cotton{Enter}');
    await waitFor(() => expect(page.getByRole('searchbox', { name: 'Search for' })).toHaveProperty('value', 'cotton'));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('[SEARCH-1] shows that nothing matches, and that a page does not exist', async () => {
    renderShop('/search?text=zzz', shop({ found: 0 }));
    expect(await screen.findByText('No products found')).toBeTruthy();
    expect(screen.queryByText(/hand-dyed product/)).toBeNull();
    cleanup();
    renderShop('/search?text=dots&page=9', shop());
    expect(await screen.findByText('This page does not exist')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to page 1' }).getAttribute('href')).toBe('/search?text=dots&page=1');
  });

  it('[SEARCH-1] shows on the list of all products of an empty shop how its owner adds the first one', async () => {
    renderShop('/products', shop({ found: 0 }));
    expect(await screen.findByText('This shop has no products yet.')).toBeTruthy();
    expect(screen.getByText(/in the back office/)).toBeTruthy();
  });
});
