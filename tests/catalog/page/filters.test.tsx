import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterParams } from '../../../web/catalog/filters/filters.ts';
import { parseFilters, toFilterVariables } from '../../../web/catalog/filters/filter-params.ts';
import { products, renderShop } from './render-page.tsx';
import { shopFacts } from '../../shop-facts.ts';

interface ListingRequest {
  page: number;
  filter?: Record<string, unknown>;
  sort?: string;
  soldOutLast?: boolean;
}

const COUNTS = [
  { filter: 'COLLECTION', value: 'BEST_SELLERS', count: 6 },
  { filter: 'FABRIC', value: 'Silk', count: 5 },
  { filter: 'FABRIC', value: 'Linen', count: 3 },
  { filter: 'OCCASION', value: 'OFFICE_WEAR', count: 2 },
  { filter: 'SIZE', value: 'M', count: 4 },
  { filter: 'SIZE', value: 'L', count: 3 },
  { filter: 'IN_STOCK', value: 'true', count: 50 },
];

/** A shop of 52 sarees, 7 of them with any filter. It records the arguments of its listings. */
function shop({ counts = COUNTS, left = 7 }: { counts?: typeof COUNTS | null; left?: number } = {}) {
  const requested: ListingRequest[] = [];
  const pageOf = ({ page, filter, sort, soldOutLast }: ListingRequest) => {
    requested.push({ page, filter, sort, soldOutLast });
    const [totalItems, totalPages] = filter ? [left, left > 0 ? 2 : 0] : [52, 3];
    const pageInfo = { page, totalPages, totalItems, hasNextPage: false, hasPreviousPage: false };
    return { nodes: page > totalPages ? [] : products('Saree', 2, page), pageInfo, filterCounts: counts };
  };
  const category = ({ name }: { name: string }) =>
    name === 'Saree' ? { name, productCount: 52, products: pageOf } : null;
  return { asked: requested, root: { category, products: pageOf } };
}

