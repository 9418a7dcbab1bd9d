import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS, filterParams, type Filters } from '../../../web/catalog/filters/filters.ts';
import { parseFilters } from '../../../web/catalog/filters/filter-params.ts';
import { shopFacts } from '../../shop-facts.ts';
import { product, products, renderShop } from './render-page.tsx';

const money = (rupees: number) => ({ amount: rupees * 100, currency: 'INR', display: `₹${rupees}` });
const BANDHANI = { slug: 'bandhani', name: 'Bandhani', story: ['Bandhani begins with a pinch.', 'Then it is dyed.'] };

/** A shop that counts colours and crafts. It records the filters of its listings. */
function shop() {
  const requested: unknown[] = [];
  const list = ({ filter, page }: { filter?: object; page?: number }) => {
    requested.push(filter);
    return {
      nodes: products('Saree', 2, page),
      pageInfo: { page: 1, totalPages: 1, totalItems: 2, hasNextPage: false, hasPreviousPage: false },
      filterCounts: [{ filter: 'FABRIC', value: 'Silk', count: 2 }],
      colorCounts: [{ filter: 'COLOR', value: 'Indigo', count: 2 }],
      craftCounts: [{ filter: 'CRAFT', value: 'bandhani', label: 'Bandhani', count: 2 }],
      priceRange: { lowest: money(799), highest: money(5999) },
    };
  };
  const category = ({ name }: { name: string }) => ({ name, productCount: 2, products: list });
  const craft = ({ slug }: { slug: string }) => (slug === 'bandhani' ? BANDHANI : null);
  return { requested, root: { products: list, category, craft } };
}

const form = async () => within(await screen.findByRole('complementary', { name: 'Filters' }));

describe('the filters', () => {
  it('choose colours, crafts and both ends of the price, up to the dearest product', async () => {
    const { root, requested } = shop();
    const { router } = renderShop('/Saree', { root });
    const filters = await form();
    await userEvent.click(filters.getByRole('checkbox', { name: /Indigo/ }));
    await userEvent.click(filters.getByRole('checkbox', { name: /Bandhani/ }));
    const to = filters.getByRole<HTMLInputElement>('spinbutton', { name: 'To ₹' });
    expect(to.placeholder).toBe('5999');
    await userEvent.type(filters.getByRole('spinbutton', { name: 'From ₹' }), '1000');
    await userEvent.type(to, '4000');
    expect(filters.getByRole<HTMLInputElement>('slider').value).toBe('2500');
    await userEvent.click(filters.getByRole('button', { name: /Apply Filters/ }));
    const search = '?minPrice=1000&priceTo=4000&color=Indigo&craft=bandhani';
    await waitFor(() => expect(router.state.location.search).toBe(search));
    const filter = { minPrice: 100_000, maxPrice: 400_000, colors: ['Indigo'], crafts: ['bandhani'] };
    await waitFor(() => expect(requested.at(-1)).toEqual(filter));
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    const words = chips.getAllByRole('link').map((link) => link.textContent);
    expect(words).toEqual(['From ₹1,000 ×', 'Up to ₹4,000 ×', 'Indigo ×', 'Bandhani ×']);
  });

  it.each<[string, Partial<Filters>]>([
    ['maxPrice=2500', {}],
    ['maxPrice=900', { maxPrice: 900 }],
    ['maxPrice=2500&priceTo=2500', { maxPrice: 2500 }],
    ['maxPrice=1500&priceTo=4000', { maxPrice: 1500 }],
    ['maxPrice=2500&minPrice=500&priceTo=', { minPrice: 500 }],
    ['minPrice=-5&priceTo=99999999999', {}],
  ])('read the price from the address: %s', (search, filters) => {
    const read = parseFilters(new URLSearchParams(search), shopFacts());
    expect(read).toEqual({ ...NO_FILTERS, ...filters });
    expect(parseFilters(new URLSearchParams(filterParams(read)), shopFacts())).toEqual(read);
  });

  it('sort by discount only in a shop that can', async () => {
    renderShop('/Saree', shop());
    expect((await form()).getByRole('option', { name: 'Highest discount' })).toBeTruthy();
  });
});

describe('the page of a craft', () => {
  it('has the story and the products, without a filter for crafts', async () => {
    const { root, requested } = shop();
    renderShop('/craft/bandhani', { root });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bandhani' })).toBeTruthy();
    expect(screen.getByText('Bandhani begins with a pinch.')).toBeTruthy();
    expect(requested).toEqual([{ crafts: ['bandhani'] }]);
    const filters = await form();
    expect(filters.queryByRole('group', { name: 'Crafts' })).toBeNull();
    expect(filters.getByRole('link', { name: 'Clear All' }).getAttribute('href')).toBe('/craft/bandhani');
  });

  it('is not found for an unknown craft', async () => {
    renderShop('/craft/ikat', shop());
    expect(await screen.findByRole('heading', { level: 1, name: /not found|does not exist/i })).toBeTruthy();
  });

  it('is linked from its products', async () => {
    renderShop('/Saree/x/rb-1', { root: { product: product({ craft: BANDHANI }) } });
    const link = await screen.findByRole('link', { name: 'Bandhani' });
    expect(link.getAttribute('href')).toBe('/craft/bandhani');
  });
});
