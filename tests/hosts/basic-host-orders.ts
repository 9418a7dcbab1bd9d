import { CANCELLABLE } from '../../schema/vocabulary.ts';

type Body = Record<string, unknown>;
/** An error of a basic host: a status and a message, without a code. */
type Refusal = [number, string];
/** An order item as the host stores it. The host sends the values that a test sets, unchanged. */
export interface BasicOrderItem extends Body {
  orderItemId: string;
  status: string;
  sku: string;
  review_done: unknown;
}
/** The payments and orders of one shopper, the oldest first. */
export interface BasicOrders {
  /** The bodies of `POST /payment`, by the id that the host returned. */
  payments: Map<string, Body>;
  items: BasicOrderItem[];
}
/** The data of the shop that the orders need. */
export interface BasicShop {
  /** A variant as an order item embeds it. */
  embeddedVariant: (sku: string) => Body | undefined;
  shopNameOf: (sku: string) => string;
  /** The amount in paise that `POST /payment` returns, instead of the right one. */
  amount: number | undefined;
  /** Whether it places the order some time after the verification of its payment. */
  delaysOrders: boolean;
  /** Removes the paid items from the shopper's cart. */
  emptyCart: () => void;
}

/** The signature that is always valid. */
export const SIGNATURE = 'f'.repeat(64);
let idCount = 0;

/** Makes a change. Returns an error's status and message, a body, or nothing. */
export function changeOrders(own: BasicOrders, shop: BasicShop, call: string, id: string, body: Body): unknown {
  switch (`${call} ${id}`.trim()) {
    case 'POST /payment':
      return openPayment(own, shop, body);
    case 'POST /payment verification':
      return verify(own, shop, body);
    case 'PATCH /order cancel':
      return cancel(own, body);
    case 'POST /order rating':
      return rate(own, body);
    default:
      return [404, 'No such call'];
  }
}

/** The response of `GET /order/...`; undefined for none. */
export function readOrders({ items }: BasicOrders, first = '', second = ''): unknown {
  if (first === 'getOrder') {
    const item = items.find(({ orderItemId }) => orderItemId === second);
    return item && { orders: item };
  }
  const orders = items.filter(({ status }) => first === 'All' || status === first);
  return orders.length > 0 ? { orders, count: orders.length } : undefined;
}

function openPayment({ payments }: BasicOrders, { amount }: BasicShop, body: Body): Refusal | Body {
  const { order, payment } = body as { order?: { orderItems?: Body[] }; payment?: { amount?: number } };
  const lines = order?.orderItems ?? [];
  const isComplete = lines.every(({ sellerId, quantity, sku }) => sellerId && quantity && sku);
  if (!isComplete || lines.length === 0 || !payment?.amount || !body['receipt']) return [400, 'Missing fields'];
  const id = `order_old${++idCount}`;
  payments.set(id, body);
  return { amount: String(amount ?? payment.amount * 100), id, __v: 0 };
}

function verify(own: BasicOrders, shop: BasicShop, body: Body): Refusal | Body {
  const request = own.payments.get(String(body['razorpay_order_id']));
  if (!request || body['razorpay_signature'] !== SIGNATURE) return [400, 'Payment verification failed'];
  if (!shop.delaysOrders) placeOrder(own, shop, request);
  shop.emptyCart();
  return { success: 'true' };
}

interface PaymentRequest {
  promoCode?: string;
  shppingbilling: boolean;
  order: { shippingDetails: Body; billingDetails: Body; orderItems: { sku: string; quantity: number }[] };
}

/** Places the order of a paid payment. Each item has the invalid values of foreign hosts. */
export function placeOrder(
  own: BasicOrders,
  shop: Pick<BasicShop, 'embeddedVariant' | 'shopNameOf'>,
  request: Body,
  at = new Date(),
): void {
  const { order, promoCode, shppingbilling } = request as unknown as PaymentRequest;
  for (const { sku, quantity } of order.orderItems) {
    own.items.push({
      orderItemId: `old-item-${String(++idCount).padStart(8, '0')}`,
      status: 'Placed',
      quantity: String(quantity),
      sku,
      variant: shop.embeddedVariant(sku),
      order: {
        createdAt: at.toUTCString(),
        promoCode: promoCode ?? '',
        shippingDetail: { ...order.shippingDetails, pinCode: Number(order.shippingDetails['pinCode']) },
        billingDetail: shppingbilling ? null : order.billingDetails,
      },
      seller: { shopName: shop.shopNameOf(sku) },
      trackingId: '',
      trackingSite: null,
      is_canceled_by_user: 0,
      cancel_date: null,
      canceled_reason: '',
      delivered_date: null,
      review_done: 'false',
      refund_status: '',
      __v: 1,
    });
  }
}

function cancel({ items }: BasicOrders, body: Body): Refusal | undefined {
  const item = items.find(({ orderItemId }) => orderItemId === body['orderItemId']);
  if (!item) return [404, 'Order not found'];
  if (!(CANCELLABLE as readonly string[]).includes(item.status)) return [400, 'Order is on its way already'];
  Object.assign(item, {
    status: 'Cancelled',
    is_canceled_by_user: true,
    cancel_date: new Date().toISOString(),
    canceled_reason: body['canceled_reason'],
  });
  return undefined;
}

function rate({ items }: BasicOrders, body: Body): Refusal | undefined {
  const item = items.find(({ orderItemId, sku }) => orderItemId === body['orderItemId'] && sku === body['sku']);
  if (!item) return [404, 'Order not found'];
  if (item.status !== 'Delivered') return [400, 'Not delivered yet'];
  if (item.review_done === true) return [400, 'You already reviewed this'];
  item.review_done = true;
  return undefined;
}
