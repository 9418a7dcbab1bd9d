import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createCheckoutGateway, field, fieldErrorOf, fillInAddress, payNow, typeInto } from './render-page.tsx';

const money = (amount: number) => ({ amount, currency: 'INR', display: `₹${amount / 100}.00` });
const OFFER = { available: true, maxAmount: money(500_000) };
const way = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('radio', { name });
const placeOrder = () => screen.getByRole('button', { name: 'Place order' });

/** The checkout with a full address, where cash is offered. */
async function openCheckout() {
  const gateway = createCheckoutGateway();
  gateway.state.cash = OFFER;
  const { router } = gateway.open('/checkout');
  await fillInAddress();
  await screen.findByRole('radio', { name: /Cash on delivery/ });
  return { ...gateway, at: () => router.state.location.pathname + router.state.location.search };
}

/** The same, with cash chosen and the OTP requested. */
async function requestOtp() {
  const page = await openCheckout();
  fireEvent.click(way(/Cash on delivery/));
  fireEvent.click(placeOrder());
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your order' });
  // As a browser does that fills it in from the mail.
  const typeOtp = (otp: string) =>
    fireEvent.change(within(dialog).getByLabelText('Digit 1'), { target: { value: otp } });
  const confirm = () => fireEvent.click(within(dialog).getByRole('button', { name: /^Confirm order/ }));
  return { ...page, dialog, typeOtp, confirm };
}

describe('an order in cash', () => {
  it('is confirmed by the mailed OTP, and leads to its thanks; no widget opens', async () => {
    const { calls: reported, typeOtp, confirm, at } = await requestOtp();
    expect(reported.otps).toEqual([300_000]);
    typeOtp('Your OTP is 4711');
    confirm();
    await waitFor(() => expect(at()).toBe('/paymentsuccess?order=or-1'));
    expect(reported.cashOrders).toMatchObject([{ otp: '4711', expectedTotal: 300_000, promoCode: null }]);
    expect(await screen.findByText('Pay on delivery')).toBeTruthy();
    expect([reported.starts, reported.widgets]).toEqual([[], []]);
    expect(sessionStorage.getItem('rangbandh.checkout')).toBeNull();
  });

  it('has the boxes of the login, of which the last one orders nothing by itself', async () => {
    const { calls: reported, dialog, confirm } = await requestOtp();
    const boxes = within(within(dialog).getByRole('group', { name: '4-digit OTP' })).getAllByRole('textbox');
    await waitFor(() => expect(document.activeElement).toBe(boxes[0]));
    await userEvent.keyboard('4711');
    expect([boxes.length, document.activeElement, reported.cashOrders]).toEqual([4, boxes[3], []]);
    confirm();
    await waitFor(() => expect(reported.cashOrders).toMatchObject([{ otp: '4711' }]));
  });

  it('shows at the field that the OTP is too short or wrong, and then accepts the correct one', async () => {
    const { calls: reported, dialog, typeOtp, confirm, at } = await requestOtp();
    typeOtp('47');
    confirm();
    expect(await within(dialog).findByText('Enter all 4 digits.')).toBeTruthy();
    expect(reported.cashOrders).toEqual([]);
    typeOtp('0000');
    confirm();
    expect(await within(dialog).findByText('Incorrect OTP. Please try again.')).toBeTruthy();
    typeOtp('4711');
    confirm();
    await waitFor(() => expect(at()).toBe('/paymentsuccess?order=or-1'));
  });

  it('is requested again under the same attempt when there was no response, so that it is placed once', async () => {
    const { state, calls: reported, typeOtp, confirm, at } = await requestOtp();
    state.cut = 'placeCashOnDeliveryOrder';
    typeOtp('4711');
    confirm();
    expect(await screen.findByText(/Your order won’t be placed twice/)).toBeTruthy();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    confirm();
    expect(await screen.findByText(/^You are offline\. Please press Confirm when you are back online/)).toBeTruthy();
    state.cut = undefined;
    confirm();
    await waitFor(() => expect(at()).toBe('/paymentsuccess?order=or-1'));
    expect(new Set(reported.cashOrders.map(({ attemptId }) => attemptId)).size).toBe(1);
  });

  it("shows the shop's refusal beside the button, and charges nothing", async () => {
    const page = await openCheckout();
    page.state.refuse = { code: 'CASH_NOT_AVAILABLE', message: 'You still have 2 orders to pay in cash.' };
    fireEvent.click(way(/Cash on delivery/));
    fireEvent.click(placeOrder());
    const alert = await screen.findByText('Cash on delivery is not available for this order.');
    expect(alert.parentElement?.textContent).toContain('You still have 2 orders to pay in cash. Nothing was charged.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks the field that the shop refuses before it mails an OTP, and sends the address for that', async () => {
    const { state, calls: reported } = await openCheckout();
    const message = 'Please choose a state of India.';
    state.refuse = { code: 'INVALID_INPUT', field: ['input', 'shippingAddress', 'state'], message };
    fireEvent.click(way(/Cash on delivery/));
    fireEvent.click(placeOrder());
    await waitFor(() => expect(fieldErrorOf('State')).toBe(message));
    expect(field('State')).toBe(document.activeElement);
    expect([reported.otps, screen.queryByRole('dialog')]).toEqual([[], null]);
    fireEvent.click(placeOrder());
    await screen.findByRole('dialog', { name: 'Confirm your order' });
    expect(reported.otpAddresses.at(-1)).toMatchObject({ city: 'Jodhpur', state: 'Rajasthan' });
  });

  it('is given up by closing the dialog; the address stays, and another way can be chosen', async () => {
    const { calls: reported, dialog } = await requestOtp();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(way(/^UPI/));
    fireEvent.click(payNow());
    await waitFor(() => expect(reported.widgets).toHaveLength(1));
    expect(reported.cashOrders).toEqual([]);
  });

  it('has another OTP mailed, and deletes the input of the former one', async () => {
    const { calls: reported, dialog, typeOtp, confirm } = await requestOtp();
    typeOtp('0000');
    confirm();
    expect(await within(dialog).findByText('Incorrect OTP. Please try again.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send a new OTP' }));
    await waitFor(() => expect(reported.otps).toHaveLength(2));
    await waitFor(() => expect(within(dialog).queryByText('Incorrect OTP. Please try again.')).toBeNull());
    const boxes = within(dialog).getAllByLabelText<HTMLInputElement>(/^Digit/);
    expect(boxes.map(({ value }) => value)).toEqual(['', '', '', '']);
    expect(document.activeElement).toBe(boxes[0]);
  });

  it('requests no OTP while the address is invalid', async () => {
    const { calls: reported } = await openCheckout();
    typeInto('PIN code', '12');
    fireEvent.click(way(/Cash on delivery/));
    fireEvent.click(placeOrder());
    expect(await screen.findByText(/Please fix 1 field/)).toBeTruthy();
    expect(reported.otps).toEqual([]);
  });
});
