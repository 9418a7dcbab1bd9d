import { useState, type ReactNode } from 'react';
import { joinErrors, type FormErrors } from '../../web/ui/form/form-errors.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { confirmBigChange } from '../words.ts';
import * as words from '../words/products.ts';
import css from './FileForm.module.css';

/** A fault of a file. */
export interface Fault {
  row: number;
  field: string;
  message: string;
}

/** The result of a check or an import. */
interface FileResult {
  faults: readonly Fault[];
  /** The words for a file without faults. */
  done: string;
  /** The changes of the file. */
  changes?: ReactNode;
  /** The words to confirm before the import. */
  sure?: string | undefined;
}

interface FileFormProps {
  label: string;
  /** Checks a file, or imports it. */
  send: (csv: string, isDryRun: boolean) => Promise<FileResult | FormErrors>;
}

/** A request has at most 100,000 bytes. */
const MOST_BYTES = 95_000;
const bytesOf = (text: string): number => new TextEncoder().encode(JSON.stringify(text)).length;

const NOTHING: FileResult = { faults: [], done: '' };

/** A chosen file, what the shop said about it, and what is done with it. */
function useFile(send: FileFormProps['send']) {
  const [csv, setCsv] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isSure, setSure] = useState(false);
  const [message, say] = useState('');
  const [result, setResult] = useState(NOTHING);
  const show = (found: FileResult) => {
    setChecked(false);
    setSure(false);
    setResult(found);
  };
  const choose = async (file: File | undefined) => {
    const text = await file?.text();
    const isTooLarge = text !== undefined && bytesOf(text) > MOST_BYTES;
    show(NOTHING);
    say(isTooLarge ? words.tooLarge : '');
    setCsv(isTooLarge ? undefined : text);
  };
  const press = async (isDryRun: boolean) => {
    if (csv === undefined) return say(words.chooseFirst);
    if (!isDryRun && result.sure !== undefined && !isSure) return say(confirmBigChange);
    setBusy(true);
    const found = await send(csv, isDryRun);
    setBusy(false);
    if (!('faults' in found)) {
      show(NOTHING);
      return say(joinErrors(found));
    }
    show(found);
    setChecked(isDryRun && found.faults.length === 0);
    return say(found.faults.length > 0 ? words.faultsOf(found.faults.length) : found.done);
  };
  return { choose, press, isBusy, isChecked, isSure, setSure, message, result };
}

/** Chooses a CSV file, which is checked before it can be imported. */
export function FileForm({ label, send }: FileFormProps) {
  const { choose, press, isBusy, isChecked, isSure, setSure, message, result } = useFile(send);
  const { faults, changes, sure } = result;
  return (
    <div className={css.form}>
      <Chooser label={label} onChoose={(file) => void choose(file)} />
      <div className={css.buttons}>
        <button className="button" type="button" aria-busy={isBusy} disabled={isBusy} onClick={() => void press(true)}>
          {words.checkFile}
        </button>
      </div>
      <output>{message}</output>
      {faults.length > 0 && <Faults label={words.faultsIn(label)} faults={faults} />}
      {changes}
      {isChecked && sure !== undefined && (
        <label className={css.sure}>
          <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} />
          {sure}
        </label>
      )}
      {isChecked && (
        <div className={css.buttons}>
          <button className="button" type="button" disabled={isBusy} onClick={() => void press(false)}>
            {words.importFile}
          </button>
        </div>
      )}
    </div>
  );
}

const Chooser = ({ label, onChoose }: { label: string; onChoose: (file: File | undefined) => void }) => (
  <label className={css.choose}>
    {`${words.chooseFile}: ${label}`}
    <input type="file" accept=".csv,text/csv" onChange={({ target }) => onChoose(target.files?.[0])} />
  </label>
);

/** The faults of a file. */
export const Faults = ({ label, faults }: { label: string; faults: readonly Fault[] }) => (
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
