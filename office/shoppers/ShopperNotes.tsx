import { useState } from 'react';
import { dayInIndia } from '../../web/ui/format.ts';
import { Field } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { useStaffChange } from '../session/useStaffChange.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as words from '../words/shoppers.ts';
import css from './ShopperPage.module.css';
import {
  AddNoteOnShopperDocument,
  DeleteNoteOnShopperDocument,
  type ShopperDetailFragment,
} from './shoppers.graphql.generated.ts';

type Note = ShopperDetailFragment['notes'][number];

const noteErrors = ({ text = '' }: Values): FieldErrors => (text.trim() === '' ? { text: words.enterNote } : NO_ERRORS);

/** The notes of staff on a shopper, and the form of a new one. */
export function ShopperNotes({ shopperId, notes }: { shopperId: string; notes: readonly Note[] }) {
  const [count, setCount] = useState(0);
  const { send: add } = useStaffChange(AddNoteOnShopperDocument, words.noteAdded);
  const send: Send = async ({ text = '' }) => {
    const errors = await add({ input: { shopperId, text: text.trim() } });
    // The next note begins with an empty field.
    if (!errors) setCount(count + 1);
    return errors;
  };
  return (
    <section aria-label={words.notes}>
      <h2>{words.notes}</h2>
      <p className={css.more}>{words.notesHint}</p>
      <ul className={css.list}>
        {notes.map((note) => (
          <li key={note.noteId}>
            <OneNote shopperId={shopperId} note={note} />
          </li>
        ))}
      </ul>
      <OfficeForm key={count} label={words.addNote} action={words.addNote} check={noteErrors} send={send}>
        <Field name="text" label={words.note} autoComplete="off" maxLength={1000} />
      </OfficeForm>
    </section>
  );
}

function OneNote({ shopperId, note: { noteId, text, by, at } }: { shopperId: string; note: Note }) {
  const { send } = useStaffChange(DeleteNoteOnShopperDocument, words.noteDeleted);
  return (
    <>
      <p className={css.note}>{text}</p>
      <p className={css.more}>{[words.by(by), dayInIndia(at)].join(' · ')}</p>
      <OfficeForm
        label={`${words.deleteNote}: ${text}`}
        action={words.deleteNote}
        send={() => send({ input: { shopperId, noteId } })}
      />
    </>
  );
}
