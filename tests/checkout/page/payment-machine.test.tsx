import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeAttempt, storedAttempt } from '../../../web/checkout/payment/payment-attempt.ts';
import { broadcastPayment, onPaymentBroadcast } from '../../../web/checkout/payment/payment-broadcast.ts';
import type { StartResult, StatusResult } from '../../../web/checkout/payment/usePaymentApi.ts';
import { createMachine, openedPayment, openPayment, paymentRequest } from './create-machine.ts';
import { expectWarning } from '../../quiet-console.ts';

beforeEach(() => sessionStorage.clear());

/** Lets all pending work finish. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

describe('the payment of a page', () => {
  const OPENED = { orderId: 'order_1' };
  const PROVEN = { ...OPENED, proof: { paymentId: 'pay_1', signature: 'signed' } };

  it('[CHECK-8] never has the form again once it is paid, however long the next page takes', async () => {
    const { machine, calls: reported } = createMachine(OPENED, 'PENDING', 'PAID');
    machine.start();
    await waitFor(() => expect(reported.stages).toEqual(['checking', 'checking']));
    await machine.poll();
    expect(reported.paid).toEqual(['order_1']);
    await machine.poll();
    expect([reported.stages, reported.paid]).toEqual([['checking', 'checking'], ['order_1']]);
    machine.stop();
  });

  it('[CHECK-8] shows the form again after the shop reports that it is not paid', async () => {
    const { machine, calls: reported } = createMachine(OPENED, 'NOT_PAID');
    machine.start();
    await waitFor(() => expect(reported.stages).toEqual(['checking', 'form']));
    expect([reported.paid, storedAttempt('s-1')]).toEqual([[], undefined]);
    machine.stop();
  });

  it.each([[undefined], [{}]])('[CHECK-8] is not checked where the shop has opened none: %j', (stored) => {
    const { machine, calls: reported } = createMachine(stored);
    machine.start();
    expect([reported.stages, reported.asked]).toEqual([[], []]);
    machine.stop();
  });

  it('[CHECK-8] is requested once while the response is pending', async () => {
    const { promise, resolve } = Promise.withResolvers<StatusResult>();
    const { machine, calls: reported } = createMachine(OPENED, promise, 'PENDING');
    machine.start();
    await machine.poll();
    expect(reported.asked).toEqual(['cancel']);
    resolve('UNKNOWN');
    await waitFor(() => expect(reported.stages).toHaveLength(2));
    await machine.poll();
    expect([reported.asked, reported.stages]).toEqual([
      ['cancel', 'cancel'],
      ['checking', 'checking', 'checking'],
    ]);
    machine.stop();
  });

  it('[CHECK-8] does not lead back a shopper who has left the page while it was checked', async () => {
    const { promise, resolve } = Promise.withResolvers<StatusResult>();
    const { machine, calls: reported } = createMachine(OPENED, promise);
    machine.start();
    machine.stop();
    resolve('PAID');
    await promise;
    await waitFor(() => expect(reported.asked).toEqual(['cancel']));
    await nextTurn();
    expect([reported.paid, storedAttempt('s-1')?.orderId]).toEqual([[], 'order_1']);
  });

  it('[CHECK-8] receives no messages of other tabs after its page is left, and resumes on the way back', async () => {
    const { machine, calls: reported } = createMachine(OPENED, 'PENDING');
    machine.start();
    await waitFor(() => expect(reported.stages).toHaveLength(2));
    machine.stop();
    const received = vi.fn<(message: unknown) => void>();
    const stop = onPaymentBroadcast(received);
    broadcastPayment({ what: 'paid', orderId: 'order_1', shopper: 's-1' });
    await waitFor(() => expect(received).toHaveBeenCalledOnce());
    await nextTurn();
    expect([reported.stages.length, storedAttempt('s-1')?.orderId]).toEqual([2, 'order_1']);
    stop();
  });

  it('[CHECK-8] stays paid in another tab, whatever response an older request gets', async () => {
    const { promise, resolve } = Promise.withResolvers<StatusResult>();
    const { machine, calls: reported } = createMachine(OPENED, promise);
    machine.start();
    broadcastPayment({ what: 'paid', orderId: 'order_1', shopper: 's-1' });
    await waitFor(() => expect(reported.stages).toEqual(['checking', 'paidElsewhere']));
    resolve('PENDING');
    await nextTurn();
    expect(reported.stages).toEqual(['checking', 'paidElsewhere']);
    machine.stop();
  });

  it('[CHECK-8] is given up until the shop confirms it, after its proof was refused, and is never proven by it again', async () => {
    const { machine, calls: reported } = createMachine(PROVEN, 'NONE', 'UNKNOWN', 'NOT_PAID');
    machine.start();
    await waitFor(() => expect(reported.stages).toHaveLength(2));
    await machine.poll();
    expect([reported.asked, reported.stages]).toEqual([
      ['verify', 'cancel', 'cancel'],
      ['checking', 'checking', 'form'],
    ]);
    machine.stop();
  });
});

describe('the widget of a page', () => {
  const PROOF = { razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' };

  it('[CHECK-8] gives way at once to the words that its payment is checked, when it hands out a proof', async () => {
    const { promise, resolve } = Promise.withResolvers<StatusResult>();
    const { machine, calls: reported, widgets, load } = await openPayment(promise);
    load();
    await waitFor(() => expect(widgets).toHaveLength(1));
    widgets[0]?.handler(PROOF);
    await waitFor(() => expect(reported.asked).toEqual(['verify']));
    expect(reported.stages).toEqual(['busy', 'checking']);
    resolve('PAID');
    await waitFor(() => expect(reported.paid).toEqual(['order_1']));
    machine.stop();
  });

  it('[CHECK-8] stores nothing of a session that has ended, when it is closed afterwards', async () => {
    const { machine, calls: reported, widgets, load } = await openPayment();
    load();
    await waitFor(() => expect(widgets).toHaveLength(1));
    removeAttempt();
    widgets[0]?.modal.ondismiss();
    await waitFor(() => expect(reported.stages).toEqual(['busy', 'form']));
    expect([reported.asked, storedAttempt('s-1')]).toEqual([[], undefined]);
    machine.stop();
  });

  it('[CHECK-8] is not opened over another page, and its payment is looked after on the way back', async () => {
    const { machine, calls: reported, widgets, load } = await openPayment();
    machine.stop();
    load();
    await nextTurn();
    expect([widgets.length, reported.asked, storedAttempt('s-1')?.orderId]).toEqual([0, [], 'order_1']);
  });

  it('[CHECK-8] is not opened where it is paid in another tab meanwhile', async () => {
    const { machine, calls: reported, widgets, load } = await openPayment();
    broadcastPayment({ what: 'paid', orderId: 'order_1', shopper: 's-1' });
    await waitFor(() => expect(reported.stages).toEqual(['busy', 'paidElsewhere']));
    load();
    await nextTurn();
    expect([widgets.length, reported.asked, reported.stages]).toEqual([0, [], ['busy', 'paidElsewhere']]);
    machine.stop();
  });

  it.each(['PAID', 'NOT_PAID'] as const)(
    '[CHECK-8] that can’t be loaded does not lead back a shopper who has left the page: %s',
    async (status) => {
      expectWarning(/^The payment widget could not be opened/);
      const { promise, resolve } = Promise.withResolvers<StatusResult>();
      const { machine, calls: reported, fail } = await openPayment(promise);
      fail();
      await waitFor(() => expect(reported.asked).toEqual(['cancel']));
      machine.stop();
      resolve(status);
      await nextTurn();
      expect([reported.paid, reported.stages]).toEqual([[], ['busy']]);
    },
  );

  it('[CHECK-8] leads on once, though its payment was requested when it closed', async () => {
    const { promise, resolve } = Promise.withResolvers<StatusResult>();
    const { machine, calls: reported, widgets, load } = await openPayment(promise, 'PAID');
    load();
    await waitFor(() => expect(widgets).toHaveLength(1));
    const looking = Promise.all([machine.checkWidget(), machine.checkWidget()]);
    widgets[0]?.handler(PROOF);
    await waitFor(() => expect(reported.paid).toEqual(['order_1']));
    resolve('PAID');
    await looking;
    expect([reported.paid, reported.asked]).toEqual([['order_1'], ['readStatus', 'verify']]);
    machine.stop();
  });

  it('[CHECK-8] closes with a session that has ended, whose payments can no longer be requested', async () => {
    const { machine, calls: reported, widgets, load } = await openPayment();
    load();
    await waitFor(() => expect(widgets).toHaveLength(1));
    removeAttempt();
    await machine.checkWidget();
    expect(widgets[0]?.isClosed).toBe(false);
    machine.stop();
    expect([widgets[0]?.isClosed, reported.asked]).toEqual([true, []]);
  });

  it('[CHECK-8] is none to look after while its payment is checked', async () => {
    const { machine, calls: reported } = createMachine({ orderId: 'order_1' }, 'PENDING');
    machine.start();
    await waitFor(() => expect(reported.stages).toHaveLength(2));
    await machine.checkWidget();
    expect(reported.asked).toEqual(['cancel']);
    machine.stop();
  });
});

describe('a payment that the shop opens late', () => {
  it.each<StartResult>([
    { name: 'unknown' },
    { name: 'refused', code: 'OUT_OF_STOCK', words: 'It is sold.', fields: {} },
  ])('[CHECK-8] is none if the response is %j: nothing is given up', async (response) => {
    const { machine, calls: reported, answerStart } = createMachine(undefined);
    machine.start();
    const paying = machine.pay(paymentRequest());
    machine.stop();
    answerStart(response);
    await paying;
    expect([reported.asked, reported.stages]).toEqual([[], ['busy']]);
  });

  it('[CHECK-8] is left alone when it was paid in another tab meanwhile', async () => {
    const { machine, calls: reported, answerStart } = createMachine(undefined);
    machine.start();
    const paying = machine.pay(paymentRequest());
    broadcastPayment({ what: 'paid', orderId: 'order_1', shopper: 's-1' });
    await waitFor(() => expect(reported.stages).toEqual(['busy', 'paidElsewhere']));
    answerStart({ name: 'opened', payment: openedPayment() });
    await paying;
    expect([reported.asked, reported.stages]).toEqual([[], ['busy', 'paidElsewhere']]);
    machine.stop();
  });
});
