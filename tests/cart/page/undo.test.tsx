import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { visitorCart } from '../../../web/shopper/visitor-items.ts';
import { badgeLabels, createCartGateway, createGate, press, PRODUCTS } from './render-page.tsx';

const [SAREE = '', DUPATTA = ''] = PRODUCTS.map(({ sku }) => sku);
const undo = () => screen.findByRole('button', { name: /^Undo/ });
const hasUndo = () => screen.queryByRole('button', { name: /^Undo/ }) !== null;
const names = () => screen.queryAllByRole('rowheader').map((head) => head.querySelector('a')?.textContent);
const quantityOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const total = () => screen.getByRole('region', { name: 'Summary' }).textContent?.replace(/^.*Total|Checkout$/g, '');

/** A shopper's cart of two lines that records additions. */
function openCart(path = '/cart') {
  const gateway = createCartGateway([
    [SAREE, 2],
    [DUPATTA, 1],
  ]);
  gateway.state.hasServices = true;
  gateway.state.lines = gateway.state.lines.map((line) =>
    line.sku === SAREE ? { ...line, services: ['fall-pico'] } : line,
  );
  const { addToCart } = gateway.root;
  const added: Record<string, unknown>[] = [];
  gateway.root.addToCart = (args) => {
    added.push({ ...args.input });
    return addToCart(args);
  };
  return { ...gateway, added, ...gateway.open(path) };
}

describe('the Undo of a removed line', () => {
  it('puts the piece back with its quantity and its services, at once', async () => {
    const { added, state } = openCart();
    await screen.findByRole('table');
    await press(/^Remove Leheriya/);
    await screen.findByText('Product removed from cart.');
    await waitFor(() => expect(names()).toEqual(['Bandhani dupatta of hand-tied silk']));
    const gate = createGate();
    state.until = gate.until;
    await userEvent.click(await undo());
    await waitFor(() => expect(names()).toHaveLength(2));
    expect([names()[0], quantityOf(/^Quantity of Leheriya/), total()]).toEqual([
      'Leheriya georgette saree',
      '2',
      '₹3,799.00',
    ]);
    expect([hasUndo(), badgeLabels()]).toEqual([false, ['Wishlist', 'Cart, 3']]);
    gate.open();
    await screen.findByText('Product added successfully!');
    expect(added).toMatchObject([{ sku: SAREE, quantity: 2, services: ['fall-pico'] }]);
    expect(screen.getByText('Back in your cart.')).toBeTruthy();
  });

  it('puts the last piece back into an empty cart, for the keyboard too, which stays with it', async () => {
    const gateway = createCartGateway([[SAREE, 2]]);
    gateway.open('/cart');
    (await screen.findByRole('button', { name: /^Remove / })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Your cart is empty');
    // Under the mouse a toast remains until it is dismissed.
    await userEvent.hover(await screen.findByText('Product removed from cart.'));
    expect(document.activeElement?.textContent).toBe('Cart');
    await userEvent.tab();
    expect(document.activeElement).toBe(await undo());
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Undo: Leheriya georgette saree');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.id).toBe(SAREE));
    await screen.findByText('Product added successfully!');
    await waitFor(() => expect(screen.queryByText('Product removed from cart.')).toBeNull());
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 2 }]);
  });

  it('adds once when it is clicked twice', async () => {
    const { added, state } = openCart();
    await press(/^Remove Leheriya/);
    const button = await undo();
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 2 });
    await screen.findByText('Product added successfully!');
    expect([added.length, state.lines.find(({ sku }) => sku === SAREE)?.quantity]).toEqual([1, 2]);
  });

  it('is sent after the removal, which may still be on its way', async () => {
    const { state } = openCart();
    await screen.findByRole('table');
    const gate = createGate();
    state.until = gate.until;
    await press(/^Remove Leheriya/);
    await userEvent.click(await undo());
    await waitFor(() => expect(names()).toHaveLength(2));
    gate.open();
    await screen.findByText('Product added successfully!');
    expect(state.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [SAREE, 2],
      [DUPATTA, 1],
    ]);
  });

  it('shows the shop’s message when the stock is empty, and may be tried again', async () => {
    const { state } = openCart();
    await press(/^Remove Leheriya/);
    await screen.findByText('Product removed from cart.');
    state.refuse = 'This product is out of stock.';
    await userEvent.click(await undo());
    expect(await screen.findByText('This product is out of stock.')).toBeTruthy();
    await waitFor(() => expect(names()).toHaveLength(1));
    expect([hasUndo(), badgeLabels()]).toEqual([true, ['Wishlist', 'Cart, 1']]);
  });

  it('is not there for a removal that the shop refused', async () => {
    const { state } = openCart();
    await screen.findByRole('table');
    state.refuse = 'The cart is being paid for.';
    await press(/^Remove Leheriya/);
    await screen.findByText('The cart is being paid for.');
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(hasUndo()).toBe(false);
  });

  it('preserves the totals of the promo code in the address', async () => {
    openCart('/cart?promocode=RANG10');
    await screen.findByRole('table');
    const before = total();
    await press(/^Remove Bandhani/);
    await userEvent.click(await undo());
    await screen.findByText('Product added successfully!');
    expect(total()).toBe(before);
  });
});

describe('the Undo of a visitor’s removed line', () => {
  it('restores the piece with its quantity and its services, once, and requires no login', async () => {
    visitorCart.add(DUPATTA, 1, 10);
    visitorCart.add(SAREE, 3, 10, ['fall-pico']);
    const { asked: requested } = createCartGateway().openAsVisitor('/cart');
    await press(/^Remove Leheriya/);
    await screen.findByText('Product removed from cart.');
    const button = await undo();
    button.focus();
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 2 });
    await waitFor(() => expect(names()).toEqual(['Leheriya georgette saree', 'Bandhani dupatta of hand-tied silk']));
    expect(screen.queryByText('This item is no longer available.')).toBeNull();
    expect(visitorCart.read()).toMatchObject([{ sku: SAREE, quantity: 3, services: ['fall-pico'] }, { sku: DUPATTA }]);
    expect([document.activeElement?.id, screen.queryByRole('dialog')]).toEqual([SAREE, null]);
    expect([hasUndo(), badgeLabels(), new Set(requested)]).toEqual([
      false,
      ['Wishlist', 'Cart, 4'],
      new Set(['visitorCart']),
    ]);
  });

  it('looks the piece up again, and shows it as sold out when the stock is empty', async () => {
    visitorCart.add(SAREE, 1, 10);
    const gateway = createCartGateway();
    gateway.openAsVisitor('/cart');
    await press(/^Remove Leheriya/);
    await screen.findByText('Your cart is empty');
    const { variants } = gateway.root;
    const [saree] = variants({ skus: [SAREE] });
    gateway.root.variants = () => (saree ? [{ ...saree, inStock: false, stock: 0 }] : []);
    await userEvent.click(await undo());
    expect(await screen.findByText('Out of Stock')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  });
});
