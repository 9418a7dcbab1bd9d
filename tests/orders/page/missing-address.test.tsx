import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createOrdersGateway, item, money, ORDER } from './render-page.tsx';

const NOWHERE = { name: '', address: '', city: '', state: '', pinCode: '', country: 'India', phone: '', email: '' };
const UNTOLD = { __typename: 'Address', ...NOWHERE, landmark: null, alternatePhone: null };
const TITLES = new Set(['Shipping address', 'Billing address', 'Contact', 'Sold by']);

describe('[ORDER-5] the page of an order with missing data', () => {
  const show = async (changes: object) => {
    createOrdersGateway(item('PLACED', { ...changes })).open(ORDER);
    await screen.findByRole('heading', { level: 1, name: 'Order #12ab34cd' });
    const headings = screen.getAllByRole('heading', { level: 2 });
    const facts = headings.filter(({ textContent }) => TITLES.has(textContent ?? ''));
    return facts.map(({ parentElement }) =>
      [...(parentElement?.querySelectorAll('p') ?? [])].map((p) => p.textContent),
    );
  };

  it('shows neither an address, a contact nor a seller that it does not know', async () => {
    const seller = { id: 's-1', shopName: '' };
    expect(await show({ shippingAddress: UNTOLD, billingAddress: UNTOLD, seller })).toEqual([]);
  });

  it('shows the lines that it knows', async () => {
    const part = { ...UNTOLD, city: 'Jaipur', email: 'asha@example.com' };
    expect(await show({ shippingAddress: part, billingAddress: UNTOLD })).toEqual([
      ['Jaipur', 'India'],
      ['asha@example.com'],
      ['Rangrez Studio'],
    ]);
  });
});

describe('the page of a cancelled item', () => {
  it('[ORDER-4] shows if its whole amount was refunded before', async () => {
    createOrdersGateway(item('CANCELLED', { refund: { amount: money(0), status: 'PROCESSED' } })).open(ORDER);
    const title = await screen.findByRole('heading', { level: 2, name: 'Refund completed' });
    expect(title.parentElement?.textContent).toContain('What you paid for this item has already been refunded.');
  });
});
