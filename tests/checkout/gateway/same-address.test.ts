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
const reported = { ...to, country: 'India', landmark: null, alternatePhone: null };
const nothing = { ...reported, name: '', address: '', city: '', state: '', pinCode: '', phone: '', email: '' };

describe('the ordered items', () => {
  it.each([
    ['as it was sent', reported, true],
    ['with fewer blanks', { ...reported, address: '12  Johari Bazaar ', name: 'Asha\u200B Verma' }, true],
    ['where the host tells no address', nothing, true],
    ['where the host tells the town alone', { ...nothing, city: 'Jaipur' }, true],
    ['in another town', { ...nothing, city: 'Kota' }, false],
    ['of another street', { ...reported, address: '13 Johari Bazaar' }, false],
    ['for somebody else', { ...reported, name: 'Rohan Verma' }, false],
    ['by another PIN code', { ...reported, pinCode: '302004' }, false],
    ['under another phone', { ...reported, phone: '9829012346' }, false],
  ])('[CHECK-8] goes to an address: %s', (_, shippingAddress, isSame) => {
    expect(areSentTo([{ shippingAddress: reported }, { shippingAddress }], to)).toBe(isSame);
  });
});
