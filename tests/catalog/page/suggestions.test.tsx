import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteRecentProducts } from '../../../web/app/note-recent-products.ts';
import {
  addRecentProduct,
  clearRecentProducts,
  readRecentProducts,
} from '../../../web/catalog/recent/recent-products.ts';
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

describe('what goes with a product', () => {
  it('is a row above the similar products', async () => {
    const goesWith = () => products('Dupatta', 8);
    renderShop(PAGE, { root: { product: () => product({ goesWith, similarProducts: products('Saree', 8) }) } });
    await screen.findByRole('heading', { level: 1 });
    await scrollDown();
    const row = await screen.findByRole('region', { name: 'Goes with it' });
    expect(within(row).getAllByRole('heading', { level: 3 })).toHaveLength(4);
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names.indexOf('Goes with it')).toBe(names.indexOf(NAME) - 1);
  });

  it('leaves no trace where the shop’s host does not know it', async () => {
    renderShop(PAGE, { root: { product: () => product({ goesWith: null, similarProducts: products('Saree', 4) }) } });
    await screen.findByRole('heading', { level: 1 });
    await scrollDown();
    await screen.findByRole('region', { name: NAME });
    expect(screen.queryByText('Goes with it')).toBeNull();
  });
});

describe('the recently viewed products', () => {
  const recent = 'Recently viewed';
  const listOf = (nodes: object[]) => ({
    nodes,
    pageInfo: { page: 1, totalPages: 1, totalItems: nodes.length, hasNextPage: false, hasPreviousPage: false },
    filterCounts: [],
  });
  const root = {
    product: () => product({ similarProducts: products('Dupatta', 4) }),
    products: ({ ids, search }: { ids?: string[]; search?: unknown }) =>
      listOf(
        ids
          ? ids.filter((id) => id !== 'gone').map((id) => product({ productId: id, name: `Piece ${id}` }))
          : search
            ? []
            : products('Dress', 4),
      ),
    variants: [],
  };
  const names = async () => {
    const row = await screen.findByRole('region', { name: recent });
    return within(row)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  };

  it('are remembered by the browser, each once, the last one first, at most twelve', () => {
    for (let at = 1; at <= 14; at += 1) addRecentProduct(`rb-${at}`);
    addRecentProduct('rb-9');
    expect(readRecentProducts().slice(0, 3)).toEqual(['rb-9', 'rb-14', 'rb-13']);
    expect(readRecentProducts()).toHaveLength(12);
  });

  it.each(['{', '[]', '{"version":1,"ids":[1,{},"","rb-1"]}', '{"version":2,"ids":["rb-2"]}'])(
    'are read with care: %s',
    (text) => {
      localStorage.setItem('rangbandh.recentProducts', text);
      expect(readRecentProducts().filter((id) => id !== 'rb-1')).toEqual([]);
    },
  );

  it('are noted for each product’s page, and not for one that does not exist', () => {
    let report: (state: object) => void = () => undefined;
    const state = (productId?: string, errors: object | null = null) => ({
      matches: [{ params: { productId } }],
      errors,
    });
    const router = {
      state: state('rb-1'),
      subscribe: (listener: typeof report) => ((report = listener), () => undefined),
    };
    noteRecentProducts(router as never);
    report(state('rb-2', { page: new Error('404') }));
    report(state('rb-3'));
    clearRecentProducts();
    report(state('rb-3'));
    expect(readRecentProducts()).toEqual([]);
    report(state());
    report(state('rb-3'));
    expect(readRecentProducts()).toEqual(['rb-3']);
  });

  it('are a row on a product’s page, without this product and those that no longer exist', async () => {
    for (const id of ['rb-4', 'gone', 'rb-2', 'rb-1']) addRecentProduct(id);
    renderShop(PAGE, { root });
    await screen.findByRole('heading', { level: 1 });
    await scrollDown();
    expect(await names()).toEqual(['Piece rb-2', 'Piece rb-4']);
  });

  it.each(['/cart', '/wishlist', '/search?text=nothing', '/nowhere/at/all/here'])('are shown on %s', async (path) => {
    addRecentProduct('rb-2');
    renderShop(path, { root });
    await screen.findByText(/is empty|No products found|Page not found/i, { selector: 'p, h1' });
    await scrollDown();
    expect(await names()).toEqual(['Piece rb-2']);
  });

  it('are removed from the browser by one press', async () => {
    addRecentProduct('rb-2');
    renderShop('/cart', { root });
    await screen.findByText(/is empty/);
    await scrollDown();
    await names();
    act(() => screen.getByRole('button', { name: 'Clear recently viewed products' }).click());
    await expect.poll(() => screen.queryByRole('region', { name: recent })).toBeNull();
    expect(localStorage.getItem('rangbandh.recentProducts')).toBeNull();
    expect(screen.getByRole('region', { name: 'New arrivals' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Cart');
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
