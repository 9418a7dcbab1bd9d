import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCheckoutGateway, fillInAddress, payNow } from './render-page.tsx';

// The page's script is read once before, so that no test waits for it.
beforeAll(() => import('../../../web/checkout/CheckoutPage.tsx'));

type Gateway = ReturnType<typeof createCheckoutGateway>;
const FAILED = 'Failed to process payment.';
const CHECKING = 'We are checking your payment';
const proofOf = (id: string) => ({ razorpay_payment_id: 'pay_1', razorpay_order_id: id, razorpay_signature: 'signed' });
const stored = () => JSON.parse(sessionStorage.getItem('rangbandh.payment') ?? 'null');

/** Goes to the open widget. */
async function openWidget(gateway: Gateway) {
  const view = gateway.open('/checkout');
  await fillInAddress();
  fireEvent.click(payNow());
  await waitFor(() => expect(gateway.calls.widgets).toHaveLength(1));
  const [widget] = gateway.calls.widgets;
  if (!widget) throw new Error('There is no widget.');
  const at = () => view.router.state.location.pathname + view.router.state.location.search;
  return { ...view, widget, at };
}

describe('a proof that a basic host refuses', () => {
  /** Such a host responds with this message, and does not know the result of payments. */
  function refuseProofs(gateway: Gateway, message = 'Signature wrong', code = 'PAYMENT_FAILED') {
    Object.assign(gateway.root, {
      verifyPayment: () => {
        gateway.calls.verified.push({});
        return { payment: null, orderItems: [], userErrors: [{ code, message }] };
      },
      cancelPayment: () => {
        if (gateway.state.cut === 'cancelPayment') throw new TypeError('Failed to fetch');
        return { payment: null, userErrors: [] };
      },
    });
  }
  const REFUSED =
    /Signature wrong\. We couldn’t accept this payment\. If money was deducted from your account, please don’t pay again. Write to .+@.+ with your payment ID pay_1\. If no money was deducted, please try again\./;
  const noticeOf = () => screen.getByText(FAILED).parentElement?.textContent;

  it('[CHECK-6] shows the host’s message, with the contact, and not that nothing was charged', async () => {
    const gateway = createCheckoutGateway();
    refuseProofs(gateway);
    const { widget } = await openWidget(gateway);
    widget.handler(proofOf('order_1'));
    await screen.findByText(FAILED);
    expect(noticeOf()).toMatch(REFUSED);
    expect(noticeOf()).not.toContain('Nothing was charged');
    const mail = [...(screen.getByText(FAILED).parentElement?.querySelectorAll('a') ?? [])];
    expect(mail.map(({ href }) => href)).toEqual([expect.stringMatching(/^mailto:.+@.+/)]);
    expect([screen.queryByText(CHECKING), stored()]).toEqual([null, null]);
  });

  it('[CHECK-8] is stored, and sent again, while the provider is unreachable: that is no refusal', async () => {
    const gateway = createCheckoutGateway();
    refuseProofs(gateway, 'The payment provider does not answer.', 'UNAVAILABLE');
    const { widget } = await openWidget(gateway);
    widget.handler(proofOf('order_1'));
    await screen.findByText(CHECKING);
    expect(stored()).toMatchObject({ proof: { paymentId: 'pay_1' } });
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it('[CHECK-8] is no end of the shopping: the next try is a new attempt', async () => {
    const gateway = createCheckoutGateway();
    refuseProofs(gateway);
    const { widget } = await openWidget(gateway);
    widget.handler(proofOf('order_1'));
    await screen.findByText(FAILED);
    fireEvent.click(payNow());
    await waitFor(() => expect(gateway.calls.widgets).toHaveLength(2));
    expect(gateway.calls.widgets[1]?.order_id).toBe('order_2');
    expect(gateway.calls.verified).toHaveLength(1);
  });

  it('[CHECK-6] is also shown after a reload, and is not sent again', async () => {
    const gateway = createCheckoutGateway();
    refuseProofs(gateway);
    const { widget, unmount } = await openWidget(gateway);
    gateway.state.cut = 'cancelPayment';
    widget.handler(proofOf('order_1'));
    await waitFor(() => expect(stored().refusal).toEqual({ words: 'Signature wrong', paymentId: 'pay_1' }));
    unmount();
    gateway.state.cut = undefined;
    gateway.open('/checkout');
    await screen.findByText(FAILED);
    expect(noticeOf()).toMatch(REFUSED);
    expect(gateway.calls.verified).toHaveLength(1);
  });

  it('[CHECK-8] is still paid if the shop confirms it', async () => {
    const gateway = createCheckoutGateway();
    refuseProofs(gateway);
    const { widget, at } = await openWidget(gateway);
    gateway.state.payments.set('order_1', 'PAID');
    widget.handler(proofOf('order_1'));
    await waitFor(() => expect(at()).toBe('/paymentsuccess?payment=order_1'));
  });

  it.each(['PAYMENT_FAILED', 'NOT_FOUND'])(
    '[CHECK-8] is never called uncharged where the shop knows no such payment: %s',
    async (code) => {
      const gateway = createCheckoutGateway();
      refuseProofs(gateway, 'Signature wrong', code);
      const { widget } = await openWidget(gateway);
      gateway.state.payments.delete('order_1');
      widget.handler(proofOf('order_1'));
      await screen.findByText(FAILED);
      expect(noticeOf()).toMatch(REFUSED);
    },
  );

  it('[CHECK-8] is requested again while its outcome is unknown, and promises no mail that is not sent', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.cut = 'verifyPayment';
    const { widget } = await openWidget(gateway);
    widget.handler(proofOf('order_1'));
    expect(await screen.findByText(CHECKING)).toBeTruthy();
    expect(screen.queryByText(/we will email/)).toBeNull();
    expect(screen.getByText(/^Please keep this page open until then\. If it takes too long, write to /)).toBeTruthy();
    expect(stored().proof.paymentId).toBe('pay_1');
  });
});
