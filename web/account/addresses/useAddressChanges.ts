import { toFormErrors } from '../../shopper/user-errors.ts';
import type { FormErrors, Values } from '../../ui/form/form-errors.ts';
import { showToast } from '../../ui/toast.ts';
import { toAddress } from './address-rules.ts';
import {
  useAddAddress,
  useDeleteAddress,
  useSetDefaultAddress,
  useUpdateAddress,
  type SavedAddressFragment,
} from './addresses.graphql.generated.ts';
import * as accountWords from '../../words/account.ts';

/** The actions of the address book. */
export interface AddressChanges {
  /** Saves a form's values, and replaces `address` if it is given. Returns the errors by field. */
  save: (values: Values, address?: SavedAddressFragment) => Promise<FormErrors | null>;
  remove: (address: SavedAddressFragment) => void;
  makeDefault: (address: SavedAddressFragment) => void;
}

const fieldAt = (path: readonly string[]): string => (path.length > 1 ? `shipping.${path.at(-1) ?? ''}` : '');

/** The changes of the address book; `onSaved` is called after a form was saved. */
export function useAddressChanges(onSaved: () => void): AddressChanges {
  const [addAddress] = useAddAddress({});
  const [updateAddress] = useUpdateAddress({});
  const [deleteAddress] = useDeleteAddress({
    done: accountWords.addressDeleted,
    failed: accountWords.failedToDeleteAddress,
    toast: { area: 'account' },
  });
  const [setDefaultAddress] = useSetDefaultAddress({
    failed: accountWords.failedToMakeDefault,
    toast: { area: 'account' },
  });
  return {
    save: async (values, former) => {
      const { email: _email, landmark, alternatePhone, ...parts } = toAddress(values, 'shipping', '');
      const input = { ...parts, landmark: landmark ?? null, alternatePhone: alternatePhone ?? null };
      const outcome = former
        ? await updateAddress({ input: { ...input, addressId: former.addressId } })
        : await addAddress({ input });
      const errors = toFormErrors(outcome ?? {}, { otherwise: accountWords.failedToSaveAddress, fieldAt });
      if (errors) return errors;
      showToast(accountWords.addressSaved, { kind: 'success', area: 'account' });
      onSaved();
      return null;
    },
    remove: ({ addressId }) => void deleteAddress({ input: { addressId } }),
    makeDefault: ({ addressId }) => void setDefaultAddress({ input: { addressId } }),
  };
}
