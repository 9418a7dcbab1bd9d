import fc from 'fast-check';
import { isLeafType, isObjectType, getNamedType, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../../bff/schema.ts';
import type { Json } from '../../json.ts';
import { setStock } from '../../cart/shoppers.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { runOrderOperation, ADDRESS } from '../../hosts/order-operations.ts';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import { createMisbehavingShop, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';

const schema: GraphQLSchema = createSchema();
/** The key field of each type. */
const KEYS: Record<string, string> = {
  OrderItem: 'id',
  CartItem: 'id',
  WishlistItem: 'id',
  Product: 'id',
  Variant: 'sku',
};
/** Fields that need an argument, or that depend on the moment. */
const APART = new Set(['canCancel', 'canReview']);

/** The fields of a type that hold a value, those of a Money or an Image as a whole. */
function valuesOf(type: string): string[] {
  const found = schema.getType(type);
  if (!isObjectType(found)) throw new Error(`No type ${type}.`);
  return Object.values(found.getFields()).flatMap(({ name, type: of, args }) => {
    if (APART.has(name) || args.some(({ defaultValue }) => defaultValue === undefined)) return [];
    const target = getNamedType(of);
    if (isLeafType(target)) return [name];
    const whole: Record<string, string> = {
      Money: 'amount',
      Image: 'url alt',
      Category: 'name',
      Seller: 'id sellerId shopName',
    };
    return whole[target.name] ? [`${name} { ${whole[target.name]} }`] : [];
  });
}

const subsetOf = (type: string) =>
  fc.subarray(valuesOf(type)).map((fields) => ['__typename', KEYS[type] ?? 'id', ...fields].join(' '));
const product = fc.option(subsetOf('Product')).map((fields) => (fields ? `product { ${fields} }` : ''));
const variant = fc
  .tuple(fc.option(subsetOf('Variant')), product)
  .map(([fields, inner]) => (fields ? `variant { ${fields} ${inner} }` : ''));
const part = (path: string, type: string) =>
  fc.tuple(subsetOf(type), variant).map(([fields, inner]) => path.replace('#', `${fields} ${inner}`));
const selection = fc
  .tuple(
    part('orderItems { nodes { # } }', 'OrderItem'),
    part('cart { items { # } }', 'CartItem'),
    part('wishlist { items { # } }', 'WishlistItem'),
    fc.option(subsetOf('Product')),
  )
  .map(([orders, cart, wishlist, fields]) => ({
    personal: [orders, cart, wishlist],
    product: fields ? `product(id: $id) { ${fields} }` : '',
  }));

/** Records the value of each field of each object; throws for one with another value before. */
function createNotes() {
  const known = new Map<string, string>();
  const note = (value: Json): void => {
    if (Array.isArray(value)) return value.forEach(note);
    if (typeof value !== 'object' || value === null) return;
    const key = KEYS[value.__typename];
    for (const [field, one] of Object.entries<Json>(value)) {
      if (key && (typeof one !== 'object' || !('__typename' in (one ?? {})))) {
        const place = `${value.__typename}:${value[key]}.${field}.${typeof one === 'object' ? Object.keys(one ?? {}).join() : ''}`;
        const text = JSON.stringify(one);
        expect([place, known.get(place) ?? text]).toEqual([place, text]);
        known.set(place, text);
      }
      note(one);
    }
  };
  return note;
}

/** Runs random selections, with their parts in any order, and compares all responses. */
async function compare(browser: TestBrowser, productId: string): Promise<void> {
  const seed = Date.now();
  console.info(`Seed of the selections: ${seed}`);
  const note = createNotes();
  await fc.assert(
    fc.asyncProperty(selection, fc.boolean(), async ({ personal, product: own }, isLast) => {
      const me = `me { ${personal.join(' ')} }`;
      const { data, errors } = await browser.request(
        `query ($id: ID!) { ${(isLast ? [me, own] : [own, me]).join(' ')} __typename }`.replace(
          '($id: ID!)',
          own ? '($id: ID!)' : '',
        ),
        own ? { id: productId } : {},
      );
      fc.pre(errors?.[0]?.extensions?.['code'] !== 'QUERY_TOO_COSTLY');
      expect(errors).toBeUndefined();
      note(data);
    }),
    { seed, numRuns: 60 },
  );
}

describe('an object returns the same, whatever else is selected', () => {
  let own: OrderShop;
  let basic: MisbehavingShop;
  beforeAll(async () => {
    own = await createOrderShop();
    basic = await createMisbehavingShop();
  });
  afterAll(async () => {
    await own.close();
    await basic.close();
  });

  it('on our own host, when prices have changed since an order', async () => {
    const boss = await own.newStaff('ADMIN');
    const asha = await own.newShopper();
    for (const sku of ['SK-7', 'SK-8']) {
      await setStock(own.api, sku, 100);
      await own.placeOrder(asha, { lines: [{ sku }] });
      await runCartOperation(asha, 'addToCart', { sku });
      await runCartOperation(asha, 'addToWishlist', { sku });
    }
    const price = { productId: 'p-00007', listPrice: 90_000, price: 80_000 };
    expect((await runOrderOperation(boss, 'setPrice', price)).userErrors).toEqual([]);
    await compare(asha, 'p-00007');
    const { data } = await asha.request(
      '{ me { orderItems { nodes { sku unitPrice { amount } variant { product { fabric price { amount } } } } } } }',
    );
    const item = data.me.orderItems.nodes.find(({ sku }: Json) => sku === 'SK-7');
    expect(item).toMatchObject({ unitPrice: { amount: 150_000 }, variant: { product: { price: { amount: 80_000 } } } });
  });

  it('on a basic host, when the order has an old name and price', async () => {
    const { asha } = await basic.open();
    const order = {
      shippingDetails: ADDRESS,
      billingDetails: ADDRESS,
      orderItems: [{ sku: 'SAR-1001-0', quantity: 1 }],
    };
    placeOrder(basic.shop.of('asha'), basic.shop.shopFor('asha'), { order, shppingbilling: true });
    basic.host.twist = (_, response) => {
      for (const { variant: bought } of [response.body?.orders ?? []].flat()) {
        if (bought?.product) Object.assign(bought.product, { name: 'OLD NAME', showPrice: 1 });
      }
    };
    await runCartOperation(asha, 'addToCart', { sku: 'SAR-1001-0' });
    await runCartOperation(asha, 'addToWishlist', { sku: 'SAR-1001-0' });
    await compare(asha, 't-saree-2');
    const { data } = await asha.request(
      '{ me { orderItems { nodes { name unitPrice { amount } variant { product { name } } } } } }',
    );
    expect(data.me.orderItems.nodes[0]).toMatchObject({ name: 'OLD NAME', unitPrice: { amount: 100 } });
    expect(data.me.orderItems.nodes[0].variant.product.name).not.toBe('OLD NAME');
  });
});
