import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatTime } from '../../../api/checkout/money/texts.ts';
import { ProviderFailure } from '../../../api/checkout/provider/provider.ts';
import { rupees } from '../../../schema/money.ts';
import { operator } from '../../account/staff.ts';
import { addToCart, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type Json } from '../../test-api.ts';
import {
  createBuyer,
  createCheckoutShop,
  placeInCash,
  rowsOf,
  startPayment,
  withProvider,
  type Shop,
} from '../checkout-shop.ts';
import { age, repairMoney, payInSilence, payUnknown } from './money-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createCheckoutShop();
  const variants = [{ sku: 'A-0', color: 'Indigo', stock: 0 }];
  await addProducts(shop.api.database, [productOf(1, { variants })]);
  await setStock(shop.api, 'A-0', 50);
});
afterAll(() => shop.close());

const read = async (id: string) => (await operator(shop.api)).get(`/admin/money/${id}`);
const show = async (id: string): Promise<string[]> => (await read(id)).body.lines;
const orderRow = async (providerOrderId: string) =>
  (await rowsOf(shop.api, 'orders')).find((row) => row.provider_order_id === providerOrderId);
const refundsOf = async (paymentId: string) =>
  (await rowsOf(shop.api, 'refunds')).filter((row) => row.payment_id === paymentId);
const looksAt = ({ check_at: at }: Json) => (at ? `  next look ${formatTime(at)}` : '');
/** The lines of an order without its events. */
const withoutEvents = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('event '));

async function buy() {
  const bought = await payInSilence(shop, 'A-0');
  const { payment } = (await bought.buyer.post('/payment/verification', bought.proof)).body;
  const order = await orderRow(bought.id);
  return { ...bought, order, itemId: payment.orders[0].orderItemId, paymentId: bought.proof.razorpay_payment_id };
}

