import type { Json } from '../json.ts';

/** The place of a REST field in GraphQL. */
export interface Carrier {
  /** The path from the entity, for example `category.name`; a list means its items. */
  at: string;
  /** Converts the value; unchanged by default. */
  as?: (value: Json) => Json;
  /** Other fields that the entity must have for the field to count: only a cancelled order item has a cancel reason. */
  when?: Record<string, Json>;
  /** Values that replace the host's, each of which must arrive; computed from the responses of other calls. */
  returnedByHost?: (responses: Map<string, Json>) => Json[];
}
/** An entity of the shop: the call that returns it, the operation that reads it, and the GraphQL field of each of its fields. */
export interface Entity {
  operationId: string;
  /** Its path in the response to the call; a number is an item of a list. */
  in: string;
  /** The schema's type. */
  type: string;
  /** An operation that reads it; `#` is replaced by the fields. */
  request: string;
  /** Its path in the GraphQL response. */
  at: string;
  /** By the field's path in REST, exactly as in the specification. */
  fields: Record<string, string | Carrier | Carrier[]>;
}

const inPaise = (rupees: number) => rupees * 100;
const both = () => [true, false];
const money = (at: string): Carrier => ({ at: `${at}.amount`, as: inPaise });
const RETURNED = 'variant.product';
/** The fields of a variant in a cart, a wishlist and an order item. */
const VARIANT: Entity['fields'] = {
  'variant.image': 'variant.image.url',
  'variant.color': 'variant.color',
  'variant.stock': [{ at: 'variant.stock' }, { at: 'variant.inStock', returnedByHost: both }],
  'variant.productId': `${RETURNED}.productId`,
  'variant.product.name': `${RETURNED}.name`,
  'variant.product.category': `${RETURNED}.category.name`,
};
const CANCELLED = { status: 'Cancelled' };
const ADDRESS = ['name', 'address', 'city', 'state', 'pinCode', 'phone', 'email'];
const addressFields = (rest: string, at: string) =>
  Object.fromEntries(ADDRESS.map((name) => [`${rest}.${name}`, `${at}.${name}`]));

