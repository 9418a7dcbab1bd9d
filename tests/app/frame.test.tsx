import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SHOP } from '../../schema/shop.ts';
import { category, renderShop } from '../catalog/page/render-page.tsx';

const root = { category: ({ name }: { name: string }) => category(name, 3) };

describe('the frame of all pages', () => {
  it('[SHELL-8] is missing if the shop is unavailable: the page shows this, and is complete at another try', async () => {
    let isAway = true;
    const until = () => {
      if (isAway) throw new Error('The gateway is away.');
    };
    const { asked: requested } = renderShop('/policies', { root, until, isShopKnown: false });
    await screen.findByText('We can’t reach the shop right now.');
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect([screen.queryByRole('banner'), screen.queryByRole('contentinfo')]).toEqual([null, null]);
    expect(document.title).toBe('An error occurred');
    isAway = false;
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
    expect((await screen.findByRole('contentinfo')).textContent).toContain(SHOP.email);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Policies');
    expect(requested).toEqual(['shopFacts', 'shopFacts']);
  });

  it('is asked for once in a visit, whichever pages it leads to', async () => {
    const { asked: requested, router } = renderShop('/policies', { root, isShopKnown: false });
    await screen.findByRole('contentinfo');
    for (const path of ['/cart', '/search', '/account/login', '/Saree']) await router.navigate(path);
    await screen.findByRole('heading', { level: 1, name: 'Sarees' });
    expect(requested.filter((name) => name === 'shopFacts')).toHaveLength(1);
  });
});
