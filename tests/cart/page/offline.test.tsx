import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitingCount, readStored, storeChange } from '../../../web/shopper/offline-queue.ts';
import { session } from '../../../web/session/session.ts';
import { clearBrowser, tokenClaiming, tokenOf } from '../../account/page/render-page.tsx';
import { addToCart, badgeLabels, createCartGateway, press, PRODUCTS } from './render-page.tsx';

const [SAREE = '', DUPATTA = ''] = PRODUCTS.map(({ sku }) => sku);
const PAGE = `/Saree/x/rb-1?variant=${SAREE}`;
const STORAGE_KEY = 'rangbandh.keptChanges';
const cutLine = () => Promise.reject(new TypeError('Failed to fetch'));
const addCart = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Add Cart' });
  if (button) await userEvent.click(button);
};
const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));
const settled = () => waitFor(() => expect(waitingCount()).toBe(0));

/** The gateway of a shop that makes a change once per key, and records the keys. */
function createKeyedGateway(lines: [sku: string, quantity: number][] = []) {
  const gateway = createCartGateway(lines);
  const responses = new Map<string, object>();
  const keys: string[] = [];
  const names = ['addToCart', 'setCartItemQuantity', 'removeFromCart'] as const;
  for (const name of names) {
    const change: unknown = Reflect.get(gateway.root, name);
    if (typeof change !== 'function') continue;
    Reflect.set(gateway.root, name, ({ input }: { input: { idempotencyKey: string } }) => {
      const { idempotencyKey: key, ...rest } = input;
      keys.push(key);
      const response = responses.get(key) ?? change({ input: rest });
      responses.set(key, response);
      return response;
    });
  }
  return { ...gateway, keys };
}

// A slow machine needs time to read the offline queue's script.
beforeAll(() => import('../../../web/app/offline-changes.ts'));
beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
afterEach(async () => {
  session.end();
  await settled();
  cleanup();
  clearBrowser();
  vi.restoreAllMocks();
});

describe('the cart without a connection', () => {
  it('[CART-7] shows that the browser is offline, and is loaded when the connection is back', async () => {
    const gateway = createCartGateway([[SAREE, 1]]);
    const { router } = gateway.open('/policies');
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
    gateway.state.until = cutLine;
    await act(() => router.navigate('/cart'));
    expect(await screen.findByText('Failed to fetch cart data.')).toBeTruthy();
    expect(screen.getByText('You are offline. Please check your connection.')).toBeTruthy();
    gateway.state.until = () => undefined;
    await comeBack();
    expect(await screen.findByRole('row', { name: /Leheriya georgette saree/ })).toBeTruthy();
  });
});

