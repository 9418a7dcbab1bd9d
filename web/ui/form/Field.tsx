import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import css from './Form.module.css';
import { useFieldError } from './Form.tsx';

/** A labelled text field of a form. */
export interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'maxLength' | 'defaultValue' | 'readOnly' | 'disabled' | 'autoCapitalize'
> {
  /** Its name in the form's values and in the server's mistakes. */
  name: string;
  label: string;
  /** What a browser may fill in. */
  autoComplete: string;
  hint?: string;
  /** What the field keeps of a text that was typed or pasted. */
  tidy?: (text: string) => string;
  /** Stands before or after the text, inside the field's frame. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A text field with its label above and its mistake below. It keeps its own text. */
export function Field({ name, label, hint, tidy, before, after, type = 'text', maxLength = 254, ...rest }: FieldProps) {
  return (
    <Labelled name={name} label={label} hint={hint} before={before} after={after}>
      {(tied) => (
        <input
          {...rest}
          {...tied}
          type={type}
          maxLength={maxLength}
          onInput={tidy && (({ currentTarget }) => keep(currentTarget, tidy))}
        />
      )}
    </Labelled>
  );
}

/** What a control is given so that it is tied to its label, its hint and its mistake. */
interface Tied {
  id: string;
  name: string;
  required: true;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface LabelledProps extends Pick<FieldProps, 'name' | 'label' | 'before' | 'after'> {
  hint: string | undefined;
  children: (tied: Tied) => ReactNode;
}

/** Any control with its label above, its mistake and its hint below, tied together for screen readers. */
export function Labelled({ name, label, hint, before, after, children }: LabelledProps) {
  const id = useId();
  const mistake = useFieldError(name);
  const about = [mistake && `${id}-mistake`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const tied = {
    id,
    name,
    required: true,
    'aria-invalid': mistake ? true : undefined,
    'aria-describedby': about || undefined,
  } as const;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.frame} data-wrong={mistake ? true : undefined}>
        {before}
        {children(tied)}
        {after}
      </div>
      {mistake && (
        <p className={css.mistake} id={`${id}-mistake`}>
          {mistake}
        </p>
      )}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function keep(input: HTMLInputElement, tidy: (text: string) => string): void {
  const kept = tidy(input.value);
  if (kept !== input.value) input.value = kept;
}
