import { beforeEach, describe, expect, it } from 'vitest';
import { rupees } from '../../../schema/money.ts';
import { showQuantity } from '../../../web/cart/cart-bill.ts';
import { evictOtherTotals, showAdded } from '../../../web/cart/cart-cache.ts';
import { addToCart } from '../../../web/cart/useAddToCart.ts';
import { removeFromCart } from '../../../web/cart/useRemoveFromCart.ts';
import { setCartItemQuantity } from '../../../web/cart/useSetCartItemQuantity.ts';
import { CartBadgeDocument } from '../../../web/cart/add-to-cart.graphql.generated.ts';
import { CartDocument } from '../../../web/cart/cart.graphql.generated.ts';
import { session } from '../../../web/session/session.ts';
import { tokenFor } from '../../account/gateway/session-gateway.ts';
import { ASHA, createShopperClient } from '../../platform/page/shopper-client.ts';
import { knowShop } from '../../shop-facts.ts';

beforeEach(() => session.begin(tokenFor('s-1')));

const money = (amount: number) => ({ amount, currency: 'INR', display: rupees(amount) });
const image = { url: '/pictures/x', srcSet: null, alt: '' };
const lineOf = ([sku, quantity]: [sku: string, quantity: number]) => ({
  id: `c-${sku}`,
  quantity,
  available: true,
  availableQuantity: 9,
  services: [],
  unitPrice: money(10_000),
  lineTotal: money(10_000 * quantity),
  variant: {
    sku,
    color: 'Indigo',
    stock: 9,
    image,
    product: { id: `p-${sku}`, name: sku, path: `/x/${sku}`, category: { name: 'Saree' }, services: [] },
  },
});

interface Terms {
  percent?: number;
  amountOff?: object;
  maximum?: object;
  minimumSubtotal?: object;
}
interface CartOptions {
  firstPurchase?: number;
  promoDiscount?: number;
  /** The terms of the promo code; null if the host does not send them. */
  promoTerms?: Terms | null;
}

/** A shopper's client on a cart of two pieces of A and one of B, at ₹100 each. */
function createCart({ firstPurchase = 0, promoDiscount = 0, promoTerms = null }: CartOptions = {}) {
  const totals = ({ promoCode }: { promoCode: string | null }) => ({
    subtotal: money(30_000),
    firstPurchaseDiscount: money(firstPurchase),
    promoDiscount: money(promoDiscount),
    delivery: money(0),
    total: money(30_000 - firstPurchase - promoDiscount),
    promoCode,
    promoError: null,
    promoTerms,
  });
  const lines: [string, number][] = [
    ['A', 2],
    ['B', 1],
  ];
  const cart = { id: 's-1', itemCount: 3, items: lines.map(lineOf), totals };
  const refused = () => ({ cart: null, userErrors: [{ code: 'NOT_FOUND', message: 'It is gone.', field: null }] });
  const gateway = createShopperClient({ me: { ...ASHA, cart }, addToCart: refused });
  const { cache } = knowShop(gateway.client);
  const read = (promoCode: string | null = null) =>
    gateway.client.query({ query: CartDocument, variables: { promoCode } });
  const readBadge = () => gateway.client.query({ query: CartBadgeDocument });
  const badge = () => {
    const known = cache.readQuery({ query: CartBadgeDocument })?.me?.cart;
    return known && [known.itemCount, ...known.items.map(({ variant, quantity }) => `${variant.sku} ${quantity}`)];
  };
  const shown = (promoCode: string | null = null) =>
    cache.readQuery({ query: CartDocument, variables: { promoCode } })?.me?.cart;
  const bill = (promoCode: string | null = null) => {
    const known = shown(promoCode)?.totals;
    return (
      known &&
      [known.subtotal, known.firstPurchaseDiscount, known.promoDiscount, known.total].map(({ amount }) => amount)
    );
  };
  return { ...gateway, cache, read, readBadge, badge, shown, bill };
}

