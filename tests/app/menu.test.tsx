import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../schema/shop.ts';
import { cartBadge } from '../../web/cart/useCartBadge.ts';
import { wishlistSkus } from '../../web/wishlist/useWishlistSkus.ts';
import { renderPage, tokenOf } from '../account/page/render-page.tsx';

const header = async () => within(await screen.findByRole('banner'));
const hrefOf = (element: HTMLElement) => element.getAttribute('href');

/** Opens the side menu. */
async function openMenu() {
  await userEvent.click((await header()).getByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Rangbandh' }));
}
const linksIn = (menu: Awaited<ReturnType<typeof openMenu>>) =>
  within(menu.getByRole('tabpanel'))
    .getAllByRole('link')
    .map((link) => [link.textContent, hrefOf(link)]);

describe('the header', () => {
  it('[SHELL-2] has the menu, the way home, the login, the wishlist and the cart', async () => {
    renderPage('/policies');
    const bar = await header();
    expect(bar.getByRole('button', { name: 'Menu' })).toBeTruthy();
    expect(hrefOf(bar.getByRole('link', { name: /Rangbandh.*home/ }))).toBe('/');
    expect(hrefOf(bar.getByRole('link', { name: 'Login' }))).toBe('/account/login');
    expect(hrefOf(bar.getByRole('link', { name: 'Wishlist' }))).toBe('/wishlist');
    expect(hrefOf(bar.getByRole('link', { name: 'Cart' }))).toBe('/cart');
  });

  it('[SHELL-2] opens the login over the page for a visitor, and the account for a shopper', async () => {
    const { router, unmount } = renderPage('/policies');
    await userEvent.click((await header()).getByRole('link', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/policies');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
    localStorage.setItem('rangbandh.accessToken', tokenOf('s-1'));
    renderPage('/policies');
    expect(hrefOf(await (await header()).findByRole('link', { name: 'Account' }))).toBe('/account');
  });

  it.each([
    [0, 'Wishlist', 'Cart', ['', '']],
    [1, 'Wishlist, 1', 'Cart, 1', ['1', '1']],
    [99, 'Wishlist, 99', 'Cart, 99', ['99', '99']],
    [120, 'Wishlist, 120', 'Cart, 120', ['99+', '99+']],
  ])('[SHELL-2] counts %i on the wishlist and in the cart', async (count, wishes, pieces, shown) => {
    renderPage('/policies');
    const bar = await header();
    // The end of the search for a session sets both counts to zero.
    await bar.findByRole('link', { name: 'Login' });
    const liked = new Set(Array.from({ length: count }, (_, index) => `RB-${index}`));
    act(() => {
      wishlistSkus(liked);
      cartBadge(count);
    });
    const links = [bar.getByRole('link', { name: wishes }), bar.getByRole('link', { name: pieces })];
    expect(links.map(({ textContent }) => textContent)).toEqual(shown);
  });

  it.each([
    ['/cart', 'Your cart is empty', 'Shop Now'],
    ['/wishlist', 'Your wishlist is empty', 'Shop Now'],
    ['/myorders', 'Oops! All Order Not Found', 'Order now'],
  ])('[SHELL-2] leads to %s, which shows that it is still empty, and back', async (path, words, action) => {
    renderPage(path);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(hrefOf(screen.getByRole('link', { name: action }))).toBe('/');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('the side menu', () => {
  it('[SHELL-3] has the shop’s pages and its help for a visitor', async () => {
    renderPage('/policies');
    const menu = await openMenu();
    expect(linksIn(menu)).toEqual([
      ['All Products', '/products'],
      ['My Orders', '/myorders'],
      ['Wishlist', '/wishlist'],
      ['Cart', '/cart'],
      ['Login/Register', '/account/login'],
      ['+91 291 555 0142', 'tel:+912915550142'],
      ['help@rangbandh.example', 'mailto:help@rangbandh.example'],
    ]);
    expect(menu.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('[SHELL-3] has the account and Logout, which asks first, for a shopper', async () => {
    localStorage.setItem('rangbandh.accessToken', tokenOf('s-1'));
    renderPage('/policies');
    const menu = await openMenu();
    expect(linksIn(menu)).toContainEqual(['Account', '/account']);
    expect(menu.queryByText('Login/Register')).toBeNull();
    await userEvent.click(menu.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Are you sure you want to log out?')).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('[SHELL-3] lists the categories in its other tab, by mouse and by keyboard', async () => {
    renderPage('/policies');
    const menu = await openMenu();
    const [pages, categories] = menu.getAllByRole('tab');
    expect([pages?.textContent, categories?.textContent]).toEqual(['Menu', 'Categories']);
    await userEvent.click(categories ?? document.body);
    expect(linksIn(menu)).toEqual(CATEGORIES.map((name) => [name, `/${name}`]));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(pages);
    expect(pages?.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(categories);
    expect(linksIn(menu)).toHaveLength(CATEGORIES.length);
  });

  it('[SHELL-3] closes when the browser goes back', async () => {
    renderPage('/policies');
    await openMenu();
    dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[SHELL-3] closes when a page is chosen, and leads there', async () => {
    const { router } = renderPage('/policies');
    const menu = await openMenu();
    await userEvent.click(menu.getByRole('link', { name: 'Cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/cart');
  });
});
