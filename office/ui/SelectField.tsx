import { Labelled } from '../../web/ui/form/Field.tsx';

interface SelectFieldProps {
  name: string;
  label: string;
  /** The label of each value, in their order. */
  choices: readonly (readonly [value: string, label: string])[];
  defaultValue?: string | undefined;
  hint?: string | undefined;
  isOptional?: boolean | undefined;
  onChoose?: (value: string) => void;
}

/** One of some choices, in a list that opens. */
export function SelectField({ name, label, choices, defaultValue, hint, isOptional, onChoose }: SelectFieldProps) {
  return (
    <Labelled {...{ name, label, hint, isOptional }}>
      {(control) => (
        <select
          {...control}
          defaultValue={defaultValue}
          data-default={defaultValue}
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
