import { Labelled } from '../../web/ui/form/Field.tsx';

interface SelectFieldProps {
  name: string;
  label: string;
  /** The label of each value, in their order. */
  choices: readonly (readonly [value: string, label: string])[];
  defaultValue?: string;
  hint?: string;
  isOptional?: boolean;
}

/** One of some choices, in a list that opens. */
export function SelectField({ name, label, choices, defaultValue, hint, isOptional }: SelectFieldProps) {
  return (
    <Labelled name={name} label={label} hint={hint} isOptional={isOptional}>
      {(control) => (
        <select {...control} defaultValue={defaultValue}>
          {choices.map(([value, choice]) => (
            <option key={value} value={value}>
              {choice}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
