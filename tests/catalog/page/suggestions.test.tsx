import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazySuggestions } from '../../../web/catalog/suggestions/LazySuggestions.tsx';
import { product, products, renderShop } from './render-page.tsx';

const PAGE = '/Saree/Leheriya-georgette-saree/rb-1';
const NAME = 'You may also like';

/** Notifies the parts of the page that they are near the window. */
let comeNear: (() => void)[];
beforeEach(() => {
  comeNear = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear.push(() => report([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The product's page, whose gateway returns these similar products. */
const open = (similarProducts: unknown) => renderShop(PAGE, { root: { product: () => product({ similarProducts }) } });
const scrollDown = async () => {
  await expect.poll(() => comeNear.length).toBeGreaterThan(0);
  act(() => comeNear.forEach((report) => report()));
};

describe('the list of suggestions', () => {
  it('is four products, fetched when the shopper comes near', async () => {
    const { asked: requested } = open(({ first }: { first: number }) => products('Dupatta', first));
    await screen.findByRole('heading', { level: 1 });
    expect(requested).not.toContain('similarProducts');
    await scrollDown();
    const section = await screen.findByRole('region', { name: NAME });
    expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(within(section).getAllByRole('link', { name: /Dupatta number 1/ })[0]).toHaveProperty(
      'pathname',
      '/Dupatta/x/dupatta-1',
    );
  });

  it.each([
    ['nothing is like it', () => []],
    ['the shop can’t tell', () => null],
  ])('is not there where %s, nor is its place', async (_, similarProducts) => {
    const { asked: requested } = open(similarProducts);
    await screen.findByRole('heading', { level: 1 });
    const place = document.querySelector('[class*=place]');
    expect(place).not.toBeNull();
    await scrollDown();
    await expect.poll(() => requested).toContain('similarProducts');
    await expect.poll(() => place?.isConnected).toBe(false);
    expect(screen.queryByRole('heading', { name: NAME })).toBeNull();
  });
});

describe('the newest products', () => {
  const root = {
    products: ({ search, first }: { search?: unknown; first?: number }) => ({
      nodes: search ? [] : products('Dress', first ?? 0),
      pageInfo: { page: 1, totalPages: 0, totalItems: 0, hasNextPage: false, hasPreviousPage: false },
      filterCounts: [],
    }),
    variants: [],
  };

  it.each(['/cart', '/wishlist', '/search?text=nothing'])('are shown if %s has nothing to show', async (path) => {
    renderShop(path, { root });
    await screen.findByText(/is empty|No products found/);
    await scrollDown();
    const section = await screen.findByRole('region', { name: 'New arrivals' });
    expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('make room for the words about an empty shop where the shop has none', async () => {
    const none = { pageInfo: { page: 1, totalPages: 0, totalItems: 0, hasNextPage: false, hasPreviousPage: false } };
    renderShop('/search?text=nothing', { root: { ...root, products: { nodes: [], filterCounts: [], ...none } } });
    await screen.findByText(/No products found/);
    expect(screen.queryByText('This shop has no products yet.')).toBeNull();
    await scrollDown();
    expect(await screen.findByText('This shop has no products yet.')).toBeTruthy();
  });
});

it('a part is fetched once the line is back where a shopper comes near it offline', async () => {
  const load = vi.fn<() => Promise<() => string>>(() => Promise.resolve(() => 'Here it is'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { container } = render(<LazySuggestions load={load} />);
  await scrollDown();
  expect(load).not.toHaveBeenCalled();
  act(() => void dispatchEvent(new Event('online')));
  await expect.poll(() => container.textContent).toBe('Here it is');
  expect(load).toHaveBeenCalledOnce();
});
