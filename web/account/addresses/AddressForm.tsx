import { useEffect, useState } from 'react';
import { isPinCode } from '../../../schema/pin-code.ts';
import { usePinCodeNote } from '../../catalog/delivery/usePinCodeLookup.ts';
import formCss from '../../ui/form/Form.module.css';
import { FieldErrorsContext, FormSummary } from '../../ui/form/Form.tsx';
import type { FieldNote, Values } from '../../ui/form/form-errors.ts';
import type { Send } from '../../ui/form/useForm.ts';
import { useDraft } from '../../session/useDraft.ts';
import type { SavedAddressFragment } from './addresses.graphql.generated.ts';
import { AddressFields } from './AddressFields.tsx';
import { savedAddressValues } from './address-rules.ts';
import css from './AddressBook.module.css';
import { useAddressForm } from './useAddressForm.ts';
import * as accountWords from '../../words/account.ts';
import * as uiWords from '../../words/ui.ts';

interface AddressFormProps {
  /** The address to change; undefined for a new one. */
  address?: SavedAddressFragment | undefined;
  send: Send;
  onClose: () => void;
}

/** The form of one address in the address book. Typed values survive a reload, until the address is saved or cancelled. */
export function AddressForm({ address, send, onClose }: AddressFormProps) {
  const draft = useDraft(`address ${address?.addressId ?? 'new'}`);
  const [first] = useState({ ...(address && savedAddressValues(address, 'shipping')), ...draft.values });
  const { pinHint, follow } = usePinCodeHint(first['shipping.pinCode'] ?? '');
  const { form, errors, wrong, words, busy, ...events } = useAddressForm({
    async send(values) {
      const refusal = await send(values);
      if (!refusal) draft.remove();
      return refusal;
    },
    onChange: (values) => (draft.change(values), follow(values)),
  });
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input[name="shipping.name"]')?.focus();
  }, [form]);
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      noValidate
      aria-label={address ? accountWords.editAddress : accountWords.newAddress}
      {...events}
    >
      <FormSummary wrong={wrong} />
      <FieldErrorsContext value={errors}>
        <AddressFields kind="shipping" values={first} hasLandmark email={null} pinNote={pinHint} />
      </FieldErrorsContext>
      <Buttons words={words} busy={busy} onCancel={() => (draft.remove(), onClose())} />
    </form>
  );
}

/** The buttons, below the reason for a failed save: on a phone the top of the form is out of view. */
const Buttons = ({ words, busy, onCancel }: { words: string; busy: boolean; onCancel: () => void }) => (
  <>
    <p className={formCss.summary} role="alert">
      {words}
    </p>
    <div className={css.buttons}>
      <button className="button" type="submit" aria-busy={busy}>
        {accountWords.saveAddress}
      </button>
      <button className="button button-quiet" type="button" onClick={onCancel}>
        {uiWords.cancel}
      </button>
    </div>
  </>
);

interface PinCodeHint {
  /** The shop's message about a PIN code that is unknown or without delivery. The address may be saved all the same. */
  pinHint: FieldNote | undefined;
  /** Follows the form's values. */
  follow: (values: Values) => void;
}

/** Starts with the form's initial PIN code. */
function usePinCodeHint(first: string): PinCodeHint {
  const [pinCode, setPinCode] = useState(first);
  const note = usePinCodeNote(isPinCode(pinCode) ? pinCode : null, []);
  return {
    pinHint: note?.isMistake ? { words: `${note.words} ${accountWords.savedAllTheSame}`, isMistake: false } : note,
    follow: (values) => setPinCode(values['shipping.pinCode'] ?? ''),
  };
}
