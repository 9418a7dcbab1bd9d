import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderFailure } from '../../../api/checkout/provider/provider.ts';
import { operator } from '../../account/staff.ts';
import { addToCart, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { moveReturn, requested, UNTIL_RECEIVED } from '../../orders/api/returning.ts';
import { DATABASE_KIND, type Client, type Json } from '../../test-api.ts';
import {
  createBuyer,
  createCheckoutShop,
  listRefunds,
  passMinutes,
  purchase,
  withProvider,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

let shop: Shop;
let asha: Buyer;
let staff: Client;
beforeAll(async () => {
  shop = await createCheckoutShop({ LOG_LEVEL: 'silent' });
  const variants = [{ sku: 'R-0', color: 'Indigo', stock: 0 }];
  await addProducts(shop.api.database, [productOf(1, { variants })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await setStock(shop.api, 'R-0', 10);
  [asha, staff] = [await createBuyer(shop.api), await operator(shop.api)];
});

/** Buys a piece, which is delivered, and returns it; its refund is not sent yet. */
async function returnOne() {
  await addToCart(asha, 'R-0');
  const { body } = await purchase(shop, asha);
  const [item] = body.payment.orders;
  const at = shop.api.clock.now();
  await sql`
    update order_items set status = 'Delivered', confirmed_at = ${at}, dispatched_at = ${at}, delivered_at = ${at}
    where id = ${item.orderItemId}`.execute(shop.api.database.db);
  const { returnId } = await requested(shop.api, asha, item.orderItemId);
  await moveReturn(staff, returnId, UNTIL_RECEIVED);
  return { id: body.payment.id, item, returnId, owed: 150_000 - item.discount };
}

const readReturn = async (item: Json) => (await asha.get(`/order/getOrder/${item.orderItemId}`)).body.orders.returns[0];
const subjectsTo = (email: string) => shop.api.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

describe(`the refund of a return (${DATABASE_KIND})`, () => {
  it('is made once, with its time, an event of its item and one mail', async () => {
    const { id, item, owed } = await returnOne();
    await shop.api.work();
    await passMinutes(shop, 5, asha);
    await shop.api.work();
    const [refund, ...more] = await listRefunds(shop.api, id);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ state: 'processed', amount: owed, reason: 'returned' });
    expect(await readReturn(item)).toMatchObject({ state: 'refunded', amount: owed, refund_status: 'Processed' });
    expect((await readReturn(item)).refund_processed_at).toBe(refund.processed_at.toISOString());
    expect(subjectsTo(asha.email).filter((subject) => subject === 'Your refund has been sent')).toHaveLength(1);
    const { rows } = await sql`
      select order_item_id from order_events where key = ${`${refund.id} refunded`}`.execute(shop.api.database.db);
    expect(rows).toEqual([{ order_item_id: item.orderItemId }]);
  });

  it('that fails is tried again, and only then counts as refunded', async () => {
    const { id, item } = await returnOne();
    await withProvider(
      shop,
      () => ({ refund: () => Promise.reject(new ProviderFailure('unknown', 'no line')) }),
      async () => {
        await shop.api.work();
        expect((await readReturn(item)).state).toBe('received');
      },
    );
    await passMinutes(shop, 10, asha);
    await shop.api.work();
    await passMinutes(shop, 10, asha);
    await shop.api.work();
    expect((await listRefunds(shop.api, id)).map(({ state }) => state)).toEqual(['processed']);
    expect((await readReturn(item)).state).toBe('refunded');
  });

  it('that was given up is settled manually, with its mail; another item of the money is not refunded twice', async () => {
    const { id, item, returnId } = await returnOne();
    const [refund] = await listRefunds(shop.api, id);
    await sql`update refunds set state = 'failed', check_at = null where id = ${refund.id}`.execute(
      shop.api.database.db,
    );
    expect(await readReturn(item)).toMatchObject({ state: 'received', refund_status: 'Failed' });
    const trail = (await staff.get(`/admin/money/${returnId}`)).body.lines.join('\n');
    expect(trail).toContain(`return ${returnId}  1 of ${item.orderItemId}  refund  received`);
    expect(trail).toContain(`for ${returnId}  returned  given up`);
    const settled = await staff.post('/admin/money/settled', { refundId: refund.id, how: 'bank transfer' });
    expect(settled.status).toBe(200);
    expect((await readReturn(item)).state).toBe('refunded');
    expect(subjectsTo(asha.email)).toContain('Your refund has been sent');
    const again = await staff.post('/admin/money/refunds', { id: item.orderItemId });
    expect(again.body.code).toBe('INVALID_INPUT');
  });

  it('is not taken from it by a manual refund while the pieces are on their way', async () => {
    await addToCart(asha, 'R-0');
    const { body } = await purchase(shop, asha);
    const [item] = body.payment.orders;
    const at = shop.api.clock.now();
    await sql`
      update order_items set status = 'Delivered', dispatched_at = ${at}, delivered_at = ${at}
      where id = ${item.orderItemId}`.execute(shop.api.database.db);
    await requested(shop.api, asha, item.orderItemId);
    const refund = await staff.post('/admin/money/refunds', { id: item.orderItemId });
    expect(refund.body).toMatchObject({
      code: 'NOT_ALLOWED_IN_STATUS',
      message: expect.stringContaining('on its way'),
    });
  });
});
