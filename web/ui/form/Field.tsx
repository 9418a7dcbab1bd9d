import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import type { FieldNote } from './form-errors.ts';
import css from './Form.module.css';
import { useFieldError } from './Form.tsx';
import { tidyText } from './tidy-text.ts';

/** A labelled text field of a form. */
export interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'maxLength' | 'defaultValue' | 'readOnly' | 'disabled' | 'autoCapitalize'
> {
  /** The field's name in the form's values and in the server's errors. */
  name: string;
  label: string;
  /** The HTML autofill token of the field. */
  autoComplete: string;
  hint?: string;
  /** Whether the field is optional. */
  isOptional?: boolean | undefined;
  note?: FieldNote | undefined;
  /** Normalises a typed or pasted text. */
  tidy?: (text: string) => string;
  /** The maximum number of shown characters of the normalised text. A longer pasted text is refused, not cut: `wholeTextOf` returns it. */
  mostShown?: number;
  /** The text before or after the value, inside the field's frame. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A text field with its label above and its error below. */
export function Field({ name, label, hint, tidy, mostShown, before, after, isOptional, note, ...rest }: FieldProps) {
  const { type = 'text', maxLength = 254 } = rest;
  return (
    <Labelled {...{ name, label, hint, before, after, isOptional, note }}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          maxLength={maxLength}
          onInput={tidy && (({ currentTarget, nativeEvent }) => tidyText(currentTarget, nativeEvent, tidy, mostShown))}
        />
      )}
    </Labelled>
  );
}

/** The attributes that link a control to its label, its hint and its error. */
interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface LabelledProps extends Pick<FieldProps, 'name' | 'label' | 'before' | 'after' | 'isOptional' | 'note'> {
  hint: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Any control with its label above, and its error, or its note and its hint, below, linked for screen readers. */
export function Labelled({ name, label, hint, before, after, isOptional = false, note, children }: LabelledProps) {
  const id = useId();
  const error = useFieldError(name);
  const words = error ?? note?.words;
  const isWrong = error !== undefined || note?.isMistake === true;
  const hintWords = error === undefined ? hint : undefined;
  const about = [words && `${id}-error`, hintWords && `${id}-hint`].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    required: !isOptional,
    'aria-invalid': isWrong ? true : undefined,
    'aria-describedby': about || undefined,
  } as const;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.frame} data-wrong={isWrong || undefined}>
        {before}
        {children(control)}
        {after}
      </div>
      {words && (
        // A screen reader reads an error with its field, which receives the focus; it announces a note, which the shopper did not request.
        <p className={css.error} id={`${id}-error`} role={error === undefined ? 'alert' : undefined}>
          {words}
        </p>
      )}
      {hintWords && (
        <p className={css.hint} id={`${id}-hint`}>
          {hintWords}
        </p>
      )}
    </div>
  );
}
