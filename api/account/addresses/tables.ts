import type { Generated } from 'kysely';
import type { components } from '../../../schema/generated/rest.ts';

/** A postal address with its recipient, as it is saved. */
export type PostalAddress = Omit<components['schemas']['SavedAddress'], 'addressId' | 'isDefault' | 'lastUsedAt'>;

/** The table of saved addresses. */
export type AddressTables = {
  addresses: {
    id: string;
    position: Generated<number>;
    shopper_id: string;
    address: PostalAddress;
    is_default: Generated<boolean>;
    created_at: Date;
    last_used_at: Date | null;
  };
};

/** A row of a saved address. */
export interface AddressRow {
  id: string;
  address: PostalAddress;
  is_default: boolean;
  last_used_at: Date | null;
}
