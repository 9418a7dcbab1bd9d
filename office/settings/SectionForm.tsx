import { useState } from 'react';
import { valuesOf } from '../../web/ui/form/useForm.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as words from '../words/settings.ts';
import { BannerPreview } from './BannerPreview.tsx';
import { CategoryList } from './CategoryList.tsx';
import { LegalFields } from './LegalFields.tsx';
import { EDITORS, fieldAt, numberErrors } from './section-fields.ts';
import { SaveSettingsDocument, type SettingsOfSectionFragment } from './settings.graphql.generated.ts';
import { SettingsFields } from './SettingsFields.tsx';
import { useSettingsChange } from './useSettingsChange.ts';

interface SectionFormProps {
  section: SettingsOfSectionFragment;
  /** The figures that texts may name. */
  figures: Readonly<Record<string, string>>;
}

/** The form of a section. The words have a preview of the banner above. */
export function SectionForm({ section: { name, version, content }, figures }: SectionFormProps) {
  const editor = EDITORS[name];
  const values = editor.valuesOf(content);
  const [typed, setTyped] = useState(values);
  const { change, dialog } = useSettingsChange(SaveSettingsDocument);
  const title = words.sectionNames[name];
  const fields = editor.fieldsOf(values);
  const send: Send = (entered) =>
    change(
      { input: { version, content: editor.toInput(entered) } },
      { done: words.saved(title), fieldAt: (path) => fieldAt(entered, path) },
    );
  return (
    <div
      onInput={({ currentTarget }) => {
        const form = currentTarget.querySelector('form');
        if (form) setTyped(valuesOf(form));
      }}
    >
      {name === 'WORDS' && <BannerPreview values={typed} figures={figures} />}
      <OfficeForm label={title} action={words.save} check={(entered) => numberErrors(fields, entered)} send={send}>
        {name === 'CATEGORIES' && <CategoryList values={values} />}
        {name === 'LEGAL' && <LegalFields values={values} />}
        {name !== 'CATEGORIES' && name !== 'LEGAL' && <SettingsFields fields={fields} values={values} />}
      </OfficeForm>
      {dialog}
    </div>
  );
}
