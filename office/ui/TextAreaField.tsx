import { Labelled } from '../../web/ui/form/Field.tsx';

interface TextAreaFieldProps {
  name: string;
  label: string;
  maxLength: number;
  hint?: string;
  defaultValue?: string;
}

/** A text of several lines. */
export function TextAreaField({ name, label, hint, ...rest }: TextAreaFieldProps) {
  return (
    <Labelled name={name} label={label} hint={hint}>
      {(control) => <textarea {...rest} {...control} rows={3} />}
    </Labelled>
  );
}
