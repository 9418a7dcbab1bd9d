import { Fragment, useState, type ReactNode } from 'react';
import * as words from '../words.ts';
import css from './HeldRecord.module.css';
import { RecordContext, useHeldRecord, useRecordOfForms, type HeldRecordOptions } from './useHeldRecord.ts';

interface HeldRecordProps<T> extends HeldRecordOptions<T> {
  /** Whether the forms are in a dialog, which renders the notice. */
  isInDialog?: boolean;
  /** Renders the forms of the record that they were opened with. */
  children: (held: T) => ReactNode;
}

/** Forms that change one record. They lose no typed text when a newer record arrives; a notice reports it. */
export function HeldRecord<T>({ children, isInDialog = false, ...options }: HeldRecordProps<T>) {
  const { record, round, forForms } = useHeldRecord(options);
  return (
    <RecordContext value={forForms}>
      {!isInDialog && <StaleNotice />}
      <Fragment key={round}>{children(record)}</Fragment>
    </RecordContext>
  );
}

/** Reports that somebody else has changed the record of the forms, with two ways to take that over. */
export function StaleNotice() {
  const record = useRecordOfForms();
  const [isLoading, setLoading] = useState(false);
  if (!record?.isStale) return null;
  const reload = async () => {
    setLoading(true);
    await record.reload();
    setLoading(false);
  };
  return (
    <div className={css.notice} role="alert">
      <p>{words.changedMeanwhile}</p>
      <div className={css.buttons}>
        <button className="button button-quiet" type="button" aria-busy={isLoading} onClick={() => void reload()}>
          {words.loadAgain}
        </button>
        <button className="button button-quiet" type="button" onClick={record.keep}>
          {words.keepTyped}
        </button>
      </div>
    </div>
  );
}
