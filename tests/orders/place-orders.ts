import { sql } from 'kysely';
import { randomId } from '../../api/platform/secrets.ts';
import type { Database } from '../../api/platform/database.ts';
import { billOf } from '../../schema/pricing.ts';
import { FIRST_PURCHASE_PERCENT } from '../../schema/shop.ts';
import type { CashStatusName, OrderStatusName } from '../../schema/vocabulary.ts';

/** An address in Jaipur. */
export const ADDRESS = {
  name: 'Asha Verma',
  address: '12 Johari Bazaar',
  city: 'Jaipur',
  state: 'Rajasthan',
  pinCode: '302003',
  phone: '9829012345',
  email: 'asha@example.com',
};

/** The order to place; all fields except the shopper and the lines are optional. */
export interface Placing {
  shopperId: string;
  lines: readonly { sku: string; quantity?: number }[];
  /** The status of all its items: `Placed` by default. */
  status?: OrderStatusName;
  /** The actor of a cancellation: the shopper by default. */
  cancelledBy?: 'shopper' | 'seller';
  /** The status of the refund of cancelled items. */
  refund?: 'waiting' | 'sent' | 'processed' | 'failed';
  /** When it was placed; each later step is a day after. */
  at?: Date;
  /** The discount, in paise, of an existing promo code. */
  promo?: { code: string; discount: number };
  isFirstPurchase?: boolean;
  /** The location of the cash for all its items, if it is paid in cash: then it has no payment. */
  cash?: CashStatusName;
  shipping?: typeof ADDRESS;
  billing?: typeof ADDRESS;
}

/** The placed order: the items in the order of the lines. */
export interface Placed {
  orderId: string;
  paymentId: string;
  itemIds: string[];
  /** The paid amount, in paise. */
  total: number;
}

const DAY = 86_400_000;
const STEPS: readonly OrderStatusName[] = ['Placed', 'Confirm', 'Dispatched', 'Delivered'];

/** Writes a paid order, as the shop stores it: its stock is reduced, its payment is captured, prices are today's. */
export async function placeOrder({ db }: Database, placing: Placing): Promise<Placed> {
  const isCash = placing.cash !== undefined;
  const { shopperId, at = new Date(Date.UTC(2026, 10, 20, 9)), promo, isFirstPurchase = false } = placing;
  const lines = await Promise.all(placing.lines.map((line) => take(db, line.sku, line.quantity ?? 1)));
  const firstPurchasePercent = isFirstPurchase ? FIRST_PURCHASE_PERCENT : 0;
  const bill = billOf(lines, { promoDiscount: promo?.discount ?? 0, firstPurchasePercent });
  const [orderId, paymentId] = [randomId('or'), `pay_${randomId('x').slice(2, 16)}`];
  const [shipping, billing] = [JSON.stringify(placing.shipping ?? ADDRESS), JSON.stringify(placing.billing ?? null)];
  await sql`
    insert into orders (id, shopper_id, chain_id, attempt_id, wish_hash, state, provider_order_id, subtotal,
      promo_discount, first_purchase_discount, total, promo_code, shipping, billing, created_at, expires_at, paid_at, pays_cash)
    values (${orderId}, ${shopperId}, ${randomId('ch')}, ${randomId('at')}, ${'h'.repeat(43)}, 'paid',
      ${isCash ? null : `order_${randomId('x').slice(2, 16)}`}, ${bill.subtotal}, ${bill.promoDiscount}, ${bill.firstPurchaseDiscount},
      ${bill.total}, ${promo?.code ?? null}, ${shipping}::jsonb, nullif(${billing}::jsonb, 'null'), ${at}, ${at}, ${at}, ${isCash})
  `.execute(db);
  await sql`update shoppers set first_order_id = coalesce(first_order_id, ${orderId}) where id = ${shopperId}`.execute(
    db,
  );
  if (!isCash) {
    await sql`
      insert into payments (id, order_id, amount, fulfils, created_at, method)
      values (${paymentId}, ${orderId}, ${bill.total}, true, ${at}, 'upi')`.execute(db);
  }
  const itemIds: string[] = [];
  for (const [position, line] of lines.entries()) {
    const item = { ...line, id: randomId('oi'), orderId, position, discount: bill.lines[position]?.discount ?? 0 };
    await addItem(db, item, { ...placing, at });
    if (placing.status === 'Cancelled' && !isCash) await giveBack(db, item, paymentId, { ...placing, at });
    itemIds.push(item.id);
  }
  return { orderId, paymentId, itemIds, total: bill.total };
}

