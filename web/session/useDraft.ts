import { useState } from 'react';
import type { Values } from '../ui/form/form-errors.ts';
import { parseStored, tabStorage } from './storage.ts';

/** What a form holds that is not sent yet. */
export interface Draft {
  /** What was typed, by the names of the fields; a field that nobody has touched may be missing. */
  values: Values;
  /** Stores these values beside the others. */
  change: (values: Values) => void;
  /** Forgets the draft: it is sent, or the shopper wants it no more. What stands in the form stays there. */
  remove: () => void;
}

/**
 * What was last typed in this tab into the form of this name. It stays when the form's dialog closes or the page is loaded anew, and goes
 * with the session. A password has no place in it.
 */
export function useDraft(form: string): Draft {
  const name = `rangbandh.draft ${form}`;
  const [values, setValues] = useState(() => storedValues(name));
  const change = (changes: Values) => {
    const changed = { ...values, ...changes };
    tabStorage.set(name, JSON.stringify(changed));
    setValues(changed);
  };
  return { values, change, remove: () => tabStorage.remove(name) };
}

function storedValues(name: string): Values {
  const stored: [string, unknown][] = Object.entries(Object(parseStored(tabStorage.get(name))));
  return Object.fromEntries(stored.flatMap(([field, text]) => (typeof text === 'string' ? [[field, text]] : [])));
}
