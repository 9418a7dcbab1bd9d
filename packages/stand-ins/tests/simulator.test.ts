import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSimulator } from '../razorpay/simulator.ts';
import type { Simulator } from '../razorpay/simulator.ts';
import { sdkFor } from './provider-sdk.ts';

let simulator: Simulator;
beforeEach(async () => {
  simulator = await startSimulator({ file: ':memory:' });
});
afterEach(() => simulator.close());

const refused = (description: string, more: object = {}) => ({
  statusCode: 400,
  error: { code: 'BAD_REQUEST_ERROR', description, metadata: {}, ...more },
});

describe("the payment simulator, tested with the provider's own SDK", () => {
  it('[REST-20] creates and returns orders', async () => {
    const { orders } = sdkFor(simulator);
    const order = await orders.create({ amount: 50_000, currency: 'INR', receipt: 'RB-7', notes: { cart: 'seven' } });
    expect(order).toMatchObject({
      entity: 'order',
      amount: 50_000,
      amount_paid: 0,
      amount_due: 50_000,
      currency: 'INR',
      receipt: 'RB-7',
      status: 'created',
      attempts: 0,
      notes: { cart: 'seven' },
    });
    expect(order.id).toMatch(/^order_[A-Za-z0-9]{14}$/);
    expect(await orders.fetch(order.id)).toEqual(order);
    expect(await orders.fetchPayments(order.id)).toEqual({ entity: 'collection', count: 0, items: [] });
    await orders.create({ amount: 60_000, currency: 'INR' });
    expect(await orders.all()).toMatchObject({ count: 2, items: [{ amount: 60_000 }, { id: order.id }] });
    expect(await orders.all({ receipt: 'RB-7' })).toMatchObject({ count: 1, items: [{ id: order.id }] });
  });

  it('[REST-20] refuses invalid orders and unknown keys', async () => {
    const { orders } = sdkFor(simulator);
    const make = (fields: object) => orders.create({ amount: 500, currency: 'INR', ...fields });
    const reason = 'amount_less_than_minimum_amount';
    await expect(make({ amount: 99 })).rejects.toMatchObject(
      refused('Order amount less than minimum amount allowed', { reason }),
    );
    await expect(make({ amount: 100.5 })).rejects.toMatchObject(
      refused('The amount must be an integer.', { field: 'amount' }),
    );
    await expect(make({ amount: undefined })).rejects.toMatchObject(refused('The amount field is required.'));
    await expect(make({ currency: 'XXX' })).rejects.toMatchObject(refused('Currency is not supported'));
    await expect(make({ receipt: 'r'.repeat(41) })).rejects.toMatchObject(refused(expect.stringContaining('40')));
    await expect(orders.fetch('order_00000000000000')).rejects.toMatchObject(
      refused('The id provided does not exist', { source: 'business', step: 'payment_initiation' }),
    );
    await expect(sdkFor(simulator, 'wrong').orders.all()).rejects.toMatchObject({
      statusCode: 401,
      error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
    });
    expect(simulator.ledger().orders).toEqual([]);
  });

  it('[REST-21] pays an order once, with a signature that the SDK accepts', async () => {
    const { orders, payments } = sdkFor(simulator);
    const { id: order_id } = await orders.create({ amount: 50_000, currency: 'INR' });
    expect(simulator.pay(order_id, 'failure')).toMatchObject({ response: null, error: { reason: 'card_declined' } });
    expect(await orders.fetch(order_id)).toMatchObject({ status: 'attempted', attempts: 1, amount_paid: 0 });
    const { paymentId, response } = simulator.pay(order_id);
    const payment_id = response?.razorpay_payment_id ?? '';
    expect(payment_id).toBe(paymentId);
    const signature = response?.razorpay_signature ?? '';
    expect(validatePaymentVerification({ order_id, payment_id }, signature, simulator.keySecret)).toBe(true);
    expect(await orders.fetch(order_id)).toMatchObject({
      status: 'paid',
      attempts: 2,
      amount_paid: 50_000,
      amount_due: 0,
    });
    const payment = await payments.fetch(payment_id);
    expect(payment).toMatchObject({
      entity: 'payment',
      order_id,
      amount: 50_000,
      amount_refunded: 0,
      refund_status: null,
      status: 'captured',
      captured: true,
      method: 'card',
      fee: 1_180,
      tax: 180,
      card: { last4: '1111', network: 'Visa' },
      error_code: null,
    });
    expect(await orders.fetchPayments(order_id)).toMatchObject({ count: 2, items: [payment, { status: 'failed' }] });
    expect(() => simulator.pay(order_id)).toThrow('Payment already done for this order.');
  });

  it('lets the shop capture a payment manually, once and completely', async () => {
    const { orders, payments } = sdkFor(simulator);
    const manual = { amount: 50_000, currency: 'INR', payment: { capture: 'manual' as const, capture_options: {} } };
    const { id } = await orders.create(manual as Parameters<typeof orders.create>[0]);
    const [first, second] = [simulator.pay(id).paymentId ?? '', simulator.pay(id).paymentId ?? ''];
    expect(await payments.fetch(first)).toMatchObject({ status: 'authorized', captured: false, fee: null });
    await expect(payments.refund(first, { amount: 100 })).rejects.toMatchObject(
      refused('The payment status should be captured for action to be taken'),
    );
    await expect(payments.capture(first, 49_999, 'INR')).rejects.toMatchObject(
      refused('Capture amount must be equal to the amount authorized'),
    );
    expect(await payments.capture(first, 50_000, 'INR')).toMatchObject({ status: 'captured', captured: true });
    await expect(payments.capture(first, 50_000, 'INR')).rejects.toMatchObject(
      refused('This payment has already been captured'),
    );
    const gone = { status: 'refunded', captured: false, amount_refunded: 50_000, refund_status: 'full' };
    expect(await payments.fetch(second), 'what nobody took has gone back').toMatchObject(gone);
  });

  it('refunds in parts, never more than was paid', async () => {
    const { orders, payments, refunds } = sdkFor(simulator);
    const { id } = await orders.create({ amount: 50_000, currency: 'INR' });
    const paymentId = simulator.pay(id).paymentId ?? '';
    const refund = await payments.refund(paymentId, { amount: 20_000, notes: { why: 'cancelled' } });
    expect(refund).toMatchObject({ entity: 'refund', payment_id: paymentId, amount: 20_000, status: 'pending' });
    expect(await payments.fetch(paymentId)).toMatchObject({ status: 'captured', refund_status: 'partial' });
    await expect(payments.refund(paymentId, { amount: 30_001 })).rejects.toMatchObject(
      refused('The total refund amount is greater than the refund payment amount'),
    );
    await expect(payments.refund(paymentId, { amount: 99 })).rejects.toMatchObject(
      refused('The amount must be at least INR 1.00', { field: 'amount' }),
    );
    expect(await payments.refund(paymentId, {})).toMatchObject({ amount: 30_000 });
    expect(await payments.fetch(paymentId)).toMatchObject({ status: 'refunded', refund_status: 'full' });
    await expect(payments.refund(paymentId, { amount: 100 })).rejects.toMatchObject(
      refused('The payment has been fully refunded already'),
    );
    simulator.advance(60_000);
    await simulator.settled();
    expect(await refunds.fetch(refund.id)).toMatchObject({
      id: refund.id,
      status: 'processed',
      notes: { why: 'cancelled' },
    });
    expect(await payments.fetchMultipleRefund(paymentId)).toMatchObject({ count: 2 });
  });

  it('lists all payments and refunds of a period, page by page', async () => {
    const { orders, payments, refunds } = sdkFor(simulator);
    const paid: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      const { id } = await orders.create({ amount: 50_000, currency: 'INR' });
      paid.unshift(simulator.pay(id).paymentId ?? '');
    }
    const refund = await payments.refund(paid[0] ?? '', { amount: 20_000 });
    simulator.age(3_600_000);
    const now = Math.floor(Date.now() / 1_000);
    const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
    expect(await payments.all()).toMatchObject({ entity: 'collection', count: 3 });
    const hour = { from: now - 4_000, to: now - 3_500 };
    expect(idsOf(await payments.all(hour))).toEqual(paid);
    expect(idsOf(await payments.all({ ...hour, count: 2 }))).toEqual(paid.slice(0, 2));
    expect(idsOf(await payments.all({ ...hour, count: 2, skip: 2 }))).toEqual(paid.slice(2));
    expect(await payments.all({ from: now - 3_000, to: now })).toMatchObject({ count: 0, items: [] });
    expect(idsOf(await refunds.all(hour))).toEqual([refund.id]);
    expect(idsOf(await refunds.all({ from: now - 3_000, to: now }))).toEqual([]);
    await expect(payments.all({ count: 101 })).rejects.toMatchObject(refused('The count may not be greater than 100.'));
  });

  it('simulates a late bank: the payment counts when it arrives, and is refunded if another one was faster', async () => {
    const { orders, payments } = sdkFor(simulator);
    const { id } = await orders.create({ amount: 50_000, currency: 'INR' });
    const late = simulator.pay(id, 'late', 5_000).paymentId ?? '';
    const given = simulator.pay(id, 'late-after-failure', 9_000).paymentId ?? '';
    expect(await payments.fetch(late)).toMatchObject({ status: 'created' });
    expect(await payments.fetch(given)).toMatchObject({ status: 'failed', error_reason: 'payment_timed_out' });
    simulator.advance(6_000);
    await simulator.settled();
    expect(await payments.fetch(late)).toMatchObject({ status: 'captured' });
    expect(await payments.fetch(given)).toMatchObject({ status: 'failed' });
    simulator.advance(6_000);
    await simulator.settled();
    expect(await payments.fetch(given)).toMatchObject({ status: 'refunded', captured: false, error_reason: null });
    expect(await orders.fetch(id)).toMatchObject({ status: 'paid', amount_paid: 50_000 });
  });

  it('stores its records in a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stand-ins-simulator-'));
    const options = { file: join(folder, 'deep', 'books.sqlite'), keyId: 'rzp_test_x', keySecret: 's', lateMs: 5_000 };
    const first = await startSimulator(options);
    const { id } = await sdkFor(first).orders.create({ amount: 50_000, currency: 'INR' });
    const { paymentId } = first.pay(id, 'late');
    await first.close();
    const again = await startSimulator(options);
    again.advance(6_000);
    await again.settled();
    expect(await sdkFor(again).payments.fetch(paymentId ?? '')).toMatchObject({ order_id: id, status: 'captured' });
    await again.close();
    rmSync(folder, { recursive: true });
  });
});
