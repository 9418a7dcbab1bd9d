import { Field } from '../../web/ui/form/Field.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import * as words from '../words/newsletter.ts';

interface DraftFieldsProps {
  /** The present texts; none for a new draft. */
  draft?: { subject: string; words: string } | undefined;
}

/** The fields of a draft. */
export const DraftFields = ({ draft }: DraftFieldsProps) => (
  <>
    <Field
      name="subject"
      label={words.subject}
      autoComplete="off"
      maxLength={150}
      defaultValue={draft?.subject}
      isOptional
    />
    <TextAreaField
      name="words"
      label={words.text}
      hint={words.textHint}
      rows={14}
      maxLength={20_000}
      defaultValue={draft?.words}
      isOptional
    />
  </>
);
