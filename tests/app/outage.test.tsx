import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '../../web/app/ErrorPage.tsx';
import { refreshStalePage } from '../../web/app/refresh-stale-page.ts';
import { category, product, renderShop } from '../catalog/page/render-page.tsx';
import { knowShop } from '../shop-facts.ts';
import { createApolloClient } from '../../web/shopper/client.ts';
import { ApolloProvider } from '@apollo/client/react';

/** Longer than the first three pauses together, on a busy machine. */
const SOON = { timeout: 20_000 };

describe('a page that the shop could not show', () => {
  it.each(['/', '/Saree', '/policies'])('comes by itself when the shop is back: %s', async (path) => {
    let isAway = true;
    const until = () => isAway && Promise.reject(new Error('gone'));
    const categories = [category('Saree', 52)];
    const root = { categories, category: categories[0] };
    renderShop(path, { root, until, isShopKnown: path !== '/policies' });
    await screen.findByRole('link', { name: 'Try again' }, SOON);
    isAway = false;
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull(), SOON);
    expect(await screen.findByRole('heading', { level: 1, name: /Colour|Sarees|Policies/ })).toBeTruthy();
  });

  it('comes by itself too where its frame and skeletons were shown meanwhile', async () => {
    // The frame and the page send separate operations: all must get a response.
    const requested = new Set<(isThere: boolean) => void>();
    const response = (isThere: boolean) => {
      for (const settle of requested) settle(isThere);
      requested.clear();
    };
    const until = () =>
      new Promise<void>((resolve, reject) => {
        requested.add((isThere) => (isThere ? resolve() : reject(new Error('gone'))));
      });
    renderShop('/Saree', { root: { category: category('Saree', 52) }, until });
    await screen.findAllByTestId('skeleton', {}, SOON);
    await waitFor(() => {
      response(false);
      expect(screen.getByRole('link', { name: 'Try again' })).toBeTruthy();
    }, SOON);
    await waitFor(() => {
      response(true);
      expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
    }, SOON);
    expect(await screen.findByText('52 hand-dyed products')).toBeTruthy();
  });

  describe('for want of a script', () => {
    let status = 200;
    let requested = 0;
    beforeEach(() => {
      [status, requested] = [200, 0];
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
        requested += 1;
        return status === 0 ? Promise.reject(new TypeError('Failed to fetch')) : new Response(null, { status });
      });
    });
    const show = () => {
      const reload = vi.spyOn(location, 'reload').mockReturnValue();
      const client = createApolloClient({ uri: 'http://gateway.example/graphql' });
      knowShop(client);
      const loader = () => Promise.reject(new Error('no script'));
      const router = createMemoryRouter([
        { path: '/', loader, element: <></>, errorElement: <ErrorPage />, hydrateFallbackElement: <></> },
      ]);
      render(
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>,
      );
      return reload;
    };

    it.each([0, 503])('reloads as soon as the shop responds again (%s before)', async (away) => {
      status = away;
      const reload = show();
      await waitFor(() => expect(requested).toBe(1), SOON);
      expect(reload).not.toHaveBeenCalled();
      status = 200;
      await waitFor(() => expect(reload).toHaveBeenCalled(), SOON);
    });

    it('does not reload repeatedly if the error is its own, but when the shopper asks for it', async () => {
      const reload = show();
      await waitFor(() => expect(requested).toBeGreaterThan(1), SOON);
      expect(reload).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
      await waitFor(() => expect(reload).toHaveBeenCalled(), SOON);
    });
  });
});

describe('a page with old prices and stock', () => {
  const open = async (banner?: string) => {
    if (banner) document.documentElement.dataset['banner'] = banner;
    document.body.innerHTML = '<p id="stale">Prices and stock may be a few minutes old.</p>';
    const gateway = { name: 'Old', isStale: true, fails: false };
    const root = { product: () => product({ name: gateway.name, productId: 'rb-1' }) };
    const shop = renderShop('/Saree/x/rb-1', { root, until: () => gateway.fails && Promise.reject(new Error('gone')) });
    Object.defineProperty(shop.gateway, 'isStale', { get: () => gateway.isStale });
    await screen.findByRole('heading', { level: 1, name: 'Old' });
    shop.gateway.onStale = refreshStalePage(shop.router);
    return { ...shop, gateway };
  };
  const line = () => document.getElementById('stale');
  afterEach(() => delete document.documentElement.dataset['banner']);

  it('shows new ones automatically, preserves the input, and removes its notice', async () => {
    const { gateway, asked: requested } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('2');
    const before = requested.length;
    gateway.fails = true;
    await waitFor(() => expect(requested.length).toBeGreaterThan(before), SOON);
    gateway.fails = false;
    await waitFor(() => expect(requested.length).toBeGreaterThan(before + 1), SOON);
    expect([line() !== null, screen.getByRole('heading', { level: 1 }).textContent]).toEqual([true, 'Old']);
    Object.assign(gateway, { name: 'New', isStale: false });
    await waitFor(() => expect(line()).toBeNull(), SOON);
    expect(await screen.findByRole('heading', { level: 1, name: 'New' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('2');
    const after = requested.length;
    // A return to the page makes it read the stale data again, and nothing else.
    window.dispatchEvent(new Event('focus'));
    expect(requested.length).toBe(after);
  });

  it('shows the notice again if the next page is old too', async () => {
    const { gateway, router } = await open();
    gateway.isStale = false;
    await waitFor(() => expect(line()).toBeNull(), SOON);
    gateway.isStale = true;
    await router.navigate('/Saree/x/rb-2');
    await waitFor(() => expect(line()).not.toBeNull(), SOON);
    expect(document.body.firstElementChild).toBe(line());
    gateway.isStale = false;
    await waitFor(() => expect(line()).toBeNull(), SOON);
  });

  it('does not move under a shopper who has closed the banner: the notice disappears with the next step', async () => {
    const { gateway } = await open('hidden');
    Object.assign(gateway, { name: 'New', isStale: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'New' }, SOON)).toBeTruthy();
    expect(line()).not.toBeNull();
    await userEvent.click(document.body);
    expect(line()).toBeNull();
  });

  it('shows the next outage to a shopper who has closed the notice of this one', async () => {
    const { gateway, router } = await open();
    document.documentElement.dataset['banner'] = 'closed';
    gateway.isStale = false;
    await waitFor(() => expect(line()).toBeNull(), SOON);
    gateway.isStale = true;
    await router.navigate('/Saree/x/rb-2');
    await waitFor(() => expect(line()).not.toBeNull(), SOON);
    expect(document.documentElement.dataset['banner']).toBe('hidden');
  });
});
