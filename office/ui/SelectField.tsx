import { Labelled } from '../../web/ui/form/Field.tsx';

interface SelectFieldProps {
  name: string;
  label: string;
  /** The label of each value, in their order. */
  choices: readonly (readonly [value: string, label: string])[];
  defaultValue?: string;
  hint?: string;
  isOptional?: boolean;
  onChoose?: (value: string) => void;
}

/** One of some choices, in a list that opens. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, choices, defaultValue, hint, isOptional, onChoose } = props;
  return (
    <Labelled name={name} label={label} hint={hint} isOptional={isOptional}>
      {(control) => (
        <select
          {...control}
          defaultValue={defaultValue}
          onChange={({ currentTarget }) => onChoose?.(currentTarget.value)}
        >
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
