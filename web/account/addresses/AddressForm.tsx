import { useEffect } from 'react';
import { FieldErrorsContext, FormSummary } from '../../ui/form/Form.tsx';
import type { Send } from '../../ui/form/useForm.ts';
import type { SavedAddressFragment } from './addresses.graphql.generated.ts';
import { AddressFields } from './AddressFields.tsx';
import { savedAddressValues } from './address-rules.ts';
import css from './AddressBook.module.css';
import { useAddressForm } from './useAddressForm.ts';
import * as addressWords from '../../words/addresses.ts';
import * as uiWords from '../../words/ui.ts';

interface AddressFormProps {
  /** The address that is changed; left out for a new one. */
  address?: SavedAddressFragment | undefined;
  send: Send;
  onClose: () => void;
}

/** The form of one address in the address book. */
export function AddressForm({ address, send, onClose }: AddressFormProps) {
  const { form, errors, wrong, words, busy, ...events } = useAddressForm({ send });
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input[name="shipping.name"]')?.focus();
  }, [form]);
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      noValidate
      aria-label={address ? addressWords.editAddress : addressWords.newAddress}
      {...events}
    >
      <FormSummary wrong={wrong} />
      {words && <p role="alert">{words}</p>}
      <FieldErrorsContext value={errors}>
        <AddressFields
          kind="shipping"
          values={address ? savedAddressValues(address, 'shipping') : {}}
          hasLandmark
          email={null}
        />
      </FieldErrorsContext>
      <div className={css.buttons}>
        <button className="button" type="submit" aria-busy={busy}>
          {addressWords.saveAddress}
        </button>
        <button className="button button-quiet" type="button" onClick={onClose}>
          {uiWords.cancel}
        </button>
      </div>
    </form>
  );
}
