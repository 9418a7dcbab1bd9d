import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { saveDeliveryPin, knownDeliveryPin } from '../../../web/catalog/delivery/delivery-pin.ts';
import { shopNode } from '../../shop-facts.ts';
import { createCheckoutGateway, field, fieldErrorOf, fillInAddress, payNow, typeInto } from './render-page.tsx';

// The page's script is read once before, so that no test waits for it.
beforeAll(() => import('../../../web/checkout/CheckoutPage.tsx'));

const HOME = {
  id: 'SavedAddress:ad-1',
  addressId: 'ad-1',
  name: 'Lata Menon',
  address: '12 Marine Drive, Fort Kochi',
  landmark: 'Opposite the church',
  city: 'Kochi',
  state: 'Kerala',
  pinCode: '682001',
  phone: '9847012345',
  alternatePhone: '9847054321',
  isDefault: true,
};
const OFFICE = {
  ...HOME,
  id: 'SavedAddress:ad-2',
  addressId: 'ad-2',
  address: '4 MG Road',
  landmark: null,
  alternatePhone: null,
  isDefault: false,
};
const { id: _id, addressId: _addressId, isDefault: _isDefault, ...HOME_PARTS } = HOME;

async function openCheckout(addresses: object[] | null) {
  const gateway = createCheckoutGateway();
  const book = { addresses };
  const me = gateway.root.me;
  Object.assign(gateway.root, {
    me: () => {
      const shopper: object | null = me();
      return shopper && { ...shopper, ...book };
    },
  });
  gateway.open('/checkout');
  await screen.findByRole('form', { name: 'Checkout' });
  return { ...gateway, book };
}
const group = () => within(screen.getByRole('group', { name: 'Deliver to' }));
const change = () => fireEvent.click(screen.getByRole('button', { name: 'Change the delivery address' }));
const radio = (name: RegExp) => group().getByRole<HTMLInputElement>('radio', { name });

describe('the checkout of a shopper with saved addresses', () => {
  it('makes other pages show the day for the PIN code of the order', async () => {
    saveDeliveryPin('342001');
    const { calls: reported } = await openCheckout([HOME, OFFICE]);
    expect(knownDeliveryPin()).toBe('342001');
    fireEvent.click(payNow());
    await waitFor(() => expect(reported.starts).toHaveLength(1));
    expect(knownDeliveryPin()).toBe('682001');
  });

  it('sends the order to the first of them with one press', async () => {
    const { calls: reported } = await openCheckout([HOME, OFFICE]);
    expect(group().getByText('Lata Menon')).toBeTruthy();
    expect(group().getByText('12 Marine Drive, Fort Kochi, Opposite the church, Kochi 682001, Kerala')).toBeTruthy();
    expect(group().getByText('+91 9847012345, +91 9847054321')).toBeTruthy();
    fireEvent.click(payNow());
    await waitFor(() => expect(reported.starts).toHaveLength(1));
    expect(reported.starts[0]?.shippingAddress).toEqual({ ...HOME_PARTS, email: 'asha@example.com' });
  });

  it('sends it to another one that is chosen, without the first one’s landmark', async () => {
    const { calls: reported } = await openCheckout([HOME, OFFICE]);
    change();
    await waitFor(() => expect(document.activeElement).toBe(radio(/Marine Drive/)));
    fireEvent.click(radio(/MG Road/));
    fireEvent.click(payNow());
    await waitFor(() => expect(reported.starts).toHaveLength(1));
    const { landmark: _landmark, alternatePhone: _phone, ...parts } = HOME_PARTS;
    expect(reported.starts[0]?.shippingAddress).toEqual({ ...parts, address: '4 MG Road', email: 'asha@example.com' });
  });

  it('sends it to a new one, which is checked, and preserved while another one is selected', async () => {
    const { calls: reported } = await openCheckout([HOME]);
    change();
    fireEvent.click(radio(/Add a new address/));
    fireEvent.click(payNow());
    await waitFor(() => expect(document.activeElement).toBe(field('PIN code')));
    await fillInAddress();
    typeInto('Landmark (optional)', 'Clock tower');
    typeInto('Alternate phone (optional)', '+91 98290 54321');
    fireEvent.click(radio(/Marine Drive/));
    fireEvent.click(radio(/Add a new address/));
    fireEvent.click(payNow());
    await waitFor(() => expect(reported.starts).toHaveLength(1));
    expect(reported.starts[0]?.shippingAddress).toMatchObject({
      address: '12 Rangrez Gali',
      landmark: 'Clock tower',
      alternatePhone: '9829054321',
    });
  });

  it.each([
    ['a chosen one', /MG Road/],
    ['a new one', /Add a new address/],
  ])('returns to %s after a reload', async (_, name) => {
    const { open } = await openCheckout([HOME, OFFICE]);
    change();
    fireEvent.click(radio(name));
    fireEvent.input(radio(name));
    if (screen.queryByRole('group', { name: 'Delivery' })) typeInto('City', 'Ajmer');
    cleanup();
    open('/checkout');
    await screen.findByRole('form', { name: 'Checkout' });
    if (String(name).includes('MG')) expect(group().getByText(/4 MG Road/)).toBeTruthy();
    else expect([radio(name).checked, field('City').value]).toEqual([true, 'Ajmer']);
  });

  it("shows the shop's error at the address", async () => {
    const { state } = await openCheckout([HOME]);
    state.refuse = {
      code: 'INVALID_INPUT',
      message: 'We do not deliver to this PIN code.',
      field: ['input', 'shippingAddress', 'pinCode'],
    };
    fireEvent.click(payNow());
    expect((await group().findByText('We do not deliver to this PIN code.')).getAttribute('role')).toBe('alert');
  });
});

