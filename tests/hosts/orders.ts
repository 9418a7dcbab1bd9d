import { CANCELLABLE } from '../../schema/vocabulary.ts';

type Body = Record<string, unknown>;
/** A refusal in the odd way of older hosts: a status and words, no code. */
type Refusal = [number, string];
/** An order item as an older host keeps it: what a test changes stands in the answer as it is. */
export interface OldItem extends Body {
  orderItemId: string;
  status: string;
  sku: string;
  review_done: unknown;
}
/** What an older host knows of one shopper's payments and orders, the oldest first. */
export interface OldOrders {
  /** What `POST /payment` was sent, by the id that it answered. */
  payments: Map<string, Body>;
  items: OldItem[];
}
/** What the host needs of its shop. */
export interface OldGoods {
  /** A variant as it is told in an order item. */
  told: (sku: string) => Body | undefined;
  shopOf: (sku: string) => string;
  /** What `POST /payment` answers in paise, in place of the amount that it was sent. */
  amount: number | undefined;
  /** Whether what was paid is placed some time after it is called good. */
  placesLater: boolean;
  /** Takes what was paid out of the shopper's cart. */
  empty: () => void;
}

/** The signature that is always right. */
export const SIGNATURE = 'f'.repeat(64);
let made = 0;

/** Makes a change; answers a refusal, an answer's body, or nothing. */
export function changeOrders(own: OldOrders, goods: OldGoods, call: string, id: string, body: Body): unknown {
  switch (`${call} ${id}`.trim()) {
    case 'POST /payment':
      return openPayment(own, goods, body);
    case 'POST /payment verification':
      return verify(own, goods, body);
    case 'PATCH /order cancel':
      return cancel(own, body);
    case 'POST /order rating':
      return rate(own, body);
    default:
      return [404, 'No such call'];
  }
}

/** What `GET /order/...` answers; undefined for none. */
export function readOrders({ items }: OldOrders, first = '', second = ''): unknown {
  if (first === 'getOrder') {
    const item = items.find(({ orderItemId }) => orderItemId === second);
    return item && { orders: item };
  }
  const orders = items.filter(({ status }) => first === 'All' || status === first);
  return orders.length > 0 ? { orders, count: orders.length } : undefined;
}

function openPayment({ payments }: OldOrders, { amount }: OldGoods, body: Body): Refusal | Body {
  const { order, payment } = body as { order?: { orderItems?: Body[] }; payment?: { amount?: number } };
  const lines = order?.orderItems ?? [];
  const isWhole = lines.every(({ sellerId, quantity, sku }) => sellerId && quantity && sku);
  if (!isWhole || lines.length === 0 || !payment?.amount || !body['receipt']) return [400, 'Missing fields'];
  const id = `order_old${++made}`;
  payments.set(id, body);
  return { amount: String(amount ?? payment.amount * 100), id, __v: 0 };
}

function verify(own: OldOrders, goods: OldGoods, body: Body): Refusal | Body {
  const wish = own.payments.get(String(body['razorpay_order_id']));
  if (!wish || body['razorpay_signature'] !== SIGNATURE) return [400, 'Payment verification failed'];
  if (!goods.placesLater) place(own, goods, wish);
  goods.empty();
  return { success: 'true' };
}

interface Wish {
  promoCode?: string;
  shppingbilling: boolean;
  order: { shippingDetails: Body; billingDetails: Body; orderItems: { sku: string; quantity: number }[] };
}

/** Places what was wished for; each item in the odd words of such a host. */
export function place(own: OldOrders, goods: Pick<OldGoods, 'told' | 'shopOf'>, wish: Body, at = new Date()): void {
  const { order, promoCode, shppingbilling } = wish as unknown as Wish;
  for (const { sku, quantity } of order.orderItems) {
    own.items.push({
      orderItemId: `old-item-${String(++made).padStart(8, '0')}`,
      status: 'Placed',
      quantity: String(quantity),
      sku,
      variant: goods.told(sku),
      order: {
        createdAt: at.toUTCString(),
        promoCode: promoCode ?? '',
        shippingDetail: { ...order.shippingDetails, pinCode: Number(order.shippingDetails['pinCode']) },
        billingDetail: shppingbilling ? null : order.billingDetails,
      },
      seller: { shopName: goods.shopOf(sku) },
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

function cancel({ items }: OldOrders, body: Body): Refusal | undefined {
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

function rate({ items }: OldOrders, body: Body): Refusal | undefined {
  const item = items.find(({ orderItemId, sku }) => orderItemId === body['orderItemId'] && sku === body['sku']);
  if (!item) return [404, 'Order not found'];
  if (item.status !== 'Delivered') return [400, 'Not delivered yet'];
  if (item.review_done === true) return [400, 'You already reviewed this'];
  item.review_done = true;
  return undefined;
}