const nothing = { cart: null, userErrors: [] };
const refused = { cart: null, userErrors: [{ code: 'NOT_FOUND' as const, field: null, message: 'It is gone.' }] };
const whole = { cart: {}, userErrors: [] };
const adding = { input: { sku: 'C', quantity: 2 } };
const setting = { input: { cartItemId: 'c-B', quantity: 4 } };
const removing = { input: { cartItemId: 'c-B' } };

describe('the cart in the cache', () => {
  it('[CART-5] has more of a line to which pieces are added, or a new line first', async () => {
    const { cache, readBadge, badge } = createCart();
    await readBadge();
    showAdded(cache, 'B', 3);
    expect(badge()).toEqual([6, 'A 2', 'B 4']);
    showAdded(cache, 'C', 1);
    expect(badge()).toEqual([7, 'C 1', 'A 2', 'B 4']);
  });

  it('[CART-10] has another quantity of one line, or lacks it, where only the lines are known', async () => {
    const { cache, readBadge, badge } = createCart();
    await readBadge();
    showQuantity(cache, 'B', 5, null);
    expect(badge()).toEqual([7, 'A 2', 'B 5']);
    showQuantity(cache, 'A', 0, null);
    expect(badge()).toEqual([5, 'B 5']);
  });

  it('[CART-10] shows the new totals of a line and of the cart', async () => {
    const { cache, read, badge, shown, bill } = createCart();
    await read();
    showQuantity(cache, 'B', 5, null);
    expect(badge()).toEqual([7, 'A 2', 'B 5']);
    expect(shown()?.items.map(({ lineTotal }) => lineTotal.display)).toEqual(['₹200.00', '₹500.00']);
    expect(bill()).toEqual([70_000, 0, 0, 70_000]);
    expect(shown()?.totals.total.display).toBe('₹700.00');
    showQuantity(cache, 'A', 0, null);
    expect([badge(), bill()]).toEqual([
      [5, 'B 5'],
      [50_000, 0, 0, 50_000],
    ]);
  });

  it('[CART-10] subtracts 5% for a first purchase', async () => {
    const { cache, read, bill } = createCart({ firstPurchase: 1_500 });
    await read();
    showQuantity(cache, 'B', 3, null);
    expect(bill()).toEqual([50_000, 2_500, 0, 47_500]);
  });

  it.each<[string, CartOptions, number]>([
    ['a part', { promoTerms: { percent: 10 } }, 5_000],
    ['a part up to a limit', { promoTerms: { percent: 10, maximum: money(4_000) } }, 4_000],
    ['an amount', { promoTerms: { amountOff: money(7_000) } }, 7_000],
    ['nothing below a sum', { promoTerms: { percent: 10, minimumSubtotal: money(60_000) } }, 0],
    ['what the host said, whose terms nobody knows', { promoDiscount: 1_200 }, 1_200],
  ])('[CART-10] takes off by the promo code %s', async (_what, options, discount) => {
    const { cache, read, bill } = createCart(options);
    await read('RANG');
    showQuantity(cache, 'B', 3, 'RANG');
    expect(bill('RANG')).toEqual([50_000, 0, discount, 50_000 - discount]);
  });

  it('[CART-10] has an unknown total under other codes, after it has changed', async () => {
    const { cache, read, bill } = createCart();
    for (const code of [null, 'RANG', 'BANDH']) await read(code);
    evictOtherTotals(cache, 'RANG');
    expect([bill(), bill('RANG'), bill('BANDH')]).toEqual([undefined, [30_000, 0, 0, 30_000], undefined]);
  });

  it('[CART-10] does not change while it is not loaded', () => {
    const { cache, badge } = createCart();
    const before = cache.extract();
    showAdded(cache, 'A', 1);
    showQuantity(cache, 'A', 1, null);
    evictOtherTotals(cache, null);
    expect([badge(), cache.extract()]).toEqual([undefined, before]);
  });
});

