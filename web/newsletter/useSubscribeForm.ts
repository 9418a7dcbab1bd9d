import { useState, type SubmitEvent } from 'react';
import { toFormErrors, settled } from '../shopper/user-errors.ts';
import { SEND_AGAIN, withError, type FormErrors, type Values } from '../ui/form/form-errors.ts';
import { useForm, type FormState } from '../ui/form/useForm.ts';
import { useSubscribeToNewsletter } from './newsletter.graphql.generated.ts';
import * as newsletterWords from '../words/newsletter.ts';

/** The state of the newsletter's form between typing and the server's response. */
export interface SubscribeFormState extends Pick<FormState, 'form' | 'busy' | 'onSubmit'> {
  /** The error of the address in the field `email`; empty for none. */
  error: string;
  /** The reason why the server could not subscribe the address; empty for none. */
  failure: string;
  /** The message after a success; empty before. */
  thanks: string;
  /** Removes the error of the field, in which the shopper types. */
  onInput: () => void;
}

const NO_EMAIL = newsletterWords.enterValidEmail;
const FAILED = newsletterWords.failed;
const THANKS = newsletterWords.thanks;

/** Subscribes to the newsletter. After a success the field is empty, and another address can be sent. */
export function useSubscribeForm(): SubscribeFormState {
  const [subscribe] = useSubscribeToNewsletter();
  const [thanks, setThanks] = useState('');
  const send = async ({ email = '' }: Values): Promise<FormErrors> => {
    const { data } = await settled(subscribe({ variables: { input: { email: email.trim() } } }));
    // The message is the same for every failure of the request.
    if (!data?.subscribeToNewsletter) return { fields: {}, words: FAILED };
    const refusal = toFormErrors({ data });
    if (refusal) return refusal;
    setThanks(data.subscribeToNewsletter.message || THANKS);
    clearField(form.current, email);
    return SEND_AGAIN;
  };
  const check = ({ email = '' }: Values) => withError({}, 'email', isEmailAddress(email.trim()) ? '' : NO_EMAIL);
  const { form, busy, errors, words, onSubmit, setErrors } = useForm({ send, check });
  return {
    form,
    busy,
    error: errors['email'] ?? '',
    failure: words,
    thanks,
    onInput: () => setErrors((former) => withError(former, 'email', '')),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      setThanks('');
      onSubmit(event);
    },
  };
}

/** Clears the field, unless the shopper has typed another address meanwhile. */
function clearField(form: HTMLFormElement | null, email: string): void {
  const field = form?.elements.namedItem('email');
  if (field instanceof HTMLInputElement && field.value === email) field.value = '';
}

/** The maximum number of characters of an email address. */
const MAX_EMAIL = 254;

/** Whether a mail could be sent to the text: one at-sign, a dot behind it, printable ASCII without spaces. */
const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_EMAIL && /^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$/.test(text);