type Db = Database['db'];

interface Line {
  sku: string;
  quantity: number;
  unitPrice: number;
}

type Item = Line & { id: string; orderId: string; position: number; discount: number };

/** Reduces the stock, at today's price. */
async function take(db: Db, sku: string, quantity: number): Promise<Line> {
  const { rows } = await sql<{ show_price: number }>`
    update variants v set stock = v.stock - ${quantity}::int from products p
    where v.sku = ${sku} and p.id = v.product_id returning p.show_price`.execute(db);
  if (!rows[0]) throw new Error(`There is no variant ${sku}.`);
  return { sku, quantity, unitPrice: Math.round(rows[0].show_price / 100) * 100 };
}

async function addItem(db: Db, item: Item, { shopperId, status = 'Placed', ...more }: Placing & { at: Date }) {
  const { at, cancelledBy = 'shopper' } = more;
  const isCancelled = status === 'Cancelled';
  const steps = isCancelled ? 1 : STEPS.indexOf(status) + 1;
  const times = STEPS.map((_, step) => (step < steps ? new Date(at.getTime() + step * DAY) : null));
  const [placed = null, confirmed = null, dispatched = null, delivered = null] = times;
  const tracking = dispatched ? ['RB12345IN', 'https://track.example.com/RB12345IN'] : [null, null];
  const by = isCancelled ? cancelledBy : null;
  const reason = by === 'shopper' ? 'changed_my_mind' : 'The dye ran.';
  await sql`
    insert into order_items (id, order_id, position, shopper_id, sku, seller_id, name, category, color, size, list_price,
      unit_price, quantity, discount, status, placed_at, confirmed_at, dispatched_at, delivered_at, cancelled_at,
      tracking_id, tracking_site, cancelled_by, cancel_reason, cash, collected_at, cloth)
    select ${item.id}, ${item.orderId}, ${item.position}, ${shopperId}, v.sku, p.seller_id, p.name, p.category, v.color, v.size,
      p.list_price, ${item.unitPrice}, ${item.quantity}, ${item.discount}, ${status}, ${placed}, ${confirmed},
      ${dispatched}, ${delivered}, ${by ? new Date(at.getTime() + DAY) : null}, ${tracking[0]}, ${tracking[1]}, ${by},
      ${by ? reason : null}, ${more.cash ?? null}, ${more.cash === 'collected' ? at : null}, json_build_object('sku', coalesce(v.picture_sku, v.sku), 'color', v.color, 'image', v.image, 'category', p.category,
        'craft', p.craft, 'sheen', p.sheen, 'zari', p.zari)
    from variants v join products p on p.id = v.product_id where v.sku = ${item.sku}`.execute(db);
}

/** The other effects of a cancellation: the pieces are for sale again, and the refund is on its way. */
async function giveBack(db: Db, item: Item, paymentId: string, { refund = 'waiting', at }: Placing & { at: Date }) {
  const amount = item.unitPrice * item.quantity - item.discount;
  await sql`update variants set stock = stock + ${item.quantity}::int where sku = ${item.sku}`.execute(db);
  await sql`update payments set refunded = refunded + ${amount}::int where id = ${paymentId}`.execute(db);
  await sql`
    insert into refunds (id, payment_id, order_item_id, amount, reason, state, created_at)
    values (${randomId('rf')}, ${paymentId}, ${item.id}, ${amount}, 'cancelled', ${refund}, ${at})`.execute(db);
}
