import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { readStored } from '../../../web/shopper/offline-queue.ts';
import { session } from '../../../web/session/session.ts';
import { visitorCart, visitorWishlist } from '../../../web/shopper/visitor-items.ts';
import { failing, tokenOf } from '../../account/page/render-page.tsx';
import { badgeLabels, createCartGateway, press, PRODUCTS } from './render-page.tsx';

const [SAREE = '', DUPATTA = ''] = PRODUCTS.map(({ sku }) => sku);
const PAGE = `/Saree/x/rb-1?variant=${SAREE}`;
const STORAGE_KEY = 'What you just added is saved on this device. Log in to see it again.';

/** A product's page, whose shopper's session was ended on the server. After the next login the gateway accepts changes again. */
async function openWithEndedSession(lines: [sku: string, quantity: number][] = [], path = PAGE) {
  const gateway = createCartGateway(lines);
  const works = { ...gateway.root };
  const signedOut = failing('UNAUTHENTICATED', 'No session.', { reason: 'SESSION_NOT_FOUND' });
  const names = ['refreshSession', 'addToCart', 'addToWishlist', 'removeFromCart'];
  const { client } = gateway.open(path);
  const count = lines.length > 0 ? `Cart, ${lines.length}` : 'Cart';
  await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', count]));
  Object.assign(gateway.root, Object.fromEntries(names.map((name) => [name, signedOut])));
  const logIn = (shopper = 's-1', more: (root: typeof works) => object = () => ({})) => {
    Object.assign(gateway.root, works, more(works));
    return act(async () => session.begin(tokenOf(shopper)));
  };
  return { ...gateway, client, logIn };
}
const addCart = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Add Cart' });
  if (button) await userEvent.click(button);
};

// A slow machine needs time to read the script that tracks running changes.
beforeAll(() => import('../../../web/app/offline-changes.ts'));

