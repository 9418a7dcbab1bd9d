import type { AddressKind } from '../../account/addresses/address-rules.ts';
import type { SavedAddressFragment } from '../../account/addresses/addresses.graphql.generated.ts';
import type { Values } from '../../ui/form/form-errors.ts';

/** The shopper's name, how to reach them, and the saved addresses, as the account knows them. */
export interface Recipient {
  /** The name that the shopper has given; null until then. */
  fullName: string | null;
  email: string;
  phone: string | null;
  /** The one to fill in first; null in a shop that keeps no address book. */
  addresses: readonly SavedAddressFragment[] | null;
}

/** What the account knows of an address. */
export const knownOf = (kind: AddressKind, { fullName, email, phone }: Recipient): Values => ({
  [`${kind}.name`]: fullName ?? '',
  [`${kind}.email`]: email,
  [`${kind}.phone`]: phone ?? '',
});
