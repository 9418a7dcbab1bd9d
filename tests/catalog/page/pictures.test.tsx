import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { shopNode } from '../../shop-facts.ts';
import { category, product, products, renderShop } from './render-page.tsx';

describe('the pictures of the other colours', () => {
  it('[PDP-2] are not announced to the browser before the page’s own: many are in its cache, larger', async () => {
    const { toHtml } = renderShop('/Saree/x/rb-1?variant=RBSR-2301-IN', { root: { product: product() } });
    await screen.findByRole('list', { name: 'Colours' });
    const page = new DOMParser().parseFromString(toHtml(), 'text/html');
    const announced = [...page.querySelectorAll('link[rel="preload"][as="image"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(announced).toContain('/pictures/RBSR-2301-IN.whole');
    expect(announced).not.toContain('/pictures/RBSR-2301-MA.whole');
  });
});

describe("the shop's own pictures", () => {
  it('[PDP-2] come from the address at which the page is open, also in a trial that the gateway knows by another one', async () => {
    const origin = 'http://127.0.0.1:3000';
    const text = JSON.stringify(product()).replaceAll('/pictures/', `${origin}/pictures/`);
    const root = { product: JSON.parse(text), shop: shopNode({ trialUrl: origin }) };
    renderShop('/Saree/x/rb-1?variant=RBSR-2301-IN', { root });
    await screen.findByRole('list', { name: 'Pictures' });
    const images = [...document.querySelectorAll('img')];
    expect(images.length).toBeGreaterThan(2);
    for (const image of images) expect(image.outerHTML).not.toContain(origin);
    expect(images.map((image) => image.getAttribute('src'))).toContain('/pictures/RBSR-2301-IN.whole');
  });
});

describe('the cards of a listing', () => {
  it('[CAT-1] have the close-up for phones on each seventh, and those of a row beside a page on none', async () => {
    const sarees = {
      ...category('Saree', 15),
      products: () => ({ ...category('Saree', 15).products({ page: 1 }), nodes: products('Saree', 15) }),
    };
    renderShop('/Saree', { root: { category: sarees } });
    const cards = (await screen.findByRole('main')).querySelectorAll('ul li:has(h2)');
    const closeUps = [...cards].map((card) => card.querySelectorAll('img[src$=".close-up"]').length);
    expect(closeUps).toEqual(Array.from({ length: 15 }, (_, at) => (at === 6 || at === 13 ? 1 : 0)));
    const [seventh] = cards[6]?.querySelectorAll('img[src$=".close-up"]') ?? [];
    expect(seventh?.getAttribute('loading')).toBe('lazy');
  });
});

describe('the pictures, large', () => {
  it('[PDP-2] are led through by two buttons, which end with the first and the last', async () => {
    const scrolled: unknown[] = [];
    vi.spyOn(Element.prototype, 'scrollTo').mockImplementation((to?: unknown) => void scrolled.push(to));
    renderShop('/Saree/x/rb-1?variant=RBSR-2301-IN', { root: { product: product() } });
    const [first] = await within(await screen.findByRole('list', { name: 'Pictures' })).findAllByRole('link');
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: /^Pictures of/ }));
    const list = dialog.getByRole('list');
    Object.defineProperty(list, 'clientWidth', { value: 1200 });
    const [back, on] = ['Previous picture', 'Next picture'].map((name) => dialog.getByRole('button', { name }));
    const ends = () => [back, on].map((button) => button?.hasAttribute('disabled'));
    expect(ends()).toEqual([true, false]);
    if (on) await userEvent.click(on);
    expect(scrolled.at(-1)).toEqual({ left: 1200 });
    list.scrollLeft = 1200;
    fireEvent.scroll(list);
    expect(ends()).toEqual([false, true]);
    if (back) await userEvent.click(back);
    expect(scrolled.at(-1)).toEqual({ left: 0 });
  });
});
