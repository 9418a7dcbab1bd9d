import { describe, expect, it, vi } from 'vitest';
import { visitorCart, visitorWishlist } from '../../../web/shopper/visitor-items.ts';
import { session } from '../../../web/session/session.ts';

const STORED = 'rangbandh.visitorCart';
const KEY = 'a'.repeat(32);
const item = { sku: 'RB-1', quantity: 2, key: KEY };
const store = (value: unknown) => localStorage.setItem(STORED, JSON.stringify(value));
const skus = () => visitorCart.read().map(({ sku, quantity }) => [sku, quantity]);

describe('the list of a visitor’s items', () => {
  it('[CART-3] [CART-11] has the newest first, and grows up to the maximum of a line', () => {
    expect(visitorCart.add('A', 2, 10)).toBe(true);
    visitorCart.add('B', 12, 10);
    visitorCart.add('A', 9, 10);
    expect(skus()).toEqual([
      ['B', 10],
      ['A', 10],
    ]);
    expect(new Set(visitorCart.read().map(({ key }) => key)).size).toBe(2);
    visitorCart.update('A', { quantity: 3 });
    visitorCart.remove('B');
    expect(skus()).toEqual([['A', 3]]);
    expect(visitorWishlist.read()).toEqual([]);
  });

  it('takes 50 different ones, and then no other', () => {
    const added = Array.from({ length: 51 }, (_, index) => visitorCart.add(`S-${index}`, 1, 10));
    expect(added.filter(Boolean)).toHaveLength(50);
    expect(visitorCart.add('S-1', 1, 10)).toBe(true);
  });

  it('is the same array until it changes, here or in another tab, and listeners are notified', () => {
    const received = vi.fn<() => void>();
    const stop = visitorCart.subscribe(received);
    visitorCart.add('A', 1, 10);
    expect(visitorCart.read()).toBe(visitorCart.read());
    expect(received).toHaveBeenCalled();
    store({ version: 1, items: [item] });
    window.dispatchEvent(new StorageEvent('storage', { key: STORED }));
    expect(received.mock.calls.length).toBeGreaterThan(1);
    expect(skus()).toEqual([['RB-1', 2]]);
    received.mockClear();
    stop();
    visitorCart.remove('RB-1');
    expect(received).not.toHaveBeenCalled();
  });

  it('is deleted at a logout', () => {
    visitorCart.add('A', 1, 10);
    visitorWishlist.add('A', 1, 1);
    session.end();
    expect([visitorCart.read(), visitorWishlist.read()]).toEqual([[], []]);
  });

  it.each([
    ['another version', { version: 2, items: [item] }],
    ['services that are none', { version: 1, items: [{ ...item, services: 'fall' }] }],
    ['no list', { version: 1, items: 'A' }],
    ['a list of the old shop', [item]],
    ['nothing', null],
    ['an item without a key', { version: 1, items: [{ ...item, key: 'short' }] }],
    ['half a piece', { version: 1, items: [{ ...item, quantity: 0.5 }] }],
    ['no pieces', { version: 1, items: [{ ...item, quantity: 0 }] }],
    ['too many pieces', { version: 1, items: [{ ...item, quantity: 1e9 }] }],
    ['a sku that is none', { version: 1, items: [{ ...item, sku: '' }, { ...item, sku: {} }, 5] }],
    ['a word of what was sent that is none', { version: 1, items: [{ ...item, sent: { shopper: 5, quantity: 1 } }] }],
  ])('counts as empty where storage holds %s', (_what, stored) => {
    store(stored);
    expect(visitorCart.read()).toEqual([]);
  });

  it('counts as empty if storage holds no JSON, and has one item of a sku', () => {
    localStorage.setItem(STORED, '{"version":1,');
    expect(visitorCart.read()).toEqual([]);
    store({ version: 1, items: [item, { ...item, quantity: 5 }] });
    expect(skus()).toEqual([['RB-1', 2]]);
  });
});
