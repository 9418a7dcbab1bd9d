import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { visitorCart } from '../../../web/shopper/visitor-items.ts';
import { product, renderShop, variant } from './render-page.tsx';

const PLUM = variant('RBSR-2302-PL', 'Plum', 40);
const WHOLE = 'Please enter the quantity as a whole number, such as 2.';

describe('the quantity on a product’s page', () => {
  it.each(['२', '٢', ' 2 '])('[PDP-4] is read in the digits of every script: %s', async (typed) => {
    renderShop('/Saree/x/rb-1?variant=RBSR-2302-PL', { root: { product: product({ variants: [PLUM] }) } });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
    fireEvent.change(field, { target: { value: typed } });
    expect(field.value).toBe(typed);
    fireEvent.submit(field);
    await waitFor(() => expect(visitorCart.read()).toMatchObject([{ quantity: 2 }]));
  });

  it.each([
    ['RBSR-2302-MA', '999', '2', 'Only 2 items left.'],
    ['RBSR-2302-PL', '999', '10', 'You can buy up to 10 of this item.'],
    ['RBSR-2302-MA', '-3', '1', 'Please enter a quantity of 1 or more.'],
    ['RBSR-2302-MA', '0', '1', 'Please enter a quantity of 1 or more.'],
    ['RBSR-2302-PL', '2.5', '1', WHOLE],
    ['RBSR-2302-PL', '1e9', '1', WHOLE],
    ['RBSR-2302-PL', '', '1', WHOLE],
    ['RBSR-2302-PL', 'दो', '1', WHOLE],
  ])('[PDP-4] shows for %s why a typed %s becomes %s, until the next number', async (sku, typed, stored, words) => {
    const variants = [variant('RBSR-2302-MA', 'Madder', 2), PLUM];
    renderShop(`/Saree/x/rb-1?variant=${sku}`, { root: { product: product({ variants }) } });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    expect(field.value).toBe(stored);
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
    await userEvent.click(
      screen.getByRole('button', { name: stored === '1' ? 'Increase quantity' : 'Decrease quantity' }),
    );
    expect(screen.queryByText(words)).toBeNull();
  });

  it('[PDP-4] [CART-11] shows at the field why Enter adds nothing, and adds by the next Enter', async () => {
    const variants = [variant('RBSR-2302-MA', 'Madder', 2)];
    renderShop('/Saree/x/rb-1?variant=RBSR-2302-MA', { root: { product: product({ variants }) } });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '999{Enter}');
    expect(field.value).toBe('2');
    expect((await screen.findByText('Only 2 items left.')).getAttribute('role')).toBe('alert');
    expect(screen.queryByText(/Please enter a quantity from/)).toBeNull();
    expect(visitorCart.read()).toEqual([]);
    // A browser's Enter submits the form; the simulated page doesn't.
    fireEvent.submit(field);
    await waitFor(() => expect(visitorCart.read()).toMatchObject([{ sku: 'RBSR-2302-MA', quantity: 2 }]));
  });
});
