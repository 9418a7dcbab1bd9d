import { useEffect, useRef, useState } from 'react';
import { type SubscribeToNewsletterMutation, useSubscribeToNewsletter } from './newsletter.graphql.generated.ts';
import { isEmail } from './address.ts';

/** What a form says of what came of it. A mistake concerns the field, a failure doesn't. */
export interface FormMessage {
  kind: 'mistake' | 'failure' | 'success';
  words: string;
}

const NO_EMAIL: FormMessage = { kind: 'mistake', words: 'Please enter a valid email' };
const FAILED: FormMessage = { kind: 'failure', words: 'Something went wrong! Please try again later.' };
const THANKS = 'Thank you! Please look into your inbox.';

/**
 * Asks for the newsletter with what stands in the input that has `field` for its ref, once however often the button is
 * pressed. What was typed stays until the answer is good; a mistake brings the focus to it.
 */
export function useSubscribeForm() {
  const field = useRef<HTMLInputElement>(null);
  const [subscribe] = useSubscribeToNewsletter();
  const underway = useRef(false);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<FormMessage>();

  useEffect(() => {
    if (told?.kind === 'mistake') field.current?.focus();
  }, [told]);

  const send = async () => {
    const typed = field.current?.value ?? '';
    const email = typed.trim();
    if (underway.current) return;
    // A new object each time: the same mistake made again brings the focus again.
    if (!isEmail(email)) return setTold({ ...NO_EMAIL });
    underway.current = true;
    setBusy(true);
    setTold(undefined);
    // Whatever went wrong on the way, the shop's words for it are the same.
    const next = await subscribe({ variables: { input: { email } } }).then(
      ({ data }) => messageOf(data),
      () => messageOf(null),
    );
    underway.current = false;
    setBusy(false);
    setTold(next);
    // Whoever types on meanwhile types another address.
    if (next.kind === 'success' && field.current?.value === typed) field.current.value = '';
  };
  const forget = () => setTold((former) => (former?.kind === 'mistake' ? undefined : former));
  return { field, told, busy, send, forget };
}

function messageOf(data: SubscribeToNewsletterMutation | null | undefined): FormMessage {
  if (!data) return { ...FAILED };
  const { message, userErrors } = data.subscribeToNewsletter;
  const [first] = userErrors;
  if (!first) return { kind: 'success', words: message || THANKS };
  return { kind: first.field?.at(-1) === 'email' ? 'mistake' : 'failure', words: first.message };
}
