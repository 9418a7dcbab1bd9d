import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { useShop } from '../../shop/useShop.ts';
import css from './Form.module.css';
import { phoneDigits } from './field-rules.ts';
import * as formsWords from '../../words/forms.ts';
import * as fieldWords from '../../words/fields.ts';

type CommonProps = Partial<Pick<FieldProps, 'defaultValue' | 'readOnly' | 'hint'>>;
type EmailProps = CommonProps & Partial<Pick<FieldProps, 'label' | 'autoComplete'>>;

/** The email address, which password managers use as the account's name. */
export const EmailField = (props: EmailProps) => (
  <Field
    label={formsWords.email}
    autoComplete="username"
    {...props}
    name="email"
    type="email"
    inputMode="email"
    autoCapitalize="none"
  />
);

/** The full name. Spaces before the name are removed while they are typed. */
export const NameField = (props: CommonProps) => (
  <Field
    {...props}
    name="name"
    label={formsWords.fullName}
    autoComplete="name"
    autoCapitalize="words"
    maxLength={100}
    tidy={(text) => text.replace(/^\s+/, '')}
  />
);

/** An Indian mobile number of ten digits. A +91 before the number is removed. */
export const PhoneField = (props: CommonProps) => (
  <Field
    {...props}
    name="phone"
    label={formsWords.phone}
    type="tel"
    inputMode="numeric"
    autoComplete="tel-national"
    before={<span className={css.prefix}>+91</span>}
    tidy={phoneDigits}
    mostShown={10}
  />
);

interface PasswordProps {
  /** `confirm` for the repetition of a new password. */
  name: 'password' | 'confirm';
  label: string;
  /** Whether the shopper chooses a password, so that a password manager offers one. */
  isNew?: boolean;
  hint?: string;
}

/** A password, hidden until the shopper presses Show. */
export function PasswordField({ name, label, isNew = false, hint }: PasswordProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      name={name}
      label={label}
      {...(hint ? { hint } : {})}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      maxLength={1000}
      after={
        <button
          className={css.show}
          type="button"
          aria-pressed={isShown}
          aria-label={fieldWords.showPassword(label)}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? formsWords.hide : formsWords.show}
        </button>
      }
    />
  );
}

/** A new password, twice. */
export function NewPasswordFields({ label }: { label: string }) {
  const { passwordCharacters } = useShop().limits;
  return (
    <>
      <PasswordField name="password" label={label} isNew hint={fieldWords.atLeastCharacters(passwordCharacters)} />
      <PasswordField name="confirm" label={formsWords.confirmPassword} isNew />
    </>
  );
}
