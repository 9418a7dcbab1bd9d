import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { session } from '../../../web/session/session.ts';
import { saveDeliveryPin, knownDeliveryPin } from '../../../web/catalog/delivery/delivery-pin.ts';
import { tokenOf } from '../../account/page/render-page.tsx';
import { shopNode } from '../../shop-facts.ts';
import { category, product, renderShop, variant } from './render-page.tsx';

// The scripts are read once before, so that no test waits for them.
beforeAll(async () => {
  await import('../../../web/catalog/ProductPage.tsx');
  await import('../../../web/catalog/delivery/DeliveryPanel.tsx');
});

const WHY = 'We do not deliver to army post offices yet. Please choose another address.';

/** A product's page in a shop that sends dates, unless `tellsDeliveryDates` is false. */
function openProduct(tellsDeliveryDates = true, me: object | null = null, piece = product()) {
  const requested: { pinCode: string; skus: string[] }[] = [];
  const root = {
    shop: { ...shopNode(), tellsDeliveryDates },
    categories: [category('Saree', 3)],
    product: piece,
    me,
    deliveryEstimate: (args: { pinCode: string; skus: string[] }): unknown => {
      requested.push({ ...args });
      const isServed = !args.pinCode.startsWith('9');
      const window = isServed ? { earliest: '2026-11-25', latest: '2026-11-27' } : null;
      return { pinCode: args.pinCode, isServed, message: isServed ? null : WHY, window, items: [] };
    },
  };
  const open = () => renderShop(piece.path, { root });
  open();
  return { asked: requested, root, open };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (text: string) =>
  fireEvent.input(await screen.findByLabelText('Delivery to PIN code'), { target: { value: text } });
const line = async () =>
  (await screen.findByRole('button', { name: 'Change the PIN code' })).parentElement?.textContent;

describe('the delivery date on a product’s page', () => {
  it('is shown after the shopper enters a PIN code, which is stored for the next page and visit', async () => {
    const { asked: requested, open } = openProduct();
    await press('Check delivery date');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Delivery to PIN code')));
    await type('682 001');
    await press('Check');
    await screen.findByText('Fri, 27 Nov');
    expect(await line()).toBe('Delivery by Fri, 27 Nov · 682001Change');
    // The form that had the focus was removed.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the PIN code' }));
    expect(requested).toMatchObject([{ pinCode: '682001', skus: [expect.any(String)] }]);
    cleanup();
    open();
    await screen.findByText('Fri, 27 Nov');
    expect(screen.queryByRole('button', { name: 'Check delivery date' })).toBeNull();
    expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Change the PIN code' }));
  });

  it.each([
    ['of the address that a shopper’s orders go to, on a browser that knows none', ['682001', '342001'], '682001'],
    ['that is asked for, of a shopper without an address', [], undefined],
    ['that is asked for, of a shopper whose host has no addresses', null, undefined],
  ])('is shown for the PIN code %s', async (_title, pinCodes, shown) => {
    localStorage.setItem('rangbandh.accessToken', tokenOf('s-1'));
    const addresses = pinCodes?.map((pinCode, at) => ({ id: `SavedAddress:${at}`, pinCode })) ?? null;
    const items = { itemCount: 0, items: [] };
    const me = { id: 'Shopper:s-1', isFirstPurchase: true, addresses };
    const { asked: requested } = openProduct(true, {
      ...me,
      cart: { id: 'Cart:1', ...items },
      wishlist: { id: 'Wishlist:1', ...items },
    });
    if (!shown) await press('Check delivery date');
    if (!shown) await type('342001');
    if (!shown) await press('Check');
    await screen.findByText('Fri, 27 Nov');
    expect([requested[0]?.pinCode, knownDeliveryPin()]).toEqual(shown ? [shown, shown] : ['342001', '342001']);
  });

  it('is asked for by one button before and after the script arrives, so that no press on it is lost', async () => {
    localStorage.setItem('rangbandh.accessToken', tokenOf('s-1'));
    const name = 'Check delivery date';
    const buttons = new Set<HTMLElement>();
    const observer = new MutationObserver(() =>
      screen.queryAllByRole('button', { name }).forEach((each) => buttons.add(each)),
    );
    observer.observe(document.body, { childList: true, subtree: true });
    const items = { itemCount: 0, items: [] };
    const lists = { cart: { id: 'Cart:1', ...items }, wishlist: { id: 'Wishlist:1', ...items } };
    const addresses = vi.fn<() => null>(() => null);
    openProduct(true, { id: 'Shopper:s-1', isFirstPurchase: true, addresses, ...lists });
    await waitFor(() => expect(addresses).toHaveBeenCalled());
    expect([...buttons]).toEqual([await screen.findByRole('button', { name })]);
    observer.disconnect();
  });

  it('is neither shown nor requested for a piece that is sold out', async () => {
    saveDeliveryPin('682001');
    const soldOut = product({ variants: [variant('RBSR-2301-IN', 'Indigo', 0)] });
    const { asked: requested } = openProduct(true, null, soldOut);
    expect((await screen.findAllByText('Out of Stock')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Delivery by|Check delivery date/)).toBeNull();
    expect(requested).toEqual([]);
  });

  it('is forgotten with the PIN code when the session ends, on the page that is shown too', async () => {
    openProduct();
    await press('Check delivery date');
    await type('682001');
    await press('Check');
    await screen.findByText('Fri, 27 Nov');
    act(() => session.end());
    expect(await screen.findByRole('button', { name: 'Check delivery date' })).toBeTruthy();
    expect(screen.queryByText('Fri, 27 Nov')).toBeNull();
  });

  it('requires a PIN code, reports an invalid one, and can be changed to another one', async () => {
    const { asked: requested } = openProduct();
    await press('Check delivery date');
    for (const text of ['', '012345', '6820']) {
      await type(text);
      await press('Check');
      expect((await screen.findByText('Enter a valid 6-digit PIN code.')).getAttribute('role')).toBe('alert');
    }
    expect(requested).toEqual([]);
    await type('682001');
    await press('Check');
    await press('Change the PIN code');
    expect((await screen.findByLabelText<HTMLInputElement>('Delivery to PIN code')).value).toBe('682001');
    await type('900001');
    await press('Check');
    expect(await screen.findByText(`900001: ${WHY}`)).toBeTruthy();
  });

  it('is not shown for a PIN code that the shop doesn’t know, and shows why', async () => {
    const { root } = openProduct();
    const message = 'We couldn’t find this PIN code.';
    root.deliveryEstimate = ({ pinCode }) => ({ pinCode, isServed: true, message, window: null, items: [] });
    await press('Check delivery date');
    await type('100000');
    await press('Check');
    expect(await screen.findByText(`100000: ${message}`)).toBeTruthy();
  });

  it('is unknown while the shop is unreachable', async () => {
    const { root } = openProduct();
    root.deliveryEstimate = () => {
      throw new GraphQLError('Away', { extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
    };
    await press('Check delivery date');
    await type('682001');
    await press('Check');
    expect(await screen.findByText('Delivery dates can’t be shown right now.')).toBeTruthy();
  });

  it('is not requested in a shop without delivery dates', async () => {
    openProduct(false);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Check delivery date' })).toBeNull();
  });
});
