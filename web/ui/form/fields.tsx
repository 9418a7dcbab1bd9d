import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import css from './Form.module.css';
import { phoneDigits } from './field-rules.ts';

type Given = Partial<Pick<FieldProps, 'defaultValue' | 'readOnly' | 'hint'>>;

/** The e-mail address, by which password managers know the account. */
export const EmailField = (given: Given) => (
  <Field
    {...given}
    name="email"
    label="Email"
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
  />
);

/** The full name; spaces before it go as they are typed. */
export const NameField = (given: Given) => (
  <Field
    {...given}
    name="name"
    label="Full Name"
    autoComplete="name"
    autoCapitalize="words"
    maxLength={100}
    tidy={(text) => text.replace(/^\s+/, '')}
  />
);

/** An Indian mobile number: it takes digits, ten of them, and a pasted +91 goes. */
export const PhoneField = (given: Given) => (
  <Field
    {...given}
    name="phone"
    label="Phone"
    type="tel"
    inputMode="numeric"
    autoComplete="tel-national"
    before={<span className={css.prefix}>+91</span>}
    tidy={phoneDigits}
  />
);

interface PasswordProps {
  /** `confirm` for the repetition of a new password. */
  name: 'password' | 'confirm';
  label: string;
  /** Whether it is being chosen, so that a password manager offers one. */
  isNew?: boolean;
  hint?: string;
}

/** A password, hidden until the shopper wants to see it. */
export function PasswordField({ name, label, isNew = false, hint }: PasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      name={name}
      label={label}
      {...(hint ? { hint } : {})}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      maxLength={1000}
      after={
        <button
          className={css.show}
          type="button"
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
