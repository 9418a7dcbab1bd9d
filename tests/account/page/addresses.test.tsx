import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopNode } from '../../shop-facts.ts';
import { failing, press, renderPage, succeeded, tokenOf } from './render-page.tsx';

const EMPTY = { id: 's-1', items: [], itemCount: 0 };
const ASHA = {
  id: 's-1',
  name: 'Asha Verma',
  fullName: 'Asha Verma',
  email: 'asha.verma@example.com',
  phone: '9876543210',
  isFirstPurchase: true,
  cart: EMPTY,
  wishlist: EMPTY,
};
interface Saved {
  id: string;
  pinCode: string;
  addressId: string;
  address: string;
  isDefault: boolean;
}
const HOME = {
  id: 'SavedAddress:ad-1',
  addressId: 'ad-1',
  name: 'Lata Menon',
  address: '12 Marine Drive',
  landmark: null,
  city: 'Kochi',
  state: 'Kerala',
  pinCode: '682001',
  phone: '9847012345',
  alternatePhone: null,
  isDefault: false,
};
const OFFICE = { ...HOME, id: 'SavedAddress:ad-2', addressId: 'ad-2', address: '4 MG Road' };

beforeEach(() => localStorage.setItem('rangbandh.accessToken', tokenOf('s-1')));

