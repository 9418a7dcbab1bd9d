import { act, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, fillFigures } from '../../schema/settings.ts';
import { FIRST_PURCHASE_PERCENT, SHOP } from '../../schema/shop.ts';
import { setFirstPurchase } from '../../web/session/first-purchase.ts';
import { Banner } from '../../web/app/Banner.tsx';
import { ShopContext } from '../../web/shop/useShop.ts';
import type { ShopFacts } from '../../web/shop/shop-facts.ts';
import { shopFacts } from '../shop-facts.ts';
import { renderPage, tokenOf } from '../account/page/render-page.tsx';

const OFFER = 'Get an Additional 5% Discount on Your First Purchase';
const show = (changes: Partial<ShopFacts> = {}) => {
  const element = (
    <ShopContext value={{ ...shopFacts(), ...changes }}>
      <Banner />
    </ShopContext>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};
const factsOf = (link: HTMLElement) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name));

describe('the top banner', () => {
  it('[SHELL-1] makes the offer to a shopper before the first purchase, and none after it', async () => {
    localStorage.setItem('rangbandh.accessToken', tokenOf('s-1'));
    setFirstPurchase(true);
    show();
    expect(await screen.findByText(OFFER)).toBeTruthy();
    act(() => setFirstPurchase(false));
    expect(screen.queryByText(OFFER)).toBeNull();
    expect(screen.getByText('Free delivery across India')).toBeTruthy();
  });

  it.each(['/', '/Saree', '/policies', '/cart', '/no/such/page'])(
    '[SHELL-1] has the offer, the tagline and a link home at %s',
    async (path) => {
      renderPage(path);
      const top = within((await screen.findByText(OFFER)).closest('header') ?? document.body);
      expect(top.getByText(SHOP.tagline)).toBeTruthy();
      expect(top.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    },
  );

  it("[SHELL-1] leads to the shop's other places, each by its name, without a referrer", () => {
    show();
    expect(SHOP.social.length).toBeGreaterThan(0);
    for (const { name, href } of SHOP.social) {
      const link = screen.getByRole('link', { name: `${SHOP.name} on ${name}` });
      expect(factsOf(link)).toEqual([href, null, 'noopener noreferrer']);
      expect(link.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(1);
      expect(link.textContent).toBe('');
    }
  });

  it('[SHELL-1] leads into a chat beside this page, and announces it', () => {
    show();
    const chat = screen.getByRole('link', { name: 'Chat with us (opens a new tab)' });
    expect(factsOf(chat)).toEqual([SHOP.chat, '_blank', 'noopener noreferrer']);
  });

  it('[SHELL-1] writes the name of a place that has no sign', () => {
    const elsewhere = { name: 'Koo', url: 'https://koo.example/rangbandh' };
    show({ social: [elsewhere] });
    const link = screen.getByRole('link', { name: 'Rangbandh on Koo' });
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Koo', elsewhere.url]);
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it('[SHELL-1] shows the discount of a first purchase, to the percent', () => {
    expect(fillFigures(SHOP.offer, DEFAULT_SETTINGS)).toBe(OFFER);
    expect(/(\d+)%/.exec(fillFigures(SHOP.offer, DEFAULT_SETTINGS))?.[1]).toBe(String(FIRST_PURCHASE_PERCENT));
  });
});
