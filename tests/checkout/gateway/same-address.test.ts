import { describe, expect, it } from 'vitest';
import { areSentTo } from '../../../bff/checkout/addresses.ts';

const to = {
  name: 'Asha Verma',
  address: '12 Johari Bazaar',
  city: 'Jaipur',
  state: 'Rajasthan',
  pinCode: '302003',
  phone: '9829012345',
  email: 'asha@example.com',
};
const told = { ...to, country: 'India', landmark: null, alternatePhone: null };
const nothing = { ...told, name: '', address: '', city: '', state: '', pinCode: '', phone: '', email: '' };

describe('the ordered items', () => {
  it.each([
    ['as it was sent', told, true],
    ['with fewer blanks', { ...told, address: '12  Johari Bazaar ', name: 'Asha\u200B Verma' }, true],
    ['where the host tells no address', nothing, true],
    ['where the host tells the town alone', { ...nothing, city: 'Jaipur' }, true],
    ['in another town', { ...nothing, city: 'Kota' }, false],
    ['of another street', { ...told, address: '13 Johari Bazaar' }, false],
    ['for somebody else', { ...told, name: 'Rohan Verma' }, false],
    ['by another PIN code', { ...told, pinCode: '302004' }, false],
    ['under another phone', { ...told, phone: '9829012346' }, false],
  ])('[CHECK-8] goes to an address: %s', (_, shippingAddress, isSame) => {
    expect(areSentTo([{ shippingAddress: told }, { shippingAddress }], to)).toBe(isSame);
  });
});
