import { isPinCode } from '../../../schema/pin-code.ts';
import { toAsciiDigits } from '../../ui/digits.ts';
import { checkEmail, isPhone, tidyEmail } from '../../ui/form/field-rules.ts';
import { errorsIn, type FieldErrors, type Values } from '../../ui/form/form-errors.ts';
import type { AddressInput } from '../../generated/schema-types.ts';
import type { SavedAddressFragment } from './addresses.graphql.generated.ts';
import * as checkoutWords from '../../words/checkout.ts';
import * as formsWords from '../../words/forms.ts';
import * as fieldWords from '../../words/fields.ts';

/** The parts of an address that a parcel needs. */
export type PostalParts = Omit<SavedAddressFragment, 'id' | 'addressId' | 'isDefault' | ' $fragmentName'>;

/** The two addresses of a form. A field's name begins with the name of its address. */
export type AddressKind = 'shipping' | 'billing';

const EMPTY: Record<string, string> = {
  name: checkoutWords.enterFullName,
  address: checkoutWords.enterAddress,
  city: checkoutWords.enterCity,
  state: checkoutWords.chooseTheState,
  pinCode: checkoutWords.enterPinCode,
  phone: checkoutWords.enterPhone,
  email: checkoutWords.enterEmail,
};

/** A letter or digit of any script: punctuation alone is no address. */
const REQUIRED: Record<string, RegExp> = { name: /\p{L}/u, address: /[\p{L}\p{N}]/u, city: /\p{L}/u };

/** The maximum number of characters of each address text, as the shop defines them. */
export interface AddressLimits {
  addressName: number;
  addressText: number;
  addressLandmark: number;
  addressCity: number;
}

/** The length limit of a field's text; undefined for a field without a limit. */
const LIMIT_OF: Partial<Record<string, keyof AddressLimits>> = {
  name: 'addressName',
  address: 'addressText',
  landmark: 'addressLandmark',
  city: 'addressCity',
};

const PIN = checkoutWords.pinCodeInvalid;
const PHONE = formsWords.enterCorrectPhoneNumber;
const isPhoneField = (field: string): boolean => field === 'phone' || field === 'alternatePhone';

/** The digits of a typed or pasted PIN code, of any number: a code that was cut could look valid. */
export const pinDigits = (text: string): string => toAsciiDigits(text).replaceAll(/\D/g, '');

/** The error of a field that the shopper has left; empty if it is valid. A field without an error text is optional. */
export function checkAddressField(name: string, value: string, limits: AddressLimits): string {
  const field = fieldOf(name);
  if (!(REQUIRED[field] ?? /\S/).test(value)) return EMPTY[field] ?? '';
  if (field === 'pinCode' && !isPinCode(value)) return PIN;
  if (isPhoneField(field) && !isPhone(value)) return PHONE;
  if (field === 'email') return checkEmail(tidyEmail(value));
  const limit = LIMIT_OF[field];
  const most = limit ? limits[limit] : Infinity;
  return oneLine(value).length > most ? fieldWords.atMostCharacters(most) : '';
}

/** The error of a field that the shopper is still typing in; empty if the value can still become valid. */
export function checkWhileTyping(name: string, value: string): string {
  const field = fieldOf(name);
  if (field === 'pinCode') return /^0|^\d{7}/.test(value) ? PIN : '';
  // A number may begin with a country code.
  return isPhoneField(field) && /^[1-5]|^(?!91)\d{11}|^\d{13}/.test(value) ? PHONE : '';
}

/** The errors of the form's addresses; empty if they can be sent. */
export const checkAddresses = (values: Values, limits: AddressLimits): FieldErrors =>
  errorsIn(values, (name, value) => checkAddressField(name, value, limits));

/** One of the form's addresses as the request sends it. `email` is used if the form has no field for an email address. */
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
    ...optionalParts(values, part),
  };
}

/** The values of the form's fields for an address, by the names of the fields. */
export function savedAddressValues(saved: PostalParts, part: AddressKind): Values {
  const { name, address, landmark, city, state, pinCode, phone, alternatePhone } = saved;
  const fields = { name, address, landmark, city, state, pinCode, phone, alternatePhone };
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${part}.${field}`, value ?? '']));
}

/** Landmark and second phone, if the shopper has entered them. */
function optionalParts(values: Values, part: AddressKind): Pick<AddressInput, 'landmark' | 'alternatePhone'> {
  const [landmark, alternatePhone] = (['landmark', 'alternatePhone'] as const).map((field) =>
    oneLine(values[`${part}.${field}`] ?? ''),
  );
  return { ...(landmark ? { landmark } : {}), ...(alternatePhone ? { alternatePhone } : {}) };
}

/** The address part of a field name: `pinCode` of `shipping.pinCode`. */
export const fieldOf = (name: string): string => name.split('.')[1] ?? '';

/** The address of a field name: `shipping` of `shipping.pinCode`. */
export const partOf = (name: string): string => name.split('.')[0] ?? '';

/** A text on one line, without spaces around it. */
const oneLine = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*,?\s*[\r\n]+\s*/g, ', ')
    .replaceAll(/\s+/g, ' ');
