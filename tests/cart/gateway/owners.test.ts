import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { runCartOperation, piecesOf, wishlistSkusOf } from '../../hosts/cart-operations.ts';
import { MUTATIONS, sampleInput } from '../../hosts/schema-mutations.ts';
import { createGatewayShop, type GatewayShop } from './gateway-shop.ts';
import { setStock } from '../shoppers.ts';

const NONE = { cartItemId: 'none', wishlistItemId: 'none' };

let shop: GatewayShop;
let [asha, rohan]: TestBrowser[] = [];
let owned: typeof NONE;
beforeAll(async () => {
  shop = await createGatewayShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  [asha, rohan] = [await shop.newShopper(), await shop.newShopper()];
  const { cartItem } = await runCartOperation(asha, 'addToCart', { sku: 'SK-1', quantity: 2 });
  const { wishlistItem } = await runCartOperation(asha, 'addToWishlist', { sku: 'SK-2' });
  owned = { cartItemId: cartItem.id, wishlistItemId: wishlistItem.id };
});

/** The mutations that name a thing of one shopper, each with the field of its id and the rest of its input. */
const ROWS = MUTATIONS.flatMap(({ name, fields }) =>
  fields.filter((field) => field.name in NONE).map((field) => ({ name, field: field.name, rest: sampleInput(fields) })),
);

describe('what belongs to another shopper', () => {
  it('is asked for by all mutations that name such a thing', () => {
    expect(ROWS.map(({ name }) => name)).toEqual(expect.arrayContaining(['setCartItemQuantity', 'moveToCart']));
  });

  for (const { name, field, rest } of ROWS) {
    const run = (browser: TestBrowser, { [field]: id }: Record<string, string>) =>
      runCartOperation(browser, name, { ...rest, [field]: id });
    it(`[REST-24] [REST-27] is not found by ${name}, in the words for what is not there at all, and stays as it was`, async () => {
      const foreign = await run(rohan!, owned);
      expect(foreign.userErrors[0].code).toBe('NOT_FOUND');
      expect(foreign).toEqual(await run(rohan!, NONE));
      expect([await piecesOf(asha!), await wishlistSkusOf(asha!)]).toEqual([[['SK-1', 2]], ['SK-2']]);
      expect([await piecesOf(rohan!), await wishlistSkusOf(rohan!)]).toEqual([[], []]);
      expect((await run(asha!, owned)).userErrors).toEqual([]);
    });
  }

  it('is seen by nobody while twenty shoppers ask and change at once', async () => {
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => shop.newShopper()));
    const own = (at: number) => `SK-${at}`;
    await Promise.all(
      shoppers.map(async (one, at) => {
        for (let round = 0; round < 3; round++) {
          const [{ cart }, { wishlist }, pieces, wishes] = await Promise.all([
            runCartOperation(one, 'addToCart', { sku: own(at) }),
            runCartOperation(one, 'addToWishlist', { sku: own(at) }),
            piecesOf(one),
            wishlistSkusOf(one),
          ]);
          const seen = [...skusOf(cart), ...skusOf(wishlist), ...pieces.map(([sku]) => sku), ...wishes];
          expect(new Set(seen)).toEqual(new Set([own(at)]));
        }
      }),
    );
    const carts = await Promise.all(shoppers.map(piecesOf));
    expect(carts).toEqual(shoppers.map((_, at) => [[own(at), 3]]));
  });
});

const skusOf = ({ items }: { items: { variant: { sku: string } }[] }) => items.map(({ variant }) => variant.sku);

describe('races', () => {
  it('two adds at once: both count', async () => {
    await Promise.all([1, 2].map(() => runCartOperation(asha!, 'addToCart', { sku: 'SK-1' })));
    expect(await piecesOf(asha!)).toEqual([['SK-1', 4]]);
  });

  it('ten adds of one where six are left: six come in, four are refused with words', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => runCartOperation(rohan!, 'addToCart', { sku: 'SK-3' })),
    );
    const refused = answers.flatMap(({ userErrors }) => userErrors);
    expect(refused.map(({ code }: { code: string }) => code)).toEqual(Array(4).fill('INSUFFICIENT_STOCK'));
    expect(await piecesOf(rohan!)).toEqual([['SK-3', 6]]);
  });

  it('the last piece is in two carts, for a cart holds no stock; once it is sold neither can be had', async () => {
    await setStock(shop.api, 'SK-4', 1);
    const both = await Promise.all([asha!, rohan!].map((one) => runCartOperation(one, 'addToCart', { sku: 'SK-4' })));
    expect(both.map(({ cartItem }) => cartItem.available)).toEqual([true, true]);
    const more = await runCartOperation(rohan!, 'addToCart', { sku: 'SK-4' });
    expect(more.userErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
    await setStock(shop.api, 'SK-4', 0);
    for (const one of [asha!, rohan!]) {
      const { data } = await one.ask('{ me { cart { items { available variant { sku } } } } }');
      expect(data.me.cart.items[0]).toEqual({ available: false, variant: { sku: 'SK-4' } });
    }
  });

  it('removed twice at once: one does it, the other is told that it is gone', async () => {
    const both = await Promise.all(
      [1, 2].map(() => runCartOperation(asha!, 'removeFromCart', { cartItemId: owned.cartItemId })),
    );
    expect(both.map(({ removedId }) => removedId).filter(Boolean)).toEqual([owned.cartItemId]);
    expect(both.flatMap(({ userErrors }) => userErrors)).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await piecesOf(asha!)).toEqual([]);
  });

  it('removed while it grows: the cart is what the answers say', async () => {
    const [grown] = await Promise.all([
      runCartOperation(asha!, 'addToCart', { sku: 'SK-1' }),
      runCartOperation(asha!, 'removeFromCart', { cartItemId: owned.cartItemId }),
    ]);
    const pieces = await piecesOf(asha!);
    expect([[], [['SK-1', 1]]]).toContainEqual(pieces);
    expect(grown.userErrors).toEqual([]);
  });

  it('moved twice at once: it is there once', async () => {
    await Promise.all(
      [1, 2].map(() => runCartOperation(asha!, 'moveToCart', { wishlistItemId: owned.wishlistItemId })),
    );
    expect([await piecesOf(asha!), await wishlistSkusOf(asha!)]).toEqual([
      [
        ['SK-2', 1],
        ['SK-1', 2],
      ],
      [],
    ]);
  });
});
