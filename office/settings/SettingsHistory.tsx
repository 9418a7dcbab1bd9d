import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { joinErrors } from '../../web/ui/form/form-errors.ts';
import { dayInIndia } from '../../web/ui/format.ts';
import { showToast } from '../../web/ui/toast.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Pager } from '../ui/Pager.tsx';
import { useRecordOfForms } from '../ui/useHeldRecord.ts';
import * as officeWords from '../words.ts';
import * as words from '../words/settings.ts';
import { EDITORS } from './section-fields.ts';
import {
  RestoreSettingsDocument,
  SettingsHistoryDocument,
  type PastSettingsFragment,
  type SettingsOfSectionFragment,
} from './settings.graphql.generated.ts';
import { useSettingsChange } from './useSettingsChange.ts';

type SectionName = SettingsOfSectionFragment['name'];

/** The versions of a section: who changed what, and the button that restores each. */
export function SettingsHistory({ section }: { section: SettingsOfSectionFragment }) {
  const [page, setPage] = useState(1);
  const variables = { section: section.name, page };
  const { data, error, refetch } = useQuery(SettingsHistoryDocument, { variables, fetchPolicy: 'cache-and-network' });
  const list = data?.me?.settingsHistory;
  if (!list)
    return error ? <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} /> : <Loading />;
  if (list.versions.length === 0) return <EmptyNotice words={words.noHistory} />;
  return (
    <>
      <DataTable
        label={words.history}
        columns={columnsOf(section)}
        rows={[...list.versions]}
        keyOf={({ version }) => String(version)}
      />
      <Pager page={list.page} totalPages={list.totalPages} onPage={setPage} />
    </>
  );
}

const columnsOf = ({ name, version: newest }: SettingsOfSectionFragment): Column<PastSettingsFragment>[] => [
  { id: 'version', header: words.version, cell: ({ row }) => row.original.version },
  {
    id: 'who',
    header: words.who,
    cell: ({ row: { original } }) => words.changedBy(original.changedBy, dayInIndia(original.changedAt)),
  },
  { id: 'what', header: words.what, cell: ({ row }) => <Differences name={name} past={row.original} /> },
  {
    id: 'restore',
    header: officeWords.actions,
    cell: ({ row: { original } }) =>
      original.version === newest ? null : <RestoreButton name={name} version={newest} to={original.version} />,
  },
];

/** The changes of a version, field by field. */
function Differences({
  name,
  past: { content, previous, isDefault },
}: {
  name: SectionName;
  past: PastSettingsFragment;
}) {
  const { valuesOf, fieldsOf } = EDITORS[name];
  const [before, after] = [valuesOf(previous), valuesOf(content)];
  const changed = fieldsOf(after).filter((field) => before[field.name] !== after[field.name]);
  return (
    <ul>
      {isDefault && <li>{words.wentBack}</li>}
      {!isDefault && changed.length === 0 && <li>{words.nothing}</li>}
      {changed.map((field) => (
        <li key={field.name}>{words.change(field.label, before[field.name] ?? '', after[field.name] ?? '')}</li>
      ))}
    </ul>
  );
}

interface RestoreButtonProps {
  name: SectionName;
  /** The version in force. */
  version: number;
  /** The version to restore; 0 for the values of the shop's files. */
  to: number;
}

/** Restores a version, once for a double click. */
export function RestoreButton({ name, version, to }: RestoreButtonProps) {
  const { change, busy, dialog } = useSettingsChange(RestoreSettingsDocument);
  const record = useRecordOfForms();
  const restore = async () => {
    const send = () => change({ input: { section: name, version, to } }, { done: words.restored });
    const errors = await (record ? record.change(send) : send());
    if (errors) showToast(joinErrors(errors), { kind: 'error', cause: 'settings failed' });
  };
  return (
    <>
      <button className="button button-quiet" type="button" disabled={busy} onClick={() => void restore()}>
        {to === 0 ? words.backToDefault : words.restore(to)}
      </button>
      {dialog}
    </>
  );
}
