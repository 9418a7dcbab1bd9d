import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, HOME_SECTIONS, PROMISES, SHOP } from '../../../schema/shop.ts';
import { category, renderShop } from './render-page.tsx';

const open = (count: number) =>
  renderShop('/', { root: { categories: CATEGORIES.map((name) => category(name, count)) } });
/** A region of the page, whose lower half has its own script. */
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the lower half of the home page', () => {
  it.each([0, 1, 30])(
    '[HOME-4] gives four reasons to buy here, in a shop of %i pieces to a category',
    async (count) => {
      open(count);
      const reasons = await region(`Why choose ${SHOP.name}`);
      expect(reasons.getAllByRole('heading', { level: 3 })).toHaveLength(4);
      expect(reasons.getByText(new RegExp(`${PROMISES.returnDays} days`)).parentElement?.textContent).toContain(
        `${PROMISES.returnRefundDays} business days`,
      );
      // Chromium breaks a line after a hyphen.
      expect(reasons.getByText(PROMISES.returnRefundDays).className).toBe('no-break');
    },
  );

  it('[HOME-4] shows no cloth twice above them while there are others', async () => {
    open(1);
    await region(`Why choose ${SHOP.name}`);
    const section = screen.getByRole('region', { name: `Why choose ${SHOP.name}` });
    const pictures = [...section.querySelectorAll('img')].map(({ src }) => src);
    expect(pictures).toHaveLength(4);
    expect(new Set(pictures).size).toBe(4);
  });

  it('[HOME-4] asks for the newsletter, and opens a chat that begins with a greeting', async () => {
    open(4);
    await region(`Why choose ${SHOP.name}`);
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
    const chat = within(screen.getByRole('main')).getByRole('link', { name: /^Chat with us/ });
    const [address, words = ''] = chat.getAttribute('href')?.split('?text=') ?? [];
    expect(address).toBe(SHOP.chat);
    expect(decodeURIComponent(words)).toContain(SHOP.name);
    expect(words).not.toContain('+');
    expect(chat.getAttribute('rel')).toContain('noopener');
  });
});

describe('an empty shop', () => {
  it('[HOME-2] [HOME-3] names every category as empty and has no section of pieces', async () => {
    open(0);
    const tiles = (await region('Our Collections')).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(tiles).toEqual(CATEGORIES.map((name) => `${name}No products available`));
    expect(screen.queryByRole('link', { name: /^View All/ })).toBeNull();
  });

  it.each([
    [0, 1],
    [1, 0],
  ])(
    'says how its owner adds the first product, in a shop of %i pieces to a category: %i times',
    async (count, times) => {
      open(count);
      await region('Our Collections');
      expect(screen.queryAllByText('This shop has no products yet.')).toHaveLength(times);
      expect(screen.queryAllByText(/in the back office/)).toHaveLength(times);
    },
  );

  it('[HOME-3] shows at most four pieces and the way to all, for each of the four categories', async () => {
    open(24);
    await region('Our Collections');
    const ways = screen.getAllByRole('link', { name: /^View All/ }).map((link) => link.getAttribute('href'));
    expect(ways).toEqual(HOME_SECTIONS.map((name) => `/${name}?page=1`));
  });
});
