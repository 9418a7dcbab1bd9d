import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { product, renderShop } from './render-page.tsx';

const LEGAL = {
  legalName: 'Rangrez Studio LLP',
  address: ['27 Chaandpol Bazaar', 'Jaipur 302001'],
  state: 'Rajasthan',
  gstin: '08AABFC1101L1ZY',
  countryOfOrigin: 'India',
  grievanceOfficer: { name: 'Meera Rathore', email: 'g@shop.example', phone: '+91 291 555 0143', hours: '10 to 5' },
};
const show = async (legal: typeof LEGAL | null) => {
  const seller = { id: 's-1', shopName: 'Rangrez Studio', legal };
  renderShop('/Saree/Leheriya-georgette-saree/rb-1', { root: { product: product({ seller }) } });
  return within(await screen.findByRole('tabpanel', { name: 'Product Details' }));
};

describe('the legal facts of a seller', () => {
  it('are on the page of each product: name, address, GSTIN, country of origin and grievance officer', async () => {
    const rows = (await show(LEGAL)).getAllByRole('definition').map(({ textContent }) => textContent);
    expect(rows.slice(-5)).toEqual([
      'Rangrez Studio LLP',
      '27 Chaandpol Bazaar, Jaipur 302001, Rajasthan',
      '08AABFC1101L1ZY',
      'India',
      'Meera Rathore, g@shop.example, +91 291 555 0143, 10 to 5',
    ]);
  });

  it('leave no trace in a shop that does not report them', async () => {
    expect((await show(null)).queryByText('GSTIN')).toBeNull();
  });
});
