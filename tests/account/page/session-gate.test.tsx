import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { requireLogin, useLoginRedirect, type LoginRequest } from '../../../web/session/login-redirect.ts';
import { ShopContext } from '../../../web/shop/useShop.ts';
import { createRoutes } from '../../../web/routes.tsx';
import { PagesContext, popReturnPath } from '../../../web/session/return-path.ts';
import { session } from '../../../web/session/session.ts';
import { openLogin, openLogout, useSessionDialog } from '../../../web/session/session-dialog.ts';
import { ToastHost } from '../../../web/ui/ToastHost.tsx';
import { createApolloClient } from '../../../web/shopper/client.ts';
import { tokenOf } from './render-page.tsx';
import { shopFacts } from '../../shop-facts.ts';

/** The last login of a page, with everything that follows it. */
let loggedIn = Promise.resolve();

function Page({ request }: { request: LoginRequest }) {
  const goOn = useLoginRedirect();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const logIn = async () => {
    await session.begin(tokenOf('s-1'));
    // Two callers may request it: the dialog, and the page that learns of the session.
    await Promise.all([goOn(), goOn()]);
  };
  const onLogIn = () => {
    loggedIn = logIn();
  };
  return (
    <>
      <button onClick={() => requireLogin({ returnTo: here, ...request })}>Want</button>
      <button onClick={onLogIn}>Log in</button>
      <button onClick={() => session.end()}>Log out</button>
      <button onClick={openLogin}>Header’s login</button>
      <button onClick={openLogout}>Header’s logout</button>
      <output>{useSessionDialog()}</output>
      <p>{here}</p>
      <ToastHost />
    </>
  );
}

/** A page at `path` with an action that needs a login. */
function openPage(path: string, request: LoginRequest = {}) {
  const router = createMemoryRouter([{ path: '*', element: <Page request={request} /> }], { initialEntries: [path] });
  const client = createApolloClient({ uri: 'https://shop.example/graphql' });
  render(
    <ApolloProvider client={client}>
      <ShopContext value={shopFacts()}>
        <PagesContext value={createRoutes()}>
          <RouterProvider router={router} />
        </PagesContext>
      </ShopContext>
    </ApolloProvider>,
  );
  const at = () => router.state.location.pathname + router.state.location.search;
  return { router, at };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a change that needs a login', () => {
  it('[PDP-11] leads back to the page where it was wished, once', async () => {
    const { router, at } = openPage('/Saree/Red/rb-1?variant=RB-1', { words: 'Please log in first' });
    await press('Want');
    expect(await screen.findByText('Please log in first')).toBeTruthy();
    await router.navigate('/account/login');
    // The page appears a moment after the router reports it.
    await screen.findByText('/account/login');
    await press('Log in');
    await waitFor(() => expect(at()).toBe('/Saree/Red/rb-1?variant=RB-1'));
    await press('Log out');
    await press('Log in');
    await waitFor(() => expect(at()).toBe('/'));
  });

  it('[AUTH-7] survives the way to Google and back, in the tab’s storage', async () => {
    openPage('/Saree');
    await press('Want');
    cleanup();
    const { at } = openPage('/account/google?outcome=done');
    await press('Log in');
    await waitFor(() => expect(at()).toBe('/Saree'));
  });

  it('[AUTH-11] dies at logout', async () => {
    const { at } = openPage('/Saree', { returnTo: '/Dress' });
    await press('Want');
    await press('Log out');
    await press('Log in');
    await waitFor(() => expect(at()).toBe('/'));
  });

  it('[AUTH-6] is none: the way leads home, or to the page in the login page’s address, if that is the shop’s', async () => {
    for (const [path, target] of [
      ['/account/login', '/'],
      ['/account/login?next=%2Fmyorders', '/myorders'],
      ['/account/login?next=%2F%2Fevil.example', '/'],
      ['/account/login?next=https%3A%2F%2Fevil.example', '/'],
    ] as const) {
      const { at } = openPage(path);
      await press('Log in');
      await waitFor(() => expect([path, at()]).toEqual([path, target]));
      await expect(loggedIn).resolves.toBeUndefined();
      cleanup();
    }
  });

  it('[AUTH-6] is forgotten by one who then logs in for nothing in particular', async () => {
    const { at } = openPage('/Saree');
    await press('Want');
    expect(screen.getByRole('status').textContent).toBe('login');
    await press('Header’s logout');
    expect(screen.getByRole('status').textContent).toBe('logout');
    await press('Header’s login');
    expect(screen.getByRole('status').textContent).toBe('login');
    await press('Log in');
    await waitFor(() => expect(at()).toBe('/'));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('[AUTH-6] takes its words away at the login, and leads away from a login page without a way back', async () => {
    const { router, at } = openPage('/account/login', { returnTo: '/Dress', words: 'Please log in first' });
    await press('Want');
    await screen.findByText('Please log in first');
    await press('Log in');
    await waitFor(() => expect(at()).toBe('/Dress'));
    await waitFor(() => expect(screen.queryByText('Please log in first')).toBeNull());
    await router.navigate(-1);
    expect(at()).toBe('/Dress');
  });

  it('[AUTH-6] leaves the way back to the page that it was wished on', async () => {
    const { router, at } = openPage('/Saree', { returnTo: '/Dress' });
    await press('Want');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Log in');
    await waitFor(() => expect(at()).toBe('/Dress'));
    await router.navigate(-1);
    expect(at()).toBe('/Saree');
  });

  it('[AUTH-6] is none when nothing was stored, and is taken once', () => {
    expect(popReturnPath()).toBeUndefined();
    sessionStorage.setItem('rangbandh.returnTo', '/Dress');
    expect([popReturnPath(), popReturnPath()]).toEqual(['/Dress', undefined]);
  });

  it('[AUTH-6] leads to no page of another shop, whatever was stored', async () => {
    sessionStorage.setItem('rangbandh.returnTo', 'https://evil.example/');
    const { at } = openPage('/account/login');
    await press('Log in');
    await waitFor(() => expect(at()).toBe('/'));
  });
});
