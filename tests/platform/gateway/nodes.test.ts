import { isInputObjectType, isInterfaceType, isObjectType, getNamedType, GraphQLID } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../../bff/schema.ts';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import type { Json } from '../../json.ts';
import { setStock } from '../../cart/shoppers.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import { ADDRESS, paymentInputOf, runOrderOperation, saveAddress } from '../../hosts/order-operations.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { createMisbehavingShop, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';
import { requestedReturn } from './return-trials.ts';

const schema = createSchema();
const NODE = schema.getType('Node');
const nodeTypes = isInterfaceType(NODE) ? schema.getImplementations(NODE).objects.map(({ name }) => name) : [];

const OWN_HOST_ONLY = new Set(['Session', 'SavedAddress', 'Notice', 'Return', 'ManagedProduct']);
/** The products that a seller manages. No shopper reads them. */
const MANAGED = '{ me { managedProducts { nodes { __typename id own: productId } } } }';

/** One object of each type that has an id, with the shop's own id of it. */
const EVERYTHING = `query ($id: ID!, $payment: ID!) {
  product(id: $id) { __typename id own: productId category { __typename id own: name } seller { __typename id own: sellerId }
    variants { __typename id own: sku reviews { nodes { __typename id own: reviewId } } } }
  me { __typename id own: shopperId
    sessions { __typename id own: sessionId }
    addresses { __typename id own: addressId }
    cart { __typename id items { __typename id own: cartId } }
    notices(first: 5) { nodes { __typename id own: noticeId } }
    wishlist { __typename id items { __typename id own: wishlistId } }
    orderItems { nodes { __typename id own: orderItemId returns { __typename id own: returnId } } }
    orders { nodes { __typename id own: orderId } }
    payment(id: $payment) { __typename id own: paymentOrderId } }
}`;

interface Found {
  __typename: string;
  id: string;
  own?: string;
}

/** Returns every object with an id in a response, the first of each type. */
function objectsOf(value: Json, found = new Map<string, Found>()): Map<string, Found> {
  if (Array.isArray(value)) for (const one of value) objectsOf(one, found);
  else if (typeof value === 'object' && value !== null) {
    if (typeof value.id === 'string' && !found.has(value.__typename)) found.set(value.__typename, value);
    for (const one of Object.values<Json>(value)) objectsOf(one, found);
  }
  return found;
}

describe('an id', () => {
  let own: OrderShop;
  let basic: MisbehavingShop;
  /** A shopper with an object of each type, another shopper, and their queries. */
  const shops: { name: string; shopper: TestBrowser; other: TestBrowser; id: string; payment: string }[] = [];
  let seller: TestBrowser;
  beforeAll(async () => {
    own = await createOrderShop();
    const [asha, rohan] = [await own.newShopper(), await own.newShopper()];
    seller = await own.newStaff('SELLER', 'se-1');
    await setStock(own.api, 'SK-3', 100);
    const { itemIds } = await own.placeOrder(asha, { status: 'Delivered', lines: [{ sku: 'SK-3' }] });
    await runOrderOperation(asha, 'reviewOrderItem', { orderItemId: itemIds[0], rating: 5, comment: 'Bright.' });
    await requestedReturn({ ...own, asha });
    await runCartOperation(asha, 'addToCart', { sku: 'SK-3' });
    await saveAddress(asha);
    await runCartOperation(asha, 'addToWishlist', { sku: 'SK-3' });
    await asha.request('mutation { requestNotice(input: { sku: "SK-3", kind: PRICE }) { userErrors { code } } }');
    const opened = await runOrderOperation(asha, 'startPayment', await paymentInputOf(asha));
    shops.push({ name: 'our own host', shopper: asha, other: rohan, id: 'p-00003', payment: opened.payment.id });
    basic = await createMisbehavingShop();
    const { asha: tara, ravi } = await basic.open();
    const order = {
      shippingDetails: ADDRESS,
      billingDetails: ADDRESS,
      orderItems: [{ sku: 'SAR-1001-0', quantity: 1 }],
    };
    placeOrder(basic.shop.of('asha'), basic.shop.shopFor('asha'), { order, shppingbilling: true });
    await runCartOperation(tara, 'addToCart', { sku: 'SAR-1001-0' });
    await runCartOperation(tara, 'addToWishlist', { sku: 'SAR-1001-0' });
    const started = await runOrderOperation(tara, 'startPayment', await paymentInputOf(tara));
    shops.push({ name: 'a basic host', shopper: tara, other: ravi, id: 't-saree-2', payment: started.payment.id });
  });
  afterAll(async () => {
    await own.close();
    await basic.close();
  });
  const managed = async () => objectsOf((await seller.request(MANAGED)).data);
  const everything = async ({ shopper, id, payment }: (typeof shops)[number]) => {
    const { data, errors } = await shopper.request(EVERYTHING, { id, payment });
    expect(errors).toBeUndefined();
    return objectsOf(data);
  };

  it('is unique over all types, and the shop’s own id is beside it', async () => {
    for (const shop of shops) {
      const isOwn = shop.name === 'our own host';
      const found = new Map([...(await everything(shop)), ...(isOwn ? await managed() : [])]);
      // Only our own host returns the shopper's sessions, stores addresses, and has notices and staff.
      const types = nodeTypes.filter((type) => !OWN_HOST_ONLY.has(type) || isOwn);
      expect([shop.name, [...found.keys()].toSorted()]).toEqual([shop.name, [...types, 'Seller'].toSorted()]);
      const ids = [...found.values()].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { __typename, id, own: ownId } of found.values()) {
        expect(id.startsWith(`${__typename}:`)).toBe(true);
        if (ownId !== undefined) expect([__typename, ownId.startsWith(`${__typename}:`)]).toEqual([__typename, false]);
      }
    }
  });

  it('reads its object again by `node` and `nodes`, for its shopper alone', async () => {
    for (const shop of shops) {
      const found = await everything(shop);
      found.delete('Seller');
      const ids = [...found.values()].map(({ id }) => id);
      const request = (browser: TestBrowser) =>
        browser.request('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids });
      const mine = await request(shop.shopper);
      expect([shop.name, mine.errors, mine.data.nodes]).toEqual([
        shop.name,
        undefined,
        ids.map((id) => ({ __typename: id.split(':')[0], id })),
      ]);
      const isPublic = (id: string) => /^(Product|Variant|Category|Review):/.test(id);
      for (const browser of [shop.other, Object.assign(Object.create(shop.other), { token: undefined })]) {
        const theirs = await request(browser);
        expect(theirs.errors).toBeUndefined();
        expect(theirs.data.nodes).toEqual(
          ids.map((id) => (isPublic(id) ? { __typename: id.split(':')[0], id } : null)),
        );
      }
      const one = await shop.shopper.request(
        'query ($id: ID!) { node(id: $id) { id ... on Product { name price { amount } } } }',
        {
          id: `Product:${shop.id}`,
        },
      );
      expect(one.data.node).toMatchObject({ id: `Product:${shop.id}`, name: expect.any(String) });
    }
  });

  it('of a product that a seller manages is read again by that seller, and by no other and no shopper', async () => {
    const id = (await managed()).get('ManagedProduct')?.id;
    const read = async (browser: TestBrowser) =>
      (await browser.request('query ($id: ID!) { node(id: $id) { __typename id } }', { id })).data.node;
    expect(await read(seller)).toEqual({ __typename: 'ManagedProduct', id });
    await createCatalogRepository(own.api.database.db).insert({
      sellers: [{ id: 'se-2', shopName: 'Bhuj Knots' }],
      products: [],
    });
    for (const browser of [await own.newStaff('SELLER', 'se-2'), await own.newShopper()])
      expect(await read(browser)).toBeNull();
    expect((await own.gateway.request('query ($id: ID!) { node(id: $id) { id } }', { id })).data.node).toBeNull();
  });

  it('that names nothing finds nothing, whatever it looks like', async () => {
    const ids = [
      '',
      'x',
      'Product:',
      'Product:none',
      'Nothing:1',
      'Money:1',
      'Shopper:constructor',
      'Review:%',
      'Cart:x',
      ':x',
      'Product:../..',
    ];
    for (const { shopper } of shops) {
      const { data, errors } = await shopper.request('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
      expect([errors, data.nodes]).toEqual([undefined, ids.map(() => null)]);
      const many = Array.from({ length: 51 }, (_, at) => `Product:${at}`);
      const refused = await shopper.request('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: many });
      expect(refused.errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    }
  });

  it('is taken by every argument as the shop’s own is', async () => {
    for (const shop of shops) {
      const { shopper } = shop;
      const found = await everything(shop);
      const [product, variant] = [found.get('Product'), found.get('Variant')];
      const pair = '{ a: product(id: $a) { name } b: product(id: $b) { name } }';
      const products = await shopper.request(`query ($a: ID!, $b: ID!) ${pair}`, { a: product?.id, b: product?.own });
      expect(products.data.a).toEqual(products.data.b);
      const skus = await shopper.request(
        'query ($a: ID!, $b: ID!) { a: variant(sku: $a) { color } b: variant(sku: $b) { color } }',
        { a: variant?.id, b: variant?.own },
      );
      expect([skus.data.a !== null, skus.data.a]).toEqual([true, skus.data.b]);
      const line = found.get('CartItem')?.id;
      const removed = await runCartOperation(shopper, 'removeFromCart', { cartItemId: line });
      expect(removed).toMatchObject({ userErrors: [], removedId: line });
      expect((await runCartOperation(shopper, 'addToCart', { sku: variant?.id })).userErrors).toEqual([]);
      const item = found.get('OrderItem');
      const { data } = await shopper.request(
        'query ($a: ID!, $b: ID!) { me { a: orderItem(id: $a) { id } b: orderItem(id: $b) { id } } }',
        { a: item?.id, b: item?.own },
      );
      expect(data.me).toEqual({ a: { id: item?.id }, b: { id: item?.id } });
    }
  });

  it('is required by every ID argument of the schema, except for ids made by a client', () => {
    const madeUp = new Set([
      'attemptId',
      'issueId',
      'paymentId',
      'AddVariantInput.sku',
      'NewVariantInput.sku',
      'id',
      'ids',
    ]);
    // No node has these ids: uploads, lookups without a login, invitations, notes, and the names of crafts.
    for (const name of ['pictureIds', 'pictureId', 'lookupId', 'crafts', 'Query.craft.slug', 'invitationId', 'noteId'])
      madeUp.add(name);
    // Neither have imports, documents and drafts of the newsletter.
    for (const name of ['productImportId', 'saleInvoiceId', 'newsletterDraftId', 'draftId']) madeUp.add(name);
    const bare: string[] = [];
    const check = (place: string, name: string, type: Parameters<typeof getNamedType>[0], node: Json) => {
      const isMarked = node?.directives?.some((directive: Json) => directive.name.value === 'idOf');
      if (getNamedType(type) === GraphQLID && !isMarked && !madeUp.has(name) && !madeUp.has(`${place}.${name}`))
        bare.push(`${place}.${name}`);
    };
    for (const type of Object.values(schema.getTypeMap())) {
      if (isInputObjectType(type))
        for (const field of Object.values(type.getFields())) check(type.name, field.name, field.type, field.astNode);
      if (isObjectType(type) && !type.name.startsWith('__')) {
        for (const field of Object.values(type.getFields())) {
          for (const arg of field.args)
            if (!['node', 'nodes'].includes(field.name))
              check(
                `${type.name}.${field.name}`,
                arg.name === 'id' ? `${field.name}Id` : arg.name,
                arg.type,
                arg.astNode,
              );
        }
      }
    }
    expect(bare).toEqual([]);
  });
});
