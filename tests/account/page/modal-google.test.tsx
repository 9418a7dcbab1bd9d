import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { broadcast } from '../../../web/session/cross-tab.ts';
import {
  failing,
  respondInTurn,
  succeeded,
  renderPage,
  openLogin,
  press,
  storedToken,
  tokenOf,
} from './render-page.tsx';

let token = '';
let session: { accessToken: string };
let opened: string[] = [];
let popup = { closed: false };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  token = tokenOf('s-1');
  session = { ...succeeded, accessToken: token };
  opened = [];
  popup = { closed: false };
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  vi.spyOn(window, 'open').mockImplementation((address) => {
    opened.push(String(address));
    return new Proxy(window, { get: (target, name) => (name === 'closed' ? popup.closed : Reflect.get(target, name)) });
  });
});

/** The login modal with Google's popup open, as the shopper sees it. */
async function withPopup(completeGoogleRedirect: unknown, path = '/policies') {
  const view = renderPage(path, { completeGoogleRedirect });
  await openLogin();
  await press('Login with Google');
  expect(opened).toEqual(['/auth/google-login?mode=popup']);
  return view;
}

/** Sends the message of the popup's last page to the shop's windows. */
const popupReports = (outcome: string) => broadcast('rangbandh.google', { outcome });

const pause = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('Google’s popup', () => {
  it('[AUTH-7] logs in and leads home', async () => {
    const complete = respondInTurn(session);
    const { router } = await withPopup(complete);
    popupReports('done');
    await waitFor(() => expect(storedToken()).toBe(token));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(complete.inputs).toHaveLength(1);
  });

  it('[AUTH-7] shows ‘Login failed’ when Google or the shopper refused, and the modal stays', async () => {
    const complete = respondInTurn(session);
    await withPopup(complete);
    popupReports('failed');
    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect([storedToken(), complete.inputs.length]).toEqual([null, 0]);
    expect(screen.getByRole('dialog', { name: 'Login' })).toBeTruthy();
  });

  it('[AUTH-7] shows ‘Login failed’ when the shopper closes it, and the modal stays', async () => {
    await withPopup(respondInTurn(session));
    popup.closed = true;
    expect(await screen.findByText('Login failed', {}, { timeout: 5000 })).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Login' })).toBeTruthy();
  });

  it('[AUTH-7] uses its last message, also when it closes in the same moment', async () => {
    const complete = respondInTurn(session);
    await withPopup(complete);
    popup.closed = true;
    popupReports('done');
    await waitFor(() => expect(storedToken()).toBe(token));
    await pause(1500);
    expect(screen.queryByText('Login failed')).toBeNull();
  });

  it('[AUTH-7] reports no failure while it only seems closed and the shopper uses it, and accepts its message later', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    await withPopup(respondInTurn(session));
    popup.closed = true;
    await pause(1500);
    expect(screen.queryByText('Login failed')).toBeNull();
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    await screen.findByText('Login failed', {}, { timeout: 5000 });
    popupReports('done');
    await waitFor(() => expect(storedToken()).toBe(token));
  });

  it('[AUTH-7] shows ‘Login failed’ when the server returns no session', async () => {
    await withPopup(failing('UNAUTHENTICATED', 'No.'));
    popupReports('done');
    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(storedToken()).toBeNull();
  });

  it('[AUTH-7] goes to Google in this page if the browser blocks popups', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    vi.spyOn(window, 'open').mockReturnValue(null);
    renderPage('/policies');
    await openLogin();
    await press('Login with Google');
    expect(assign).toHaveBeenCalledWith('/auth/google-login');
  });
});

describe('the page that Google leads back to', () => {
  it('[AUTH-1] [AUTH-7] ends a redirect: the token is stored, and the way leads home', async () => {
    const complete = respondInTurn(session);
    const { router } = renderPage('/account/google?outcome=done&mode=page', { completeGoogleRedirect: complete });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect([storedToken(), complete.inputs.length]).toEqual([token, 1]);
  });

  it('[AUTH-7] shows no failed redirect to a logged in shopper, such as after a step back', async () => {
    localStorage.setItem('rangbandh.accessToken', tokenOf('s-1'));
    const { router } = renderPage('/account/google?outcome=failed');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByText('Login failed')).toBeNull();
  });

  it('[AUTH-7] shows ‘Login failed’ after a failed redirect, at the login page', async () => {
    const complete = respondInTurn(session);
    const { router } = renderPage('/account/google?outcome=failed&mode=page', { completeGoogleRedirect: complete });
    expect(await screen.findByText('Login failed')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'));
    expect([storedToken(), complete.inputs.length]).toEqual([null, 0]);
  });

  it.each(['done', 'failed'])(
    '[AUTH-7] as a popup sends its opener "%s" and closes, without a request',
    async (outcome) => {
      const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
      const channel = new BroadcastChannel('rangbandh.google');
      const received = new Promise((resolve) =>
        channel.addEventListener('message', ({ data }) => resolve(data), { once: true }),
      );
      const complete = respondInTurn(session);
      renderPage(`/account/google?outcome=${outcome}&mode=popup`, { completeGoogleRedirect: complete });
      expect(await received).toEqual({ outcome });
      channel.close();
      await waitFor(() => expect(close).toHaveBeenCalledOnce());
      expect([storedToken(), complete.inputs.length]).toEqual([null, 0]);
    },
  );
});
