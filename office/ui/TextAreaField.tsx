import { Labelled, type FieldProps } from '../../web/ui/form/Field.tsx';

interface TextAreaFieldProps extends Pick<FieldProps, 'name' | 'label' | 'isOptional'> {
  maxLength: number | undefined;
  rows?: number;
  defaultValue?: string | undefined;
  hint?: string | undefined;
}

/** A text of several lines, with its label above and its error below. */
export const TextAreaField = ({ name, label, isOptional, hint, rows = 4, ...rest }: TextAreaFieldProps) => (
  <Labelled {...{ name, label, isOptional, hint }}>
    {(control) => <textarea {...rest} {...control} rows={rows} />}
  </Labelled>
);
