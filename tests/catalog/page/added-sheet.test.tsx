import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clearBrowser } from '../../account/page/render-page.tsx';
import { createCartGateway, PRODUCTS } from '../../cart/page/render-page.tsx';

// The scripts are read once before, so that no test waits for them.
beforeAll(async () => {
  await import('../../../web/catalog/ProductPage.tsx');
  await import('../../../web/catalog/product/AddedSheet.tsx');
});
afterEach(() => {
  cleanup();
  clearBrowser();
});

const [SAREE = ''] = PRODUCTS.map(({ sku }) => sku);

/** A shopper’s cart with so many pieces of the saree, to which one is added on its page. */
async function addOneTo(pieces: number) {
  const gateway = createCartGateway([[SAREE, pieces]]);
  gateway.open(`/Saree/x/rb-1?variant=${SAREE}`);
  const [button] = await screen.findAllByRole('button', { name: 'Add Cart' });
  if (button) fireEvent.click(button);
  expect(button?.getAttribute('aria-busy')).toBe('true');
  const sheet = within(await screen.findByRole('dialog', { name: 'Added to your cart' }));
  await waitFor(() => expect(button?.getAttribute('aria-busy')).toBeNull());
  const total = () => sheet.getByText('Total').parentElement?.textContent;
  await waitFor(() => expect(sheet.getByLabelText(/^Quantity of/).textContent).toBe(`${pieces + 1}`));
  return { gateway, sheet, total };
}

describe('the sheet after adding', () => {
  it('changes the quantity of what was added, as the cart does, and the total with it', async () => {
    const { gateway, sheet, total } = await addOneTo(1);
    expect(total()).toBe('Total₹3,000.00');
    fireEvent.click(sheet.getByRole('button', { name: /^Increase quantity of/ }));
    await waitFor(() => expect(total()).toBe('Total₹4,500.00'));
    await waitFor(() => expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 3 }]));
    fireEvent.click(sheet.getByRole('button', { name: /^Decrease quantity of/ }));
    await waitFor(() => expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 2 }]));
  });

  it('goes no further than the stock', async () => {
    const { sheet } = await addOneTo(8);
    expect(sheet.getByRole('button', { name: /^Increase quantity of/ })).toHaveProperty('disabled', true);
  });
});
