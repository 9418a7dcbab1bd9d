import { useState } from 'react';
import { FieldErrorsContext, FormSummary } from '../../ui/form/Form.tsx';
import type { Values } from '../../ui/form/form-errors.ts';
import type { Send } from '../../ui/form/useForm.ts';
import { AddressFields } from './AddressFields.tsx';
import type { AddressKind } from './address-rules.ts';
import css from './DeliveryForm.module.css';
import { useDeliveryForm } from './useDeliveryForm.ts';

/** The shopper's name and how to reach them, as the account knows it. */
export interface Recipient {
  name: string;
  email: string;
  phone: string | null;
}

interface DeliveryFormProps {
  /** The form's id, by which a button elsewhere sends it. */
  id: string;
  shopper: Recipient;
  /** What the shopper entered before. */
  draft: Values;
  /** Called with all values after each change of a field. */
  onChange: (values: Values) => void;
  send: Send;
}

/** The form of the delivery address and the billing address. */
export function DeliveryForm({ id, shopper, draft, onChange, send }: DeliveryFormProps) {
  const { form, errors, wrong, ...events } = useDeliveryForm({ onChange, send });
  return (
    <form ref={form} id={id} className={css.form} method="post" noValidate aria-label="Checkout" {...events}>
      <FormSummary wrong={wrong} />
      <FieldErrorsContext value={errors}>
        <fieldset className={css.group}>
          <legend>Delivery</legend>
          <AddressFields kind="shipping" values={{ ...known('shipping', shopper), ...draft }} email={shopper.email} />
        </fieldset>
        <Billing shopper={shopper} draft={draft} />
      </FieldErrorsContext>
    </form>
  );
}

/** The delivery address again, or another one. What was entered of another address stays while it is hidden. */
function Billing({ shopper, draft }: Pick<DeliveryFormProps, 'shopper' | 'draft'>) {
  const [isSame, setIsSame] = useState(draft['billing'] !== 'different');
  const [hasOther, setHasOther] = useState(!isSame);
  const chooseOther = () => {
    setIsSame(false);
    setHasOther(true);
  };
  return (
    <fieldset className={css.group}>
      <legend>Billing address</legend>
      <div className={css.choices}>
        <Choice value="same" label="Same as the delivery address" isChosen={isSame} choose={() => setIsSame(true)} />
        <Choice value="different" label="A different address" isChosen={!isSame} choose={chooseOther} />
      </div>
      {hasOther && (
        <fieldset hidden={isSame} disabled={isSame} aria-label="The other address">
          <AddressFields kind="billing" values={{ ...known('billing', shopper), ...draft }} />
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
    {label}
  </label>
);

/** What the account knows of an address. */
const known = (kind: AddressKind, { name, email, phone }: Recipient): Values => ({
  [`${kind}.name`]: name,
  [`${kind}.email`]: email,
  [`${kind}.phone`]: phone ?? '',
});
