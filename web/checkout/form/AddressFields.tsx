import { MAX_ADDRESS_TEXT } from '../../../schema/vocabulary.ts';
import { INDIAN_STATES } from '../../../schema/states.ts';
import { Field, Labelled, type FieldProps } from '../../ui/form/Field.tsx';
import form from '../../ui/form/Form.module.css';
import { phoneDigits, type Values } from '../../ui/form/field-rules.ts';
import css from './DeliveryForm.module.css';
import { pinDigits, type AddressKind } from './address-rules.ts';

interface AddressFieldsProps {
  part: AddressKind;
  /** What stands in the fields at first, by their names. */
  values: Values;
  /** The shopper's own address, which can't be changed here; left out where any may be given. */
  email?: string;
}

/** The fields of one address in India, each of which a browser can fill in. */
export function AddressFields({ part, values, email }: AddressFieldsProps) {
  const given = (name: string) => ({ part, name: `${part}.${name}`, defaultValue: values[`${part}.${name}`] ?? '' });
  return (
    <div className={css.fields}>
      <Field label="Country" name="country" autoComplete={`${part} country-name`} defaultValue="India" disabled />
      <Text {...given('name')} label="Full Name" token="name" maxLength={MAX_ADDRESS_TEXT.name} />
      <div className={css.whole}>
        <StreetField {...given('address')} />
      </div>
      <Text {...given('city')} label="City" token="address-level2" maxLength={MAX_ADDRESS_TEXT.city} />
      <StateField {...given('state')} />
      <Text {...given('pinCode')} label="PIN code" token="postal-code" inputMode="numeric" tidy={pinDigits} />
      <Text
        {...given('phone')}
        label="Phone"
        token="tel-national"
        type="tel"
        inputMode="numeric"
        before={<span className={form.prefix}>+91</span>}
        tidy={phoneDigits}
      />
      <div className={css.whole}>
        <Email {...given('email')} own={email} />
      </div>
    </div>
  );
}

interface Given {
  part: AddressKind;
  name: string;
  defaultValue: string;
}

/** A line of text; `token` tells a browser what it may fill in. */
const Text = ({ part, token, ...field }: Given & { token: string } & Omit<FieldProps, 'autoComplete'>) => (
  <Field {...field} autoComplete={`${part} ${token}`} />
);

const StreetField = ({ part, name, defaultValue }: Given) => (
  <Labelled name={name} label="Address" hint="House, street and area">
    {(tied) => (
      <textarea
        {...tied}
        rows={2}
        maxLength={MAX_ADDRESS_TEXT.address}
        defaultValue={defaultValue}
        autoComplete={`${part} street-address`}
      />
    )}
  </Labelled>
);

function StateField({ part, name, defaultValue }: Given) {
  return (
    <Labelled name={name} label="State" hint={undefined}>
      {(tied) => (
        <select {...tied} defaultValue={defaultValue} autoComplete={`${part} address-level1`}>
          <option value="">Choose a state</option>
          {INDIAN_STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

const Email = ({ part, name, defaultValue, own }: Given & { own: string | undefined }) => (
  <Field
    name={name}
    label="Email"
    type="email"
    inputMode="email"
    autoCapitalize="none"
    autoComplete={`${part} email`}
    {...(own === undefined
      ? { defaultValue }
      : { defaultValue: own, disabled: true, hint: 'Your account is known by it: we write to you there.' })}
  />
);