describe('a change of the cart without a connection', () => {
  it('is queued, announced and shown, and sent once when the connection is back', async () => {
    const gateway = createKeyedGateway([[SAREE, 1]]);
    gateway.open(PAGE);
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
    gateway.state.until = cutLine;
    await addCart();
    expect(await screen.findByText('Saved. We’ll add it when you’re back online.')).toBeTruthy();
    expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 2']);
    await comeBack();
    expect(gateway.state.lines).toMatchObject([{ quantity: 1 }]);
    gateway.state.until = () => undefined;
    await comeBack();
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 2 }]);
    expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 2']);
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('is sent with the same key after its response got lost, so that it is made once', async () => {
    const gateway = createKeyedGateway();
    const { client } = gateway.open('/policies');
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart']));
    const { addToCart: add } = gateway.root;
    Object.assign(gateway.root, {
      addToCart: (args: Parameters<typeof add>[0]) => {
        const response = add(args);
        if (gateway.keys.length === 1) gateway.state.until = cutLine;
        return response;
      },
    });
    const input = { sku: SAREE, quantity: 2 };
    void addToCart(client, input.sku, input.quantity);
    await waitFor(() => expect(gateway.state.lines).toMatchObject([{ quantity: 2 }]));
    gateway.state.until = () => undefined;
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    expect(new Set(gateway.keys).size).toBe(1);
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 2 }]);
  });

  it('is also queued when it is made before the page knows the cart', async () => {
    const gateway = createKeyedGateway([[DUPATTA, 1]]);
    gateway.state.until = cutLine;
    const { client } = gateway.open('/policies');
    void addToCart(client, SAREE, 1);
    expect(await screen.findByText('Saved. We’ll add it when you’re back online.')).toBeTruthy();
    expect(readStored('s-1', Date.now())).toMatchObject([{ name: 'addToCart', sku: SAREE }]);
    gateway.state.until = () => undefined;
    await comeBack();
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 2']));
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 1 }, { sku: DUPATTA }]);
    expect(gateway.keys).toHaveLength(1);
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it.each([
    ['another claim', { userId: 12 }],
    ['no claim at all', {}],
  ])('is also queued for a shopper whom the token names by %s', async (_what, claims) => {
    const gateway = createKeyedGateway([[DUPATTA, 1]]);
    const { client } = gateway.open('/policies');
    await act(async () => session.begin(tokenClaiming(claims)));
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
    gateway.state.until = cutLine;
    void addToCart(client, SAREE, 1);
    expect(await screen.findByText('Saved. We’ll add it when you’re back online.')).toBeTruthy();
    gateway.state.until = () => undefined;
    await comeBack();
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 1 }, { sku: DUPATTA }]);
  });

  it('may be made again, and then both are', async () => {
    // With a piece in it, because only then the badge shows that the page knows the cart.
    const gateway = createKeyedGateway([[DUPATTA, 1]]);
    gateway.open(PAGE);
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
    gateway.state.until = cutLine;
    await addCart();
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 2']));
    await waitFor(() => expect(waitingCount()).toBe(1));
    await addCart();
    await waitFor(() => expect(waitingCount()).toBe(2));
    expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 3']);
    gateway.state.until = () => undefined;
    await comeBack();
    await settled();
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 2 }, { sku: DUPATTA }]);
    expect(new Set(gateway.keys).size).toBe(2);
  });

  it('survives a reload, and is made then, one after another', async () => {
    const gateway = createKeyedGateway([[DUPATTA, 1]]);
    gateway.open(PAGE);
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
    gateway.state.until = cutLine;
    await addCart();
    await screen.findByText(/^Saved\./);
    const stored = localStorage.getItem(STORAGE_KEY) ?? '';
    const [record] = readStored('s-1', Date.now());
    expect(record).toMatchObject({ name: 'addToCart', sku: SAREE, quantity: 1 });
    session.end();
    await settled();
    cleanup();
    localStorage.setItem(STORAGE_KEY, stored);
    storeChange({ shopper: 's-1', name: 'removeFromCart', sku: DUPATTA, quantity: 0, key: 'k-2', madeAt: Date.now() });
    storeChange({ shopper: 's-1', name: 'newerThanThis', sku: DUPATTA, quantity: 0, key: 'k-3', madeAt: Date.now() });
    gateway.state.until = () => undefined;
    gateway.open('/policies');
    await waitFor(() => expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 1 }]));
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEY)).toBeNull());
    expect(gateway.keys).toEqual([record?.key, 'k-2']);
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 1']));
  });

  it('is sent as the last of several for a line, and the page shows that it waits', async () => {
    const gateway = createKeyedGateway([[SAREE, 1]]);
    const { asked: requested } = gateway.open('/cart');
    await screen.findByRole('table');
    await waitFor(() => expect(requested).toContain('shopperSummary'));
    gateway.state.until = cutLine;
    for (const _ of [2, 3, 4]) await press(/^Increase quantity of Leheriya/);
    expect(await screen.findByText('Saved. We’ll update it when you’re back online.')).toBeTruthy();
    expect(await screen.findByText(/^Your changes are saved\./)).toBeTruthy();
    expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 4']);
    gateway.state.until = () => undefined;
    await comeBack();
    await settled();
    expect(gateway.state.lines).toMatchObject([{ sku: SAREE, quantity: 4 }]);
    expect(gateway.keys).toHaveLength(1);
    expect(screen.queryByText(/^Your changes are saved\./)).toBeNull();
  });

  it('[CART-6] removes the line permanently', async () => {
    const gateway = createKeyedGateway([
      [SAREE, 1],
      [DUPATTA, 1],
    ]);
    gateway.open('/cart');
    await screen.findByRole('table');
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart, 2']));
    gateway.state.until = cutLine;
    await press(/^Remove Leheriya/);
    await screen.findByText(/^Saved\./);
    gateway.state.until = () => undefined;
    await comeBack();
    expect(await screen.findByText('Product removed from cart.')).toBeTruthy();
    expect(gateway.state.lines).toMatchObject([{ sku: DUPATTA }]);
  });

  it("[CART-5] that the shop refuses in the end is reverted, with the shop's message", async () => {
    const gateway = createKeyedGateway();
    gateway.open(PAGE);
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart']));
    gateway.state.until = cutLine;
    await addCart();
    await screen.findByText(/^Saved\./);
    gateway.state.until = () => undefined;
    gateway.state.refuse = 'Only 1 item left.';
    await comeBack();
    expect(await screen.findByText('Only 1 item left.')).toBeTruthy();
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart']));
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it.each([
    ['the shopper logs out', async () => session.end()],
    ['another shopper logs in', () => session.begin(tokenOf('s-2'))],
  ])('[AUTH-11] is never sent once %s', async (_when, change) => {
    const gateway = createKeyedGateway();
    gateway.open(PAGE);
    await waitFor(() => expect(badgeLabels()).toEqual(['Wishlist', 'Cart']));
    gateway.state.until = cutLine;
    await addCart();
    await screen.findByText(/^Saved\./);
    gateway.state.until = () => undefined;
    await act(change);
    await settled();
    expect([gateway.state.lines, gateway.keys]).toEqual([[], []]);
  });
});

