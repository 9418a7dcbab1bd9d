import { checkEmail, isPhone, plainDigits, tidyEmail } from '../../ui/form/field-rules.ts';
import { errorsIn, type FieldErrors, type Values } from '../../ui/form/form-errors.ts';
import type { AddressInput } from '../../generated/schema-types.ts';

/** Which of the two addresses a field belongs to: the field's name begins with it. */
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

/** What a text must contain, in whatever script: signs alone are no address. */
const REQUIRED: Record<string, RegExp> = { name: /\p{L}/u, address: /[\p{L}\p{N}]/u, city: /\p{L}/u };

/** The most characters of an address's texts, as the shop has them. */
export interface AddressLimits {
  addressName: number;
  addressText: number;
  addressCity: number;
}

/** The limit of a field's text; a field that is missing has no limit of its own. */
const LIMIT_OF: Partial<Record<string, keyof AddressLimits>> = {
  name: 'addressName',
  address: 'addressText',
  city: 'addressCity',
};

const PIN = 'A PIN code has 6 digits, and the first is not 0.';
const PHONE = 'Enter Correct Phone Number';

/** At most six digits of what was typed or pasted into the field of a PIN code. */
export const pinDigits = (text: string): string => plainDigits(text).replaceAll(/\D/g, '').slice(0, 6);

/** What is wrong with a field that the shopper has left; empty when nothing is. */
export function checkAddressField(name: string, value: string, limits: AddressLimits): string {
  const field = fieldOf(name);
  if (!(REQUIRED[field] ?? /\S/).test(value)) return EMPTY[field] ?? '';
  if (field === 'pinCode' && !/^[1-9]\d{5}$/.test(value)) return PIN;
  if (field === 'phone' && !isPhone(value)) return PHONE;
  if (field === 'email') return checkEmail(tidyEmail(value));
  const limit = LIMIT_OF[field];
  const most = limit ? limits[limit] : Infinity;
  return oneLine(value).length > most ? `At most ${most} characters.` : '';
}

/** What is certainly wrong with a field in which the shopper still types; empty when it may yet become right. */
export function checkWhileTyping(name: string, value: string): string {
  const field = fieldOf(name);
  if (field === 'pinCode' && value.startsWith('0')) return PIN;
  return field === 'phone' && /^[1-5]/.test(value) ? PHONE : '';
}

/** What is wrong with the form's addresses; empty when they can be sent. */
export const checkAddresses = (values: Values, limits: AddressLimits): FieldErrors =>
  errorsIn(values, (name, value) => checkAddressField(name, value, limits));

/** One of the form's addresses as it is sent. `email` is used where the form has no field for an e-mail address. */
export function toAddress(values: Values, part: AddressKind, email: string): AddressInput {
  const text = (field: string) => oneLine(values[`${part}.${field}`] ?? '');
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
const oneLine = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*,?\s*[\r\n]+\s*/g, ', ')
    .replaceAll(/\s+/g, ' ');
