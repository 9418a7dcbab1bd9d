import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRoutes } from '../../../web/routes.tsx';
import type { ApolloClient } from '@apollo/client';
import { toSafePath } from '../../../web/session/return-path.ts';
import { session } from '../../../web/session/session.ts';
import { tolerateWarning } from '../../quiet-console.ts';
import { failing, renderPage, press, storedToken, tokenOf } from './render-page.tsx';
import { shopFacts } from '../../shop-facts.ts';

const EMPTY = { id: 's-1', items: [], itemCount: 0 };
const ASHA = {
  id: 's-1',
  name: 'Asha Verma',
  fullName: 'Asha Verma',
  email: 'asha.verma@example.com',
  phone: null,
  isFirstPurchase: true,
  cart: EMPTY,
  wishlist: EMPTY,
};
const expired = (reason: string) => failing('UNAUTHENTICATED', 'No session.', { reason });

beforeEach(() => localStorage.setItem('rangbandh.accessToken', tokenOf('s-1')));

/** All shopper data that a script of the page can read. */
const traces = (client: ApolloClient) =>
  [
    JSON.stringify(client.extract()),
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    document.body.innerHTML,
  ]
    .join(' ')
    .match(/Asha|asha\.verma|s-1/g);

describe('the end of a session', () => {
  it.each([
    ['SESSION_NOT_FOUND', 0],
    ['SESSION_INVALID', 1],
  ])('[AUTH-10] at %s shows a toast and a dialog, leads home and leaves no data', async (reason, logouts) => {
    const ends = { me: () => ASHA, refreshSession: expired(reason), logout: { userErrors: [] } };
    // The home page waits for its data; whether inside React's act depends on the machine's speed.
    tolerateWarning(/^A component suspended inside an `act` scope/);
    const { router, client, asked: requested } = renderPage('/account', ends);
    await screen.findByText('Asha Verma');
    localStorage.setItem('rangbandh.accessToken', 'spoilt');
    void client.refetchQueries({ include: 'active' });
    // It continues into the dialog that opens.
    await waitFor(() =>
      expect(screen.getByText('Oops! Session has expired').closest('[aria-live=assertive]')).toBeTruthy(),
    );
    expect(await screen.findByRole('dialog', { name: 'Session has expired' })).toBeTruthy();
    expect(storedToken()).toBeNull();
    await press('Back to the home page');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await waitFor(() => expect(requested.filter((name) => name === 'logout')).toHaveLength(logouts));
    await waitFor(() => expect(traces(client)).toBeNull());
  });

  it('[AUTH-10] names every cause, and leads to the login and from there back to the page', async () => {
    const { router, client } = renderPage('/account?from=menu', {
      me: () => ASHA,
      refreshSession: expired('SESSION_NOT_FOUND'),
    });
    await screen.findByText('Asha Verma');
    localStorage.setItem('rangbandh.accessToken', 'spoilt');
    void client.refetchQueries({ include: 'active' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Session has expired' }));
    expect(dialog.getByText(/You have been logged out to keep your account safe/)).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
    await screen.findByRole('form', { name: 'Login' });
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/account?from=menu');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[AUTH-11] is asked for, ends it on the server, leads home and leaves nothing', async () => {
    const { router, client, asked: requested } = renderPage('/account', { me: () => ASHA, logout: { userErrors: [] } });
    localStorage.setItem('rangbandh.pendingEmail', 'asha.verma@example.com');
    await screen.findByText('Asha Verma');
    await press('Log Out');
    expect(await screen.findByText('Are you sure you want to log out?')).toBeTruthy();
    await press('Cancel');
    expect(storedToken()).not.toBeNull();
    expect(requested).not.toContain('logout');
    await press('Log Out');
    await screen.findByRole('dialog');
    await userEvent.click(screen.getAllByRole('button', { name: 'Log Out' }).at(-1) ?? document.body);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(requested).toContain('logout');
    expect(storedToken()).toBeNull();
    await waitFor(() => expect(traces(client)).toBeNull());
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  });

  it.each([
    ['a server that knows no such session', expired('SESSION_NOT_FOUND'), false],
    ['a server that can not be reached', () => Promise.reject(new Error('cut')), true],
  ])('[AUTH-11] is the same with %s', async (_words, logout, isShown) => {
    const gone = { value: false };
    const { router } = renderPage(
      '/account',
      { me: () => ASHA, logout },
      () => gone.value && Promise.reject(new Error('cut')),
    );
    await screen.findByText('Asha Verma');
    await press('Log Out');
    await screen.findByRole('dialog');
    gone.value = isShown;
    await userEvent.click(screen.getAllByRole('button', { name: 'Log Out' }).at(-1) ?? document.body);
    await waitFor(() => expect(storedToken()).toBeNull());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    if (isShown) expect(await screen.findByText(/couldn’t reach the shop/)).toBeTruthy();
    else expect(screen.queryByText(/could not be reached/)).toBeNull();
  });

  it('[AUTH-11] shows an error if the shop can’t reach its own server', async () => {
    renderPage('/account', { me: () => ASHA, logout: failing('UPSTREAM_UNAVAILABLE', 'Resting.') });
    await screen.findByText('Asha Verma');
    await press('Log Out');
    await screen.findByRole('dialog');
    await userEvent.click(screen.getAllByRole('button', { name: 'Log Out' }).at(-1) ?? document.body);
    expect(await screen.findByText(/couldn’t reach the shop/)).toBeTruthy();
    expect(storedToken()).toBeNull();
  });

  it('[AUTH-11] leaves the home page, which is on its way by then, alone', async () => {
    const responded = Promise.withResolvers<void>();
    const gone = { value: false };
    const root = { me: () => ASHA, logout: { userErrors: [] } };
    const {
      router,
      client,
      asked: requested,
    } = renderPage('/account', root, () => (gone.value ? responded.promise : undefined));
    await screen.findByText('Asha Verma');
    gone.value = true;
    session.end();
    await waitFor(() => expect(requested).toContain('homePage'));
    await waitFor(() => expect(traces(client)).toBeNull());
    responded.resolve();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.errors).toBeNull();
  });

  it('[AUTH-11] in another tab takes the question of this one along', async () => {
    renderPage('/account', { me: () => ASHA });
    await screen.findByText('Asha Verma');
    await press('Log Out');
    await screen.findByRole('dialog');
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: 'rangbandh.accessToken', newValue: null }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(['rangbandh.accessToken', null])('[AUTH-11] in another tab takes this one along (%s)', async (key) => {
    const { router, client } = renderPage('/account', { me: () => ASHA });
    await screen.findByText('Asha Verma');
    sessionStorage.setItem('rangbandh.wanted', 'yes');
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await waitFor(() => expect(traces(client)).toBeNull());
    expect(sessionStorage.getItem('rangbandh.wanted')).toBeNull();
  });

  it('[AUTH-11] by another login, in another tab, shows the other shopper and leaves nothing of the first', async () => {
    const who = { shopper: ASHA };
    const { client } = renderPage('/account', { me: () => who.shopper });
    await screen.findByText('Asha Verma');
    const empty = { ...EMPTY, id: 'other' };
    who.shopper = {
      ...ASHA,
      cart: empty,
      wishlist: empty,
      id: 'other',
      name: 'Rohan Mehta',
      fullName: 'Rohan Mehta',
      email: 'rohan@example.com',
    };
    const begun = session.begin(tokenOf('other'));
    expect(client.extract()).not.toHaveProperty('Shopper:s-1');
    await begun;
    expect(await screen.findByText('Rohan Mehta')).toBeTruthy();
    await waitFor(() => expect(traces(client)).toBeNull());
  });

  it('[AUTH-11] is none while there is no session, nor when one begins: what a visitor wants stays', async () => {
    localStorage.clear();
    const { router } = renderPage('/account/login');
    await screen.findByRole('form', { name: 'Login' });
    sessionStorage.setItem('rangbandh.wanted', 'yes');
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(sessionStorage.getItem('rangbandh.wanted')).toBe('yes');
    await session.begin(tokenOf('s-1'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sessionStorage.getItem('rangbandh.wanted')).toBe('yes');
  });

  it('[AUTH-11] does not happen when the token is only renewed: the page preserves its data', async () => {
    const { client, asked: requested } = renderPage('/account', { me: () => ASHA });
    await screen.findByText('Asha Verma');
    await session.begin(tokenOf('s-1'));
    await screen.findByText('Asha Verma');
    expect(client.extract()).toHaveProperty('Shopper:s-1');
    expect(requested.filter((name) => name === 'profile')).toHaveLength(1);
  });
});

describe('a page that the browser has cached and shows again', () => {
  /** Returns to a page during whose absence the session became `token`. Returns how often the page was read again. */
  async function comeBack(persisted: boolean, token: string | null): Promise<number> {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    renderPage('/account', { me: () => ASHA });
    await screen.findByText('Asha Verma');
    if (token !== null) localStorage.setItem('rangbandh.accessToken', token);
    const shown = () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    shown();
    const count = reload.mock.calls.length;
    cleanup();
    shown();
    expect(reload).toHaveBeenCalledTimes(count);
    reload.mockRestore();
    return count;
  }

  it('[AUTH-11] is read again only when another shopper has logged in', async () => {
    expect([await comeBack(true, tokenOf('other')), await comeBack(true, null)]).toEqual([1, 0]);
    expect(await comeBack(false, tokenOf('s-1'))).toBe(0);
  });
});

describe('where a login leads', () => {
  const [shop, pages] = [shopFacts(), createRoutes()];

  it.each([
    '/',
    '/account',
    '/Saree?page=2',
    '/Saree/Red-one/rb-1?variant=RB%2F1#reviews',
    '/cart',
    '/myorders',
    '/search?text=silk',
  ])('[AUTH-4] %s is a page of the shop', (next) => expect(toSafePath(next, pages, shop)).toBe(next));

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/auth/google-login',
    '/graphql',
    '/nowhere',
    '/account/login',
    '/account/../auth/x',
    '/\t/evil.example',
    'account',
    '',
    null,
  ])('[AUTH-4] %j is not', (next) => expect(toSafePath(next, pages, shop)).toBeUndefined());
});
