import { toFormErrors } from '../../apollo/form-errors.ts';
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
import * as addressWords from '../../words/addresses.ts';

/** What a shopper can do with the address book. */
export interface AddressChanges {
  /** Saves a form's values, in the place of `address` when it is given; answers what is wrong with which field. */
  save: (values: Values, address?: SavedAddressFragment) => Promise<FormErrors | null>;
  remove: (address: SavedAddressFragment) => void;
  makeDefault: (address: SavedAddressFragment) => void;
}

const fieldAt = (path: readonly string[]): string => (path.length > 1 ? `shipping.${path.at(-1) ?? ''}` : '');

/** The changes of the address book; `onSaved` is called when a form has been saved. */
export function useAddressChanges(onSaved: () => void): AddressChanges {
  const [addAddress] = useAddAddress({});
  const [updateAddress] = useUpdateAddress({});
  const [deleteAddress] = useDeleteAddress({
    done: addressWords.deleted,
    failed: addressWords.failedToDelete,
    toast: { area: 'account' },
  });
  const [setDefaultAddress] = useSetDefaultAddress({
    failed: addressWords.failedToMakeDefault,
    toast: { area: 'account' },
  });
  return {
    save: async (values, former) => {
      const { email: _email, landmark, alternatePhone, ...parts } = toAddress(values, 'shipping', '');
      const input = { ...parts, landmark: landmark ?? null, alternatePhone: alternatePhone ?? null };
      const outcome = former
        ? await updateAddress({ input: { ...input, addressId: former.addressId } })
        : await addAddress({ input });
      const errors = toFormErrors(outcome ?? {}, { otherwise: addressWords.failedToSave, fieldAt });
      if (errors) return errors;
      showToast(addressWords.saved, { kind: 'success', area: 'account' });
      onSaved();
      return null;
    },
    remove: ({ addressId }) => void deleteAddress({ input: { addressId } }),
    makeDefault: ({ addressId }) => void setDefaultAddress({ input: { addressId } }),
  };
}
