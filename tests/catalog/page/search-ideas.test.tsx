import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { addRecentSearch, readRecentSearches } from '../../../web/catalog/search/recent-searches.ts';
import { category, products, renderShop } from './render-page.tsx';

beforeEach(() => localStorage.removeItem('rangbandh.recentSearches'));

/** Suggests by the text; a shop without suggestions has none. */
const searchSuggestions = ({ text }: { text?: string }) =>
  text
    ? {
        searches: ['Bandhani saree'],
        categories: [{ id: 'Category:Saree', name: 'Saree' }],
        crafts: [{ slug: 'bandhani', name: 'Bandhani' }],
      }
    : {
        searches: ['Silk dupatta', 'Georgette saree'],
        categories: [{ id: 'Category:Saree', name: 'Saree' }],
        crafts: [],
      };
const found = () => ({
  nodes: products('Saree', 2),
  pageInfo: { page: 1, totalPages: 1, totalItems: 2, hasNextPage: false, hasPreviousPage: false },
  filterCounts: null,
});

async function openPanel(root: Record<string, unknown> = {}) {
  const shop = renderShop('/policies', { root: { searchSuggestions, products: found, category, ...root } });
  await userEvent.click(within(await screen.findByRole('banner')).getByRole('link', { name: 'Search' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Search' }));
  return { ...shop, panel, box: panel.getByRole<HTMLInputElement>('combobox', { name: 'Search for' }) };
}
const labels = (group: HTMLElement) =>
  within(group)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the search panel before typing', () => {
  it('offers recent searches, which can be cleared, and popular ones', async () => {
    for (const text of ['jaal', '<b>ikat</b>', 'Silk dupatta', 'JAAL', ' ']) addRecentSearch(text);
    expect(readRecentSearches()).toEqual(['JAAL', 'Silk dupatta', '<b>ikat</b>']);
    const { panel } = await openPanel();
    expect(labels(panel.getByRole('group', { name: 'Recent searches' }))).toEqual([
      'JAAL',
      'Silk dupatta',
      '<b>ikat</b>',
    ]);
    expect(labels(await panel.findByRole('group', { name: 'Popular searches' }))).toEqual(['Georgette saree']);
    await userEvent.click(panel.getByRole('button', { name: 'Clear recent searches' }));
    expect(panel.queryByRole('group', { name: 'Recent searches' })).toBeNull();
    expect(labels(panel.getByRole('group', { name: 'Popular searches' }))).toEqual(['Silk dupatta', 'Georgette saree']);
    expect(readRecentSearches()).toEqual([]);
  });

  it('opens the chosen search by the keyboard, and remembers it', async () => {
    const { panel, box, router } = await openPanel();
    await panel.findByRole('group', { name: 'Popular searches' });
    expect(box.getAttribute('aria-expanded')).toBe('true');
    await userEvent.type(box, '{ArrowDown}{ArrowDown}');
    const chosen = within(panel.getByRole('listbox')).getByRole('option', { selected: true });
    expect([chosen.textContent, chosen.id]).toEqual(['Georgette saree', box.getAttribute('aria-activedescendant')]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?text=Georgette+saree'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readRecentSearches()).toEqual(['Georgette saree']);
  });

  it('shows nothing in a shop without suggestions', async () => {
    const { panel, box } = await openPanel({ searchSuggestions: null });
    await panel.findByRole('option', { name: 'Silk' });
    expect(panel.queryByRole('listbox')).toBeNull();
    expect(box.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the search panel during typing', () => {
  it('lists searches, categories and crafts before the products', async () => {
    const { panel, box, router } = await openPanel();
    await userEvent.type(box, 'ban');
    expect(labels(await panel.findByRole('group', { name: 'Suggested searches' }))).toEqual(['Bandhani saree']);
    expect(labels(panel.getByRole('group', { name: 'Categories' }))).toEqual(['Saree']);
    expect(panel.queryByRole('group', { name: 'Popular searches' })).toBeNull();
    expect(labels(panel.getByRole('group', { name: 'Matching products' }))).toHaveLength(2);
    expect(panel.getByRole('option', { name: 'Bandhani' }).getAttribute('href')).toBe('/craft/bandhani');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/Saree/x/saree-2'));
  });

  it('remembers what was searched for', async () => {
    const { box } = await openPanel();
    await userEvent.type(box, 'moon saree{Enter}');
    await waitFor(() => expect(readRecentSearches()).toEqual(['moon saree']));
  });
});