describe(`the way of money, line by line (${DATABASE_KIND})`, () => {
  it('[CHECK-8] of an order that is paid, and then of its refund', async () => {
    const { buyer, order, id, itemId, paymentId } = await buy();
    const total = rupees(order.total);
    const opened = formatTime(order.created_at);
    const payment = (await rowsOf(shop.api, 'payments')).find((row) => row.id === paymentId);
    const saved = formatTime(payment.created_at);
    const lines = await show(order.id);
    expect(withoutEvents(lines)).toEqual([
      `order ${order.id}  paid  ${total}  ${id}  opened ${opened}${looksAt(order)}`,
      `item ${itemId}  Placed  ${total}`,
      `payment ${paymentId}  ${total}  placed the order  ₹0.00 of it goes back  saved ${saved}`,
      expect.stringMatching(
        new RegExp(
          `^provider: payment ${paymentId} {2}${total} {2}captured {2}\\w+ {2}\\d+ \\w+ 20\\d\\d, [^ ]+ [ap]m$`,
        ),
      ),
    ]);
    await buyer.patch('/order/cancel', { orderItemId: itemId, canceled_reason: 'changed_my_mind' });
    const [requested] = await refundsOf(paymentId);
    const about = `refund ${requested.id}  ${total} of ${paymentId} for ${itemId}  ${requested.reason}`;
    const when = `asked ${formatTime(requested.created_at)}`;
    expect(await show(String(requested.id))).toContain(`${about}  ${requested.state}  ${when}${looksAt(requested)}`);
    await shop.api.work();
    const [made] = await refundsOf(paymentId);
    const after = await show(itemId);
    expect(after).toContain(`${about}  ${made.state}  ${made.provider_refund_id}  ${when}${looksAt(made)}`);
    expect(after.at(-2)).toMatch(new RegExp(`^provider: payment .* {2}${total} of it given back {2}`));
    expect(after.at(-1)).toMatch(
      new RegExp(`^provider: refund ${made.provider_refund_id} {2}${total} of ${paymentId} {2}\\w+$`),
    );
    await sql`update refunds set state = 'failed', check_at = null where id = ${requested.id}`.execute(
      shop.api.database.db,
    );
    expect((await show(itemId)).join('\n')).toContain(`${requested.reason}  given up  `);
    await sql`update refunds set check_at = now() where id = ${requested.id}`.execute(shop.api.database.db);
    expect((await show(itemId)).join('\n')).toContain(`${requested.reason}  failed  `);
    await sql`update refunds set state = 'processed', check_at = null where id = ${requested.id}`.execute(
      shop.api.database.db,
    );
    expect((await show(itemId)).join('\n')).toContain(`${requested.reason}  processed  `);
  });

  it('[CHECK-8] has the events with their authors and objects', async () => {
    const { order } = await buy();
    const { db } = shop.api.database;
    await sql`delete from order_events where order_id = ${order.id}`.execute(db);
    await sql`insert into order_events (order_id, key, kind, by, details, created_at) values
      (${order.id}, 'a', 'paid', null, null, now()), (${order.id}, 'b', 'goodwill', 'operator', '{"amount":100}', now())`.execute(
      db,
    );
    const events = (await show(order.id)).filter((line) => line.startsWith('event '));
    expect(events).toEqual([
      expect.stringMatching(/^event .* [ap]m {2}paid$/),
      expect.stringMatching(/^event .* [ap]m {2}goodwill {2}by operator {2}\{"amount":100\}$/),
    ]);
  });

  it('[CHECK-8] of an order that waits for its payment, was given up, or was never opened', async () => {
    const buyer = await createBuyer(shop.api);
    await addToCart(buyer, 'A-0', 2);
    const { id } = (await startPayment(buyer)).body;
    const row = await orderRow(id);
    const [total, opened] = [rupees(row.total), formatTime(row.created_at)];
    const item = (await rowsOf(shop.api, 'order_items')).find((one) => one.order_id === row.id);
    expect(withoutEvents(await show(id))).toEqual([
      `order ${row.id}  ${row.state}  ${total}  ${id}  opened ${opened}${looksAt(row)}`,
      `item ${item.id}  not placed  ${total}`,
      'hold 2 × A-0',
      'provider: no payment',
    ]);
    await buyer.delete(`/payment/${id}`);
    const closed = await orderRow(id);
    expect((await show(id))[0]).toBe(
      `order ${row.id}  ${closed.state} (${closed.closed_because})  ${total}  ${id}  opened ${opened}${looksAt(closed)}`,
    );
    const { db } = shop.api.database;
    await sql`update orders set provider_order_id = null, check_at = null where id = ${row.id}`.execute(db);
    expect(withoutEvents(await show(row.id))).toEqual([
      `order ${row.id}  ${closed.state} (${closed.closed_because})  ${total}  not opened at the provider  opened ${opened}`,
      `item ${item.id}  not placed  ${total}`,
    ]);
  });

  it('[CHECK-8] of an order in cash', async () => {
    const buyer = await createBuyer(shop.api);
    await addToCart(buyer, 'A-0', 1);
    await placeInCash(shop, buyer);
    const row = (await rowsOf(shop.api, 'orders')).find((one) => one.pays_cash);
    const lines = await show(row.id);
    expect(lines[0]).toMatch(new RegExp(`^order ${row.id} {2}\\S+ {2}${rupees(row.total)} {2}in cash {2}opened `));
    expect(lines.join('\n')).not.toContain('provider:');
  });

  it('[CHECK-8] of a payment that has no order here', async () => {
    const paymentId = await payUnknown(shop, 'or-qqqqqqqqqqqqqqqq');
    expect(await show(paymentId)).toEqual(['The shop does not know it.', expect.stringMatching(/^provider: payment /)]);
    age(shop);
    await repairMoney(shop);
    await shop.api.work();
    const lines = await show(paymentId);
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(`^payment ${paymentId} {2}₹1,299\\.00 {2}placed nothing {2}₹1,299\\.00 of it goes back {2}saved `),
      ),
      expect.stringMatching(new RegExp(`^refund rf-\\S+ {2}₹1,299\\.00 of ${paymentId} {2}unknown {2}\\w+ {2}rfnd_`)),
      expect.stringMatching(/^provider: payment /),
      expect.stringMatching(/^provider: refund /),
    ]);
    const known = await read('pay_00000000000000');
    expect(known.body.lines).toEqual(['The shop does not know it.', expect.stringMatching(/^provider: /)]);
    expect((await read('pay_0')).body).toMatchObject({ code: 'NOT_FOUND', message: 'Nothing here is called pay_0.' });
  });

  it('[CHECK-8] reports why the provider returned nothing, and hides no fault of our own', async () => {
    const { id } = await buy();
    const lines = await withProvider(
      shop,
      () => ({ listPayments: async () => Promise.reject(new ProviderFailure('unavailable', 'It is away.')) }),
      () => show(id),
    );
    expect(lines.at(-1)).toBe('provider: It is away.');
    const broken = await withProvider(
      shop,
      () => ({ listPayments: async () => Promise.reject(new TypeError('No such field.')) }),
      () => read(id),
    );
    expect(broken.status).toBe(500);
  });
});
