import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderShop } from '../../catalog/page/render-page.tsx';
import { shopNode } from '../../shop-facts.ts';
import { createOrdersGateway, item, money } from './render-page.tsx';

const ITEM = item('DISPATCHED', { name: 'Leheriya saree' });
const ORDER = {
  number: '00ABCDEF',
  placedAt: '2026-11-19T09:35:00.000Z',
  itemCount: 2,
  items: [ITEM],
  subtotal: money(3_000),
  discount: money(150),
  total: money(2_850),
  shippingAddress: {
    name: 'Asha Verma',
    address: '',
    city: 'Jaipur',
    state: 'Rajasthan',
    pinCode: '302001',
    country: 'India',
    phone: '••••••3210',
    email: '',
  },
  timeline: [
    {
      kind: 'DISPATCHED',
      at: '2026-11-20T04:00:00.000Z',
      amount: null,
      tracking: null,
      expectedBy: null,
      items: [ITEM],
    },
  ],
};
const NO_ORDER = { token: null, expiresAt: null, order: null };
const refusal = (code: string, message: string, field: string) => [{ code, message, field: ['input', field] }];

/** A gateway that knows one lookup, whose code is 12345678. */
function createTrackGateway() {
  const gateway = createOrdersGateway();
  const inputs: Record<string, unknown>[] = [];
  let isEnded = false;
  const shown = { token: 'token-1', expiresAt: '2026-11-21T10:30:00.000Z', order: ORDER, userErrors: [] };
  Object.assign(gateway.root, {
    requestOrderLookup: ({ input }: { input: Record<string, unknown> }) => {
      inputs.push(input);
      return input['orderNumber'] === 'nonsense!'
        ? {
            lookupId: null,
            otpLength: null,
            userErrors: refusal('INVALID_INPUT', 'An order number has 8 letters.', 'orderNumber'),
          }
        : { lookupId: 'lookup-1', otpLength: 8, userErrors: [] };
    },
    openOrderLookup: ({ input }: { input: Record<string, unknown> }) =>
      input['otp'] === '12345678'
        ? shown
        : { ...NO_ORDER, userErrors: refusal('INVALID_OTP', 'Incorrect OTP. Please try again.', 'otp') },
    readOrderLookup: ({ input }: { input: Record<string, unknown> }) =>
      isEnded || input['token'] !== 'token-1'
        ? { ...NO_ORDER, userErrors: refusal('EXPIRED', 'Please look your order up again.', 'token') }
        : shown,
  });
  return { ...gateway, inputs, end: () => (isEnded = true) };
}

const fillIn = async (orderNumber: string, email = 'asha@example.com') => {
  await userEvent.type(await screen.findByLabelText('Order number'), orderNumber);
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
};
const enter = async (otp: string) => {
  await userEvent.click(await screen.findByLabelText('Digit 1'));
  await userEvent.keyboard(otp);
  await userEvent.click(screen.getByRole('button', { name: 'Show order' }));
};

describe('tracking an order without a login', () => {
  it('asks for number and email, then for the mailed code, and shows the order', async () => {
    const gateway = createTrackGateway();
    gateway.openAsVisitor('/track');
    await fillIn('00abcdef');
    expect(gateway.inputs).toEqual([{ orderNumber: '00abcdef', email: 'asha@example.com' }]);
    expect(await screen.findByText(/If this email has an order with this number/)).toBeTruthy();
    await enter('12345678');
    expect(await screen.findByRole('heading', { level: 1, name: 'Order #00ABCDEF' })).toBeTruthy();
    const items = within(screen.getByRole('region', { name: 'Items of this order' }));
    expect(items.getByText('Leheriya saree')).toBeTruthy();
    expect(items.queryByRole('link')).toBeNull();
    expect(screen.getByText('••••••3210')).toBeTruthy();
    expect(screen.getByText('Jaipur, Rajasthan, 302001')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Buy again' })).toBeNull();
  });

  it('shows the order again after a reload, until its time ends', async () => {
    const gateway = createTrackGateway();
    sessionStorage.setItem('rangbandh.track', 'token-1');
    gateway.openAsVisitor('/track');
    expect(await screen.findByRole('heading', { name: 'Order #00ABCDEF' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Track another order' }));
    expect(await screen.findByLabelText('Order number')).toBeTruthy();
    expect(sessionStorage.getItem('rangbandh.track')).toBeNull();
  });

  it('forgets a token that has ended', async () => {
    const gateway = createTrackGateway();
    gateway.end();
    sessionStorage.setItem('rangbandh.track', 'token-1');
    gateway.openAsVisitor('/track');
    await screen.findByLabelText('Order number');
    await expect.poll(() => sessionStorage.getItem('rangbandh.track')).toBeNull();
  });

  it('names a wrong code, and remains at its step', async () => {
    createTrackGateway().openAsVisitor('/track');
    await fillIn('00abcdef');
    await enter('87654321');
    expect(await screen.findByText('Incorrect OTP. Please try again.')).toBeTruthy();
    await enter('12345678');
    expect(await screen.findByRole('heading', { name: 'Order #00ABCDEF' })).toBeTruthy();
  });

  it('has what was typed after a refusal, and on the way back from the code', async () => {
    createTrackGateway().openAsVisitor('/track');
    await fillIn('nonsense!');
    expect(await screen.findByText('An order number has 8 letters.')).toBeTruthy();
    const number = screen.getByLabelText<HTMLInputElement>('Order number');
    expect(number.value).toBe('nonsense!');
    await userEvent.clear(number);
    await userEvent.type(number, '00abcdef');
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change the order number or email' }));
    expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('00abcdef');
  });

  it('sends no empty number', async () => {
    const gateway = createTrackGateway();
    gateway.openAsVisitor('/track');
    await userEvent.type(await screen.findByLabelText('Email'), 'asha@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(await screen.findByText('Please enter your order number.')).toBeTruthy();
    expect(gateway.inputs).toEqual([]);
  });

  it('is linked from the footer, and absent in a shop without it', async () => {
    createTrackGateway().openAsVisitor('/policies');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Track an order' }).getAttribute('href')).toBe('/track');
    cleanup();
    const shop = { ...shopNode(), canTrackOrders: false };
    renderShop('/policies', { root: { shop } });
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('link', { name: 'Track an order' })).toBeNull();
  });
});
