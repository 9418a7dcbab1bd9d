import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { CASH_ON_DELIVERY } from '../../../schema/shop.ts';
import { admin } from '../../account/staff.ts';
import { addToCart, cartOf, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type Client, type Json } from '../../test-api.ts';
import {
  addressOf,
  createBuyer,
  createCheckoutShop,
  payInWidget,
  paymentBodyOf,
  placeInCash,
  requestCashOtp,
  rowsOf,
  setPrice,
  startPayment,
  statusOf,
  stockOf,
  subjectsTo,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

let shop: Shop;
let asha: Buyer;
let boss: Client;
beforeAll(async () => {
  shop = await createCheckoutShop({ OTP_LENGTH: '4' });
  const variants = ['C-0', 'C-1'].map((sku) => ({ sku, color: 'Indigo', stock: 0 }));
  await addProducts(shop.api.database, [productOf(1, { variants })]);
  await createPromoCodeRepository(shop.api.database.db).insertCodes([{ code: 'ONCE', amountOff: 10_000, mostUses: 1 }]);
  boss = await admin(shop.api, 'boss@example.com');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await setPrice(shop.api, 100_000);
  for (const sku of ['C-0', 'C-1']) await setStock(shop.api, sku, 20);
  asha = await createBuyer(shop.api);
  boss.token = (await boss.post('/auth/token')).body.accessToken;
  await addToCart(asha, 'C-0', 2);
});

const itemOf = (body: Json): string => body.order.orders[0].orderItemId;
const step = (name: string, id: string, body?: object) => boss.post(`/admin/orders/${id}/${name}`, body);
const offerTo = (who: Buyer, query: string) => who.get(`/cash-on-delivery?${query}`);
const refundsOf = async (id: string) => (await rowsOf(shop.api, 'refunds')).filter((row) => row.order_item_id === id);
const eventKinds = async (orderId: string) =>
  (await rowsOf(shop.api, 'order_events')).filter((row) => row.order_id === orderId).map(({ kind }) => kind);

/** Returns a cash order of one piece that was dispatched. */
async function sent(who: Buyer): Promise<string> {
  const { body } = await placeInCash(shop, who);
  await step('dispatch', itemOf(body), {});
  return itemOf(body);
}

describe(`cash on delivery (${DATABASE_KIND})`, () => {
  it('places the order at once, takes the pieces, empties the cart and sends a mail that nothing is paid yet', async () => {
    const placed = await placeInCash(shop, asha);
    expect(placed).toMatchObject({
      status: 200,
      body: { order: { orders: [{ status: 'Placed', quantity: 2, payment_method: 'cod', cash_status: 'due' }] } },
    });
    expect(placed.body.order.paymentOrderId).toBeUndefined();
    expect([await stockOf(shop.api, 'C-0'), await cartOf(asha)]).toEqual([18, []]);
    expect(await rowsOf(shop.api, 'stock_holds')).toEqual([]);
    expect(shop.simulator.ledger().orders).toEqual([]);
    expect(await eventKinds(placed.body.order.orderId)).toEqual(['opened', 'placed']);
    const mail = shop.api.mails.findLast(({ to }) => to === asha.email);
    expect(mail?.subject).toBe('We have received your order');
    expect(mail?.text).toContain('Pay on delivery: ₹1,900.00');
    expect(mail?.text).not.toMatch(/paid/i);
    const { body } = await asha.get('/user/profile');
    expect(body.user.is_first_purchase).toBe(false);
  });

  it('returns the same order for the same attempt, and refuses another request under its name', async () => {
    const request = await paymentBodyOf(asha);
    const otp = await requestCashOtp(shop, asha);
    const send = (changes: Json = {}) => asha.post('/cash-on-delivery/orders', { ...request, otp, ...changes });
    const responses = [...(await Promise.all([send(), send(), send()])), await send({ otp: '' })];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body.order.orderId)).size).toBe(1);
    expect(await send({ payment: { amount: 5 } })).toMatchObject({ status: 409, body: { code: 'ALREADY_EXISTS' } });
    const body = await paymentBodyOf(asha, { receipt: request.receipt, order: request.order });
    expect(await asha.post('/payment', body)).toMatchObject({ status: 409, body: { code: 'ALREADY_EXISTS' } });
    expect(await stockOf(shop.api, 'C-0')).toBe(18);
  });

  it('counts a promo code and the first purchase, which another order cannot have then', async () => {
    expect(await placeInCash(shop, asha, { promoCode: 'ONCE' })).toMatchObject({ status: 200 });
    const rohan = await createBuyer(shop.api);
    await addToCart(rohan, 'C-0');
    const body = await paymentBodyOf(rohan, { promoCode: 'ONCE' });
    expect(await rohan.post('/payment', body)).toMatchObject({ status: 400, body: { code: 'INVALID_PROMO_CODE' } });
    await addToCart(asha, 'C-1');
    expect(await startPayment(asha)).toMatchObject({ status: 200, body: { amount: 100_000 } });
  });

  it('takes the place of an open payment, which goes back when it is made all the same', async () => {
    const opened = await startPayment(asha);
    expect(await placeInCash(shop, asha)).toMatchObject({ status: 200 });
    expect(await statusOf(asha, opened.body.id)).toBe('not_paid');
    await asha.post('/payment/verification', payInWidget(shop, opened.body.id));
    expect(await statusOf(asha, opened.body.id)).toBe('refunded');
    expect(await stockOf(shop.api, 'C-0')).toBe(18);
    expect(subjectsTo(shop.api, asha.email)).toContain('Your payment is being refunded');
  });

  it('finds out first that an open payment is paid, reports it, and does not sell the same cart twice', async () => {
    const opened = await startPayment(asha);
    const body = await paymentBodyOf(asha);
    const otp = await requestCashOtp(shop, asha);
    payInWidget(shop, opened.body.id);
    expect(await asha.post('/cash-on-delivery/orders', { ...body, otp })).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', message: expect.stringContaining('Your earlier payment went through') },
    });
    expect(await statusOf(asha, opened.body.id)).toBe('paid');
    expect(await stockOf(shop.api, 'C-0')).toBe(18);
  });

  it('is offered by amount, PIN code and history, and a refusal has a reason', async () => {
    const max = CASH_ON_DELIVERY.maxRupees * 100;
    expect(await offerTo(asha, `amount=${max}&pinCode=302003`)).toMatchObject({
      status: 200,
      body: { available: true, maxAmount: max },
    });
    expect((await offerTo(asha, `amount=${max + 1}`)).body).toMatchObject({
      available: false,
      message: 'Cash on delivery is for orders up to ₹5,000.00.',
    });
    expect((await offerTo(asha, 'amount=100&pinCode=744101')).body).toMatchObject({
      available: false,
      message: 'Cash on delivery is not available for PIN code 744101.',
    });
    expect(await asha.post('/cash-on-delivery/otp', { amount: max + 1 })).toMatchObject({
      status: 409,
      body: { code: 'CASH_NOT_AVAILABLE' },
    });
  });

  it('refuses too costly an order and a PIN code without it whatever a client claimed for its OTP', async () => {
    const shippingDetails = { ...addressOf(asha.email), pinCode: '744101' };
    const request = await paymentBodyOf(asha);
    const otp = await requestCashOtp(shop, asha);
    const there = { ...request, otp, order: { ...request.order, shippingDetails } };
    expect(await asha.post('/cash-on-delivery/orders', there)).toMatchObject({
      status: 409,
      body: { code: 'CASH_NOT_AVAILABLE' },
    });
    await setPrice(shop.api, 300_000);
    expect(await placeInCash(shop, asha, { otp })).toMatchObject({ body: { code: 'CASH_NOT_AVAILABLE' } });
    expect(await stockOf(shop.api, 'C-0')).toBe(20);
  });

  it('has at most two orders of a shopper whose cash is due, until one is collected', async () => {
    const first = await sent(asha);
    await addToCart(asha, 'C-1');
    await placeInCash(shop, asha);
    await addToCart(asha, 'C-1');
    expect((await offerTo(asha, 'amount=100')).body).toMatchObject({ available: false });
    const body = await paymentBodyOf(asha);
    const refused = await asha.post('/cash-on-delivery/otp', { amount: 100 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'CASH_NOT_AVAILABLE' } });
    await step('collect', first);
    expect((await offerTo(asha, 'amount=100')).body).toMatchObject({ available: true });
    expect(
      await asha.post('/cash-on-delivery/orders', { ...body, otp: await requestCashOtp(shop, asha) }),
    ).toMatchObject({
      status: 200,
    });
  });

  it('is no longer offered after two parcels that were not taken at the door, for a year', async () => {
    for (let parcels = 0; parcels < 2; parcels++) {
      await addToCart(asha, 'C-1');
      expect(await step('refuse', await sent(asha))).toMatchObject({ status: 200 });
    }
    const { body } = await offerTo(asha, 'amount=100');
    expect(body.message).toMatch(/not taken at the door/);
  });

  it("separates attempts by their shoppers: a shopper never finds another shopper's order under its name", async () => {
    const { body } = await placeInCash(shop, asha, { receipt: 'shared-name-1' });
    const rohan = await createBuyer(shop.api);
    expect(await rohan.get('/cash-on-delivery/orders/shared-name-1')).toMatchObject({ status: 404 });
    await addToCart(rohan, 'C-0');
    const theirs = await placeInCash(shop, rohan, { receipt: 'shared-name-1' });
    expect(theirs.body.order.orderId).not.toBe(body.order.orderId);
    expect((await asha.get('/cash-on-delivery/orders/shared-name-1')).body.order.orderId).toBe(body.order.orderId);
    const paid = await startPayment(rohan, { receipt: 'shared-name-2' });
    expect(paid.status).not.toBe(200);
    expect(await rohan.get('/cash-on-delivery/orders/shared-name-2')).toMatchObject({ status: 404 });
  });

  it('needs a login', async () => {
    const anyone = shop.api.client();
    expect(await anyone.get('/cash-on-delivery?amount=1')).toMatchObject({ status: 401 });
    expect(await anyone.post('/cash-on-delivery/orders', { ...(await paymentBodyOf(asha)), otp: '1' })).toMatchObject({
      status: 401,
    });
  });
});

