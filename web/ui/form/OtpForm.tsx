import type { ReactNode } from 'react';
import * as otpWords from '../../words/otp.ts';
import { Field } from './Field.tsx';
import { codeIn, plainDigits } from './field-rules.ts';
import { Form } from './Form.tsx';
import type { FormErrors } from './form-errors.ts';

interface OtpFormProps {
  /** The words on the button. */
  action: string;
  /** How many digits the OTP has. */
  digits: number;
  /** Called with all digits; answers what is wrong with them, null when nothing is. */
  confirm: (otp: string) => Promise<FormErrors | null>;
  /** Stands beside the button. */
  beside?: ReactNode;
}

/** Asks for a mailed OTP in one field. A pasted line of the mail becomes its OTP. */
export const OtpForm = ({ action, digits, confirm, beside }: OtpFormProps) => (
  <Form
    label={action}
    action={action}
    send={async ({ otp = '' }) => (otp.length < digits ? { fields: { otp: otpWords.enterOtp(digits) } } : confirm(otp))}
    beside={beside}
  >
    <Field
      name="otp"
      label={otpWords.otp}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={digits + 60}
      tidy={(text) => codeIn(text, digits) || plainDigits(text).replaceAll(/\D/g, '').slice(0, digits)}
    />
  </Form>
);