describe('the day of arrival in the checkout', () => {
  const WHY = 'We do not deliver to army post offices yet. Please choose another address.';
  const openDated = async (addresses: object[] | null) => {
    const requested: unknown[] = [];
    const gateway = createCheckoutGateway();
    const me = gateway.root.me;
    const root = Object.assign(gateway.root, {
      shop: { ...shopNode(), tellsDeliveryDates: true },
      me: () => ({ ...me(), addresses }),
      deliveryEstimate: ({ pinCode, skus }: { pinCode: string; skus: string[] }): unknown => {
        requested.push([pinCode, skus]);
        const isServed = !pinCode.startsWith('9');
        const window = isServed ? { earliest: '2026-11-25', latest: '2026-11-27' } : null;
        return { pinCode, isServed, message: isServed ? null : WHY, window, items: [] };
      },
    });
    gateway.open('/checkout');
    await screen.findByRole('form', { name: 'Checkout' });
    return { ...gateway, root, asked: requested };
  };

  it('is shown at the saved address, for the ordered pieces', async () => {
    const { asked: requested, shop } = await openDated([HOME]);
    expect((await group().findByText('Fri, 27 Nov')).parentElement?.textContent).toBe('Delivery by Fri, 27 Nov');
    expect(requested).toEqual([['682001', shop.lines.map(({ sku }) => sku)]]);
  });

  it('is missing on the card of a saved address without delivery, which shows this before it is chosen', async () => {
    await openDated([HOME, { ...OFFICE, pinCode: '900001' }]);
    change();
    const office = radio(/4 MG Road/);
    await waitFor(() => expect(office.closest('label')?.textContent).toContain(WHY));
    expect(radio(/12 Marine Drive/).closest('label')?.textContent).not.toContain(WHY);
    fireEvent.click(office);
    expect((await group().findByText(WHY)).getAttribute('role')).toBe('alert');
    fireEvent.click(radio(/12 Marine Drive/));
    await waitFor(() => expect(office.closest('label')?.textContent).toContain(WHY));
    expect(group().getAllByText(WHY)).toHaveLength(1);
  });

  it('follows the typed PIN code, and shows before the payment if the shop does not deliver there', async () => {
    await openDated([]);
    typeInto('PIN code', '34200');
    expect(screen.queryByText(/Delivery by/)).toBeNull();
    typeInto('PIN code', '342001');
    expect(await screen.findByText('Fri, 27 Nov')).toBeTruthy();
    typeInto('PIN code', '900001');
    expect(await screen.findByText(WHY)).toBeTruthy();
  });

  it('[CHECK-1] shows at the PIN code why there is no delivery, and goes back to it in place of a payment', async () => {
    const { calls: reported } = await openDated([]);
    await fillInAddress();
    typeInto('PIN code', '900001');
    expect((await screen.findByText(WHY)).getAttribute('role')).toBe('alert');
    expect(fieldErrorOf('PIN code')).toBe(WHY);
    fireEvent.click(payNow());
    await waitFor(() => expect(document.activeElement).toBe(field('PIN code')));
    expect([screen.getAllByText(WHY), reported.starts]).toEqual([[expect.anything()], []]);
    typeInto('PIN code', '342001');
    await waitFor(() => expect(screen.queryByText(WHY)).toBeNull());
    fireEvent.click(payNow());
    await waitFor(() => expect(reported.starts).toHaveLength(1));
  });

  /** Only the PIN code is wrong: it would fill in the city and the state. */
  const fillInAllBut = (pinCode: string) => {
    typeInto('Full Name', 'Asha Verma');
    typeInto('Address', '12 Rangrez Gali');
    typeInto('Phone', '9876543210');
    typeInto('PIN code', pinCode);
  };
  const namedAsWrong = () => ['PIN code', 'City', 'State'].map((label) => fieldErrorOf(label) !== '');
  /** Presses Pay before the shop has responded whether it delivers to a PIN code. Returns a function that releases the response. */
  const payBeforeEstimate = async (pinCode: string) => {
    const { root } = await openDated([]);
    const { promise, resolve } = Promise.withResolvers<void>();
    const estimate = root.deliveryEstimate;
    root.deliveryEstimate = (requested: Parameters<typeof estimate>[0]) => promise.then(() => estimate(requested));
    fillInAllBut(pinCode);
    fireEvent.click(payNow());
    return resolve;
  };

  it('[CHECK-1] names it also if Pay is pressed before the shop has responded, and goes back to it', async () => {
    const tellEstimate = await payBeforeEstimate('900001');
    expect(await screen.findByText('Please fix 2 fields.')).toBeTruthy();
    expect(document.activeElement).toBe(field('City'));
    tellEstimate();
    expect(await screen.findByText('Please fix 1 field.')).toBeTruthy();
    expect(namedAsWrong()).toEqual([true, false, false]);
    await waitFor(() => expect(document.activeElement).toBe(field('PIN code')));
  });
});

describe('the checkout without saved addresses', () => {
  it('offers landmark and second phone if the shop stores them, and does not require them', async () => {
    const { calls: reported } = await openCheckout([]);
    await fillInAddress();
    expect([field('Landmark (optional)').required, field('Alternate phone (optional)').required]).toEqual([
      false,
      false,
    ]);
    fireEvent.click(payNow());
    await waitFor(() => expect(reported.starts).toHaveLength(1));
    expect(Object.keys(reported.starts[0]?.shippingAddress ?? {})).not.toContain('landmark');
  });

  it('has neither landmark nor second phone nor a choice in a shop without an address book', async () => {
    await openCheckout(null);
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels.filter((label) => /Landmark|Alternate phone/.test(label))).toEqual([]);
    expect(screen.queryByRole('group', { name: 'Deliver to' })).toBeNull();
  });
});
