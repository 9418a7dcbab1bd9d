import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { visitorCart, visitorWishlist } from '../../../web/shopper/visitor-items.ts';
import { badgeLabels, createCartGateway, createGate, press, PRODUCTS } from './render-page.tsx';

const [SAREE = '', DUPATTA = '', DRESS = ''] = PRODUCTS.map(({ sku }) => sku);
const rows = () => screen.queryAllByRole('rowheader').map((head) => head.querySelector('a')?.textContent);
const skusOf = (items: readonly { sku: string }[]) => items.map(({ sku }) => sku);

describe('Save for later in the cart', () => {
  it('moves the whole line to the wishlist, at once, and the total follows', async () => {
    const { state, open } = createCartGateway([
      [SAREE, 2],
      [DUPATTA, 1],
    ]);
    open('/cart');
    await screen.findByRole('table');
    const gate = createGate();
    state.until = gate.until;
    await press(/^Save for later: Leheriya/);
    await waitFor(() => expect(rows()).toEqual(['Bandhani dupatta of hand-tied silk']));
    expect(screen.getByRole('region', { name: 'Summary' }).textContent).toContain('Total₹499.00');
    gate.open();
    await screen.findByText('Moved to your wishlist.');
    expect([skusOf(state.lines), skusOf(state.wishes)]).toEqual([[DUPATTA], [SAREE]]);
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist, 1', 'Cart, 1']));
  });

  it('moves one line for a double click, whose second click hits the next line', async () => {
    const { state, open } = createCartGateway([
      [SAREE, 1],
      [DUPATTA, 1],
    ]);
    open('/cart');
    const [first, second] = await screen.findAllByRole('button', { name: /^Save for later/ });
    // However slow the machine is, no half second passes between the two.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    fireEvent.click(first ?? document.body, { detail: 1 });
    fireEvent.click(second ?? document.body, { detail: 2 });
    clock.mockRestore();
    await screen.findByText('Moved to your wishlist.');
    expect(skusOf(state.lines)).toEqual([DUPATTA]);
  });

  it('leaves the line where it is, with the reason, when the shop refuses', async () => {
    const { state, open } = createCartGateway([[SAREE, 1]]);
    open('/cart');
    await screen.findByRole('table');
    state.refuse = 'A wishlist takes at most 200 products.';
    await press(/^Save for later/);
    await screen.findByText('A wishlist takes at most 200 products.');
    expect(rows()).toEqual(['Leheriya georgette saree']);
  });

  it('offers it for a line that is sold out', async () => {
    const { state, open } = createCartGateway([[DRESS, 1]]);
    open('/cart');
    await press(/^Save for later: Shibori dress/);
    await screen.findByText('Your cart is empty');
    expect(skusOf(state.wishes)).toEqual([DRESS]);
  });

  it('moves the line of a visitor on the device, without a login', async () => {
    visitorCart.add(SAREE, 2, 10);
    createCartGateway().openAsVisitor('/cart');
    await press(/^Save for later/);
    await screen.findByText('Moved to your wishlist.');
    expect([skusOf(visitorCart.read()), skusOf(visitorWishlist.read())]).toEqual([[], [SAREE]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the line of a visitor where it is when the wishlist is full', async () => {
    for (let at = 0; at < 50; at += 1) visitorWishlist.add(`RBSR-${at}`, 1, 1);
    visitorCart.add(SAREE, 2, 10);
    createCartGateway().openAsVisitor('/cart');
    await press(/^Save for later/);
    await screen.findByText('Your wishlist is full. Remove an item, then save this one.');
    expect(skusOf(visitorCart.read())).toEqual([SAREE]);
  });
});
