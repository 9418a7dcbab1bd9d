import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
} from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { createSchema } from '../../../bff/schema.ts';
import { OPERATIONS } from '../../contract.ts';
import { setStock } from '../../cart/shoppers.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { runOrderOperation, paymentInputOf, saveAddress } from '../../hosts/order-operations.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { mutationDocument, MUTATIONS, plainFieldsOf, sampleInput } from '../../hosts/schema-mutations.ts';
import { createOrderShop, type OrderShop } from './order-shop.ts';

/** The ids of one shopper's objects. */
interface Owned {
  cartItemId: string;
  wishlistItemId: string;
  orderId: string;
  orderItemId: string;
  paymentOrderId: string;
  sessionId: string;
  addressId: string;
  returnId: string;
}

let shop: OrderShop;
let [asha, rohan, dyer]: TestBrowser[] = [];
let owned: Owned;
const NONE: Owned = {
  cartItemId: 'none',
  wishlistItemId: 'none',
  orderId: 'none',
  orderItemId: 'none',
  paymentOrderId: 'none',
  sessionId: 'none',
  addressId: 'none',
  returnId: 'none',
};
beforeAll(async () => {
  shop = await createOrderShop();
  const catalog = createCatalogRepository(shop.api.database.db);
  await catalog.insert({ sellers: [{ id: 'se-2', shopName: 'Bhuj Knots' }], products: [] });
  dyer = await shop.newStaff('SELLER', 'se-2');
});
afterAll(() => shop.close());
beforeEach(async () => {
  [asha, rohan] = [await shop.newShopper(), await shop.newShopper()];
  for (const sku of ['SK-1', 'SK-2', 'SK-3']) await setStock(shop.api, sku, 50);
  const { cartItem } = await runCartOperation(asha, 'addToCart', { sku: 'SK-1', quantity: 2 });
  const { wishlistItem } = await runCartOperation(asha, 'addToWishlist', { sku: 'SK-2' });
  const { orderId, itemIds } = await shop.placeOrder(asha, { status: 'Delivered' });
  const { rows } = await sql<{ id: string }>`
    select provider_order_id as id from orders where id = ${orderId}`.execute(shop.api.database.db);
  owned = {
    cartItemId: cartItem.id,
    wishlistItemId: wishlistItem.id,
    orderId,
    orderItemId: itemIds[0] ?? '',
    paymentOrderId: rows[0]?.id ?? '',
    sessionId: (await asha.request('{ me { sessions { sessionId } } }')).data.me.sessions[0].sessionId,
    addressId: await saveAddress(asha),
    returnId: await requestReturn(asha, itemIds[0]),
  };
});

/** Requests the return of a piece; returns its id. */
async function requestReturn(browser: TestBrowser, orderItemId: string | undefined): Promise<string> {
  const { fields = [] } = MUTATIONS.find(({ name }) => name === 'requestReturn') ?? {};
  const made = await runOrderOperation(browser, 'requestReturn', { ...sampleInput(fields), orderItemId });
  return made.return.returnId;
}

type SendRequest = (browser: TestBrowser, ids: Owned) => Promise<unknown>;
/** Runs a mutation and returns everything that a client sees of it. */
const changed =
  (name: string, inputOf: (ids: Owned) => object): SendRequest =>
  async (browser, ids) => {
    const document = mutationDocument(name, '__typename userErrors { code field message }');
    const { data, errors } = await browser.request(document, { input: inputOf(ids) });
    return { data, codes: errors?.map(({ extensions }) => extensions?.['code']) };
  };
const read =
  (field: string, idOf: (ids: Owned) => string): SendRequest =>
  async (browser, ids) => {
    const { data, errors } = await browser.request(`query ($id: ID!) { me { ${field}(id: $id) { id } } }`, {
      id: idOf(ids),
    });
    return { data, errors };
  };

/** The products of the seller `se-1`. */
const SOLD = { productId: 'p-00001', sku: 'SK-1' };
/** It names no object yet. */
const OF_NEW_VARIANT = 'addVariant.sku';
const NOTHING_SOLD = { productId: 'none', sku: 'none' };

const schema = createSchema();
const FOR_STAFF = new Set(
  OPERATIONS.filter(({ path }) => path.startsWith('/admin/')).map(({ operationId }) => operationId),
);
const FOR_SELLERS = new Set(
  OPERATIONS.filter((one) => one['x-roles']?.includes('SELLER')).map(({ operationId }) => operationId),
);

/** The mutations, each with its sample input, that name one of these objects by the field of its id. */
function namingOneOf(things: object): [place: string, request: (ids: object) => SendRequest][] {
  return MUTATIONS.flatMap(({ name, fields }) => {
    const samples = sampleInput(fields);
    return fields
      .filter((field) => field.name in things)
      .map((field): [string, (ids: object) => SendRequest] => [
        `${name}.${field.name}`,
        (sold) => changed(name, (ids) => ({ ...samples, ...pick({ ...ids, ...sold }, field.name) })),
      ]);
  });
}
const pick = (ids: object, field: string) => Object.fromEntries(Object.entries(ids).filter(([key]) => key === field));
const isForStaff = (place: string) => FOR_STAFF.has(place.split('.')[0] ?? '');

