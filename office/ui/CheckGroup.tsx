import type { Values } from '../../web/ui/form/form-errors.ts';
import css from './CheckGroup.module.css';

interface CheckGroupProps<Choice extends string> {
  /** The names of the boxes begin with this, then a dot and the choice. */
  name: string;
  label: string;
  labels: Readonly<Record<Choice, string>>;
  choices: readonly Choice[];
  chosen: readonly Choice[];
}

/** A choice of any of a few values. `chosenIn` reads it. */
export const CheckGroup = <Choice extends string>({
  name,
  label,
  labels,
  choices,
  chosen,
}: CheckGroupProps<Choice>) => (
  <fieldset className={css.group}>
    <legend>{label}</legend>
    {choices.map((choice) => (
      <label key={choice}>
        <input type="checkbox" name={`${name}.${choice}`} defaultChecked={chosen.includes(choice)} />
        {labels[choice]}
      </label>
    ))}
  </fieldset>
);

/** The checked values of a `CheckGroup`. */
export const chosenIn = <Choice extends string>(values: Values, name: string, choices: readonly Choice[]): Choice[] =>
  choices.filter((choice) => values[`${name}.${choice}`] === 'on');
