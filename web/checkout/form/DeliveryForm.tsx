import { useState } from 'react';
import { FieldErrorsContext } from '../../ui/form/Form.tsx';
import form from '../../ui/form/Form.module.css';
import type { FieldErrors, Values } from '../../ui/form/field-rules.ts';
import { counted } from '../../ui/format.ts';
import { AddressFields } from './AddressFields.tsx';
import css from './DeliveryForm.module.css';
import { useDeliveryForm } from './useDeliveryForm.ts';

/** Whom it is for, as the account knows it. */
export interface Recipient {
  name: string;
  email: string;
  phone: string | null;
}

interface DeliveryFormProps {
  /** The form's id, by which a button elsewhere sends it. */
  id: string;
  shopper: Recipient;
  /** What was entered before, by the fields' names. */
  draft: Values;
  keep: (values: Values) => void;
  send: (values: Values) => Promise<FieldErrors>;
}

/** Where it goes, and whom the bill is for. */
export function DeliveryForm({ id, shopper, draft, keep, send }: DeliveryFormProps) {
  const { form: ref, mistakes, wrong, ...events } = useDeliveryForm({ keep, send });
  return (
    <form ref={ref} id={id} className={css.form} method="post" noValidate aria-label="Checkout" {...events}>
      <p className={form.summary} role="alert">
        {wrong > 0 && `Please look again at ${counted(wrong, 'field')}.`}
      </p>
      <FieldErrorsContext value={mistakes}>
        <fieldset className={css.part}>
          <legend>Delivery</legend>
          <AddressFields part="shipping" values={{ ...known('shipping', shopper), ...draft }} email={shopper.email} />
        </fieldset>
        <Billing shopper={shopper} draft={draft} />
      </FieldErrorsContext>
    </form>
  );
}

/** The delivery's address again, or another; what was entered of another stays there while it isn't wanted. */
function Billing({ shopper, draft }: Pick<DeliveryFormProps, 'shopper' | 'draft'>) {
  const [isSame, setIsSame] = useState(draft['billing'] !== 'different');
  const [hasOther, setHasOther] = useState(!isSame);
  const chooseOther = () => {
    setIsSame(false);
    setHasOther(true);
  };
  return (
    <fieldset className={css.part}>
      <legend>Billing address</legend>
      <div className={css.choices}>
        <Choice value="same" label="Same as the delivery address" isChosen={isSame} choose={() => setIsSame(true)} />
        <Choice value="different" label="A different address" isChosen={!isSame} choose={chooseOther} />
      </div>
      {hasOther && (
        <fieldset className={css.other} hidden={isSame} disabled={isSame} aria-label="The other address">
          <AddressFields part="billing" values={{ ...known('billing', shopper), ...draft }} />
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
const known = (part: string, { name, email, phone }: Recipient): Values => ({
  [`${part}.name`]: name,
  [`${part}.email`]: email,
  [`${part}.phone`]: phone ?? '',
});
