import { describe, expect, it } from 'vitest';
import type { OrderedPieces } from '../../../api/orders/buy-again/repository.ts';
import { linesOf, planPieces } from '../../../api/orders/buy-again/rules.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from '../../../schema/vocabulary.ts';

const pieces = (changes: Partial<OrderedPieces> = {}): OrderedPieces => ({
  sku: 'A',
  name: 'Saree',
  color: 'Indigo',
  size: null,
  category: 'Saree',
  quantity: 2,
  unit_price: 150_000,
  services: [],
  stock: 5,
  in_cart: 0,
  ...changes,
});
const plan = (changes: Partial<OrderedPieces>, lines = 0) => {
  const [{ added, leftOut } = { added: -1, leftOut: undefined }] = planPieces([pieces(changes)], lines);
  return { added, leftOut };
};

describe('the plan of buying again', () => {
  it.each([
    [{}, 2, undefined],
    [{ stock: 2 }, 2, undefined],
    [{ stock: 1 }, 1, 'too_few'],
    [{ stock: 0 }, 0, 'sold_out'],
    [{ stock: null }, 0, 'gone'],
    [{ in_cart: 1 }, 1, undefined],
    [{ in_cart: 2, stock: 0 }, 0, undefined],
    [{ in_cart: 5 }, 0, undefined],
    [{ in_cart: 1, stock: 0 }, 0, 'sold_out'],
    [{ quantity: MAX_QUANTITY + 2, stock: 100 }, MAX_QUANTITY, 'too_few'],
  ] as const)('%o: adds %i and leaves out because of %s', (changes, added, leftOut) => {
    expect(plan(changes)).toEqual({ added, leftOut });
  });

  it('adds no line to a full cart, but fills up a line that it has', () => {
    expect(plan({}, MAX_CART_LINES)).toEqual({ added: 0, leftOut: 'cart_full' });
    expect(plan({ in_cart: 1 }, MAX_CART_LINES)).toEqual({ added: 1, leftOut: undefined });
    const two = planPieces([pieces(), pieces({ sku: 'B' })], MAX_CART_LINES - 1);
    expect(two.map(({ leftOut }) => leftOut)).toEqual([undefined, 'cart_full']);
  });

  it('gives no room away for what is sold out', () => {
    const two = planPieces([pieces({ stock: 0 }), pieces({ sku: 'B' })], MAX_CART_LINES - 1);
    expect(two.map(({ leftOut }) => leftOut)).toEqual(['sold_out', undefined]);
  });

  it('makes a line of what is added only, with the services that are offered', () => {
    const planned = planPieces([pieces({ services: ['gone', 'fall-pico'] }), pieces({ sku: 'B', stock: 0 })], 0);
    expect(linesOf(planned)).toEqual([{ sku: 'A', quantity: 2, services: ['fall-pico'] }]);
  });
});
