import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenOf } from '../../account/page/render-page.tsx';
import { createGate } from '../../cart/page/render-page.tsx';
import { product, renderShop, variant } from '../../catalog/page/render-page.tsx';
import { shopNode } from '../../shop-facts.ts';
import { createOrdersGateway, ORDER, OFFICE, returnable, type Item } from './render-page.tsx';

const FORM = `${ORDER}/return`;
const open = async (order: Item = returnable(), addresses: readonly object[] = []) => {
  const gateway = createOrdersGateway(order);
  gateway.state.addresses = addresses;
  const shown = gateway.open(FORM);
  await screen.findByRole('form', { name: 'Return or exchange' });
  return { ...gateway, ...shown };
};
const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const optionsOf = (name: string) => [...select(name).options].map(({ text, disabled }) => [text, disabled]);
const press = (name = 'Request return') => userEvent.click(screen.getByRole('button', { name }));
const chooseReason = () => userEvent.selectOptions(select('Reason'), 'Size too small');
const HOME = {
  name: 'Asha Verma',
  address: '12, Ghoomar Road',
  city: 'Jaipur',
  state: 'Rajasthan',
  pinCode: '302001',
  phone: '9876543210',
};
const variants = [
  variant('RBSR-2301-IN', 'Indigo'),
  variant('RBSR-2301-MA', 'Madder'),
  variant('RBSR-2301-MU', 'Mustard', 0),
];
const withVariants = (changes = {}) =>
  returnable({ variant: { ...variants[0], product: product({ variants }) }, ...changes });

describe('the form of a return', () => {
  it('asks for the pieces, the reason and the day, and sends them once for a double click', async () => {
    const { state, router } = await open();
    expect(optionsOf('How many pieces?')).toEqual([
      ['1', false],
      ['2', false],
    ]);
    // Today is a Saturday: no courier comes on the next day.
    expect(optionsOf('Pick-up day').map(([text]) => text)).toEqual([
      'Mon, 23 Nov',
      'Tue, 24 Nov',
      'Wed, 25 Nov',
      'Thu, 26 Nov',
      'Fri, 27 Nov',
      'Sat, 28 Nov',
    ]);
    await userEvent.selectOptions(select('How many pieces?'), '1');
    await chooseReason();
    await userEvent.type(screen.getByLabelText(/^Anything we should know/), ' Tight sleeves ');
    await userEvent.selectOptions(select('Pick-up day'), 'Thu, 26 Nov');
    const { until, open: release } = createGate();
    state.until = until;
    await userEvent.dblClick(screen.getByRole('button', { name: 'Request return' }));
    release();
    expect(await screen.findByText('Return requested. We will email you.')).toBeTruthy();
    expect(state.inputs).toEqual([
      {
        orderItemId: 'OrderItem:oi-0000000012ab34cd',
        quantity: 1,
        kind: 'REFUND',
        reason: 'SIZE_TOO_SMALL',
        comment: 'Tight sleeves',
        pickup: HOME,
        pickupDay: '2026-11-26',
      },
    ]);
    await screen.findByRole('heading', { name: 'Return of 1 piece' });
    expect(router.state.location.pathname).toBe(ORDER);
  });

  it('names a missing reason at its field, and does not send', async () => {
    const { state } = await open();
    await press();
    expect(screen.getByText('Please choose a reason.')).toBeTruthy();
    expect(document.activeElement).toBe(select('Reason'));
    expect(state.inputs).toEqual([]);
    await chooseReason();
    expect(screen.queryByText('Please choose a reason.')).toBeNull();
  });

  it('shows the shop’s errors at their fields, and preserves the input', async () => {
    const { state } = await open();
    await chooseReason();
    await userEvent.type(screen.getByLabelText(/^Anything we should know/), 'Tight');
    state.errors = [
      { code: 'INVALID_INPUT', field: ['input', 'pickupDay'], message: 'Choose another day.' },
      { code: 'NOT_ALLOWED_IN_STATUS', field: ['input', 'quantity'], message: 'Only 1 piece can still be returned.' },
      { code: 'INVALID_INPUT', field: ['input', 'pickup', 'pinCode'], message: 'Enter a valid PIN code.' },
      { code: 'NOT_ALLOWED_IN_STATUS', field: null, message: 'Please try again later.' },
    ];
    await press();
    await screen.findByText('Choose another day.');
    for (const name of ['Pick-up day', 'How many pieces?'])
      expect(select(name).getAttribute('aria-invalid')).toBe('true');
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toContain('Enter a valid PIN code.');
    expect(alerts).toContain('Please try again later.');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Anything we should know/).value).toBe('Tight');
    expect(select('Reason').value).toBe('SIZE_TOO_SMALL');
  });

  it('restores the input after a reload, and forgets it once it is sent', async () => {
    const { state } = await open();
    await chooseReason();
    await userEvent.selectOptions(select('How many pieces?'), '1');
    cleanup();
    const again = createOrdersGateway(...state.items);
    again.open(FORM);
    await screen.findByRole('form', { name: 'Return or exchange' });
    expect([select('Reason').value, select('How many pieces?').value]).toEqual(['SIZE_TOO_SMALL', '1']);
    await press();
    await screen.findByText('Return requested. We will email you.');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('return'))).toEqual([]);
  });

  it('leads back if no piece can be returned', async () => {
    createOrdersGateway(returnable({ returnableQuantity: 0 })).open(FORM);
    await screen.findByText('This item can’t be returned now');
    expect(screen.getByRole('link', { name: 'Back to your order' }).getAttribute('href')).toBe(ORDER);
  });

  it('asks a visitor to log in, and returns here', async () => {
    createOrdersGateway(returnable()).openAsVisitor(FORM);
    const link = await within(await screen.findByRole('main')).findByRole('link', { name: 'Login' });
    expect(link.getAttribute('href')).toBe(`/account/login?next=${encodeURIComponent(FORM)}`);
  });
});

