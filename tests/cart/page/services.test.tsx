import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { visitorCart } from '../../../web/shopper/visitor-items.ts';
import { createCartGateway, createGate, PRODUCTS, SERVICES } from './render-page.tsx';

const [SAREE = '', DUPATTA = ''] = PRODUCTS.map(({ sku }) => sku);
const FALL = 'Fall and pico + ₹150.00';
const BLOUSE = 'Matching blouse piece + ₹350.00';
const boxOf = (name: string, of: RegExp) =>
  within(screen.getByRole('group', { name: of })).getByRole<HTMLInputElement>('checkbox', { name });
const total = () => screen.getByRole('region', { name: 'Summary' }).textContent?.replace(/^.*Total|Checkout$/g, '');

/** The cart page of a shopper with a saree and two dupattas, in a shop with services. */
async function openCart() {
  const gateway = createCartGateway([
    [SAREE, 1],
    [DUPATTA, 2],
  ]);
  gateway.state.hasServices = true;
  gateway.open('/cart');
  await screen.findByRole('table');
  return gateway;
}

describe('the services on the pieces of a line', () => {
  it('[CART-2] is added in the cart, and taken off again, and its price is part of the line and the bill', async () => {
    const { state } = await openCart();
    await userEvent.click(boxOf(FALL, /Bandhani/));
    await waitFor(() => expect(total()).toBe('₹2,798.00'));
    expect(state.lines).toMatchObject([{}, { sku: DUPATTA, services: ['fall-pico'] }]);
    expect([boxOf(FALL, /Bandhani/).checked, boxOf(FALL, /Leheriya/).checked]).toEqual([true, false]);
    expect(screen.getByRole('row', { name: /Bandhani/ }).textContent).toContain('₹649.00');
    await userEvent.click(boxOf(FALL, /Bandhani/));
    await waitFor(() => expect(total()).toBe('₹2,498.00'));
    expect(state.lines).toMatchObject([{}, { services: [] }]);
  });

  it('is ticked at once, and two ticks before a response are both stored', async () => {
    const { state } = await openCart();
    const { until, open } = createGate();
    state.until = until;
    await userEvent.click(boxOf(FALL, /Leheriya/));
    await userEvent.click(boxOf(BLOUSE, /Leheriya/));
    expect([boxOf(FALL, /Leheriya/).checked, boxOf(BLOUSE, /Leheriya/).checked]).toEqual([true, true]);
    open();
    await waitFor(() => expect(total()).toBe('₹2,998.00'));
    expect(state.lines).toMatchObject([{ services: ['fall-pico', 'blouse-piece'] }, {}]);
  });

  it('is unticked again if the shop refuses it, with the reason', async () => {
    const { state } = await openCart();
    state.refuse = 'This is not offered any more.';
    await userEvent.click(boxOf(FALL, /Leheriya/));
    expect(await screen.findByText('This is not offered any more.')).toBeTruthy();
    await waitFor(() => expect(boxOf(FALL, /Leheriya/).checked).toBe(false));
  });

  it('is chosen by a visitor too, in the browser’s cart', async () => {
    visitorCart.add(SAREE, 2, 10);
    const gateway = createCartGateway();
    const { variants } = gateway.root;
    const offering = (piece: ReturnType<typeof variants>[number]) =>
      piece && { ...piece, product: { ...piece.product, services: SERVICES } };
    Object.assign(gateway.root, { variants: (requested: { skus: string[] }) => variants(requested).map(offering) });
    gateway.openAsVisitor('/cart');
    await screen.findByRole('table');
    await userEvent.click(boxOf(BLOUSE, /Leheriya/));
    await waitFor(() => expect(total()).toContain('₹3,700.00'));
    expect(visitorCart.read()).toMatchObject([{ sku: SAREE, quantity: 2, services: ['blouse-piece'] }]);
    await userEvent.click(boxOf(BLOUSE, /Leheriya/));
    await waitFor(() => expect(total()).toContain('₹3,000.00'));
    expect(visitorCart.read()).toMatchObject([{ services: [] }]);
  });

  it('is absent where the shop offers nothing', async () => {
    createCartGateway([[SAREE, 1]]).open('/cart');
    await screen.findByRole('table');
    expect([screen.queryByRole('checkbox'), screen.queryByRole('group', { name: /Services/ })]).toEqual([null, null]);
    await act(async () => undefined);
  });
});
