import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createCartGateway, PRODUCTS } from '../../cart/page/render-page.tsx';

// The scripts are read once before, so that no test waits for them.
beforeAll(async () => {
  await import('../../../web/catalog/ProductPage.tsx');
  await import('../../../web/catalog/product/AddedPanel.tsx');
});

const [SAREE = ''] = PRODUCTS.map(({ sku }) => sku);

const TITLE = { name: 'Added to your cart' };
const PAGE = `/Saree/x/rb-1?variant=${SAREE}`;

/** Adds one piece of the saree on its page to a cart with this many pieces. */
async function addOneTo(pieces: number) {
  const gateway = createCartGateway([[SAREE, pieces]]);
  const { router } = gateway.open(PAGE);
  const [button] = await screen.findAllByRole('button', { name: 'Add Cart' });
  if (!button) throw new Error('The page has no Add Cart.');
  button.focus();
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  const element = await screen.findByRole('region', TITLE);
  const panel = within(element);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  const total = () => panel.getByText('Total').parentElement?.textContent;
  await waitFor(() => expect(panel.getByLabelText(/^Quantity of/).textContent).toBe(`${pieces + 1}`));
  return { gateway, router, button, element, panel, total };
}

const shown = () => screen.queryByRole('region', TITLE) !== null;
const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));

/** The same with a clock that the test controls. */
async function addWithClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  return addOneTo(1);
}

describe('the panel after adding', () => {
  it('changes the quantity of the added piece, as the cart does, and the total with it', async () => {
    const { gateway, panel, total } = await addOneTo(1);
    expect(total()).toBe('Total₹3,000.00');
    fireEvent.click(panel.getByRole('button', { name: /^Increase quantity of/ }));
    await waitFor(() => expect(total()).toBe('Total₹4,500.00'));
    await waitFor(() => expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 3 }]));
    fireEvent.click(panel.getByRole('button', { name: /^Decrease quantity of/ }));
    await waitFor(() => expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 2 }]));
  });

  it('goes no further than the stock', async () => {
    const { panel } = await addOneTo(8);
    expect(panel.getByRole('button', { name: /^Increase quantity of/ })).toHaveProperty('disabled', true);
  });

  it('[CART-5] leaves the page to the shopper: it is not modal, takes no focus and is no step of the history', async () => {
    const { gateway, router, button, element, panel } = await addOneTo(1);
    expect([element.localName, document.querySelector('dialog')]).toEqual(['section', null]);
    expect(document.activeElement).toBe(button);
    expect(router.state.location.state).toBeNull();
    await waitFor(() =>
      expect(panel.getAllByRole('status')[0]?.textContent).toBe('Added to your cart: Leheriya georgette saree'),
    );
    fireEvent.click(button);
    await waitFor(() => expect(panel.getByLabelText(/^Quantity of/).textContent).toBe('3'));
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 3 }]);
  });

  it('[CART-5] does not come again with its page', async () => {
    const { gateway } = await addOneTo(1);
    cleanup();
    gateway.open(PAGE);
    await screen.findAllByRole('button', { name: 'Add Cart' });
    expect(shown()).toBe(false);
  });

  it('closes by its cross and gives the focus back, by Escape, and with the way to another page', async () => {
    const { router, button, panel } = await addOneTo(1);
    const close = panel.getByRole('button', { name: 'Close' });
    close.focus();
    fireEvent.click(close);
    expect([shown(), document.activeElement === button]).toEqual([false, true]);
    fireEvent.click(button);
    await screen.findByRole('region', TITLE);
    await waitFor(() => {
      fireEvent.keyDown(document.body, { key: 'Escape' });
      expect(shown()).toBe(false);
    });
    fireEvent.click(button);
    await screen.findByRole('region', TITLE);
    await act(() => router.navigate(`/Saree/x/rb-2?variant=${SAREE}`));
    await waitFor(() => expect(shown()).toBe(false));
    await act(() => router.navigate(-1));
    await screen.findAllByRole('button', { name: 'Add Cart' });
    expect(shown()).toBe(false);
  });

  it('is hidden when the browser restores a left page', async () => {
    await addOneTo(1);
    fireEvent(window, new Event('pagehide'));
    expect(shown()).toBe(false);
  });

  it('closes by itself after some seconds, counted again with each press', async () => {
    const { button, panel } = await addWithClock();
    await pass(4000);
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(panel.getByLabelText(/^Quantity of/).textContent).toBe('3');
    // Real time also passes, longer on a busy machine.
    await pass(5000);
    expect(shown()).toBe(true);
    await pass(9000);
    expect(shown()).toBe(false);
  });

  it.each([
    ['the pointer is', 'pointerEnter', 'pointerLeave'],
    ['the focus is', 'focusIn', 'focusOut'],
  ] as const)('stays while %s on it', async (_, comes, goes) => {
    const { element } = await addWithClock();
    fireEvent[comes](element);
    await pass(20_000);
    expect(shown()).toBe(true);
    fireEvent[goes](element);
    await pass(9000);
    expect(shown()).toBe(false);
  });
});
