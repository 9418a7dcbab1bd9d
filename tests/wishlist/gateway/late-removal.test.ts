import { describe, expect, it } from 'vitest';
import { addItems } from '../../../bff/cart/basic-host.ts';
import type { CartChange } from '../../../bff/cart/rich-host.ts';
import { Failure } from '../../../bff/host/failures.ts';
import type { Rest } from '../../../bff/host/rest.ts';
import { RunProgress } from '../../../bff/host/authenticated-rest.ts';

const line = { cartId: 'c-1', sku: 'SAR-1', quantity: 1, variant: { sku: 'SAR-1', stock: 5 } };

describe('[GATE-3] a move to the cart of a basic host', () => {
  it.each([
    ['UPSTREAM_TIMEOUT', 'which may still happen', ['addToCart SAR-1']],
    ['UPSTREAM_UNAVAILABLE', 'which did not', ['addToCart SAR-1', 'removeFromCart c-1']],
  ] as const)('after %s of the removal, %s, leaves the piece in the cart only if it may be removed', async (...row) => {
    const [code, , expected] = row;
    const changes: string[] = [];
    const rest = (async (id: string, params: { cartId?: string; body?: { sku: string } }) => {
      if (id === 'getCart') return { cartData: changes.length > 0 ? [line] : [] };
      changes.push(`${id} ${params.cartId ?? params.body?.sku}`);
      return {};
    }) as unknown as Rest;
    const fail = () => Promise.reject(new Failure(code));
    const moved = addItems(rest, [{ sku: 'SAR-1', quantity: 1 }], new RunProgress<CartChange>(), fail);
    await expect(moved).rejects.toMatchObject({ code });
    expect(changes).toEqual(expected);
  });
});
