import { Labelled, type FieldProps } from '../../web/ui/form/Field.tsx';

interface TextAreaProps extends Pick<FieldProps, 'name' | 'label' | 'isOptional'> {
  maxLength: number;
  rows?: number;
  defaultValue?: string | undefined;
  hint?: string | undefined;
}

/** A text of several lines, with its label above and its error below. */
export const TextArea = ({ name, label, isOptional, hint, rows = 4, ...rest }: TextAreaProps) => (
  <Labelled {...{ name, label, isOptional, hint }}>
    {(control) => <textarea {...rest} {...control} rows={rows} />}
  </Labelled>
);
