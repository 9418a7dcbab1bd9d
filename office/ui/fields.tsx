import { Labelled, type FieldProps } from '../../web/ui/form/Field.tsx';

interface SelectFieldProps extends Pick<FieldProps, 'name' | 'label' | 'isOptional'> {
  /** The values with their labels. */
  options: readonly (readonly [value: string, label: string])[];
  defaultValue?: string | undefined;
  hint?: string | undefined;
}

/** A choice of one of a few values, with its label above and its error below. */
export const SelectField = ({ name, label, isOptional, options, defaultValue, hint }: SelectFieldProps) => (
  <Labelled {...{ name, label, isOptional, hint }}>
    {(control) => (
      <select {...control} defaultValue={defaultValue}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);

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
