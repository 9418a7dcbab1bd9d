import { Field, Labelled } from '../../web/ui/form/Field.tsx';
import * as words from '../words/newsletter.ts';

interface DraftFieldsProps {
  /** The present texts; none for a new draft. */
  draft?: { subject: string; words: string };
}

/** The fields of a draft. */
export const DraftFields = ({ draft = { subject: '', words: '' } }: DraftFieldsProps) => (
  <>
    <Field
      name="subject"
      label={words.subject}
      autoComplete="off"
      maxLength={150}
      defaultValue={draft.subject}
      isOptional
    />
    <Labelled name="words" label={words.text} hint={words.textHint} isOptional>
      {(control) => <textarea {...control} rows={14} maxLength={20_000} defaultValue={draft.words} />}
    </Labelled>
  </>
);