/** The shop's entities, with every field in the specification's responses. */
export const ENTITIES: Record<string, Entity> = {
  Product: {
    operationId: 'getProduct',
    in: 'product',
    type: 'Product',
    request: '{ product(id: "p-1") { # } }',
    at: 'product',
    fields: {
      productId: 'productId',
      name: 'name',
      category: 'category.name',
      fabric: 'fabric',
      pattern: 'pattern',
      dimension: 'dimension',
      blouse: 'blouse',
      weight: { at: 'weight', as: String },
      size: 'size',
      careGuide: 'careGuide',
      description: 'description',
      price: money('listPrice'),
      showPrice: money('price'),
      discount: 'discountPercent',
      rating: 'rating',
      'seller.shopName': 'seller.shopName',
      'seller.sellerId': 'seller.sellerId',
      variants: { at: 'variants.sku', as: (variants) => variants[0].sku },
    },
  },
  Variant: {
    operationId: 'getWishlist',
    in: 'wishListData.0.variant',
    type: 'Variant',
    request: '{ me { wishlist { items { variant { # } } } } }',
    at: 'me.wishlist.items.0.variant',
    fields: {
      sku: 'sku',
      image: 'image.url',
      color: 'color',
      stock: [{ at: 'stock' }, { at: 'inStock', returnedByHost: both }],
      productId: 'product.productId',
    },
  },
  Review: {
    operationId: 'getVariantReviews',
    in: 'reviews.0',
    type: 'Review',
    request: '{ variant(sku: "$sku") { reviews { nodes { # } } } }',
    at: 'variant.reviews.nodes.0',
    fields: {
      reviewId: 'reviewId',
      rating: 'rating',
      comment: 'comment',
      createdAt: 'createdAt',
      'user.name': 'reviewer',
      // The local part if there is no name: the full address is never sent.
      'user.email': { at: 'reviewer', as: (email) => email.split('@')[0], when: { 'user.name': '' } },
    },
  },
  'Cart item': {
    operationId: 'getCart',
    in: 'cartData.0',
    type: 'CartItem',
    request: '{ me { cart { items { # } } } }',
    at: 'me.cart.items.0',
    fields: {
      cartId: 'cartId',
      sku: 'variant.sku',
      quantity: 'quantity',
      ...VARIANT,
      'variant.product.showPrice': [money('unitPrice'), money(`${RETURNED}.price`)],
      // The product's seller, from the product.
      'variant.product.sellerId': {
        at: `${RETURNED}.seller.sellerId`,
        returnedByHost: (responses) => [responses.get('getProduct').product.seller.sellerId],
      },
    },
  },
  'Wishlist item': {
    operationId: 'getWishlist',
    in: 'wishListData.0',
    type: 'WishlistItem',
    request: '{ me { wishlist { items { # } } } }',
    at: 'me.wishlist.items.0',
    fields: {
      wishlistId: 'wishlistId',
      'variant.sku': 'variant.sku',
      ...VARIANT,
      'variant.product.showPrice': money(`${RETURNED}.price`),
      'variant.product.price': money(`${RETURNED}.listPrice`),
      'variant.product.discount': `${RETURNED}.discountPercent`,
      'variant.product.rating': `${RETURNED}.rating`,
    },
  },
  Profile: {
    operationId: 'getProfile',
    in: 'user',
    type: 'Shopper',
    request: '{ me { # } }',
    at: 'me',
    fields: {
      name: 'name',
      email: 'email',
      phone: 'phone',
      is_first_purchase: { at: 'isFirstPurchase', returnedByHost: both },
    },
  },
  'Order item': {
    operationId: 'getOrder',
    in: 'orders',
    type: 'OrderItem',
    request: '{ me { orderItem(id: "o-1") { # } } }',
    at: 'me.orderItem',
    fields: {
      orderItemId: 'orderItemId',
      status: {
        at: 'status',
        as: (word) => ({ Confirm: 'CONFIRMED' })[String(word)] ?? word.toUpperCase(),
        returnedByHost: () => ['Placed', 'Confirm', 'Dispatched', 'Delivered', 'Cancelled'],
      },
      quantity: 'quantity',
      sku: 'sku',
      // The sku of the item itself.
      'variant.sku': { at: 'sku', returnedByHost: (responses) => [responses.get('getOrder').orders.sku] },
      'variant.image': 'image.url',
      'variant.color': 'color',
      'variant.productId': 'productId',
      'variant.product.name': 'name',
      'variant.product.category': 'category',
      'variant.product.showPrice': money('unitPrice'),
      'variant.product.price': money('listPrice'),
      'variant.product.discount': 'discountPercent',
      'order.createdAt': 'placedAt',
      'order.promoCode': 'promoCode',
      ...addressFields('order.shippingDetail', 'shippingAddress'),
      ...addressFields('order.billingDetail', 'billingAddress'),
      'seller.shopName': 'seller.shopName',
      trackingId: 'tracking.id',
      trackingSite: 'tracking.url',
      is_canceled_by_user: { at: 'cancellation.byShopper', when: CANCELLED, returnedByHost: both },
      cancel_date: { at: 'cancellation.cancelledAt', when: CANCELLED },
      canceled_reason: [
        {
          at: 'cancellation.reason',
          as: (word) => word.toUpperCase(),
          when: CANCELLED,
          returnedByHost: () => ['duplicate_order'],
        },
        { at: 'cancellation.reasonText', when: CANCELLED, returnedByHost: () => ['The loom broke.'] },
      ],
      delivered_date: { at: 'deliveredAt', when: { status: 'Delivered' } },
      review_done: { at: 'canReview', as: (isDone) => !isDone, when: { status: 'Delivered' }, returnedByHost: both },
      refund_status: {
        at: 'refund.status',
        as: (word) => word.toUpperCase(),
        when: CANCELLED,
        returnedByHost: () => ['Processed', 'Failed'],
      },
    },
  },
};
