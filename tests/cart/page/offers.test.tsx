import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createCartGateway, press, PRODUCTS } from './render-page.tsx';

const [SAREE = '', DUPATTA = ''] = PRODUCTS.map(({ sku }) => sku);
const offers = () => screen.findByRole('region', { name: 'Offers' });

/** The cart of a shop that lists its promo codes. */
function openCart(lines: [sku: string, quantity: number][]) {
  const gateway = createCartGateway(lines);
  gateway.state.hasOffers = true;
  return { ...gateway, ...gateway.open('/cart') };
}

describe('the offers of a cart', () => {
  it('are applied by one press: the bill has the discount, and the code leaves the list', async () => {
    openCart([[SAREE, 1]]);
    const list = await offers();
    expect(list.textContent).toContain('RANG10 10% off, up to ₹500, on ₹1,000 or more');
    expect(list.textContent).toContain('You save ₹150.00.');
    await press('Use RANG10');
    await screen.findByText('Promo Code Applied');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull());
    expect(screen.getByRole('region', { name: 'Summary' }).textContent).toContain('₹1,350.00');
  });

  it('say what is missing, without a button, and follow the cart', async () => {
    const { state } = openCart([[DUPATTA, 1]]);
    const list = await offers();
    expect(list.textContent).toContain('Add ₹501.00 more to use this code.');
    expect(within(list).queryByRole('button')).toBeNull();
    state.lines.unshift({ id: 'c-9', sku: SAREE, quantity: 1 });
    await userEvent.click(screen.getByRole('button', { name: /^Increase/ }));
    await screen.findByRole('button', { name: 'Use RANG10' });
  });

  it('say why the shop refuses one after all', async () => {
    const { state } = openCart([[SAREE, 1]]);
    await offers();
    state.refusesCodes = true;
    await press('Use RANG10');
    await screen.findByText('This promo code is unknown.');
    expect(screen.getByRole('button', { name: 'Use RANG10' })).toBeTruthy();
  });

  it('leave no trace where the shop’s host has none', async () => {
    createCartGateway([[SAREE, 1]]).open('/cart');
    await screen.findByRole('region', { name: 'Summary' });
    expect(screen.queryByText('Offers')).toBeNull();
  });
});
