import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { dayInIndia } from '../../web/ui/format.ts';
import { Field, Labelled } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, SEND_AGAIN, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { showToast } from '../../web/ui/toast.ts';
import { useFreshLogin } from '../session/useFreshLogin.tsx';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Screen } from '../ui/Screen.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/reports.ts';
import css from './ExportsPage.module.css';
import { ExportsDocument, RequestExportFileDocument, type ExportRowFragment } from './exports.graphql.generated.ts';
import { daysOf, monthBefore } from './months.ts';
import { useDownload } from './useDownload.ts';

type Kind = ExportRowFragment['kind'];
const KINDS = [
  'ORDERS',
  'REFUNDS',
  'GST_SALES',
  'GST_LARGE_SALES',
  'GST_CREDIT_NOTES',
  'GST_HSN',
  'GST_DOCUMENTS',
  'PAYOUTS',
] as const satisfies readonly Kind[];
/** Milliseconds between two reads while a file is being made. */
const POLL_MS = 2_000;

const isOpen = ({ state }: ExportRowFragment): boolean => state === 'WAITING' || state === 'RUNNING';

/** `/exports`: the files for the accountant. The list is read again until every file is done. */
export function ExportsPage() {
  const [query, setQuery] = useSearchParams();
  const page = Math.max(Math.trunc(Number(query.get('page'))) || 1, 1);
  const { data, error, refetch, startPolling, stopPolling } = useQuery(ExportsDocument, {
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.me?.exports;
  const isWaiting = list?.nodes.some(isOpen) ?? false;
  useEffect(() => {
    if (isWaiting) startPolling(POLL_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  return (
    <Screen title={officeWords.exports}>
      <RequestForm />
      {list ? (
        <>
          <ExportTable files={list.nodes} />
          <Pager {...list.pageInfo} onPage={(number) => setQuery({ page: String(number) })} />
        </>
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

const checkPeriod = ({ from = '', until = '' }: Values): FieldErrors => {
  if (from === '') return { from: words.enterFrom };
  if (until === '') return { until: words.enterUntil };
  return until < from ? { until: words.untilBeforeFrom } : NO_ERRORS;
};

function RequestForm() {
  const [request] = useMutation(RequestExportFileDocument, { refetchQueries: 'active' });
  const { withFreshLogin, dialog } = useFreshLogin();
  const lastMonth = daysOf(monthBefore(1));
  const send: Send = async ({ kind: chosen, from = '', until = '' }) => {
    const kind = KINDS.find((one) => one === chosen) ?? 'ORDERS';
    const outcome = await withFreshLogin(() => settled(request({ variables: { input: { kind, from, until } } })));
    const errors = toFormErrors(outcome, { otherwise: officeWords.somethingWentWrong });
    if (errors) return errors;
    showToast(words.exportRequested, { kind: 'success', cause: 'export' });
    return SEND_AGAIN;
  };
  return (
    <section className={css.request} aria-label={words.newExport}>
      <OfficeForm isPassing label={words.newExport} action={words.requestExport} check={checkPeriod} send={send}>
        <div className={css.fields}>
          <Labelled name="kind" label={words.kind} hint={undefined}>
            {(control) => (
              <select {...control}>
                {KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {words.kindWords[kind]}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
          <Field name="from" label={words.from} type="date" autoComplete="off" defaultValue={lastMonth.from} />
          <Field name="until" label={words.until} type="date" autoComplete="off" defaultValue={lastMonth.until} />
        </div>
      </OfficeForm>
      {dialog}
    </section>
  );
}

function ExportTable({ files }: { files: readonly ExportRowFragment[] }) {
  if (files.length === 0) return <EmptyNotice words={words.noExports} hint={words.noExportsHint} />;
  return (
    <DataTable label={officeWords.exports} columns={COLUMNS} rows={[...files]} keyOf={({ exportId }) => exportId} />
  );
}

const COLUMNS: Column<ExportRowFragment>[] = [
  { id: 'kind', header: words.kind, cell: ({ row: { original } }) => words.kindWords[original.kind] },
  {
    id: 'period',
    header: words.period,
    cell: ({ row: { original } }) => words.periodOf(original.from, original.until),
  },
  { id: 'requested', header: words.requested, cell: ({ row: { original } }) => dayInIndia(original.requestedAt) },
  { id: 'state', header: officeWords.state, cell: ({ row: { original } }) => <State file={original} /> },
];

function State({ file }: { file: ExportRowFragment }) {
  const { download, isRunning, dialog } = useDownload();
  const { state, rowsDone, rowsTotal, url, fileName } = file;
  if (state === 'FAILED') return <span className={css.failed}>{words.exportFailed}</span>;
  if (url === null || fileName === null)
    return (
      <span className={css.progress}>
        {words.progressOf(rowsDone, rowsTotal)}
        {rowsTotal !== null && rowsTotal > 0 && (
          <progress aria-label={words.progress} value={rowsDone} max={rowsTotal} />
        )}
      </span>
    );
  return (
    <>
      <button
        className="button button-quiet"
        type="button"
        aria-busy={isRunning}
        onClick={() => void download({ url, fileName })}
      >
        {words.downloadRows(rowsDone)} <span className="visually-hidden">{words.ofFile(fileName)}</span>
      </button>
      {dialog}
    </>
  );
}