describe('a piece that is added with an expired session', () => {
  it('[CART-4] [AUTH-10] is announced, is in the visitor’s cart, and is added once for the shopper who logs in', async () => {
    const gateway = await openWithEndedSession([[DUPATTA, 1]]);
    await addCart();
    await screen.findByRole('dialog', { name: 'Session has expired' });
    expect(screen.getByText(STORAGE_KEY)).toBeTruthy();
    expect(visitorCart.read()).toMatchObject([{ sku: SAREE, quantity: 1 }]);
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
    await gateway.logIn();
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    expect(gateway.state.lines).toMatchObject([
      { sku: SAREE, quantity: 1 },
      { sku: DUPATTA, quantity: 1 },
    ]);
    expect(visitorCart.read()).toEqual([]);
  });

  it('[WISH-4] is also stored for the wishlist, and for queued changes', async () => {
    const gateway = await openWithEndedSession();
    await act(async () => {
      screen.getAllByRole('button', { name: 'Add To Wishlist' })[0]?.click();
      screen.getAllByRole('button', { name: 'Add Cart' })[0]?.click();
    });
    await screen.findByRole('dialog', { name: 'Session has expired' });
    await waitFor(() => expect(visitorWishlist.read()).toMatchObject([{ sku: SAREE, quantity: 1 }]));
    expect(visitorCart.read()).toMatchObject([{ sku: SAREE, quantity: 1 }]);
    await gateway.logIn();
    await waitFor(() => expect(gateway.state.wishes).toMatchObject([{ sku: SAREE }]));
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 1 }]);
  });

  it('is stored from the offline queue, with its key', async () => {
    const gateway = await openWithEndedSession();
    gateway.state.until = () => Promise.reject(new TypeError('Failed to fetch'));
    await addCart();
    await waitFor(() => expect(localStorage.getItem('rangbandh.keptChanges')).not.toBeNull());
    const [record] = readStored('s-1', Date.now());
    gateway.state.until = () => undefined;
    await act(async () => void dispatchEvent(new Event('online')));
    await screen.findByText(STORAGE_KEY);
    const sent = { shopper: 's-1', quantity: 1 };
    expect(visitorCart.read()).toEqual([{ sku: SAREE, quantity: 1, key: record?.key, owner: 's-1', sent }]);
  });

  it('[CART-4] is two pieces if it was added twice, and the first response got lost', async () => {
    const gateway = await openWithEndedSession();
    gateway.state.until = () => Promise.reject(new TypeError('Failed to fetch'));
    await addCart();
    await waitFor(() => expect(readStored('s-1', Date.now())).toHaveLength(1));
    await addCart();
    await waitFor(() => expect(readStored('s-1', Date.now())).toHaveLength(2));
    const [first] = readStored('s-1', Date.now());
    gateway.state.until = () => undefined;
    await act(async () => void dispatchEvent(new Event('online')));
    await screen.findByText(STORAGE_KEY);
    expect(visitorCart.read()).toMatchObject([{ sku: SAREE, quantity: 2 }]);
    // The first was made: the shop knows its key, and refuses it for another quantity.
    gateway.state.lines.push({ id: 'c-1', sku: SAREE, quantity: 1 });
    const made = new Map([[first?.key, 1]]);
    await gateway.logIn('s-1', ({ addToCart }) => ({
      addToCart: (args: Parameters<typeof addToCart>[0]) => {
        const { idempotencyKey: key, quantity }: { idempotencyKey?: string; quantity: number } = args.input;
        if (!made.has(key)) {
          made.set(key, quantity);
          return addToCart(args);
        }
        const refusal = { code: 'ALREADY_EXISTS', message: 'Used.', field: null, __typename: 'PlainUserError' };
        return { cart: null, userErrors: made.get(key) === quantity ? [] : [refusal] };
      },
    }));
    await waitFor(() => expect(visitorCart.read()).toEqual([]));
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 2 }]);
    expect(made.size).toBe(2);
  });

  it('[AUTH-11] is never added for another shopper who logs in on this device', async () => {
    const gateway = await openWithEndedSession();
    await act(async () => {
      screen.getAllByRole('button', { name: 'Add To Wishlist' })[0]?.click();
      screen.getAllByRole('button', { name: 'Add Cart' })[0]?.click();
    });
    await screen.findByText(STORAGE_KEY);
    await waitFor(() => expect(visitorWishlist.read()).toHaveLength(1));
    await gateway.logIn('s-2');
    await waitFor(() => expect([visitorCart.read(), visitorWishlist.read()]).toEqual([[], []]));
    expect([gateway.state.lines, gateway.state.wishes]).toEqual([[], []]);
  });

  it('[CART-4] [WISH-4] is stored if it was picked before the login and has not reached the shop yet', async () => {
    const gateway = await openWithEndedSession();
    await act(async () => {
      visitorWishlist.add(DUPATTA, 1, 1);
      visitorCart.add(SAREE, 2, 10);
    });
    await screen.findByText(STORAGE_KEY);
    expect(visitorCart.read()).toMatchObject([{ sku: SAREE, quantity: 2 }]);
    expect(visitorWishlist.read()).toMatchObject([{ sku: DUPATTA }]);
    const owners = [visitorCart, visitorWishlist].map((items) => items.read().map(({ owner }) => owner));
    expect(owners).toEqual([['s-1'], ['s-1']]);
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist, 1', 'Cart, 2']));
    await gateway.logIn();
    await waitFor(() => expect(gateway.state.wishes).toMatchObject([{ sku: DUPATTA }]));
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 2 }]);
    expect([visitorCart.read(), visitorWishlist.read()]).toEqual([[], []]);
  });

  it('[AUTH-10] is not mentioned if nothing was added', async () => {
    await openWithEndedSession([[SAREE, 1]], '/cart');
    await press(/^Remove Leheriya/);
    await screen.findByRole('dialog', { name: 'Session has expired' });
    expect(screen.queryByText(STORAGE_KEY)).toBeNull();
    expect(visitorCart.read()).toEqual([]);
  });
});