describe('the response to a change of the cart', () => {
  const changes = (response: typeof nothing | typeof refused | typeof whole, promoCode?: string) => {
    const more = promoCode === undefined ? {} : { promoCode };
    const cart = createCart();
    const { cache } = cart;
    return {
      ...cart,
      add: () => addToCart.update?.(cache, { addToCart: response }, adding),
      set: () => setCartItemQuantity('B').update?.(cache, { setCartItemQuantity: response }, { ...setting, ...more }),
      remove: () => removeFromCart('B').update?.(cache, { removeFromCart: response }, { ...removing, ...more }),
    };
  };

  it('[CART-5] is expected to be that it worked', async () => {
    const { add, set, remove, read, badge } = changes(nothing);
    await read();
    add();
    expect(badge()).toEqual([5, 'C 2', 'A 2', 'B 1']);
    set();
    expect(badge()).toEqual([8, 'C 2', 'A 2', 'B 4']);
    remove();
    expect(badge()).toEqual([4, 'C 2', 'A 2']);
  });

  it('[CART-5] is one piece if there is no number', async () => {
    const { cache, readBadge, badge } = createCart();
    await readBadge();
    addToCart.update?.(cache, { addToCart: nothing }, { input: { sku: 'A' } });
    expect(badge()).toEqual([4, 'A 3', 'B 1']);
  });

  it('[CART-6] changes nothing when it is a refusal', async () => {
    const { add, set, remove, read, badge, bill } = changes(refused);
    for (const code of [null, 'RANG']) await read(code);
    for (const change of [add, set, remove]) change();
    expect([badge(), bill(), bill('RANG')]).toEqual([[3, 'A 2', 'B 1'], bill(), bill()]);
  });

  it.each(['add', 'set', 'remove'] as const)(
    '[CART-10] does not change the totals with its own code: %s',
    async (name) => {
      const { read, badge, bill, ...rest } = changes(whole, name === 'add' ? undefined : 'RANG');
      for (const code of [null, 'RANG']) await read(code);
      rest[name]();
      const others = [bill(), bill('RANG')].map((known) => known !== undefined);
      expect(others).toEqual(name === 'add' ? [true, false] : [false, true]);
      expect(badge()).toEqual([3, 'A 2', 'B 1']);
    },
  );

  it('[CART-5] has all data when it contains the cart', () => {
    for (const [response, isComplete] of [
      [nothing, false],
      [refused, false],
      [whole, true],
    ] as const) {
      expect(addToCart.isComplete?.({ addToCart: response })).toBe(isComplete);
      expect(setCartItemQuantity('B').isComplete?.({ setCartItemQuantity: response })).toBe(isComplete);
      expect(removeFromCart('B').isComplete?.({ removeFromCart: response })).toBe(isComplete);
    }
  });
});

describe('a change of a line', () => {
  it('[CART-6] uses the current id of the line, and is not sent when the line was removed', async () => {
    const { client, readBadge } = createCart();
    await readBadge();
    const early = { cartItemId: 'new B' };
    expect(removeFromCart('B').whenSent?.({ input: early }, client)).toEqual({ input: { cartItemId: 'c-B' } });
    expect(
      setCartItemQuantity('B').whenSent?.({ input: { ...early, quantity: 2 }, promoCode: 'RANG' }, client),
    ).toEqual({
      input: { cartItemId: 'c-B', quantity: 2 },
      promoCode: 'RANG',
    });
    expect(removeFromCart('C').whenSent?.({ input: early }, client)).toBeUndefined();
    expect(setCartItemQuantity('C').whenSent?.(setting, client)).toBeUndefined();
  });
});

describe('pieces that are added', () => {
  it.each([
    [1, true],
    [10, true],
    [undefined, true],
    [0, false],
    [11, false],
    [1.5, false],
  ])('[CART-11] are from 1 to 10, in whole numbers: %s', (quantity, isGood) => {
    const { client } = createCart();
    const words = addToCart.check?.({ input: { sku: 'A', ...(quantity === undefined ? {} : { quantity }) } }, client);
    expect(words === undefined).toBe(isGood);
  });
});
