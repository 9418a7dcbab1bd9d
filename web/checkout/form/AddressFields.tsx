import { Field, Labelled, type FieldProps } from '../../ui/form/Field.tsx';
import form from '../../ui/form/Form.module.css';
import { phoneDigits } from '../../ui/form/field-rules.ts';
import type { Values } from '../../ui/form/form-errors.ts';
import css from './DeliveryForm.module.css';
import { pinDigits, type AddressKind } from './address-rules.ts';
import { useDeliveryFacts } from './useDeliveryFacts.ts';

interface AddressFieldsProps {
  kind: AddressKind;
  /** What the fields start with, by their names. */
  values: Values;
  /** The shopper's own e-mail address, which can't be changed here; left out where any may be entered. */
  email?: string;
}

/** The fields of one address in India. A browser can fill in each of them. */
export function AddressFields({ kind, values, email }: AddressFieldsProps) {
  const { limits } = useDeliveryFacts();
  const common = (name: string) => ({ kind, name: `${kind}.${name}`, defaultValue: values[`${kind}.${name}`] ?? '' });
  return (
    <div className={css.fields}>
      <Field label="Country" name="country" autoComplete={`${kind} country-name`} defaultValue="India" disabled />
      <Text {...common('name')} label="Full Name" token="name" maxLength={limits.addressName} />
      <div className={css.fullWidth}>
        <StreetField {...common('address')} maxLength={limits.addressText} />
      </div>
      <Text {...common('city')} label="City" token="address-level2" maxLength={limits.addressCity} />
      <StateField {...common('state')} />
      <Text {...common('pinCode')} label="PIN code" token="postal-code" inputMode="numeric" tidy={pinDigits} />
      <Text
        {...common('phone')}
        label="Phone"
        token="tel-national"
        type="tel"
        inputMode="numeric"
        before={<span className={form.prefix}>+91</span>}
        tidy={phoneDigits}
      />
      <div className={css.fullWidth}>
        <Email {...common('email')} own={email} />
      </div>
    </div>
  );
}

interface CommonProps {
  kind: AddressKind;
  name: string;
  defaultValue: string;
}

/** A line of text; `token` is the HTML autofill token of the field. */
const Text = ({ kind, token, ...field }: CommonProps & { token: string } & Omit<FieldProps, 'autoComplete'>) => (
  <Field {...field} autoComplete={`${kind} ${token}`} />
);

const StreetField = ({ kind, name, defaultValue, maxLength }: CommonProps & { maxLength: number }) => (
  <Labelled name={name} label="Address" hint="House, street and area">
    {(control) => (
      <textarea
        {...control}
        rows={2}
        maxLength={maxLength}
        defaultValue={defaultValue}
        autoComplete={`${kind} street-address`}
      />
    )}
  </Labelled>
);

function StateField({ kind, name, defaultValue }: CommonProps) {
  const { states } = useDeliveryFacts();
  return (
    <Labelled name={name} label="State" hint={undefined}>
      {(control) => (
        <select {...control} defaultValue={defaultValue} autoComplete={`${kind} address-level1`}>
          <option value="">Choose a state</option>
          {states.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

const Email = ({ kind, name, defaultValue, own }: CommonProps & { own: string | undefined }) => (
  <Field
    name={name}
    label="Email"
    type="email"
    inputMode="email"
    autoCapitalize="none"
    autoComplete={`${kind} email`}
    {...(own === undefined
      ? { defaultValue }
      : { defaultValue: own, disabled: true, hint: 'Your account is known by it: we write to you there.' })}
  />
);
