import { isPinCode } from '../../../schema/pin-code.ts';
import { checkEmail, isPhone, plainDigits, tidyEmail } from '../../ui/form/field-rules.ts';
import { errorsIn, type FieldErrors, type Values } from '../../ui/form/form-errors.ts';
import type { AddressInput } from '../../generated/schema-types.ts';
import type { SavedAddressFragment } from './addresses.graphql.generated.ts';
import * as checkoutWords from '../../words/checkout.ts';
import * as formsWords from '../../words/forms.ts';
import * as fieldWords from '../../words/fields.ts';

/** Which of the two addresses a field belongs to: the field's name begins with it. */
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

/** What a text must contain, in whatever script: signs alone are no address. */
const REQUIRED: Record<string, RegExp> = { name: /\p{L}/u, address: /[\p{L}\p{N}]/u, city: /\p{L}/u };

/** The most characters of an address's texts, as the shop has them. */
export interface AddressLimits {
  addressName: number;
  addressText: number;
  addressLandmark: number;
  addressCity: number;
}

/** The limit of a field's text; a field that is missing has no limit of its own. */
const LIMIT_OF: Partial<Record<string, keyof AddressLimits>> = {
  name: 'addressName',
  address: 'addressText',
  landmark: 'addressLandmark',
  city: 'addressCity',
};

const PIN = checkoutWords.pinCodeInvalid;
const PHONE = formsWords.enterCorrectPhoneNumber;
const isPhoneField = (field: string): boolean => field === 'phone' || field === 'alternatePhone';

/** At most six digits of what was typed or pasted into the field of a PIN code. */
export const pinDigits = (text: string): string => plainDigits(text).replaceAll(/\D/g, '').slice(0, 6);

/** What is wrong with a field that the shopper has left; empty when nothing is. A field without words for that may be empty. */
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

/** What is certainly wrong with a field in which the shopper still types; empty when it may yet become right. */
export function checkWhileTyping(name: string, value: string): string {
  const field = fieldOf(name);
  if (field === 'pinCode' && value.startsWith('0')) return PIN;
  return isPhoneField(field) && /^[1-5]/.test(value) ? PHONE : '';
}

/** What is wrong with the form's addresses; empty when they can be sent. */
export const checkAddresses = (values: Values, limits: AddressLimits): FieldErrors =>
  errorsIn(values, (name, value) => checkAddressField(name, value, limits));

/** One of the form's addresses as it is sent. `email` is used where the form has no field for an email address. */
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

/** The values of the form's fields for a saved address, by the names of the fields. */
export function savedAddressValues(saved: SavedAddressFragment, part: AddressKind): Values {
  const { name, address, landmark, city, state, pinCode, phone, alternatePhone } = saved;
  const fields = { name, address, landmark, city, state, pinCode, phone, alternatePhone };
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${part}.${field}`, value ?? '']));
}

/** Landmark and second phone, as far as the shopper has given them. */
function optionalParts(values: Values, part: AddressKind): Pick<AddressInput, 'landmark' | 'alternatePhone'> {
  const [landmark, alternatePhone] = (['landmark', 'alternatePhone'] as const).map((field) =>
    oneLine(values[`${part}.${field}`] ?? ''),
  );
  return { ...(landmark ? { landmark } : {}), ...(alternatePhone ? { alternatePhone } : {}) };
}

/** The part of an address that a field of this name stands for: `pinCode` of `shipping.pinCode`. */
export const fieldOf = (name: string): string => name.split('.')[1] ?? '';

/** The address that a field of this name belongs to: `shipping` of `shipping.pinCode`. */
export const partOf = (name: string): string => name.split('.')[0] ?? '';

/** A text on one line, without spaces around it. */
const oneLine = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*,?\s*[\r\n]+\s*/g, ', ')
    .replaceAll(/\s+/g, ' ');
