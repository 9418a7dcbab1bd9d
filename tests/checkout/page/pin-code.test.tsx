import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { saveDeliveryPin } from '../../../web/catalog/delivery/delivery-pin.ts';
import { createCheckoutGateway, field, fieldErrorOf, payNow, typeInto } from './render-page.tsx';

// The page's script is read once before, so that no test waits for it.
beforeAll(() => import('../../../web/checkout/CheckoutPage.tsx'));

const PLACES: Record<string, { city: string; state: string }> = {
  682001: { city: 'Kochi', state: 'Kerala' },
  342001: { city: 'Jodhpur', state: 'Rajasthan' },
};
const OTHER = 'Different billing address';
const type = (label: string, value: string, part?: string) =>
  fireEvent.input(field(label, part), { target: { value } });
const place = (part?: string) => [field('City', part).value, field('State', part).value];

async function openCheckout() {
  const gateway = createCheckoutGateway();
  const requested: string[] = [];
  const root = Object.assign(gateway.root, {
    pinCode: ({ code }: { code: string }): unknown => {
      requested.push(code);
      const found = PLACES[code];
      return found ? { code, ...found } : null;
    },
  });
  gateway.open('/checkout');
  await screen.findByRole('form', { name: 'Checkout' });
  return { ...gateway, root, asked: requested };
}

describe('the PIN code of an address', () => {
  it('comes before the address, and fills in the city and the state', async () => {
    const { asked: requested } = await openCheckout();
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
    const [pinCode, ...rest] = ['PIN code', 'Address', 'City'].map((label) => labels.indexOf(label));
    expect(Math.min(...rest)).toBeGreaterThan(pinCode ?? -1);
    expect(pinCode).toBeGreaterThan(-1);
    fireEvent.click(payNow());
    await waitFor(() => expect(fieldErrorOf('City')).not.toBe(''));
    type('PIN code', '68200');
    type('PIN code', '682001');
    await waitFor(() => expect(place()).toEqual(['Kochi', 'Kerala']));
    expect([fieldErrorOf('City'), fieldErrorOf('State'), requested]).toEqual(['', '', ['682001']]);
  });

  it("fills them again for another PIN code, but never over the shopper's input", async () => {
    await openCheckout();
    type('PIN code', '682001');
    await waitFor(() => expect(place()).toEqual(['Kochi', 'Kerala']));
    type('PIN code', '342001');
    await waitFor(() => expect(place()).toEqual(['Jodhpur', 'Rajasthan']));
    typeInto('City', 'Mandore');
    type('PIN code', '682001');
    await waitFor(() => expect(place()).toEqual(['Mandore', 'Kerala']));
  });

  it('leaves them to the shopper when the PIN code is unknown, and when the shop is unreachable', async () => {
    const { root, asked: requested } = await openCheckout();
    type('PIN code', '999999');
    await waitFor(() => expect(requested).toEqual(['999999']));
    root.pinCode = () => {
      requested.push('failed');
      throw new GraphQLError('Away', { extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
    };
    type('PIN code', '342001');
    await waitFor(() => expect(requested).toEqual(['999999', 'failed']));
    expect([...place(), fieldErrorOf('PIN code')]).toEqual(['', '', '']);
  });

  it('fills in the other address alone when it is typed there', async () => {
    await openCheckout();
    fireEvent.click(screen.getByRole('radio', { name: 'A different address' }));
    type('PIN code', '682001', OTHER);
    await waitFor(() => expect(place(OTHER)).toEqual(['Kochi', 'Kerala']));
    expect(place()).toEqual(['', '']);
  });

  it('is the one that was given on a product’s page, with its city and state', async () => {
    saveDeliveryPin('682001');
    await openCheckout();
    expect(field('PIN code').value).toBe('682001');
    await waitFor(() => expect(place()).toEqual(['Kochi', 'Kerala']));
  });

  it('clears its filled fields with it, also after a reload and when the next one is unknown', async () => {
    saveDeliveryPin('682001');
    const { open } = await openCheckout();
    await waitFor(() => expect(place()).toEqual(['Kochi', 'Kerala']));
    cleanup();
    open('/checkout');
    await screen.findByRole('form', { name: 'Checkout' });
    // Before the shop has returned the place of the first one again.
    type('PIN code', '342001');
    await waitFor(() => expect(place()).toEqual(['Jodhpur', 'Rajasthan']));
    type('PIN code', '999999');
    await waitFor(() => expect(place()).toEqual(['', '']));
    type('PIN code', '682001');
    await waitFor(() => expect(place()).toEqual(['Kochi', 'Kerala']));
  });

  it('shows its city when the shopper’s input contradicts it, until that is changed', async () => {
    const { calls: reported } = await openCheckout();
    type('PIN code', '682001');
    await waitFor(() => expect(place()).toEqual(['Kochi', 'Kerala']));
    typeInto('City', 'Fort Kochi');
    fireEvent.input(field('State'), { target: { value: 'Goa' } });
    type('PIN code', '342001');
    const words = 'This PIN code is in Jodhpur, Rajasthan. Please check.';
    await waitFor(() => expect([fieldErrorOf('City'), fieldErrorOf('State')]).toEqual([words, words]));
    expect(place()).toEqual(['Fort Kochi', 'Goa']);
    typeInto('City', 'Jodhpur');
    fireEvent.input(field('State'), { target: { value: 'Rajasthan' } });
    expect([fieldErrorOf('City'), fieldErrorOf('State'), reported.starts]).toEqual(['', '', []]);
  });
});

describe('the name on the parcel', () => {
  it.each([
    ['is asked for, however the shop calls who has given no name', null, ''],
    ['is the full name that the shopper has given', 'Lata Menon', 'Lata Menon'],
  ])('%s', async (_title, fullName, shown) => {
    const gateway = createCheckoutGateway();
    const me = gateway.root.me;
    Object.assign(gateway.root, {
      me: () => ({ ...me(), name: 'lata', fullName, email: 'lata.menon@example.com' }),
    });
    gateway.open('/checkout');
    await screen.findByRole('form', { name: 'Checkout' });
    expect(field('Full Name').value).toBe(shown);
  });
});