/** Every operation in which a shopper names an object of one shopper by its id. */
const OF_SHOPPERS: Record<string, SendRequest> = {
  'Shopper.order.id': read('order', ({ orderId }) => orderId),
  'Shopper.orderItem.id': read('orderItem', ({ orderItemId }) => orderItemId),
  'Shopper.return.id': read('return', ({ returnId }) => returnId),
  'Shopper.payment.id': read('payment', ({ paymentOrderId }) => paymentOrderId),
  ...Object.fromEntries(
    namingOneOf(NONE)
      .filter(([place]) => !isForStaff(place))
      .map(([place, request]) => [place, request({})]),
  ),
};
/** The same for a seller: an object of another seller gets the same response as a missing one. */
const OF_SELLERS: Record<string, [theirs: SendRequest, none: SendRequest]> = Object.fromEntries(
  namingOneOf({ ...NONE, ...SOLD })
    .filter(([place]) => isForStaff(place) && place !== OF_NEW_VARIANT)
    .map(([place, request]) => [place, [request(SOLD), (browser) => request(NOTHING_SOLD)(browser, NONE)]]),
);
/** Ids of objects that do not exist. */
const PUBLIC = [
  'Query.product.id',
  'Query.variant.sku',
  'Query.products.ids',
  'Query.variants.skus',
  'Product.variant.sku',
  'Query.deliveryEstimate.skus',
  'addToCart.sku',
  'addManyToCart.items.sku',
  'addToWishlist.sku',
  'requestReturn.exchangeSku',
  'requestNotice.sku',
  'requestVisitorNotice.sku',
  'markReviewHelpful.reviewId',
  'reportReview.reviewId',
  'Query.craft.slug',
  'Query.products.filter.crafts',
  'Category.products.filter.crafts',
];
/** Ids that are new, or valid only together with another id. Each has a separate test, below or in its domain. */
const APART = [
  'startPayment.attemptId',
  // In tests/checkout/api/cash-on-delivery.test.ts.
  'placeCashOnDeliveryOrder.attemptId',
  'verifyPayment.paymentId',
  'addProduct.sellerId',
  'addProduct.variants.sku',
  OF_NEW_VARIANT,
  'sendNewsletter.issueId',
  // Any object, in tests/platform/gateway/nodes.test.ts.
  'Query.node.id',
  'Query.nodes.ids',
  // In subscriptions.slow.test.ts.
  'Subscription.order.id',
  'Subscription.orderItem.id',
  // In access.slow.test.ts.
  'Shopper.sale.id',
  'Shopper.saleReturn.id',
  'Shopper.saleOrder.id',
  'Shopper.managedProduct.id',
  'Shopper.stockMovements.sku',
  // In staff-orders.test.ts.
  'Shopper.parcelLabels.orderItemIds',
  'Shopper.packingSlips.orderItemIds',
  'Shopper.saleInvoice.id',
  // In tests/orders/api/invoice-list.test.ts.
  'Shopper.saleInvoices.sellerId',
  // In tests/catalog/api/csv.test.ts and managed-pictures.test.ts.
  'Shopper.productImport.id',
  'setProductPictures.pictures.pictureId',
  // In the tests of uploads, notices, lookups and reviews.
  'requestReturn.pictureIds',
  'reviewOrderItem.pictureIds',
  'cancelNotice.noticeId',
  'openOrderLookup.lookupId',
  'Shopper.reviewMarks.reviewIds',
  // Of the whole shop, in tests/newsletter/api/drafts.test.ts.
  'Shopper.newsletterDraft.id',
  'updateNewsletterDraft.draftId',
  'deleteNewsletterDraft.draftId',
  'testNewsletterDraft.draftId',
  'sendNewsletterDraft.draftId',
  // No seller may use them: in access.slow.test.ts and tests/account/api/people.test.ts.
  'Shopper.shopperRecord.shopperId',
  'setRole.sellerId',
  'inviteStaff.sellerId',
  'endSessionsOf.personId',
  'withdrawInvitation.invitationId',
  'blockShopper.shopperId',
  'unblockShopper.shopperId',
  'addShopperNote.shopperId',
  'deleteShopperNote.shopperId',
  'deleteShopperNote.noteId',
  'updateSeller.sellerId',
  'setSellerEnded.sellerId',
  'paySellerStatement.sellerId',
  'saveSettings.content.legal.sellers.sellerId',
  // In tests/reviews/api/staff.test.ts.
  'answerReview.reviewId',
  'hideReview.reviewId',
  'showReview.reviewId',
];

