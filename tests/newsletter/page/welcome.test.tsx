import { tokenOf } from '../../account/page/render-page.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, fillFigures } from '../../../schema/settings.ts';
import { SHOP } from '../../../schema/shop.ts';
import { shopFacts } from '../../shop-facts.ts';
import { WELCOME_KEY } from '../../../web/newsletter/welcome/welcome-seen.ts';

/** The offer of the banner, with the percent of today. */
const OFFER_IN_FORCE = fillFigures(SHOP.offer, DEFAULT_SETTINGS);

beforeEach(() => {
  vi.useFakeTimers();
});

/** Lets time pass, and shows what is due. */
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const welcome = () => screen.queryByRole('dialog', { name: `Welcome to ${SHOP.name}` });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const flag = () => localStorage.getItem(WELCOME_KEY);

/** The welcome's scripts, as a newly loaded page has them: without state. */
async function scripts() {
  vi.resetModules();
  // Fetched before, so that it is there when it is due.
  await import('../../../web/newsletter/welcome/WelcomeDialog.tsx');
  const { Welcome } = await import('../../../web/newsletter/welcome/Welcome.tsx');
  const { ShopContext } = await import('../../../web/shop/useShop.ts');
  const { setFirstPurchase } = await import('../../../web/session/first-purchase.ts');
  return { Welcome, ShopContext, setFirstPurchase };
}

/** Shows a page with the welcome in it. */
function show({ Welcome, ShopContext }: Awaited<ReturnType<typeof scripts>>, state: 'in' | 'out' = 'out') {
  if (state === 'in') localStorage.setItem('rangbandh.accessToken', tokenOf('s-1'));
  const page = (
    <ShopContext value={shopFacts()}>
      <input type="search" aria-label="Search" />
      <Welcome />
    </ShopContext>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '*', element: null },
  ]);
  return { router, ...render(<RouterProvider router={router} />) };
}
const open = async (state: 'in' | 'out' = 'out') => show(await scripts(), state);

describe('the welcome', () => {
  it('[HOME-1] opens two seconds after loading, shows the offer, and stores a flag when it is closed', async () => {
    await open();
    await wait(1990);
    expect(welcome()).toBeNull();
    await wait(20);
    await vi.waitFor(() => expect(welcome()?.textContent).toContain(OFFER_IN_FORCE));
    expect(flag()).toBeNull();
    // Its heading shows no focus ring, and the next Tab leads to the close button.
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: `Welcome to ${SHOP.name}` }));
    press('Start shopping');
    expect([welcome(), flag()]).toEqual([null, 'yes']);
    await wait(10_000);
    expect(welcome()).toBeNull();
  });

  it.each([
    ['the cross', () => press('Close')],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    ['going back', () => act(() => dispatchEvent(new PopStateEvent('popstate')))],
  ])('[HOME-1] stores the flag when it is closed by %s', async (_way, close) => {
    await open();
    await wait(2000);
    await close();
    expect([welcome(), flag()]).toEqual([null, 'yes']);
  });

  it('[HOME-1] leads a visitor to register, and a shopper to nothing but the shop', async () => {
    const { router, unmount } = await open();
    await wait(2000);
    fireEvent.click(screen.getByRole('link', { name: 'Register' }));
    await wait(0);
    expect([router.state.location.pathname, flag()]).toEqual(['/account/register', 'yes']);
    unmount();
    localStorage.clear();
    const renewed = await scripts();
    show(renewed, 'in');
    await wait(2000);
    expect(welcome()).toBeNull();
    act(() => renewed.setFirstPurchase(true));
    await wait(2000);
    expect(screen.getByRole('button', { name: 'Start shopping' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  });

  it('[HOME-1] never opens for a shopper who has bought before', async () => {
    const loaded = await scripts();
    show(loaded, 'in');
    act(() => loaded.setFirstPurchase(false));
    await wait(10_000);
    expect([welcome(), flag()]).toEqual([null, null]);
    cleanup();
    await open('in');
    await wait(10_000);
    expect(welcome()).toBeNull();
  });

  it.each(['yes', '', 'null', '{"rubbish":', '0', 'x'.repeat(10_000)])(
    '[HOME-1] does not open if there is a flag, whatever its value',
    async (rubbish) => {
      localStorage.setItem(WELCOME_KEY, rubbish);
      await open();
      await wait(10_000);
      expect(welcome()).toBeNull();
    },
  );

  it('[HOME-1] is not shown in a second tab when the first has closed it, and closes if it is open there', async () => {
    await open();
    await wait(1500);
    localStorage.setItem(WELCOME_KEY, 'yes');
    await wait(1500);
    expect(welcome()).toBeNull();
    cleanup();
    localStorage.clear();
    await open();
    await wait(2000);
    expect(welcome()).toBeTruthy();
    localStorage.setItem(WELCOME_KEY, 'yes');
    await act(() => dispatchEvent(new StorageEvent('storage', { key: WELCOME_KEY })));
    expect(welcome()).toBeNull();
  });

  it('[HOME-1] waits until a dialog is closed, a field is left and the page is visible', async () => {
    await open();
    const login = document.body.appendChild(document.createElement('dialog'));
    login.showModal();
    await wait(9000);
    expect(welcome()).toBeNull();
    login.close();
    act(() => screen.getByRole('searchbox').focus());
    await wait(9000);
    expect(welcome()).toBeNull();
    act(() => screen.getByRole('searchbox').blur());
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await wait(9000);
    expect(welcome()).toBeNull();
    seen.mockReturnValue('visible');
    await wait(2000);
    expect(welcome()).toBeTruthy();
  });

  it('[HOME-1] does not open on a page that the visitor opens meanwhile', async () => {
    const { router } = await open();
    await wait(1900);
    await act(() => router.navigate('/Saree'));
    await wait(9000);
    expect([welcome(), flag()]).toEqual([null, null]);
  });

  it.each([
    ['is not allowed', () => vi.stubGlobal('localStorage', undefined)],
    ['throws at every touch', () => vi.stubGlobal('localStorage', throwing(['getItem', 'setItem']))],
    ['is full', () => vi.stubGlobal('localStorage', throwing(['setItem']))],
  ])('[HOME-1] opens once in a visit and breaks nothing where storage %s', async (_how, stub) => {
    stub();
    const loaded = await scripts();
    show(loaded);
    await wait(2000);
    expect(welcome()).toBeTruthy();
    press('Start shopping');
    expect(welcome()).toBeNull();
    cleanup();
    show(loaded);
    await wait(9000);
    expect(welcome()).toBeNull();
  });
});

/** An empty storage, of which these functions throw. */
function throwing(names: readonly string[]) {
  const fail = () => {
    throw new DOMException('No.', 'QuotaExceededError');
  };
  return { getItem: () => null, setItem: () => undefined, ...Object.fromEntries(names.map((name) => [name, fail])) };
}
