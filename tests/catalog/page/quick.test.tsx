import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { category, product, productIdOf, variant, renderShop } from './render-page.tsx';

const variants = [variant('RBSR-2301-IN', 'Indigo'), variant('RBSR-2301-MA', 'Madder', 0)];
const root = {
  category: () => category('Saree', 2),
  categories: [category('Saree', 2)],
  product: ({ id }: { id: string }) => product({ productId: productIdOf(id), variants }),
};
const open = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: /^Quick view of / }))[0] ?? document.body);

describe('a quick look at a piece', () => {
  it('[CAT-4] is a step of the history at the same address, and ends with it', async () => {
    const { router } = renderShop('/Saree?page=1', { root });
    await open();
    await screen.findByRole('dialog', { name: /^Saree number/ });
    expect(router.state.location.search).toBe('?page=1');
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'Sarees' })).toBeTruthy();
  });

  it('[CAT-4] [PDP-2] shows the other colour in place, with its stock', async () => {
    const { router } = renderShop('/Saree', { root });
    await open();
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('In Stock');
    await userEvent.click(dialog.getByRole('link', { name: /^Madder/ }));
    expect(await dialog.findByText('Out of Stock')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'See all details' }).getAttribute('href')).toMatch(/variant=RBSR-2301-MA$/);
    expect(router.state.location.pathname).toBe('/Saree');
  });

  it('[CAT-4] shows first the colour that was searched for', async () => {
    const found = product({ productId: 'n-1', variants, matchingVariant: variants[1] });
    const pageInfo = { page: 1, totalPages: 1, totalItems: 1, hasNextPage: false, hasPreviousPage: false };
    const products = () => ({ nodes: [found], pageInfo, filterCounts: null });
    renderShop('/search?text=madder', { root: { ...root, products } });
    await open();
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Out of Stock')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'See all details' }).getAttribute('href')).toMatch(/variant=RBSR-2301-MA$/);
  });

  it('[CAT-4] requests a piece once, whose page then has it already', async () => {
    const { asked: requested } = renderShop('/Saree', { root });
    await open();
    await userEvent.click(await screen.findByRole('link', { name: 'See all details' }));
    await screen.findByRole('heading', { level: 1, name: 'Leheriya georgette saree' });
    expect(requested.filter((name) => name === 'productPage')).toHaveLength(1);
  });

  it('[CAT-4] [PDP-10] shows an error when the piece can’t be fetched, and tries again', async () => {
    let isGone = true;
    const failing = {
      ...root,
      product: (requested: { id: string }) => (isGone ? Promise.reject(new Error('gone')) : root.product(requested)),
    };
    renderShop('/Saree', { root: failing });
    await open();
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Failed to fetch product.')).toBeTruthy();
    isGone = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('button', { name: 'Add Cart' })).toBeTruthy();
  });
});
