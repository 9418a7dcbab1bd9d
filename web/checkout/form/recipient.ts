import type { AddressKind } from '../../account/addresses/address-rules.ts';
import type { SavedAddressFragment } from '../../account/addresses/addresses.graphql.generated.ts';
import type { Values } from '../../ui/form/form-errors.ts';

/** The shopper's name, contact and saved addresses from the account. */
export interface Recipient {
  /** The shopper's name; null until it is entered. */
  fullName: string | null;
  email: string;
  phone: string | null;
  /** The preselected one; null in a shop without saved addresses. */
  addresses: readonly SavedAddressFragment[] | null;
}

/** The fields of a saved address. */
export const knownOf = (kind: AddressKind, { fullName, email, phone }: Recipient): Values => ({
  [`${kind}.name`]: fullName ?? '',
  [`${kind}.email`]: email,
  [`${kind}.phone`]: phone ?? '',
});