describe('a change of services without a connection', () => {
  it('is made by the next page of the shopper too', async () => {
    const gateway = createKeyedGateway([[SAREE, 1]]);
    const inputs: unknown[] = [];
    const set = ({ input }: { input: object }) => (inputs.push({ ...input }), { userErrors: [] });
    Object.assign(gateway.root, { setCartItemServices: set });
    const services = ['fall-pico'];
    const record = { shopper: 's-1', name: 'setCartItemServices', sku: SAREE, quantity: 0, services, key: 'k-1' };
    storeChange({ ...record, madeAt: Date.now() });
    gateway.open('/policies');
    await waitFor(() => expect(inputs).toEqual([{ cartItemId: 'c-1', services, idempotencyKey: 'k-1' }]));
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEY)).toBeNull());
  });
});

describe('the offline queue after a reload', () => {
  const record = { shopper: 's-1', name: 'addToCart', sku: SAREE, quantity: 1, key: 'k-1', madeAt: 1_000 };

  it('is one shopper’s, each key once, for twelve hours', () => {
    storeChange(record);
    storeChange({ ...record, quantity: 2 });
    storeChange({ ...record, shopper: 's-2', key: 'k-2' });
    expect(readStored('s-1', 2_000)).toEqual([{ ...record, quantity: 2 }]);
    expect(readStored('s-1', 1_000 + 12 * 3_600_000)).toEqual([]);
    session.end();
    expect(readStored('s-2', 2_000)).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['another version', JSON.stringify({ version: 2, records: [record] })],
    ['a record of another shape', JSON.stringify({ version: 1, records: [{ ...record, key: 5 }, 'A', null] })],
  ])('is nothing where storage holds %s', (_what, text) => {
    localStorage.setItem(STORAGE_KEY, text);
    expect(readStored('s-1', 2_000)).toEqual([]);
  });
});
