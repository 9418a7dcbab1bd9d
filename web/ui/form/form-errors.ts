/** A form's values, by the names of its fields. */
export type Values = Record<string, string>;

/** What is wrong with which field, by the field's name; empty when nothing is. */
export type FieldErrors = Record<string, string>;

/** What the shop has found out about a field's text while the shopper was at it. */
export interface FieldNote {
  words: string;
  /** Whether the text can't be sent. */
  isMistake: boolean;
}

/** Why a form was not accepted: what is wrong with which field, and the words that concern no single field. */
export interface FormErrors {
  fields: FieldErrors;
  words?: string | undefined;
}

/** Answers a form that has nothing to say and can be sent again. */
export const SEND_AGAIN: FormErrors = { fields: {} };

/** Checks each of these values; `check` answers empty words for a value that is good. */
export function errorsIn(values: Values, check: (name: string, value: string) => string): FieldErrors {
  const checked = Object.entries(values).map(([name, value]) => [name, check(name, value)] as const);
  return Object.fromEntries(checked.filter(([, words]) => words !== ''));
}

/** The same errors with these words at this field; empty words remove the field's error. */
export function withError(errors: FieldErrors, name: string, words: string): FieldErrors {
  if ((errors[name] ?? '') === words) return errors;
  const { [name]: _former, ...others } = errors;
  return words === '' ? others : { ...others, [name]: words };
}

/** All of a form's errors as one text, for where the form has no place for each. */
export const joinErrors = ({ words, fields }: FormErrors): string =>
  [words, ...Object.values(fields)].filter(Boolean).join(' ');

/** Keeps the errors of the fields that this form has. All others become words. */
export function placeErrors({ fields, words }: FormErrors, form: HTMLFormElement | null): FormErrors {
  const all = Object.entries(fields);
  const isHere = ([name]: [name: string, words: string]) => Boolean(form?.elements.namedItem(name));
  const elsewhere = Object.fromEntries(all.filter((entry) => !isHere(entry)));
  return { fields: Object.fromEntries(all.filter(isHere)), words: joinErrors({ words, fields: elsewhere }) };
}
