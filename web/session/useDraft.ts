import { useState } from 'react';
import type { Values } from '../ui/form/form-errors.ts';
import { parseStored, tabStorage } from './storage.ts';

/** The unsent values of a form. */
export interface Draft {
  /** The typed values, by field name; an untouched field may be missing. */
  values: Values;
  /** Stores these values and preserves the others. */
  change: (values: Values) => void;
  /** Removes the draft: it was sent, or the shopper discards it. The fields of the form do not change. */
  remove: () => void;
}

/**
 * The last input in this tab in the form of this name. It remains when the form's dialog closes or the page is reloaded, and is removed
 * with the session. It must not contain a password.
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
