import { Field, Labelled, type FieldProps } from '../../ui/form/Field.tsx';
import form from '../../ui/form/Form.module.css';
import { phoneDigits } from '../../ui/form/field-rules.ts';
import type { FieldNote, Values } from '../../ui/form/form-errors.ts';
import css from './AddressFields.module.css';
import { pinDigits, type AddressKind } from './address-rules.ts';
import { useAddressFacts } from './useAddressForm.ts';
import * as checkoutWords from '../../words/checkout.ts';
import * as formsWords from '../../words/forms.ts';
import * as accountWords from '../../words/account.ts';

interface AddressFieldsProps {
  kind: AddressKind;
  /** The initial values of the fields, by name. */
  values: Values;
  /** Whether the shop accepts a landmark and a second phone. */
  hasLandmark: boolean;
  /** The shopper's email address, which can't be changed here. Null: no field for an email. Undefined: any email may be entered. */
  email?: string | null;
  /** The shop's message about the current PIN code. */
  pinNote?: FieldNote | undefined;
}

/** The fields of an Indian address. A browser can autofill each of them. */
export function AddressFields({ kind, values, hasLandmark, email, pinNote }: AddressFieldsProps) {
  const { limits } = useAddressFacts();
  const common = (name: string) => ({ kind, name: `${kind}.${name}`, defaultValue: values[`${kind}.${name}`] ?? '' });
  return (
    <div className={css.fields}>
      <Field
        label={checkoutWords.country}
        name="country"
        autoComplete={`${kind} country-name`}
        defaultValue={checkoutWords.india}
        disabled
      />
      <Text {...common('name')} label={formsWords.fullName} token="name" maxLength={limits.addressName} />
      <Text
        {...common('pinCode')}
        label={checkoutWords.pinCode}
        token="postal-code"
        inputMode="numeric"
        tidy={pinDigits}
        note={pinNote}
      />
      <div className={css.fullWidth}>
        <StreetField {...common('address')} maxLength={limits.addressText} />
      </div>
      {hasLandmark && <Landmark {...common('landmark')} maxLength={limits.addressLandmark} />}
      <Text {...common('city')} label={checkoutWords.city} token="address-level2" maxLength={limits.addressCity} />
      <StateField {...common('state')} />
      <Phone {...common('phone')} label={formsWords.phone} token="tel-national" />
      {hasLandmark && <Phone {...common('alternatePhone')} label={accountWords.secondPhone} token="off" isOptional />}
      {email !== null && (
        <div className={css.fullWidth}>
          <Email {...common('email')} own={email} />
        </div>
      )}
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
  <Field {...field} autoComplete={token === 'off' ? token : `${kind} ${token}`} />
);

const Landmark = (props: CommonProps & { maxLength: number }) => (
  <div className={css.fullWidth}>
    <Text {...props} label={accountWords.landmark} token="address-line3" isOptional />
  </div>
);

/** An Indian mobile number of ten digits. */
const Phone = (props: CommonProps & { label: string; token: string; isOptional?: boolean }) => (
  <Text
    {...props}
    type="tel"
    inputMode="numeric"
    before={<span className={form.prefix}>+91</span>}
    tidy={phoneDigits}
  />
);

const StreetField = ({ kind, name, defaultValue, maxLength }: CommonProps & { maxLength: number }) => (
  <Labelled name={name} label={checkoutWords.address} hint={checkoutWords.addressHint}>
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
  const { states } = useAddressFacts();
  return (
    <Labelled name={name} label={checkoutWords.state} hint={undefined}>
      {(control) => (
        <select {...control} defaultValue={defaultValue} autoComplete={`${kind} address-level1`}>
          <option value="">{checkoutWords.chooseState}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {state}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

const Email = ({ kind, name, defaultValue, own }: CommonProps & { own: string | undefined }) => (
  <Field
    name={name}
    label={formsWords.email}
    type="email"
    inputMode="email"
    autoCapitalize="none"
    autoComplete={`${kind} email`}
    {...(own === undefined ? { defaultValue } : { defaultValue: own, disabled: true, hint: checkoutWords.emailHint })}
  />
);
