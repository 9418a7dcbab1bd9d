import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { Field } from '../../web/ui/form/Field.tsx';
import { SEND_AGAIN, type Values } from '../../web/ui/form/form-errors.ts';
import { momentInIndia } from '../ui/moments.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Screen } from '../ui/Screen.tsx';
import * as words from '../words/audit.ts';
import { roleWords } from '../words/people.ts';
import * as officeWords from '../words.ts';
import { AuditLogDocument, type AuditRowFragment } from './audit.graphql.generated.ts';
import css from './AuditPage.module.css';

const FILTERS = ['by', 'operation', 'object', 'from', 'until'] as const;
type Filters = Readonly<Record<(typeof FILTERS)[number], string>>;

/** `/audit`: what the shop's people have changed. The filters and the page are in the address. */
export function AuditPage() {
  const [query, setQuery] = useSearchParams();
  const textOf = (name: string) => query.get(name) ?? '';
  const filters = {
    by: textOf('by'),
    operation: textOf('operation'),
    object: textOf('object'),
    from: textOf('from'),
    until: textOf('until'),
  };
  const page = Math.max(Math.trunc(Number(query.get('page'))) || 1, 1);
  const given = Object.fromEntries(Object.entries(filters).filter(([, text]) => text !== ''));
  const variables = { ...given, page };
  const { data, error, refetch } = useQuery(AuditLogDocument, { variables, fetchPolicy: 'cache-and-network' });
  const list = data?.me?.auditLog;
  const show = (values: Values) => {
    const next = FILTERS.map((name) => [name, (values[name] ?? '').trim()]);
    setQuery(Object.fromEntries(next.filter(([, text]) => text !== '')));
  };
  return (
    <Screen title={officeWords.audit}>
      <AuditFilters key={query.toString()} filters={filters} onShow={show} />
      {list ? (
        <>
          <Entries entries={list.nodes} />
          <Pager {...list.pageInfo} onPage={(number) => setQuery({ ...given, page: String(number) })} />
        </>
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

const AuditFilters = ({ filters, onShow }: { filters: Filters; onShow: (values: Values) => void }) => (
  <div className={css.filters}>
    <OfficeForm
      isPassing
      label={words.filter}
      action={words.filter}
      send={async (values) => {
        onShow(values);
        return SEND_AGAIN;
      }}
      beside={
        Object.values(filters).some(Boolean) && (
          <button className="button button-quiet" type="button" onClick={() => onShow({})}>
            {officeWords.clear}
          </button>
        )
      }
    >
      <Field name="by" label={words.by} autoComplete="off" autoCapitalize="none" defaultValue={filters.by} isOptional />
      <Field
        name="operation"
        label={words.operation}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={60}
        defaultValue={filters.operation}
        isOptional
      />
      <Field name="object" label={words.object} autoComplete="off" defaultValue={filters.object} isOptional />
      <Field name="from" label={words.from} type="date" autoComplete="off" defaultValue={filters.from} isOptional />
      <Field name="until" label={words.until} type="date" autoComplete="off" defaultValue={filters.until} isOptional />
    </OfficeForm>
  </div>
);

function Entries({ entries }: { entries: readonly AuditRowFragment[] }) {
  if (entries.length === 0) return <EmptyNotice words={words.nothing} hint={words.nothingHint} />;
  return <DataTable label={officeWords.audit} columns={COLUMNS} rows={[...entries]} keyOf={({ entryId }) => entryId} />;
}

const whoOf = ({ name, email, by }: AuditRowFragment): string =>
  email ? (name ?? email) : by === 'operator' ? words.operator : words.erased;

const roleOf = (role: string): string => Object.entries(roleWords).find(([name]) => name === role)?.[1] ?? role;

const outcomeOf = (outcome: string): string =>
  Object.entries(words.outcomes).find(([name]) => name === outcome)?.[1] ?? words.refused(outcome);

const COLUMNS: Column<AuditRowFragment>[] = [
  { id: 'when', header: words.when, cell: ({ row }) => momentInIndia(row.original.at) },
  {
    id: 'who',
    header: words.who,
    cell: ({ row: { original: entry } }) => (
      <>
        {whoOf(entry)}
        <div className={css.more}>{[entry.email, roleOf(entry.role)].filter(Boolean).join(' · ')}</div>
      </>
    ),
  },
  {
    id: 'what',
    header: words.what,
    cell: ({ row: { original: entry } }) => (
      <>
        {entry.operation}
        {entry.object && <div className={css.more}>{entry.object}</div>}
      </>
    ),
  },
  {
    id: 'details',
    header: words.details,
    cell: ({ row }) => (
      <ul className={css.details}>
        {row.original.details.map(({ name, before, after }) => (
          <li key={name}>
            {name}: {words.change(before ?? null, after ?? null)}
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: 'outcome',
    header: words.outcome,
    cell: ({ row: { original: entry } }) => (
      <>
        {outcomeOf(entry.outcome)}
        {entry.requestId && <div className={css.more}>{words.request(entry.requestId)}</div>}
      </>
    ),
  },
];
