import { MAX_ADDRESS_TEXT } from '../../../schema/vocabulary.ts';
import {
  checkEmail,
  isPhone,
  plainDigits,
  tidyEmail,
  type FieldErrors,
  type Values,
} from '../../ui/form/field-rules.ts';
import type { AddressInput } from '../../generated/schema-types.ts';

/** Which of the two addresses a field belongs to: its name begins so. */
export type AddressKind = 'shipping' | 'billing';

const EMPTY: Record<string, string> = {
  name: 'Enter the full name.',
  address: 'Enter house, street and area.',
  city: 'Enter the city or town.',
  state: 'Choose the state.',
  pinCode: 'Enter the PIN code.',
  phone: 'Enter the phone number.',
  email: 'Enter the e-mail address.',
};

/** What there must be in a text at the least, in whatever script: a parcel finds nobody by signs alone. */
const WRITTEN: Record<string, RegExp> = { name: /\p{L}/u, address: /[\p{L}\p{N}]/u, city: /\p{L}/u };

const PIN = 'A PIN code has 6 digits, and the first is not 0.';
const PHONE = 'Enter Correct Phone Number';

/** What a PIN code's field keeps of what was typed or pasted: at most six digits. */
export const pinDigits = (text: string): string => plainDigits(text).replaceAll(/\D/g, '').slice(0, 6);

/** What is wrong with a field that the shopper is done with; empty when nothing is. */
export function checkAddressField(name: string, value: string): string {
  const field = fieldOf(name);
  if (!(WRITTEN[field] ?? /\S/).test(value)) return EMPTY[field] ?? '';
  if (field === 'pinCode' && !/^[1-9]\d{5}$/.test(value)) return PIN;
  if (field === 'phone' && !isPhone(value)) return PHONE;
  if (field === 'email') return checkEmail(tidyEmail(value));
  const most = field === 'name' || field === 'address' || field === 'city' ? MAX_ADDRESS_TEXT[field] : Infinity;
  return plain(value).length > most ? `At most ${most} characters.` : '';
}

/** What is wrong already with a field that is still being typed in, whatever may follow. */
export function checkWhileTyping(name: string, value: string): string {
  const field = fieldOf(name);
  if (field === 'pinCode' && value.startsWith('0')) return PIN;
  return field === 'phone' && /^[1-5]/.test(value) && !'91'.startsWith(value.slice(0, 2)) ? PHONE : '';
}

/** What is wrong with each of these fields of the form; empty when it can be sent. */
export function checkAddresses(values: Values): FieldErrors {
  const told = Object.entries(values).map(([name, value]) => [name, checkAddressField(name, value)] as const);
  return Object.fromEntries(told.filter(([, words]) => words !== ''));
}

/** One of the form's addresses as it is sent; the e-mail is the shopper's where the form has no field for it. */
export function toAddress(values: Values, part: AddressKind, email: string): AddressInput {
  const text = (field: string) => plain(values[`${part}.${field}`] ?? '');
  return {
    name: text('name'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    pinCode: text('pinCode'),
    phone: text('phone'),
    email: tidyEmail(text('email') || email),
  };
}

const fieldOf = (name: string): string => name.split('.')[1] ?? '';

/** A text on one line, without spaces around it. */
const plain = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*,?\s*[\r\n]+\s*/g, ', ')
    .replaceAll(/\s+/g, ' ');
