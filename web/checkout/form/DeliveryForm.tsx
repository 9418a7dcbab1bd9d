import { useState, type InputEvent } from 'react';
import { AddressFields } from '../../account/addresses/AddressFields.tsx';
import { useAddressForm } from '../../account/addresses/useAddressForm.ts';
import { usePinCodeNote } from '../../catalog/delivery/usePinCodeLookup.ts';
import { FieldErrorsContext, FormSummary } from '../../ui/form/Form.tsx';
import type { Values, FieldErrors } from '../../ui/form/form-errors.ts';
import { type Send, valuesOf } from '../../ui/form/useForm.ts';
import css from './DeliveryForm.module.css';
import { DeliverTo } from './DeliverTo.tsx';
import { knownOf, type Recipient } from './recipient.ts';
import type { DeliveryAddress } from './useDeliverTo.ts';
import * as checkoutWords from '../../words/checkout.ts';

interface DeliveryFormProps {
  /** The form's id, by which a button elsewhere submits it. */
  id: string;
  shopper: Recipient;
  /** The values that the shopper entered before. */
  draft: Values;
  /** The ordered items. */
  skus: readonly string[];
  /** The choice of the delivery address. */
  deliverTo: DeliveryAddress;
  /** Called with all values after each change of a field. */
  onChange: (values: Values) => void;
  send: Send;
}

/** The form of the delivery address and the billing address. */
export function DeliveryForm({ id, shopper, draft, skus, deliverTo, onChange, send }: DeliveryFormProps) {
  const pinNote = usePinCodeNote(deliverTo.pinCode, skus);
  const { form, errors, wrong, onSubmit, onInput, onBlur } = useAddressForm({
    onChange,
    pinMistake: pinNote?.isMistake ? pinNote.words : '',
    send,
    read: wantedValuesOf,
    keepErrors: withoutBilling,
  });
  const { addresses } = shopper;
  const input = (event: InputEvent<HTMLFormElement>) => {
    onInput(event);
    const { target } = event;
    if (target instanceof HTMLInputElement && target.name === 'shipping.pinCode') deliverTo.typePin(target.value);
  };
  const events = { onSubmit, onInput: input, onBlur };
  return (
    <form
      ref={form}
      id={id}
      className={css.form}
      method="post"
      noValidate
      aria-label={checkoutWords.checkout}
      {...events}
    >
      <FormSummary wrong={wrong} />
      <FieldErrorsContext value={errors}>
        <DeliverTo {...{ shopper, draft, skus, deliverTo, pinNote }} addresses={addresses ?? []} />
        <Billing shopper={shopper} draft={draft} />
      </FieldErrorsContext>
    </form>
  );
}

/** The delivery address again, or another one. The values of another address remain while it is hidden. */
function Billing({ shopper, draft }: Pick<DeliveryFormProps, 'shopper' | 'draft'>) {
  const [isSame, setIsSame] = useState(draft['billing'] !== 'different');
  const [hasOther, setHasOther] = useState(!isSame);
  const chooseOther = () => {
    setIsSame(false);
    setHasOther(true);
  };
  return (
    <fieldset className={css.group}>
      <legend>{checkoutWords.billingAddress}</legend>
      <div className={css.choices}>
        <Choice value="same" label={checkoutWords.sameAddress} isChosen={isSame} choose={() => setIsSame(true)} />
        <Choice value="different" label={checkoutWords.differentAddress} isChosen={!isSame} choose={chooseOther} />
      </div>
      {hasOther && (
        <fieldset hidden={isSame} disabled={isSame} aria-label={checkoutWords.otherAddress}>
          <AddressFields kind="billing" values={{ ...knownOf('billing', shopper), ...draft }} hasLandmark={false} />
        </fieldset>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  value: string;
  label: string;
  isChosen: boolean;
  choose: () => void;
}

const Choice = ({ value, label, isChosen, choose }: ChoiceProps) => (
  <label className={css.choice}>
    <input type="radio" name="billing" value={value} checked={isChosen} onChange={choose} />
    <span>{label}</span>
  </label>
);

/** After another choice of billing address its fields start without errors. */
export const withoutBilling = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name.startsWith('shipping.')));

/** The form's values. They include the other billing address only if the shopper chooses one. */
export function wantedValuesOf(form: HTMLFormElement): Values {
  const values = valuesOf(form);
  if (values['billing'] === 'different') return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('billing.')));
}