const form = async () => within(await screen.findByRole('complementary', { name: 'Filters' }));
const labels = (name: string, all: Awaited<ReturnType<typeof form>>) =>
  within(all.getByRole('group', { name }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);
const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');

describe('the filters of a category', () => {
  it('[CAT-3] change the order when another one is chosen, apply the other choices too, and preserve the focus', async () => {
    const { asked: requested, root } = shop();
    const { router } = renderShop('/Saree', { root });
    const filters = await form();
    await userEvent.click(filters.getByRole('checkbox', { name: /Linen/ }));
    expect(router.state.location.search).toBe('');
    const first = filters.getByRole('combobox');
    await userEvent.selectOptions(first, 'price_asc');
    await waitFor(() => expect(router.state.location.search).toBe('?fabric=Linen&sort=price_asc'));
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ sort: 'PRICE_ASC', filter: { fabrics: ['Linen'] } }));
    await waitFor(() => expect(first.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(filters.getByRole('combobox')));
    await userEvent.selectOptions(filters.getByRole('combobox'), '');
    await waitFor(() => expect(router.state.location.search).toBe('?fabric=Linen'));
  });

  it('[CAT-3] offer price, collections, fabrics, occasions and stock, each value with the number of its products', async () => {
    renderShop('/Saree', shop());
    const filters = await form();
    const price = filters.getByRole<HTMLInputElement>('slider');
    expect([price.min, price.max, price.value]).toEqual(['0', '2500', '2500']);
    expect(labels('Collections', filters)).toEqual(['Best Sellers6']);
    expect(labels('Fabrics', filters)).toEqual(['Linen3', 'Silk5']);
    expect(labels('Occasions', filters)).toEqual(['Office Wear2']);
    expect(labels('Sizes', filters)).toEqual(['M4', 'L3']);
    expect(labels('Availability', filters)).toEqual(['In stock50']);
    expect(filters.getByRole('button', { name: 'Apply Filters (52)' })).toBeTruthy();
    expect(filters.getByRole('link', { name: 'Clear All' }).getAttribute('href')).toBe('/Saree');
  });

  it('[CAT-3] show the proper names of fabrics that a host stores in the old spelling, and request the stored spelling', async () => {
    const gateway = shop({ counts: [{ filter: 'FABRIC', value: 'Crep', count: 3 }] });
    renderShop('/Saree?fabric=Crep', gateway);
    expect(labels('Fabrics', await form())).toEqual(['Crepe3']);
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(chips.getByRole('link').textContent).toBe('Crepe ×');
    expect(gateway.asked.at(-1)?.filter).toEqual({ fabrics: ['Crep'] });
  });

  it('[CAT-3] offer a fabric once, and chosen, whichever of its spellings the address has', async () => {
    const gateway = shop({ counts: [{ filter: 'FABRIC', value: 'Crepe', count: 3 }] });
    renderShop('/Saree?fabric=Crep', gateway);
    const filters = await form();
    expect(labels('Fabrics', filters)).toEqual(['Crepe3']);
    expect(filters.getByRole<HTMLInputElement>('checkbox', { name: /Crepe/ }).checked).toBe(true);
  });

  it('[CAT-3] offer every collection and occasion, uncounted, and the chosen fabric, where the gateway counts none', async () => {
    renderShop('/Saree?fabric=Silk', shop({ counts: null }));
    const filters = await form();
    expect(labels('Collections', filters)).toEqual(['Featured', 'Best Sellers', 'New Arrivals']);
    expect(labels('Fabrics', filters)).toEqual(['Silk']);
    expect(filters.queryByRole('group', { name: 'Sizes' })).toBeNull();
    expect(labels('Occasions', filters)).toEqual(['Wedding', 'Festival', 'Party', 'Casual', 'Office Wear']);
  });

  it('[CAT-3] are applied: sent to the gateway, shown in the address, and undone by going back', async () => {
    const { asked: requested, root } = shop();
    const { router } = renderShop('/Saree', { root });
    const filters = await form();
    await userEvent.click(filters.getByRole('checkbox', { name: /Silk/ }));
    await userEvent.click(filters.getByRole('checkbox', { name: /Linen/ }));
    await userEvent.click(filters.getByRole('checkbox', { name: /Office Wear/ }));
    await userEvent.click(filters.getByRole('button', { name: /Apply Filters/ }));
    await screen.findByText('7 hand-dyed products');
    expect(router.state.location.search).toBe('?fabric=Linen&fabric=Silk&occasion=Office+Wear');
    expect(requested.at(-1)).toEqual({
      page: 1,
      filter: { fabrics: ['Linen', 'Silk'], occasions: ['OFFICE_WEAR'] },
      soldOutLast: true,
    });
    expect(document.activeElement?.textContent).toContain('Apply Filters');
    await router.navigate(-1);
    await screen.findByText('52 hand-dyed products');
    await waitFor(() => expect(filters.getByRole<HTMLInputElement>('checkbox', { name: /Silk/ }).checked).toBe(false));
  });

  it('[SHELL-3] [CAT-3] are also beside all products of the shop, and sold out products come last there', async () => {
    const { asked: requested, root } = shop();
    const { router } = renderShop('/products?page=2', { root });
    expect(await screen.findByRole('heading', { level: 1, name: 'All Products' })).toBeTruthy();
    await screen.findByText('52 hand-dyed products');
    expect(requested.at(-1)).toEqual({ page: 2, soldOutLast: true });
    const filters = await form();
    await userEvent.click(filters.getByRole('checkbox', { name: /Silk/ }));
    expect(await filters.findByRole('button', { name: /Apply Filters \(7\)/ })).toBeTruthy();
    await userEvent.click(filters.getByRole('button', { name: /Apply Filters/ }));
    await screen.findByText('7 hand-dyed products');
    expect(router.state.location.pathname + router.state.location.search).toBe('/products?fabric=Silk');
    expect(requested.at(-1)).toEqual({ page: 1, filter: { fabrics: ['Silk'] }, soldOutLast: true });
    expect(robots()).toBe('noindex');
  });

  it('[CAT-3] show on the button, before they are applied, how many pieces they would leave', async () => {
    const { asked: requested, root } = shop();
    const { router } = renderShop('/Saree', { root });
    const filters = await form();
    await userEvent.click(filters.getByRole('checkbox', { name: /Silk/ }));
    expect(await filters.findByRole('button', { name: /Apply Filters \(7\)/ })).toBeTruthy();
    expect([requested.at(-1)?.filter, router.state.location.search]).toEqual([{ fabrics: ['Silk'] }, '']);
  });

  it('[CAT-3] by size is sent to the gateway, and named as a size over the pieces', async () => {
    const { asked: requested, root } = shop();
    const { router } = renderShop('/Saree', { root });
    const filters = await form();
    await userEvent.click(filters.getByRole('checkbox', { name: /^L\b/ }));
    await userEvent.click(filters.getByRole('button', { name: /^Apply Filters/ }));
    expect(await screen.findByRole('link', { name: 'Remove filter Size L' })).toBeTruthy();
    expect([requested.at(-1)?.filter, router.state.location.search]).toEqual([{ sizes: ['L'] }, '?size=L']);
  });

  const chosen = '/Saree?maxPrice=1500&fabric=Linen&fabric=Silk&inStock=true&sort=rating';

  it('[CAT-3] are listed over the pieces, each with a link that removes it and preserves the others', async () => {
    renderShop(chosen, shop());
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    expect(
      chips.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['Remove filter Up to ₹1,500', '/Saree?fabric=Linen&fabric=Silk&inStock=true&sort=rating'],
      ['Remove filter Linen', '/Saree?maxPrice=1500&fabric=Silk&inStock=true&sort=rating'],
      ['Remove filter Silk', '/Saree?maxPrice=1500&fabric=Linen&inStock=true&sort=rating'],
      ['Remove filter In stock', '/Saree?maxPrice=1500&fabric=Linen&fabric=Silk&sort=rating'],
    ]);
    await userEvent.click(chips.getByRole('link', { name: /Linen/ }));
    await waitFor(() => expect(chips.getAllByRole('link')).toHaveLength(3));
  });

  it('[CAT-3] hand the focus of one that is taken back to the next, and of the last to the heading', async () => {
    renderShop('/Saree?fabric=Silk&occasion=Party', shop());
    const remove = async (name: string) => {
      const chip = await screen.findByRole('link', { name });
      chip.focus();
      await userEvent.click(chip);
      await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
    };
    await remove('Remove filter Silk');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Remove filter Party' }));
    await remove('Remove filter Party');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('[CAT-3] stay while the page changes, and search engines leave the address out', async () => {
    renderShop(chosen, shop());
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(`${chosen}&page=2`);
    expect([robots(), document.head.querySelector('link[rel=canonical], link[rel=next]')]).toEqual(['noindex', null]);
    cleanup();
    renderShop('/Saree', shop());
    await form();
    expect([robots(), document.head.querySelector('link[rel=canonical]')?.getAttribute('href')]).toEqual([
      undefined,
      'https://shop.example/Saree',
    ]);
  });

  it('[CAT-3] that leave nothing show this, and lead back to all', async () => {
    renderShop('/Saree?fabric=Wool', shop({ left: 0 }));
    expect(await screen.findByText('No products found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/Saree');
    expect((await form()).getByRole<HTMLInputElement>('checkbox', { name: /Wool/ }).checked).toBe(true);
  });

  it.each([
    'maxPrice=x',
    'maxPrice=-1',
    'maxPrice=2500',
    'maxPrice=1e9',
    'fabric=',
    'fabric=%00',
    'occasion=wedding',
    'collection=__proto__',
    'inStock=yes',
    'sort=toString',
    `fabric=${'x'.repeat(41)}`,
  ])('[CAT-3] leave out %j, which is none', async (rubbish) => {
    const { asked: requested, root } = shop();
    renderShop(`/Saree?${rubbish}`, { root });
    expect(await screen.findByText('52 hand-dyed products')).toBeTruthy();
    expect(requested).toEqual([{ page: 1, soldOutLast: true }]);
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });

  it('[CAT-3] open over the page where there is no room beside it, and close when they are applied', async () => {
    const { router } = renderShop('/Saree', shop());
    await userEvent.click(await screen.findByRole('link', { name: 'Sort & Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Sort & Filter' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /Office Wear/ }));
    await userEvent.click(sheet.getByRole('button', { name: /Apply Filters/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(router.state.location.search).toBe('?occasion=Office+Wear'));
    expect(await screen.findByRole('link', { name: 'Sort & Filter (1)' })).toBeTruthy();
  });
});

describe('the filters of an address', () => {
  const words = fc.constantFrom(
    'maxPrice',
    'fabric',
    'size',
    'occasion',
    'collection',
    'inStock',
    'sort',
    'page',
    'text',
  );
  const values = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('Silk', 'Wedding', 'Featured', 'true', '900', 'newest'),
  );

  const labels = shopFacts();

  it('[CAT-3] are read from anything, and written so that they are read alike', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(words, values), { maxLength: 30 }), (given) => {
        const filters = parseFilters(new URLSearchParams(given), labels);
        expect(parseFilters(new URLSearchParams(filterParams(filters)), labels)).toEqual(filters);
        expect(JSON.stringify(toFilterVariables(filters, labels).filter ?? {})).not.toMatch(/\\u00|null/);
      }),
    );
  });
});
