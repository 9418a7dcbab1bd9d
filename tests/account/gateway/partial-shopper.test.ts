import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMisbehavingShop, type MisbehavingShop, type OpenedGateway } from '../../hosts/misbehaving-host.ts';

const BROKEN = { status: 503, body: {} };
const PARTS = [
  { field: 'cartOrNull { itemCount }', name: 'cartOrNull', path: '/cart' },
  { field: 'wishlistOrNull { itemCount }', name: 'wishlistOrNull', path: '/wishlist' },
  { field: 'ordersOrNull(first: 2) { totalCount }', name: 'ordersOrNull', path: '/order' },
  { field: 'orderItemsOrNull(page: 1) { nodes { id } }', name: 'orderItemsOrNull', path: '/order' },
];

let shop: MisbehavingShop;
let opened: OpenedGateway;
beforeAll(async () => {
  shop = await createMisbehavingShop();
  opened = await shop.open({ readTimeoutMs: 300 });
});
afterAll(() => shop.close());

describe('a shopper of whom one part cannot be read', () => {
  for (const { field, name, path } of PARTS) {
    it(`is still there beside ${name}, which is null and has an error`, async () => {
      shop.host.twist = (call, response) => {
        if (call.split(' ')[1]?.startsWith(path)) Object.assign(response, BROKEN);
      };
      const { data, errors } = await opened.asha.request(`{ me { id email ${field} } }`);
      expect(data.me).toMatchObject({ email: expect.stringContaining('@'), [name]: null });
      expect(errors?.map(({ path: at }) => at)).toEqual([['me', name]]);
      shop.host.twist = () => undefined;
      const whole = await opened.asha.request(`{ me { id ${field} } }`);
      expect(whole.errors).toBeUndefined();
      expect(whole.data.me[name]).not.toBeNull();
    });
  }

  it('is a visitor only where me is null without an error', async () => {
    opened.asha.token = undefined;
    expect(await opened.asha.request('{ me { id } }')).toMatchObject({ data: { me: null } });
  });
});
