import { pinCodeIn } from '../../schema/pin-code.ts';
import { stateIn } from '../../schema/states.ts';
import { MAX_ADDRESS_TEXT } from '../../schema/vocabulary.ts';
import type { AddressInput } from '../generated/schema-types.ts';
import type { OrderItemNode } from '../orders/nodes.ts';
import { isEmail, normalizeEmail, normalizePhone } from '../graphql/contact-details.ts';
import type { Params } from '../host/contract.ts';
import { readAll, UserErrorException } from '../graphql/user-errors.ts';

/** An address in REST form. */
export type RestAddress = Params<'startPayment'>['body']['order']['shippingDetails'];

/**
 * Converts an address to REST form, normalized. Throws INVALID_INPUT for each wrong field of `inputField`. Landmark
 * and second phone are left out unless the host accepts them.
 */
export function parseAddress(
  inputField: 'shippingAddress' | 'billingAddress',
  input: AddressInput,
  takesLandmarks: boolean,
): RestAddress {
  const refuse = (field: keyof AddressInput, message: string): never => {
    throw new UserErrorException('INVALID_INPUT', `${inputField}.${field}`, message);
  };
  const text = (field: keyof typeof MAX_ADDRESS_TEXT, what: string) => {
    const normalized = normalizeText(input[field] ?? '');
    const maxLength = MAX_ADDRESS_TEXT[field];
    if (normalized === '') refuse(field, `Please enter ${what}.`);
    return normalized.length <= maxLength ? normalized : refuse(field, `Please enter at most ${maxLength} characters.`);
  };
  const mobile = (field: 'phone' | 'alternatePhone') => {
    const digits = normalizePhone(input[field] ?? '');
    return /^[6-9]\d{9}$/.test(digits) ? digits : refuse(field, 'Please enter a 10-digit mobile number.');
  };
  const isGiven = (field: 'landmark' | 'alternatePhone') => takesLandmarks && normalizeText(input[field] ?? '') !== '';
  const email = normalizeEmail(input.email);
  return readAll<RestAddress>({
    name: () => text('name', 'the full name'),
    address: () => text('address', 'house, street and area'),
    city: () => text('city', 'the city or town'),
    state: () => stateIn(normalizeText(input.state)) ?? refuse('state', 'Please select a state in India.'),
    pinCode: () => pinCodeIn(input.pinCode) ?? refuse('pinCode', 'Please enter a 6-digit PIN code.'),
    phone: () => mobile('phone'),
    email: () => (isEmail(email) ? email : refuse('email', 'Please enter a valid email address.')),
    ...(isGiven('landmark') ? { landmark: () => text('landmark', 'the landmark') } : {}),
    ...(isGiven('alternatePhone') ? { alternatePhone: () => mobile('alternatePhone') } : {}),
  });
}

/** Converts the given addresses by `parseAddress`. Throws INVALID_INPUT for each wrong field of both. */
export const parseAddresses = (
  input: { shippingAddress?: AddressInput | null | undefined; billingAddress?: AddressInput | null | undefined },
  takesLandmarks: boolean,
): { shippingDetails: RestAddress | undefined; billingDetails: RestAddress | undefined } =>
  readAll({
    shippingDetails: () =>
      input.shippingAddress ? parseAddress('shippingAddress', input.shippingAddress, takesLandmarks) : undefined,
    billingDetails: () =>
      input.billingAddress ? parseAddress('billingAddress', input.billingAddress, takesLandmarks) : undefined,
  });

/** Whether all items are sent to an address, as far as the host sends theirs. Spaces are ignored: a host may remove repeated ones. */
export function areSentTo(items: readonly Pick<OrderItemNode, 'shippingAddress'>[], to: RestAddress): boolean {
  const isSame = (returned: string, sent: string) => returned === '' || drawnOf(returned) === drawnOf(sent);
  return items.every(
    ({ shippingAddress: { name, address, city, pinCode, phone } }) =>
      isSame(name, to.name) &&
      isSame(address, to.address) &&
      isSame(city, to.city) &&
      isSame(pinCode, to.pinCode) &&
      isSame(normalizePhone(phone), normalizePhone(to.phone)),
  );
}

/** The visible characters of a text. */
const drawnOf = (text: string): string => text.replaceAll(/[\s\p{Cc}\p{DI}]/gu, '');

/** Removes surrounding spaces and all control characters. */
function normalizeText(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

const ADDRESS_FIELDS: Record<keyof RestAddress, keyof AddressInput> = {
  name: 'name',
  address: 'address',
  city: 'city',
  state: 'state',
  pinCode: 'pinCode',
  phone: 'phone',
  email: 'email',
  landmark: 'landmark',
  alternatePhone: 'alternatePhone',
};

/** The input paths of an address's fields, by their REST paths. */
export function addressPaths<Field extends string>(
  restPath: string,
  inputField: Field,
): Record<string, `${Field}.${keyof AddressInput}`> {
  return Object.fromEntries(
    Object.entries(ADDRESS_FIELDS).map(([rest, input]) => [`${restPath}.${rest}`, `${inputField}.${input}` as const]),
  );
}
