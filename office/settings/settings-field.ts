import type { Values } from '../../web/ui/form/form-errors.ts';
import { wholeNumberIn } from '../../web/ui/format.ts';

/** A text field of a section's form; its name is the path of the value in the content: `claims.0.title`. */
export interface SettingsField {
  name: string;
  label: string;
  kind?: 'lines' | 'number';
  hint?: string;
  maxLength?: number;
  isOptional?: boolean;
}

/** A field for a whole number. */
export const numberField = (name: string, label: string, hint?: string): SettingsField => ({
  name,
  label,
  kind: 'number',
  maxLength: 7,
  ...(hint === undefined ? {} : { hint }),
});

/** The whole number in a field; NaN for any other text. */
export const numberOf = (values: Values, name: string): number => wholeNumberIn(values[name] ?? '');
