/** A form's values, by the names of its fields. */
export type Values = Record<string, string>;

/** The errors by field name; empty for none. */
export type FieldErrors = Record<string, string>;

/** The errors of a form without any. */
export const NO_ERRORS: FieldErrors = {};

/** The shop's result about a field's text, from a check while the shopper was typing. */
export interface FieldNote {
  words: string;
  /** Whether the text can't be sent. */
  isMistake: boolean;
}

/** The reason why a form was refused: errors by field, and a message without a field. */
export interface FormErrors {
  fields: FieldErrors;
  words?: string | undefined;
}

/** The result for a form without a message, which can be sent again. */
export const SEND_AGAIN: FormErrors = { fields: {} };

/** Checks each of these values; `check` returns an empty text for a valid value. */
export function errorsIn(values: Values, check: (name: string, value: string) => string): FieldErrors {
  const checked = Object.entries(values).map(([name, value]) => [name, check(name, value)] as const);
  return Object.fromEntries(checked.filter(([, words]) => words !== ''));
}

/** The same errors with this message at this field; an empty message removes the field's error. */
export function withError(errors: FieldErrors, name: string, words: string): FieldErrors {
  if ((errors[name] ?? '') === words) return errors;
  const { [name]: _former, ...others } = errors;
  return words === '' ? others : { ...others, [name]: words };
}

/** All of a form's errors as one text, for a form without a place for each. */
export const joinErrors = ({ words, fields }: FormErrors): string =>
  [words, ...Object.values(fields)].filter(Boolean).join(' ');

/** Returns the errors of the fields that this form has. All others become part of the message. */
export function placeErrors({ fields, words }: FormErrors, form: HTMLFormElement | null): FormErrors {
  const all = Object.entries(fields);
  const isHere = ([name]: [name: string, words: string]) => Boolean(form?.elements.namedItem(name));
  const elsewhere = Object.fromEntries(all.filter((entry) => !isHere(entry)));
  return { fields: Object.fromEntries(all.filter(isHere)), words: joinErrors({ words, fields: elsewhere }) };
}