describe('the photos of a return', () => {
  it('are uploaded and sent with it', async () => {
    const url = '/pictures/uploads/up-1?until=1&key=k';
    vi.stubGlobal('fetch', async () => Response.json({ id: 'up-1', url, width: 9, height: 9 }));
    const { state } = await open();
    await chooseReason();
    const photo = new File([new Uint8Array(9)], 'a.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('Add a photo'), photo);
    await screen.findByAltText('Photo 1');
    await press();
    await screen.findByText('Return requested. We will email you.');
    expect(state.inputs).toMatchObject([{ pictureIds: ['up-1'] }]);
  });

  it('are not sent before they are uploaded', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const { state } = await open();
    await chooseReason();
    const photo = new File([new Uint8Array(9)], 'a.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('Add a photo'), photo);
    await press();
    await screen.findByText(/^Your photos are still being uploaded/);
    expect(state.inputs).toEqual([]);
  });

  it('are not asked for in a shop without uploads', async () => {
    const { root } = createOrdersGateway(returnable());
    localStorage.setItem('rangbandh.accessToken', tokenOf('s-1'));
    renderShop(FORM, { root: { ...root, shop: { ...shopNode(), returnPictures: 0 } } });
    await screen.findByRole('form', { name: 'Return or exchange' });
    expect(screen.queryByLabelText('Add a photo')).toBeNull();
  });
});

describe('an exchange', () => {
  it('offers the other sizes and colours in stock, and requires one', async () => {
    const { state } = await open(withVariants());
    await userEvent.click(screen.getByRole('radio', { name: 'Another size or colour' }));
    expect(optionsOf('Size or colour')).toEqual([
      ['Choose one', false],
      ['Madder', false],
      ['Mustard (out of stock)', true],
    ]);
    await chooseReason();
    await press('Request exchange');
    expect(screen.getByText('Choose the colour or size that you want instead.')).toBeTruthy();
    await userEvent.selectOptions(select('Size or colour'), 'Madder');
    await press('Request exchange');
    await screen.findByText('Return requested. We will email you.');
    expect(state.inputs).toMatchObject([{ kind: 'EXCHANGE', exchangeSku: 'RBSR-2301-MA' }]);
  });

  it('shows that the last piece was sold meanwhile', async () => {
    const order = withVariants();
    const { state } = await open(order);
    await userEvent.click(screen.getByRole('radio', { name: 'Another size or colour' }));
    await userEvent.selectOptions(select('Size or colour'), 'Madder');
    await chooseReason();
    state.errors = [{ code: 'OUT_OF_STOCK', field: null, message: 'This item is out of stock.' }];
    const sold = variants.map((each) => (each.color === 'Madder' ? variant(each.sku, 'Madder', 0) : each));
    Object.assign(order, { variant: { ...sold[0], product: product({ variants: sold }) } });
    await press('Request exchange');
    await screen.findByText('This item is out of stock.');
    await screen.findByText('No other size or colour is in stock.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A refund' }).checked).toBe(true);
  });

  it('is not possible without another variant in stock', async () => {
    await open(returnable({ variant: null }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Another size or colour' }).disabled).toBe(true);
    expect(screen.getByText('No other size or colour is in stock.')).toBeTruthy();
  });
});

/** All that the browser stores. */
const storedText = () =>
  [sessionStorage, localStorage]
    .flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key)))
    .join('\n');

describe('the refund of a cash order', () => {
  let state: Awaited<ReturnType<typeof open>>['state'];
  beforeEach(async () => {
    ({ state } = await open(returnable({ cash: 'COLLECTED' })));
  });

  it('goes to a UPI ID, which the browser does not store', async () => {
    await press();
    expect(screen.getByText('Enter your UPI ID, such as name@bank.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('UPI ID', { selector: 'input:not([type=radio])' }), 'asha@okaxis');
    await chooseReason();
    expect(storedText()).toContain('SIZE_TOO_SMALL');
    expect(storedText()).not.toContain('asha@okaxis');
    await press();
    await screen.findByText('Return requested. We will email you.');
    expect(state.inputs).toMatchObject([{ payout: { upiId: 'asha@okaxis' } }]);
  });

  it('goes to a bank account of three fields', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Bank account' }));
    await press();
    for (const words of [/9 to 18 digits/, /11-character IFSC/, /Enter the account holder/])
      expect(screen.getByText(words)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Account number'), '12345678901');
    expect(storedText()).toContain('pickupDay');
    expect(storedText()).not.toContain('12345678901');
  });
});

describe('the pick-up', () => {
  const saved = {
    id: 'SavedAddress:a-1',
    addressId: 'a-1',
    ...OFFICE,
    landmark: 'Gate 2',
    alternatePhone: null,
    isDefault: true,
  };

  it('is at the order’s address, or at a saved one', async () => {
    const { state } = await open(returnable(), [
      saved,
      { ...saved, ...HOME, id: 'SavedAddress:a-2', addressId: 'a-2', landmark: null },
    ]);
    expect(screen.getAllByRole('radio', { name: /Ghoomar Road/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: /Mall Road/ }));
    await chooseReason();
    await press();
    await screen.findByText('Return requested. We will email you.');
    expect(state.inputs).toMatchObject([{ pickup: { address: '4, Mall Road', landmark: 'Gate 2' } }]);
  });

  it('is at another address, whose errors are at its fields', async () => {
    const { state } = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Another address' }));
    await chooseReason();
    await press();
    expect(state.inputs).toEqual([]);
    expect(screen.getByLabelText('PIN code').getAttribute('aria-invalid')).toBe('true');
  });
});
