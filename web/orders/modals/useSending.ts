import { useRef, useState, type SubmitEvent } from 'react';

/** A form of a modal between its button and the server's answer. */
export interface Sending {
  busy: boolean;
  /** Why it came back, in words; empty while nothing is wrong. */
  words: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Sends a form once, however often its button is pressed. `send` answers why it didn't work, undefined when it did, or
 * null when that is told elsewhere; after what worked the form stays closed.
 */
export function useSending(send: () => Promise<string | null | undefined>): Sending {
  const underway = useRef(false);
  const [busy, setBusy] = useState(false);
  const [words, setWords] = useState('');
  const submit = async () => {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    setWords('');
    const refusal = await send();
    underway.current = refusal === undefined;
    setBusy(false);
    setWords(refusal ?? '');
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  return { busy, words, onSubmit };
}