describe(`the cash for an order (${DATABASE_KIND})`, () => {
  it('is collected once, which also delivers the items on their way, and is part of the order then', async () => {
    const id = await sent(asha);
    const collected = await step('collect', id);
    expect(collected).toMatchObject({
      status: 200,
      body: { orders: { status: 'Delivered', cash_status: 'collected', delivered_date: expect.any(String) } },
    });
    expect(await step('collect', id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('already') },
    });
    expect(await step('refuse', id)).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_IN_STATUS' } });
    expect(subjectsTo(shop.api, asha.email)).toContain('Your order has arrived');
    const row = (await rowsOf(shop.api, 'order_items')).find((one) => one.id === id);
    expect(await eventKinds(row.order_id)).toEqual(['opened', 'placed', 'dispatched', 'collected', 'delivered']);
    const review = { orderItemId: id, sku: 'C-0', rating: 5, comment: 'Fine cloth.' };
    expect(await asha.post('/order/rating', review)).toMatchObject({ status: 200 });
  });

  it('can be collected after the delivery, and not before the parcel has left', async () => {
    const { body } = await placeInCash(shop, asha);
    const notYet = { code: 'NOT_ALLOWED_IN_STATUS', message: 'This order is not that far yet.' };
    expect(await step('collect', itemOf(body))).toMatchObject({ status: 409, body: notYet });
    expect(await step('refuse', itemOf(body))).toMatchObject({ status: 409, body: notYet });
    await step('dispatch', itemOf(body), {});
    expect(shop.api.mails.at(-1)?.text).toContain('Please keep ₹1,900.00 ready');
    await step('deliver', itemOf(body));
    expect((await asha.get(`/order/getOrder/${itemOf(body)}`)).body.orders).toMatchObject({ cash_status: 'due' });
    expect(await step('collect', itemOf(body))).toMatchObject({
      status: 200,
      body: { orders: { cash_status: 'collected' } },
    });
    expect(subjectsTo(shop.api, asha.email).filter((subject) => /arrived/.test(subject))).toHaveLength(1);
  });

  it('never comes for a parcel that was refused: its pieces are for sale again, nothing goes back', async () => {
    const id = await sent(asha);
    expect(await stockOf(shop.api, 'C-0')).toBe(18);
    const responses = await Promise.all([step('refuse', id), step('refuse', id), step('collect', id)]);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const item = (await asha.get(`/order/getOrder/${id}`)).body.orders;
    const isRefused = item.cash_status === 'refused';
    expect(item).toMatchObject(
      isRefused
        ? { status: 'Cancelled', canceled_reason: 'Not taken at the door', is_canceled_by_user: false }
        : { status: 'Delivered', cash_status: 'collected' },
    );
    expect(await stockOf(shop.api, 'C-0')).toBe(isRefused ? 20 : 18);
    expect(await refundsOf(id)).toEqual([]);
  });

  it('is not due for items that were cancelled before: pieces are released, nothing is refunded, and the mail reports this', async () => {
    const { body } = await placeInCash(shop, asha);
    const cancel = { orderItemId: itemOf(body), canceled_reason: 'changed_my_mind' };
    expect(await asha.patch('/order/cancel', cancel)).toMatchObject({ status: 200 });
    expect(await asha.patch('/order/cancel', cancel)).toMatchObject({ status: 409 });
    expect((await asha.get(`/order/getOrder/${itemOf(body)}`)).body.orders).toMatchObject({
      status: 'Cancelled',
      cash_status: 'cancelled',
      payment_method: 'cod',
    });
    expect(await stockOf(shop.api, 'C-0')).toBe(20);
    expect(await refundsOf(itemOf(body))).toEqual([]);
    expect(shop.api.mails.at(-1)?.text).toContain('You were not charged for it.');
    expect(shop.api.mails.at(-1)?.text).not.toContain('will be refunded');
    expect((await offerTo(asha, 'amount=100')).body.available).toBe(true);
  });

  it('is nothing for an order that was paid before, and a shopper can not mark it', async () => {
    const started = await startPayment(asha);
    const { body } = await asha.post('/payment/verification', payInWidget(shop, started.body.id));
    const [item] = body.payment.orders;
    expect(item).toMatchObject({ payment_method: 'card' });
    expect(item.cash_status).toBeUndefined();
    await step('dispatch', item.orderItemId, {});
    expect(await step('collect', item.orderItemId)).toMatchObject({
      status: 409,
      body: { message: 'This order was paid before: no cash is due.' },
    });
    expect(await step('refuse', item.orderItemId)).toMatchObject({ status: 409 });
    expect(await asha.post(`/admin/orders/${item.orderItemId}/collect`)).toMatchObject({ status: 403 });
  });
});
