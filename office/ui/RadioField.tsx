import { useId } from 'react';
import { useFieldError } from '../../web/ui/form/Form.tsx';
import css from './RadioField.module.css';

interface RadioFieldProps {
  name: string;
  label: string;
  /** The label of each value. */
  choices: Readonly<Record<string, string>>;
}

/** One of a few choices, none of them chosen at first. */
export function RadioField({ name, label, choices }: RadioFieldProps) {
  const id = useId();
  const error = useFieldError(name);
  return (
    <fieldset className={css.choices} aria-describedby={error && id}>
      <legend>{label}</legend>
      {Object.entries(choices).map(([value, choice]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} />
          {choice}
        </label>
      ))}
      {error && (
        <p id={id} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