/** A gateway with an address book. */
function createBook(start: Saved[] | null) {
  const stored = { addresses: start };
  const inputs: Record<string, unknown>[] = [];
  const me = () => ({ ...ASHA, ...stored });
  const changed = (addresses: Saved[], input: Record<string, unknown>) => {
    inputs.push(input);
    stored.addresses = addresses;
    return { ...succeeded, shopper: me() };
  };
  type Input = { input: Saved };
  const all = () => stored.addresses ?? [];
  const root = {
    me,
    addAddress: ({ input }: Input) =>
      changed([...all(), { ...input, id: 'SavedAddress:ad-9', addressId: 'ad-9' }], { ...input }),
    updateAddress: ({ input }: Input) =>
      changed(
        all().map((one) => (one.addressId === input.addressId ? Object.assign({}, one, input) : one)),
        { ...input },
      ),
    deleteAddress: ({ input }: Input) =>
      changed(
        all().filter(({ addressId }) => addressId !== input.addressId),
        { ...input },
      ),
    setDefaultAddress: ({ input }: Input) =>
      changed(
        all().map((one) => Object.assign({}, one, { isDefault: one.addressId === input.addressId })),
        { ...input },
      ),
  };
  return { root, inputs, stored };
}
const type = (label: string, value: string) => {
  const control = screen.getByLabelText(label);
  fireEvent.input(control, { target: { value } });
  fireEvent.blur(control);
};
const cards = async () => {
  const section = await screen.findByRole('region', { name: 'Addresses' });
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('the address book', () => {
  it('lists the addresses, the default one marked', async () => {
    renderPage('/account', createBook([{ ...HOME, isDefault: true }, OFFICE]).root);
    expect(await cards()).toEqual([
      'Lata Menon12 Marine Drive, Kochi 682001, Kerala+91 9847012345DefaultEditDelete',
      'Lata Menon4 MG Road, Kochi 682001, Kerala+91 9847012345EditDeleteMake default',
    ]);
  });

  it('[CHECK-1] marks the one that the checkout begins with where none is the default, until one is', async () => {
    renderPage('/account', createBook([HOME, OFFICE]).root);
    expect(await cards()).toEqual([
      'Lata Menon12 Marine Drive, Kochi 682001, Kerala+91 9847012345Selected first at checkoutEditDeleteMake default',
      'Lata Menon4 MG Road, Kochi 682001, Kerala+91 9847012345EditDeleteMake default',
    ]);
    await press('Make default: Lata Menon, 4 MG Road');
    await screen.findByText('Default');
    expect(screen.queryByText('Selected first at checkout')).toBeNull();
  });

  it('offers no default where there is one address alone', async () => {
    renderPage('/account', createBook([{ ...HOME, isDefault: false }]).root);
    expect(await cards()).toEqual(['Lata Menon12 Marine Drive, Kochi 682001, Kerala+91 9847012345EditDelete']);
  });

  it('adds an address, which is checked first, and confirms it', async () => {
    const { root, inputs } = createBook([]);
    renderPage('/account', root);
    await press('Add an Address');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full Name')));
    await press('Save Address');
    expect(await screen.findByText('Enter the house or flat number, street and area.')).toBeTruthy();
    type('Full Name', 'Lata Menon');
    type('PIN code', '682001');
    type('Address', '12 Marine Drive');
    type('City', 'Kochi');
    fireEvent.input(screen.getByLabelText('State'), { target: { value: 'Kerala' } });
    type('Phone', '98470 12345');
    await press('Save Address');
    expect(await screen.findByText('Address saved.')).toBeTruthy();
    expect(inputs).toMatchObject([{ name: 'Lata Menon', city: 'Kochi', phone: '9847012345', landmark: null }]);
    expect(await cards()).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an Address' })));
  });

  it('changes an address, and shows the words of the shop at the field that it finds wrong', async () => {
    const { root, inputs } = createBook([HOME]);
    const refused = {
      userErrors: [{ code: 'INVALID_INPUT', message: 'No such street.', field: ['input', 'address'] }],
    };
    const updateAddress = (call: Parameters<typeof root.updateAddress>[0]) =>
      call.input.address === '7 Broadway' ? root.updateAddress(call) : refused;
    renderPage('/account', { ...root, updateAddress });
    await press('Edit Lata Menon, 12 Marine Drive');
    expect(screen.getByLabelText<HTMLInputElement>('PIN code').value).toBe('682001');
    await press('Save Address');
    expect(await screen.findByText('No such street.')).toBeTruthy();
    expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true');
    type('Address', '7 Broadway');
    await press('Save Address');
    expect(await screen.findByText(/7 Broadway/)).toBeTruthy();
    expect(inputs).toMatchObject([{ addressId: 'ad-1', address: '7 Broadway', landmark: null }]);
  });

  it('deletes an address after a confirmation', async () => {
    const { root, inputs } = createBook([HOME, OFFICE]);
    renderPage('/account', root);
    await press('Delete Lata Menon, 4 MG Road');
    expect(screen.getByText('Delete this address?')).toBeTruthy();
    await press('Cancel');
    await press('Delete Lata Menon, 4 MG Road');
    expect(inputs).toEqual([]);
    await press('Yes, delete it');
    expect(await screen.findByText('Address deleted.')).toBeTruthy();
    expect(inputs).toEqual([{ addressId: 'ad-2' }]);
    expect(await cards()).toHaveLength(1);
  });

  it('makes an address the default one', async () => {
    const { root, inputs } = createBook([{ ...HOME, isDefault: true }, OFFICE]);
    renderPage('/account', root);
    await press('Make default: Lata Menon, 4 MG Road');
    await screen.findByRole('button', { name: 'Make default: Lata Menon, 12 Marine Drive' });
    expect(inputs).toEqual([{ addressId: 'ad-2' }]);
  });

  describe('with a PIN code that the shop doesn’t deliver to', () => {
    const WHY = 'We do not deliver to army post offices yet. Please choose another address.';
    const HINT = `${WHY} You can still save this address.`;
    const openDated = (start: Saved[]) => {
      const book = createBook(start);
      const deliveryEstimate = ({ pinCode, skus }: { pinCode: string; skus: string[] }) => {
        expect(skus).toEqual([]);
        const isServed = !pinCode.startsWith('9');
        return { pinCode, isServed, message: isServed ? null : WHY, window: null, items: [] };
      };
      const shop = { ...shopNode(), tellsDeliveryDates: true };
      renderPage('/account', { ...book.root, shop, deliveryEstimate });
      return book;
    };

    it('shows this at the field, and still saves the address', async () => {
      const { inputs } = openDated([HOME]);
      await press('Edit Lata Menon, 12 Marine Drive');
      type('PIN code', '900001');
      const hint = await screen.findByText(HINT);
      const field = screen.getByLabelText('PIN code');
      expect(field.getAttribute('aria-describedby')).toBe(hint.id);
      expect(field.getAttribute('aria-invalid')).toBeNull();
      await press('Save Address');
      expect(await screen.findByText('Address saved.')).toBeTruthy();
      expect(inputs).toMatchObject([{ addressId: 'ad-1', pinCode: '900001' }]);
    });

    it('reports an address that is already saved, until the shopper enters another one', async () => {
      openDated([{ ...HOME, pinCode: '900001' }]);
      await press('Edit Lata Menon, 12 Marine Drive');
      expect(await screen.findByText(HINT)).toBeTruthy();
      type('PIN code', '682001');
      await waitFor(() => expect(screen.queryByText(HINT)).toBeNull());
    });
  });

  it('preserves the input when the shop is unreachable', async () => {
    const { root } = createBook([]);
    renderPage('/account', { ...root, addAddress: failing('UPSTREAM_UNAVAILABLE', 'The shop is away.') });
    await press('Add an Address');
    for (const [label, value] of Object.entries({ 'Full Name': 'Lata', 'PIN code': '682001', City: 'Kochi' }))
      type(label, value);
    type('Address', '12 Marine Drive');
    fireEvent.input(screen.getByLabelText('State'), { target: { value: 'Kerala' } });
    type('Phone', '9847012345');
    await press('Save Address');
    const words = await screen.findByText(/ The shop is away\.$/);
    // Next to the pressed button: on a phone the head of the form is out of view.
    expect(words.nextElementSibling?.textContent).toBe('Save AddressCancel');
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('12 Marine Drive');
  });

  it('preserves the input over a reload, until it is saved or cancelled', async () => {
    const { root } = createBook([HOME]);
    const text = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    const reload = () => (cleanup(), void renderPage('/account', root));
    reload();
    await press('Add an Address');
    type('Full Name', 'Ravi Menon');
    type('City', 'Thrissur');
    reload();
    await press('Edit Lata Menon, 12 Marine Drive');
    expect(text('Full Name')).toBe('Lata Menon');
    await press('Cancel');
    await press('Add an Address');
    expect([text('Full Name'), text('City')]).toEqual(['Ravi Menon', 'Thrissur']);
    await press('Cancel');
    await press('Add an Address');
    expect([text('Full Name'), text('City')]).toEqual(['', '']);
  });

  it('is absent in a shop that stores none', async () => {
    renderPage('/account', createBook(null).root);
    await screen.findByText('Account Information');
    await screen.findByText('Asha Verma');
    expect(screen.queryByRole('region', { name: 'Addresses' })).toBeNull();
  });
});
