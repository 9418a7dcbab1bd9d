import type { Values } from '../../web/ui/form/form-errors.ts';
import { Field } from '../../web/ui/form/Field.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import type { SettingsField } from './settings-field.ts';

interface SettingsFieldsProps {
  fields: readonly SettingsField[];
  /** The values that the form starts with. */
  values: Values;
}

/** The text fields of a section. */
export const SettingsFields = ({ fields, values }: SettingsFieldsProps) =>
  fields.map((field) => <TextField key={field.name} field={field} text={values[field.name] ?? ''} />);

function TextField({
  field: { name, label, kind, hint, maxLength, isOptional },
  text,
}: {
  field: SettingsField;
  text: string;
}) {
  if (kind === 'lines') {
    return <TextAreaField {...{ name, label, hint, isOptional, maxLength }} defaultValue={text} />;
  }
  return (
    <Field
      {...{ name, label, isOptional }}
      {...(hint === undefined ? {} : { hint })}
      {...(maxLength === undefined ? {} : { maxLength })}
      inputMode={kind === 'number' ? 'numeric' : 'text'}
      autoComplete="off"
      defaultValue={text}
    />
  );
}
