import type { components } from '../../../schema/generated/rest.ts';
import { pinCodeIn } from '../../../schema/pin-code.ts';
import { stateIn } from '../../../schema/states.ts';
import { MAX_ADDRESS_TEXT } from '../../../schema/vocabulary.ts';
import { readAll, refuse } from '../../platform/refusals.ts';
import { toVisibleLine } from '../../platform/text-input.ts';
import { parseName, parsePhone } from '../rules.ts';
import type { AddressRow, PostalAddress } from './tables.ts';

/** A saved address as the contract states it. */
type SavedAddress = components['schemas']['SavedAddress'];
/** A postal address as a client sends it. */
type AddressFields = components['schemas']['SaveAddressBody'];

/** Parses an address in India and trims its fields. Refuses with the wrong field. */
export function parsePostalAddress(fields: AddressFields): PostalAddress {
  const { landmark, alternatePhone } = fields;
  return readAll<PostalAddress>({
    name: () => (hasLetter(fields.name) ? parseName(fields.name) : wrong('name', 'Enter the full name.')),
    address: () => parseAddressLine('address', fields.address, 'house, street and area'),
    ...(isGiven(landmark) ? { landmark: () => parseAddressLine('landmark', landmark, 'landmark') } : {}),
    city: () => parseAddressLine('city', fields.city, 'city'),
    state: () => stateIn(fields.state) ?? wrong('state', 'Select your state.'),
    pinCode: () => parsePinCode(fields.pinCode),
    phone: () => parsePhone(fields.phone),
    ...(isGiven(alternatePhone) ? { alternatePhone: () => parsePhone(alternatePhone, 'alternatePhone') } : {}),
  });
}

/** A saved address as the contract states it. */
export function toSavedAddress({ id, address, is_default, last_used_at }: AddressRow): SavedAddress {
  return { addressId: id, ...address, isDefault: is_default, lastUsedAt: last_used_at?.toISOString() };
}

const isGiven = (text: string | null | undefined): text is string => (text ?? '').trim() !== '';

/** Whether a text has a visible letter of any script: a parcel needs more than punctuation. */
const hasLetter = (text: string): boolean => /(?!\p{DI})\p{L}/u.test(text);

function parseAddressLine(field: 'address' | 'landmark' | 'city', text: string, what: string): string {
  const most = MAX_ADDRESS_TEXT[field];
  const line = toVisibleLine(text.replaceAll(/\s+/g, ' '), most);
  const isWritten = line !== undefined && (hasLetter(line) || (field !== 'city' && /\p{N}/u.test(line)));
  return isWritten ? line : wrong(field, `Enter the ${what}, in at most ${most} characters.`);
}

/** Parses a PIN code into six digits; refuses any other text. */
export function parsePinCode(text: string): string {
  return pinCodeIn(text) ?? wrong('pinCode', 'Enter a valid 6-digit PIN code.');
}

function wrong(field: string, message: string): never {
  return refuse('INVALID_INPUT', { field, message });
}
