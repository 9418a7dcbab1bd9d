import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { FieldErrorsContext, FormSummary, SendButton } from '../../web/ui/form/Form.tsx';
import { SEND_AGAIN, type Values } from '../../web/ui/form/form-errors.ts';
import { useForm, valuesOf, type FormOptions, type Send } from '../../web/ui/form/useForm.ts';
import css from './OfficeForm.module.css';
import { followDefaults, isTyped, type DefaultValues } from './default-values.ts';
import { useUnsaved } from './unsaved.ts';
import { useRecordOfForms } from './useHeldRecord.ts';

interface OfficeFormProps extends Pick<FormOptions, 'send' | 'check'> {
  /** The form's name for screen readers. */
  label: string;
  /** The label of its button. */
  action: string;
  /** The content beside the button. */
  beside?: ReactNode;
  /** Whether the form has nothing that is worth a question before it is left, such as a search. */
  isPassing?: boolean;
  children?: ReactNode;
}

/** A form of the kit's fields with one button. Errors are at their fields; others are above them. */
export function OfficeForm({ label, action, beside, children, isPassing = false, ...options }: OfficeFormProps) {
  const { send, sent } = useSentValues(options.send);
  const { form, errors, wrong, words, busy, onSubmit } = useForm({ ...options, send });
  const onTyped = useRecordOfForms()?.onTyped;
  useUnsaved(() => {
    if (isPassing || sent.current === 'on the way' || !form.current) return false;
    return sent.current ? isOther(valuesOf(form.current), sent.current) : isTyped(form.current);
  });
  const defaults = useRef<DefaultValues>(new Map());
  useLayoutEffect(() => {
    if (form.current) defaults.current = followDefaults(form.current, defaults.current);
  });
  return (
    <form ref={form} className={css.form} noValidate aria-label={label} onSubmit={onSubmit} onInput={onTyped}>
      <FormSummary wrong={wrong} />
      {words && (
        <p className={css.words} role="alert">
          {words}
        </p>
      )}
      <FieldErrorsContext value={errors}>{children}</FieldErrorsContext>
      <div className={css.buttons}>
        <SendButton {...{ action, busy }} />
        {beside}
      </div>
    </form>
  );
}

/** Sends the values as a change of the form's record, and stores those that were saved. */
function useSentValues(original: Send) {
  const record = useRecordOfForms();
  const sent = useRef<Values | 'on the way'>(undefined);
  const sendOnce: Send = async (values) => {
    const saved = sent.current;
    sent.current = 'on the way';
    try {
      const errors = await original(values);
      sent.current = errors ? saved : values;
      return errors;
    } catch (error) {
      sent.current = saved;
      throw error;
    }
  };
  const send: Send = async (values) => {
    if (!record) return sendOnce(values);
    // The form of a record remains on the screen, for the next change.
    return (await record.change(() => sendOnce(values))) ?? SEND_AGAIN;
  };
  return { send, sent };
}

const isOther = (values: Values, saved: Values): boolean =>
  Object.keys({ ...values, ...saved }).some((name) => values[name] !== saved[name]);
