import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import type { FieldNote } from './form-errors.ts';
import css from './Form.module.css';
import { useFieldError } from './Form.tsx';

/** A labelled text field of a form. */
export interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'maxLength' | 'defaultValue' | 'readOnly' | 'disabled' | 'autoCapitalize'
> {
  /** The field's name in the form's values and in the server's errors. */
  name: string;
  label: string;
  /** What a browser may fill in: an HTML autofill token. */
  autoComplete: string;
  hint?: string;
  /** Whether the field may stay empty. */
  isOptional?: boolean | undefined;
  note?: FieldNote | undefined;
  /** Tidies what was typed or pasted. */
  tidy?: (text: string) => string;
  /** Stands before or after the text, inside the field's frame. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A text field with its label above and its error below. */
export function Field({ name, label, hint, tidy, before, after, isOptional, note, ...rest }: FieldProps) {
  const { type = 'text', maxLength = 254 } = rest;
  return (
    <Labelled {...{ name, label, hint, before, after, isOptional, note }}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          maxLength={maxLength}
          onInput={tidy && (({ currentTarget }) => tidyText(currentTarget, tidy))}
        />
      )}
    </Labelled>
  );
}

/** The attributes that tie a control to its label, its hint and its error. */
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

/** Any control with its label above, and its error, or its note and its hint, below, tied together for screen readers. */
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
        // An error is read with its field, which gets the focus; nobody has asked for a note.
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

function tidyText(input: HTMLInputElement, tidy: (text: string) => string): void {
  const text = tidy(input.value);
  if (text !== input.value) input.value = text;
}
