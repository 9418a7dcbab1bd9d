import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visitorCart, visitorWishlist } from '../../../web/shopper/visitor-items.ts';
import { badgeLabels, createCartGateway, createGate, press, PRODUCTS } from '../../cart/page/render-page.tsx';

const [SAREE = '', DUPATTA = '', DRESS = ''] = PRODUCTS.map(({ sku }) => sku);
const buttons = () => screen.queryAllByRole('button', { name: /^Move to cart/ });
const skusOf = (items: readonly { sku: string }[]) => items.map(({ sku }) => sku);

describe('Move to cart on the wishlist', () => {
  it('leaves the card where it is, with the reason, when the stock does not allow it', async () => {
    const { state, open } = createCartGateway([], [DUPATTA]);
    open('/wishlist');
    await screen.findByRole('button', { name: /^Move to cart/ });
    state.refuse = 'Only 2 items left, and your cart has 2.';
    await press(/^Move to cart/);
    await screen.findByText('Only 2 items left, and your cart has 2.');
    expect(buttons()).toHaveLength(1);
  });

  it('moves one piece to the cart, and the card leaves at once', async () => {
    const { state, open } = createCartGateway([[SAREE, 1]], [SAREE, DUPATTA]);
    open('/wishlist');
    await screen.findByRole('heading', { name: /^Leheriya/ });
    const gate = createGate();
    state.until = gate.until;
    await press(/^Move to cart: Leheriya/);
    await waitFor(() => expect(buttons()).toHaveLength(1));
    gate.open();
    await screen.findByText('Moved to your cart.');
    expect([state.lines, skusOf(state.wishes)]).toMatchObject([[{ sku: SAREE, quantity: 2 }], [DUPATTA]]);
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist, 1', 'Cart, 2']));
  });

  it('is not offered for a piece that is sold out', async () => {
    createCartGateway([], [DRESS]).open('/wishlist');
    await screen.findByText('Out Stock');
    expect(buttons()).toEqual([]);
  });

  it('moves a visitor’s item on the device, without a login', async () => {
    visitorWishlist.add(SAREE, 1, 1);
    createCartGateway().openAsVisitor('/wishlist');
    await press(/^Move to cart/);
    await screen.findByText('Your wishlist is empty');
    expect(visitorCart.read()).toMatchObject([{ sku: SAREE, quantity: 1 }]);
  });
});