/** Every argument and input field that names an object by its id. */
function idsWithin(type: GraphQLInputType, place: string): string[] {
  if (isNonNullType(type) || isListType(type)) return idsWithin(type.ofType, place);
  if (!isInputObjectType(type)) return getNamedType(type).name === 'ID' ? [place] : [];
  return Object.values(type.getFields()).flatMap((field) => idsWithin(field.type, `${place}.${field.name}`));
}

/** All objects of one shopper, and the products. */
async function stateOf(browser: TestBrowser): Promise<unknown> {
  const { data, errors } = await browser.request(`{
    me { cart { items { ${plainFieldsOf('CartItem')} } } wishlist { items { ${plainFieldsOf('WishlistItem')} } } orderItems { nodes { id status canReview cancellation { comment } } } }
    product(id: "p-00001") { price { amount } variants { sku stock } } }`);
  expect(errors).toBeUndefined();
  return data;
}

describe('what belongs to another shopper', () => {
  it('is checked for every operation with an id argument: a new one needs a row here', () => {
    const places = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !type.name.startsWith('__')
        ? Object.values(type.getFields()).flatMap(({ name, args }) =>
            args.flatMap((arg) =>
              idsWithin(arg.type, type.name === 'Mutation' ? name : `${type.name}.${name}.${arg.name}`),
            ),
          )
        : [],
    );
    const rows = [...PUBLIC, ...APART, ...Object.keys(OF_SHOPPERS), ...Object.keys(OF_SELLERS)];
    expect(places.toSorted()).toEqual(rows.toSorted());
  });

  for (const [place, request] of Object.entries(OF_SHOPPERS)) {
    it(`[ORDER-12] is not found by ${place}, with the message for missing data, and does not change`, async () => {
      const before = await stateOf(asha!);
      const foreign = await request(rohan!, owned);
      expect(foreign).toEqual(await request(rohan!, NONE));
      expect(JSON.stringify(foreign)).toMatch(/NOT_FOUND|"(order|orderItem|payment|return)":null/);
      expect(await stateOf(asha!)).toEqual(before);
      expect(await stateOf(rohan!)).toMatchObject({ me: { cart: { items: [] }, orderItems: { nodes: [] } } });
      expect(await request(asha!, owned)).not.toEqual(foreign);
    });
  }

  for (const [place, [theirs, none]] of Object.entries(OF_SELLERS)) {
    it(`[ORDER-12] is not found by ${place} by another seller, nor by a shopper, and stays as it was`, async () => {
      const before = await stateOf(asha!);
      const foreign = await theirs(dyer!, owned);
      expect(foreign).toEqual(await none(dyer!, NONE));
      const [name = ''] = place.split('.');
      expect(JSON.stringify(foreign)).toContain(FOR_SELLERS.has(name) ? 'NOT_FOUND' : 'FORBIDDEN');
      expect(await theirs(asha!, owned)).toEqual({ data: { [name]: null }, codes: ['FORBIDDEN'] });
      expect(await stateOf(asha!)).toEqual(before);
    });
  }

  it('[ORDER-12] is hidden from a seller: neither sales nor product names of other sellers', async () => {
    const { data } = await dyer!.request('{ me { role sales { nodes { id } pageInfo { totalItems } } } }');
    expect(data.me).toMatchObject({ role: 'SELLER', sales: { nodes: [], pageInfo: { totalItems: 0 } } });
    const product = { name: 'Mothra', category: 'Saree', fabric: 'Silk', listPrice: 100_000, price: 90_000 };
    const add = (more: object, sku: string) =>
      changed('addProduct', () => ({ ...product, ...more, variants: [{ sku, color: 'Indigo', stock: 1 }] }))(
        dyer!,
        NONE,
      );
    expect(JSON.stringify(await add({ sellerId: 'se-1' }, 'NEW-1'))).toMatch(/FORBIDDEN|INVALID_INPUT/);
    expect(JSON.stringify(await add({}, 'SK-1'))).toContain('ALREADY_EXISTS');
    expect((await shop.gateway.request('{ variant(sku: "NEW-1") { sku } }')).data.variant).toBeNull();
  });
});

describe('the name of an attempt', () => {
  it('[CHECK-8] belongs to one shopper: the same of two shoppers are two payments, and neither sees the other one', async () => {
    await runCartOperation(asha!, 'addToCart', { sku: 'SK-3' });
    await runCartOperation(rohan!, 'addToCart', { sku: 'SK-3' });
    const start = async (browser: TestBrowser) => {
      const input = await paymentInputOf(browser, { attemptId: 'the-same-name' });
      const { payment } = await runOrderOperation(browser, 'startPayment', input);
      return payment.id;
    };
    const [first, second] = [await start(asha!), await start(rohan!)];
    expect(first).not.toBe(second);
    for (const [browser, foreign] of [
      [asha!, second],
      [rohan!, first],
    ] as const) {
      const request = OF_SHOPPERS['verifyPayment.paymentOrderId'];
      const reported = await request?.(browser, { ...NONE, paymentOrderId: foreign });
      expect(JSON.stringify(reported)).toContain('NOT_FOUND');
    }
  });
});
