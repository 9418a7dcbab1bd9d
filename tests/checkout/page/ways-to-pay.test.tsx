import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../../web/session/session.ts';
import { createCheckoutGateway, fillInAddress, payNow, typeInto } from './render-page.tsx';

const money = (amount: number) => ({ amount, currency: 'INR', display: `₹${amount / 100}.00` });
const OFFER = { available: true, maxAmount: money(500_000) };
const way = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('radio', { name });

/** The checkout with a full address, after cash is shown if it is offered. */
async function openCheckout(change: (state: ReturnType<typeof createCheckoutGateway>['state']) => void = () => {}) {
  const gateway = createCheckoutGateway();
  change(gateway.state);
  const { router } = gateway.open('/checkout');
  await fillInAddress();
  if (gateway.state.cash) await screen.findByRole('radio', { name: /Cash on delivery/ });
  return { ...gateway, at: () => router.state.location.pathname + router.state.location.search };
}

/** Puts a code into the first box, as a browser does that fills it in from the mail. */
const typeCode = (dialog: HTMLElement, otp: string) =>
  fireEvent.change(within(dialog).getByLabelText('Digit 1'), { target: { value: otp } });

describe('the ways to pay', () => {
  it('[CHECK-6] are the owner’s, the first one chosen; the widget offers them and opens on the chosen one', async () => {
    const { calls: reported } = await openCheckout();
    const ways = within(screen.getByRole('group', { name: 'Pay with' })).getAllByRole('radio');
    expect(ways.map((one) => one.closest('label')?.textContent)).toEqual([
      'UPI Google Pay, PhonePe, Paytm, any UPI app',
      'Card Visa, Mastercard, RuPay',
      'Net banking, wallets',
    ]);
    expect(way(/^UPI/).checked).toBe(true);
    fireEvent.click(way(/^Card/));
    fireEvent.click(payNow());
    await waitFor(() => expect(reported.widgets).toHaveLength(1));
    const [widget] = reported.widgets;
    expect(widget?.prefill['method']).toBe('card');
    expect(widget?.method).toMatchObject({ upi: true, card: true, netbanking: true, wallet: true, emi: false });
  });

  it('[CHECK-6] open the widget on none where the chosen one is several', async () => {
    const { calls: reported } = await openCheckout();
    fireEvent.click(way(/^Net banking/));
    fireEvent.click(payNow());
    await waitFor(() => expect(reported.widgets).toHaveLength(1));
    expect(reported.widgets[0]?.prefill['method']).toBeUndefined();
  });

  it('stay chosen over a reload, until something is ordered', async () => {
    await openCheckout();
    fireEvent.click(way(/^Card/));
    cleanup();
    const again = await openCheckout((now) => (now.truth = 'PAID'));
    expect(way(/^Card/).checked).toBe(true);
    fireEvent.click(payNow());
    await waitFor(() => expect(again.calls.widgets).toHaveLength(1));
    again.calls.widgets[0]?.handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' });
    await waitFor(() => expect(again.at()).toMatch(/^\/paymentsuccess/));
    expect(sessionStorage.getItem('rangbandh.payWith')).toBeNull();
  });

  it('do not name cash on a host that takes none', async () => {
    await openCheckout();
    expect(screen.queryByRole('radio', { name: /Cash/ })).toBeNull();
  });

  it('show why cash can’t be chosen', async () => {
    const message = 'Cash on delivery is for orders up to ₹5,000.00.';
    await openCheckout((state) => (state.cash = { ...OFFER, available: false, message }));
    expect(way(/Cash on delivery/).disabled).toBe(true);
    expect(way(/Cash on delivery/).closest('label')?.textContent).toContain(message);
    expect(way(/^UPI/).checked).toBe(true);
  });
});

