import type { AddAddressInput, UpdateAddressInput } from '../generated/schema-types.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import { normalizePhone } from '../graphql/contact-details.ts';
import { Failure } from '../host/failures.ts';
import type { HasCapability } from '../host/capabilities.ts';
import type { HostResponse } from '../host/contract.ts';

/** A saved address of the schema. */
export interface SavedAddressNode {
  id: string;
  name: string;
  address: string;
  landmark: string | undefined;
  city: string;
  state: string;
  pinCode: string;
  phone: string;
  alternatePhone: string | undefined;
  isDefault: boolean;
  lastUsedAt: string | undefined;
}

/** The shopper's address book. Throws UNAUTHENTICATED without a token. Every change throws FORBIDDEN on a host without an address book. */
export interface AddressBook {
  /** Returns the saved addresses, the default first; null on a host without an address book. Read once per request. */
  addresses(): Promise<SavedAddressNode[] | null>;
  /** Saves an address and returns it. */
  addAddress(input: AddAddressInput): Promise<SavedAddressNode | null>;
  /** Changes an address and returns it. */
  updateAddress(input: UpdateAddressInput): Promise<SavedAddressNode | null>;
  deleteAddress(addressId: string): Promise<void>;
  /** Makes an address the default one and returns it. */
  setDefaultAddress(addressId: string): Promise<SavedAddressNode | null>;
}

/** Creates the address book of one request. */
export function createAddressBook(authenticated: AuthenticatedRest, has: HasCapability): AddressBook {
  let listed: Promise<SavedAddressNode[]> | undefined;
  const restOfBook = () => {
    const rest = authenticated.rest();
    if (!has('addresses')) throw new Failure('FORBIDDEN');
    return rest;
  };
  /** Uses the book of a response for the rest of the request, and returns the address that the call changed. */
  const toPayload = ({ addressId, addresses }: HostResponse<'addAddress'>) => {
    const nodes = addresses.map(savedAddressNode);
    listed = Promise.resolve(nodes);
    return nodes.find(({ id }) => id === addressId) ?? null;
  };
  return {
    addresses: async () => {
      if (!has('addresses')) return null;
      listed ??= authenticated
        .rest()('getAddresses', {})
        .then(({ addresses }) => addresses.map(savedAddressNode));
      return listed;
    },
    addAddress: async (input) => toPayload(await restOfBook()('addAddress', { body: bodyOf(input) })),
    updateAddress: async ({ addressId, ...input }) =>
      toPayload(await restOfBook()('updateAddress', { addressId, body: bodyOf(input) })),
    deleteAddress: async (addressId) => {
      const { addresses } = await restOfBook()('deleteAddress', { addressId });
      listed = Promise.resolve(addresses.map(savedAddressNode));
    },
    setDefaultAddress: async (addressId) => toPayload(await restOfBook()('setDefaultAddress', { addressId })),
  };
}

function savedAddressNode(raw: HostResponse<'getAddresses'>['addresses'][number]): SavedAddressNode {
  const { addressId, landmark, alternatePhone, lastUsedAt, ...rest } = raw;
  return {
    id: addressId,
    ...rest,
    landmark: landmark || undefined,
    alternatePhone: alternatePhone || undefined,
    lastUsedAt: lastUsedAt || undefined,
  };
}

function bodyOf({ name, address, landmark, city, state, pinCode, phone, alternatePhone, isDefault }: AddAddressInput) {
  return {
    name,
    address,
    city,
    state,
    pinCode,
    phone: normalizePhone(phone),
    isDefault: isDefault ?? false,
    ...(landmark ? { landmark } : {}),
    ...(alternatePhone ? { alternatePhone: normalizePhone(alternatePhone) } : {}),
  };
}
