import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkAddressField,
  checkAddresses,
  checkWhileTyping,
  pinDigits,
  toAddress,
} from '../../../web/account/addresses/address-rules.ts';
import { removeDraft, storeDraft, storedDraft } from '../../../web/checkout/form/draft.ts';
import { shopNode } from '../../shop-facts.ts';

const DRAFT = 'rangbandh.checkout';
const PIN = 'Enter a valid 6-digit PIN code.';
const PHONE = 'Enter Correct Phone Number';
const { addressName, addressText, addressLandmark, addressCity } = shopNode().limits;
const LIMITS = { addressName, addressText, addressLandmark, addressCity };

beforeEach(() => sessionStorage.clear());

describe('a field of an address', () => {
  it.each([
    ['name', 'Asha', ''],
    ['name', '  ', 'Enter the full name.'],
    ['name', '12', 'Enter the full name.'],
    ['name', 'x'.repeat(addressName), ''],
    ['name', `${'x'.repeat(addressName)}  `, ''],
    ['name', 'x'.repeat(addressName + 1), `At most ${addressName} characters.`],
    ['address', '12', ''],
    ['address', '12\n\nRangrez  Gali', ''],
    ['address', '--', 'Enter the house or flat number, street and area.'],
    ['address', 'x'.repeat(addressText), ''],
    ['address', 'x'.repeat(addressText + 1), `At most ${addressText} characters.`],
    ['city', 'जोधपुर', ''],
    ['city', '12', 'Enter the city or town.'],
    ['city', 'x'.repeat(addressCity), ''],
    ['city', 'x'.repeat(addressCity + 1), `At most ${addressCity} characters.`],
    ['state', 'Rajasthan', ''],
    ['state', '', 'Select your state.'],
    ['pinCode', '342001', ''],
    ['pinCode', '', 'Enter the PIN code.'],
    ['pinCode', '042001', PIN],
    ['pinCode', '34200', PIN],
    ['phone', '9876543210', ''],
    ['phone', '5876543210', PHONE],
    ['phone', ' ', 'Enter the phone number.'],
    ['email', 'a@example.com', ''],
    ['email', ' A@Example.com ', ''],
    ['email', 'asha', 'Enter a valid email address, such as name@example.com.'],
    ['email', '', 'Enter the email address.'],
    ['billing', 'same', ''],
    ['billing', '', ''],
    ['landmark', '', ''],
    ['landmark', 'x'.repeat(addressLandmark), ''],
    ['landmark', 'x'.repeat(addressLandmark + 1), `At most ${addressLandmark} characters.`],
    ['alternatePhone', '', ''],
    ['alternatePhone', '5876543210', PHONE],
    ['alternatePhone', '9876543210', ''],
    ['floor', 'x'.repeat(1_000), ''],
  ])('[CHECK-1] %s of %j shows %j after it is left', (name, value, words) => {
    expect(checkAddressField(`shipping.${name}`, value, LIMITS)).toBe(words);
  });

  it.each([
    ['pinCode', '', ''],
    ['pinCode', '0', PIN],
    ['pinCode', '3', ''],
    ['pinCode', '30', ''],
    ['phone', '9', ''],
    ['phone', '0', ''],
    ['phone', '5', PHONE],
    ['phone', '91', ''],
    ['phone', '1', PHONE],
    ['phone', '6', ''],
    ['phone', '919876543210', ''],
    ['phone', '98765432101234', PHONE],
    ['pinCode', '342001', ''],
    ['pinCode', '34200199', PIN],
    ['city', '0', ''],
    ['city', '5', ''],
  ])('[CHECK-1] %s shows while %j is typed: %j', (name, value, words) => {
    expect(checkWhileTyping(`billing.${name}`, value)).toBe(words);
  });

  it('[CHECK-1] takes the digits of a PIN code, of whatever script, and cuts none off', () => {
    expect([pinDigits('34-20 01'), pinDigits('३४२००१'), pinDigits('x')]).toEqual(['342001', '342001', '']);
    expect(pinDigits('342 001 99')).toBe('34200199');
  });
});

describe('an address', () => {
  const values = {
    'shipping.name': '  Asha   Verma ',
    'shipping.address': ' 12 Rangrez Gali,\n\n near the  well \r\n Old town',
    'shipping.city': 'Jodhpur',
    'shipping.state': 'Rajasthan',
    'shipping.pinCode': '342001',
    'shipping.phone': '9876543210',
    'billing.city': 'Jaipur',
    'billing.email': ' Office@Example.com',
  };

  it('[CHECK-1] is sent on one line, with the account’s email address where none was asked for', () => {
    expect(toAddress(values, 'shipping', 'Asha@example.com')).toEqual({
      name: 'Asha Verma',
      address: '12 Rangrez Gali, near the well, Old town',
      city: 'Jodhpur',
      state: 'Rajasthan',
      pinCode: '342001',
      phone: '9876543210',
      email: 'asha@example.com',
    });
  });

  it('[CHECK-2] is another one for the bill, with an email address of its own', () => {
    expect(toAddress(values, 'billing', 'asha@example.com')).toEqual({
      name: '',
      address: '',
      city: 'Jaipur',
      state: '',
      pinCode: '',
      phone: '',
      email: 'office@example.com',
    });
  });

  it('[CHECK-1] is sent when nothing is wrong with any field', () => {
    expect(checkAddresses(values, LIMITS)).toEqual({});
    expect(checkAddresses({ ...values, 'billing.city': '7', 'shipping.pinCode': '1' }, LIMITS)).toEqual({
      'billing.city': 'Enter the city or town.',
      'shipping.pinCode': PIN,
    });
  });
});

describe('the input', () => {
  it('[CHECK-1] is stored for this shopper, until it is bought', () => {
    storeDraft('s-1', { 'shipping.city': 'Jodhpur' });
    expect([storedDraft('s-1'), storedDraft('s-2')]).toEqual([{ 'shipping.city': 'Jodhpur' }, {}]);
    removeDraft();
    expect([storedDraft('s-1'), sessionStorage.getItem(DRAFT)]).toEqual([{}, null]);
  });

  it.each([
    ['null'],
    ['5'],
    ['"text"'],
    ['{}'],
    ['{"shopper":"s-1"}'],
    ['{"values":{"shipping.city":"Jaipur"}}'],
    ['{"shopper":"s-1","values":null}'],
    ['{"shopper":"s-1","values":"x"}'],
    ['{"shopper":"s-1","values":5}'],
    ['{"shopper":"s-1","values":{"shipping.city":"Jaipur","shipping.pinCode":5}}'],
  ])('[CHECK-1] is ignored if the browser has stored another value: %s', (stored) => {
    sessionStorage.setItem(DRAFT, stored);
    expect(storedDraft('s-1')).toEqual({});
  });
});
