import { useState } from 'react';
import { joinErrors, type FormErrors } from '../../web/ui/form/form-errors.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import * as words from '../words/products.ts';
import css from './FileForm.module.css';

/** A fault of a file. */
interface Fault {
  row: number;
  field: string;
  message: string;
}

/** The result of a check or an import. */
interface FileResult {
  faults: readonly Fault[];
  /** The words for a file without faults. */
  done: string;
}

interface FileFormProps {
  label: string;
  /** Checks a file, or imports it. */
  send: (csv: string, isDryRun: boolean) => Promise<FileResult | FormErrors>;
}

const MOST_CHARACTERS = 200_000;

/** A chosen file, what the shop said about it, and what is done with it. */
function useFile(send: FileFormProps['send']) {
  const [csv, setCsv] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [message, say] = useState('');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const choose = async (file: File | undefined) => {
    const text = await file?.text();
    const isTooLarge = text !== undefined && text.length > MOST_CHARACTERS;
    setChecked(false);
    setFaults([]);
    say(isTooLarge ? words.tooLarge : '');
    setCsv(isTooLarge ? undefined : text);
  };
  const press = async (isDryRun: boolean) => {
    if (csv === undefined) return say(words.chooseFirst);
    setBusy(true);
    const result = await send(csv, isDryRun);
    setBusy(false);
    const found = 'faults' in result ? result.faults : [];
    setFaults(found);
    setChecked('faults' in result && isDryRun && found.length === 0);
    if ('faults' in result) return say(found.length > 0 ? words.faultsOf(found.length) : result.done);
    return say(joinErrors(result));
  };
  return { choose, press, isBusy, isChecked, message, faults };
}

/** Chooses a CSV file, which is checked before it can be imported. */
export function FileForm({ label, send }: FileFormProps) {
  const { choose, press, isBusy, isChecked, message, faults } = useFile(send);
  return (
    <div className={css.form}>
      <Chooser label={label} onChoose={(file) => void choose(file)} />
      <div className={css.buttons}>
        <button className="button" type="button" aria-busy={isBusy} disabled={isBusy} onClick={() => void press(true)}>
          {words.checkFile}
        </button>
        {isChecked && (
          <button className="button" type="button" disabled={isBusy} onClick={() => void press(false)}>
            {words.importFile}
          </button>
        )}
      </div>
      <output>{message}</output>
      {faults.length > 0 && <Faults label={label} faults={faults} />}
    </div>
  );
}

const Chooser = ({ label, onChoose }: { label: string; onChoose: (file: File | undefined) => void }) => (
  <label className={css.choose}>
    {`${words.chooseFile}: ${label}`}
    <input type="file" accept=".csv,text/csv" onChange={({ target }) => onChoose(target.files?.[0])} />
  </label>
);

const Faults = ({ label, faults }: { label: string; faults: readonly Fault[] }) => (
  <DataTable
    label={label}
    columns={COLUMNS}
    rows={[...faults]}
    keyOf={({ row, field, message }) => `${row} ${field} ${message}`}
  />
);

const COLUMNS: Column<Fault>[] = [
  { id: 'row', header: words.row, cell: ({ row }) => row.original.row },
  { id: 'column', header: words.column, cell: ({ row }) => row.original.field },
  { id: 'message', header: words.rightForm, cell: ({ row }) => row.original.message },
];
