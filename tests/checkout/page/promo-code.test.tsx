import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createCheckoutGateway, fillInAddress, payNow } from './render-page.tsx';

const request = async () => fireEvent.click(await screen.findByRole('button', { name: 'Have a promo code?' }));

async function apply(code: string): Promise<void> {
  const input = await screen.findByRole('textbox', { name: 'Promo code' });
  expect(document.activeElement).toBe(input);
  fireEvent.input(input, { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
}

describe('a promo code in the checkout, after Buy Now', () => {
  it('[CHECK-5] is taken off the total that is paid, and can be removed', async () => {
    const gateway = createCheckoutGateway();
    const { router } = gateway.open('/checkout');
    await request();
    await apply('rang10');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove promo code' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await apply('rang10');
    await screen.findByRole('button', { name: 'Remove promo code' });
    expect(router.state.location.search).toBe('?promocode=RANG10');
    await fillInAddress();
    fireEvent.click(payNow());
    await waitFor(() => expect(gateway.calls.starts).toMatchObject([{ expectedTotal: 270_000, promoCode: 'RANG10' }]));
  });

  it('[CART-9] is requested, and paid with, in the typed letters', async () => {
    const gateway = createCheckoutGateway();
    const { router } = gateway.open('/checkout');
    await request();
    await apply(' Diwali24 ');
    await screen.findByRole('button', { name: 'Remove promo code' });
    expect(router.state.location.search).toBe('?promocode=Diwali24');
    await fillInAddress();
    fireEvent.click(payNow());
    await waitFor(() => expect(gateway.calls.starts).toMatchObject([{ promoCode: 'Diwali24' }]));
  });

  it('[CHECK-5] that the shop refuses shows this at its field, and preserves the input', async () => {
    const { router } = createCheckoutGateway().open('/checkout?discount=1');
    await request();
    await apply('nix');
    await screen.findByText('This promo code is unknown.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' }).value).toBe('nix');
    expect(router.state.location.search).toBe('?discount=1');
  });
});