describe('an account whose email is not proven', () => {
  /** The checkout of such an account, after Pay Now. */
  async function openProofDialog(otpLength: number | null = null) {
    const page = await openCheckout();
    const reported = { mailed: [] as string[], purposes: [] as string[], typed: [] as string[] };
    const expired = { code: 'INVALID_OTP', field: ['input', 'otp'], message: 'Incorrect OTP. Please try again.' };
    Object.assign(page.root, {
      requestOtp: ({ input }: { input: { email: string; purpose?: string } }) => {
        reported.mailed.push(input.email);
        if (input.purpose) reported.purposes.push(input.purpose);
        return { message: 'We have sent an OTP.', otpLength, userErrors: [] };
      },
      verifyOtp: ({ input: { otp } }: { input: { otp: string } }) => {
        reported.typed.push(otp);
        const isRight = otp.startsWith('4711');
        return { accessToken: isRight ? session.token() : null, userErrors: isRight ? [] : [expired] };
      },
    });
    const message = 'Please confirm your email with an OTP, then pay.';
    page.state.refuse = { code: 'EMAIL_NOT_VERIFIED', message };
    fireEvent.click(payNow());
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your email' });
    const confirm = (otp: string) => {
      typeCode(dialog, otp);
      fireEvent.click(within(dialog).getByRole('button', { name: /^Confirm and pay/ }));
    };
    return { ...page, proof: reported, dialog, confirm };
  }

  it('needs an OTP if the shop requires it, and then pays for the same, by itself', async () => {
    const { calls: reported, proof, dialog, confirm } = await openProofDialog();
    expect(proof.mailed).toHaveLength(1);
    expect(proof.purposes).toEqual(['CONFIRM_EMAIL']);
    confirm('0000');
    expect(await within(dialog).findByText('Incorrect OTP. Please try again.')).toBeTruthy();
    expect(reported.starts).toHaveLength(1);
    confirm('4711');
    await waitFor(() => expect(reported.widgets).toHaveLength(1));
    expect(reported.starts[1]).toEqual(reported.starts[0]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('types all eight digits where the shop mails so many', async () => {
    const { calls: reported, proof, dialog, confirm } = await openProofDialog(8);
    await waitFor(() => expect(within(dialog).getAllByLabelText(/^Digit/)).toHaveLength(8));
    confirm('4711');
    expect(await within(dialog).findByText('Enter all 8 digits.')).toBeTruthy();
    confirm('47110815');
    await waitFor(() => expect(reported.widgets).toHaveLength(1));
    expect(proof.typed).toEqual(['47110815']);
  });

  it('shows why nothing was paid when the shopper closes the dialog, and may pay again', async () => {
    const { calls: reported, proof, dialog } = await openProofDialog();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    const alert = await screen.findByText('Please confirm your email to pay.');
    expect(alert.parentElement?.textContent).toContain('Nothing was charged.');
    fireEvent.click(payNow());
    await waitFor(() => expect(reported.widgets).toHaveLength(1));
    expect(proof.typed).toEqual([]);
  });
});

describe('cash on delivery', () => {
  it('is requested again by each visit of the checkout, because orders in cash count', async () => {
    const gateway = createCheckoutGateway();
    gateway.state.cash = OFFER;
    const { router } = gateway.open('/checkout');
    await screen.findByRole('radio', { name: /Cash on delivery/ });
    const message = 'You still have 2 orders to pay in cash.';
    gateway.state.cash = { ...OFFER, available: false, message };
    await act(() => router.navigate('/policies'));
    await act(() => router.navigate('/checkout'));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('cash on delivery by PIN code', () => {
  const REFUSED = 'Cash on delivery is not available for PIN code 744101.';
  const offerTo = (pinCode?: string | null) =>
    pinCode === '744101' ? { ...OFFER, available: false, message: REFUSED } : OFFER;
  const hint = () => way(/Cash on delivery/).closest('label')?.textContent;

  it('shows that it is not offered there as soon as the PIN code is typed, before an OTP is requested', async () => {
    const { calls: reported } = await openCheckout((state) => (state.cash = offerTo));
    fireEvent.click(way(/Cash on delivery/));
    typeInto('PIN code', '74410');
    expect(way(/Cash on delivery/).checked).toBe(true);
    typeInto('PIN code', '744101');
    await waitFor(() => expect(hint()).toContain(REFUSED));
    expect([way(/Cash on delivery/).disabled, way(/^UPI/).checked]).toEqual([true, true]);
    expect(payNow()).toBeTruthy();
    typeInto('PIN code', '342001');
    await waitFor(() => expect(way(/Cash on delivery/).disabled).toBe(false));
    expect([hint()?.includes(REFUSED), reported.otps]).toEqual([false, []]);
  });

  it('shows it at once for the saved address that is filled in, and again for another one that is chosen', async () => {
    const saved = { name: 'Asha', address: '1 Beach Road', city: 'Port Blair', state: 'Andaman and Nicobar Islands' };
    const more = { landmark: null, alternatePhone: null, phone: '9876543210', isDefault: false };
    const address = (addressId: string, pinCode: string) => ({
      ...saved,
      ...more,
      id: `SavedAddress:${addressId}`,
      addressId,
      pinCode,
    });
    const gateway = createCheckoutGateway();
    gateway.state.cash = offerTo;
    const { me } = gateway.root;
    const addresses = [address('ad-1', '744101'), address('ad-2', '342001')];
    Object.assign(gateway.root, { me: () => ({ ...me(), addresses }) });
    gateway.open('/checkout');
    await screen.findByRole('radio', { name: /Cash on delivery/ });
    expect(hint()).toContain(REFUSED);
    fireEvent.click(screen.getByRole('button', { name: 'Change the delivery address' }));
    fireEvent.click(screen.getByRole('radio', { name: /342001/ }));
    await waitFor(() => expect(way(/Cash on delivery/).disabled).toBe(false));
    fireEvent.click(screen.getByRole('radio', { name: 'Add a new address' }));
    typeInto('PIN code', '744101', 'Delivery');
    await waitFor(() => expect(hint()).toContain(REFUSED));
  });
});

describe('items that are held', () => {
  it('[CHECK-8] have a countdown while the payment is open, announced to a screen reader once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls: reported } = await openCheckout((state) => {
      state.expiresAt = new Date(Date.now() + 15 * 60_000).toISOString();
    });
    fireEvent.click(payNow());
    await waitFor(() => expect(reported.widgets).toHaveLength(1));
    const countdown = await screen.findByText(/^Reserved for you: 1[45]:\d\d$/);
    expect(countdown.getAttribute('aria-hidden')).toBe('true');
    const spoken = screen.getByText('Your items are reserved for about 15 minutes.');
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(countdown.textContent).toMatch(/^Reserved for you: 13:\d\d$/);
    expect(spoken.textContent).toBe('Your items are reserved for about 15 minutes.');
    await act(() => vi.advanceTimersByTimeAsync(15 * 60_000));
    expect(screen.queryByText(/Reserved for you/)).toBeNull();
    expect(screen.getByText(/^Your items are no longer reserved\./)).toBeTruthy();
  });

  it('[CHECK-8] have no countdown if the shop does not return the end', async () => {
    const { calls: reported } = await openCheckout();
    fireEvent.click(payNow());
    await waitFor(() => expect(reported.widgets).toHaveLength(1));
    expect(screen.queryByText(/Reserved for you/)).toBeNull();
  });
});
