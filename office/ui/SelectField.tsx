import { Labelled } from '../../web/ui/form/Field.tsx';
import css from './SelectField.module.css';

interface SelectFieldProps<Choice extends string> {
  name: string;
  label: string;
  choices: readonly Choice[];
  labels: Readonly<Record<Choice, string>>;
  chosen?: Choice | undefined;
  hint?: string;
  onChoose?: (choice: string) => void;
}

/** A labelled choice out of a few values. */
export function SelectField<Choice extends string>(props: SelectFieldProps<Choice>) {
  const { name, label, choices, labels, chosen, hint, onChoose } = props;
  return (
    <Labelled {...{ name, label, hint }}>
      {(control) => (
        <select
          {...control}
          className={css.select}
          defaultValue={chosen}
          onChange={({ currentTarget }) => onChoose?.(currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {labels[choice]}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
