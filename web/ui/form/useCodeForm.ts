import { useState } from 'react';
import * as otpWords from '../../words/otp.ts';
import type { FieldErrors, FormErrors } from './form-errors.ts';
import { useForm, valuesOf, type FormState } from './useForm.ts';

interface CodeFormOptions {
  /** How many digits the code has. */
  digits: number;
  /** Called with the digits; answers what is wrong with them, null when nothing is. */
  confirm: (otp: string) => Promise<FormErrors | null>;
  /** Shows words that concern no field in a toast of this cause. */
  toast: string;
}

/** A form of code boxes between typing and the answer. */
export interface CodeFormState extends FormState {
  /** How many codes were wrong: with another number the boxes start empty. */
  attempts: number;
}

/** Sends what stands in the boxes of a form, all digits at the least. */
export function useCodeForm({ digits, confirm, toast }: CodeFormOptions): CodeFormState {
  const [attempts, setAttempts] = useState(0);
  const send = async ({ otp = '' }) => {
    const errors = await confirm(otp);
    if (errors?.fields['otp']) setAttempts((count) => count + 1);
    return errors;
  };
  const check = ({ otp = '' }): FieldErrors => (otp.length < digits ? { otp: otpWords.enterAllDigits(digits) } : {});
  const read = (form: HTMLFormElement) => ({ otp: Object.values(valuesOf(form)).join('') });
  return { attempts, ...useForm({ send, check, read, toast }) };
}
