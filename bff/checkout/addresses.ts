import { INDIAN_STATES, type IndianState } from '../../schema/states.ts';
import { MAX_ADDRESS_TEXT } from '../../schema/vocabulary.ts';
import { tidyPhone } from '../account/input.ts';
import type { AddressInput } from '../generated/resolvers.ts';
import { isEmail, tidyEmail } from '../platform/email.ts';
import type { Params } from '../platform/upstream/contract.ts';
import { Refused } from '../platform/user-errors.ts';

/** An address as REST takes it. */
export type RestAddress = Params<'startPayment'>['body']['order']['shippingDetails'];

const STATES: ReadonlyMap<string, IndianState> = new Map(INDIAN_STATES.map((state) => [state.toLowerCase(), state]));

/** An address as REST takes it, tidied. Throws INVALID_INPUT that names the first field that is wrong, within `place`. */
export function checkAddress(place: 'shippingAddress' | 'billingAddress', input: AddressInput): RestAddress {
  const refuse = (field: keyof AddressInput, words: string): never => {
    throw new Refused('INVALID_INPUT', `${place}.${field}`, words);
  };
  const text = (field: keyof typeof MAX_ADDRESS_TEXT, what: string) => {
    const tidy = tidyText(input[field]);
    const most = MAX_ADDRESS_TEXT[field];
    if (tidy === '') refuse(field, `Please enter ${what}.`);
    return tidy.length <= most ? tidy : refuse(field, `Please enter at most ${most} characters.`);
  };
  const fitting = (field: keyof AddressInput, value: string, pattern: RegExp, words: string) =>
    pattern.test(value) ? value : refuse(field, words);
  const email = tidyEmail(input.email);
  return {
    name: text('name', 'the full name'),
    address: text('address', 'house, street and area'),
    city: text('city', 'the city or town'),
    state: STATES.get(tidyText(input.state).toLowerCase()) ?? refuse('state', 'Please choose a state of India.'),
    pinCode: fitting(
      'pinCode',
      input.pinCode.replaceAll(/\s/g, ''),
      /^[1-9]\d{5}$/,
      'Please enter a PIN code of 6 digits.',
    ),
    phone: fitting('phone', tidyPhone(input.phone), /^[6-9]\d{9}$/, 'Please enter a mobile number of 10 digits.'),
    email: isEmail(email) ? email : refuse('email', 'Please enter a valid e-mail address.'),
  };
}

/** Without the spaces around it, and without signs that no one can see. */
function tidyText(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}
