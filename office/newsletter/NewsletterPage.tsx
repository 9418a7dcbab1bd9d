import { useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router-dom';
import { dayInIndia } from '../../web/ui/format.ts';
import { newDraftPath, newsletterDraftPath } from '../paths.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Screen } from '../ui/Screen.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/newsletter.ts';
import { NewsletterDocument, type NewsletterQuery } from './newsletter.graphql.generated.ts';
import css from './NewsletterPage.module.css';

type Me = NonNullable<NewsletterQuery['me']>;
type Draft = NonNullable<Me['newsletterDrafts']>['nodes'][number];
type Issue = NonNullable<Me['newsletterIssues']>['nodes'][number];

/** `/newsletter`: the drafts, and the sent issues with their results. */
export function NewsletterPage() {
  const [query, setQuery] = useSearchParams();
  const page = Math.max(Math.trunc(Number(query.get('page'))) || 1, 1);
  const { data, error, refetch } = useQuery(NewsletterDocument, {
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const me = data?.me;
  const writeLink = (
    <Link className="button" to={newDraftPath()}>
      {words.write}
    </Link>
  );
  return (
    <Screen title={officeWords.newsletter} beside={writeLink}>
      {me?.newsletterDrafts && me.newsletterIssues ? (
        <>
          {me.subscriberCount && <p>{words.subscribers(me.subscriberCount.confirmed, me.subscriberCount.waiting)}</p>}
          <section className={css.part} aria-label={words.drafts}>
            <h2>{words.drafts}</h2>
            <Drafts drafts={me.newsletterDrafts.nodes} />
          </section>
          <section className={css.part} aria-label={words.issues}>
            <h2>{words.issues}</h2>
            <Issues issues={me.newsletterIssues.nodes} />
            <Pager {...me.newsletterIssues.pageInfo} onPage={(number) => setQuery({ page: String(number) })} />
          </section>
        </>
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

function Drafts({ drafts }: { drafts: readonly Draft[] }) {
  if (drafts.length === 0) return <EmptyNotice words={words.noDrafts} hint={words.noDraftsHint} />;
  return (
    <ul className={css.drafts}>
      {drafts.map(({ draftId, subject, updatedAt }) => (
        <li key={draftId}>
          <Link to={newsletterDraftPath(draftId)}>{subject || words.untitled}</Link>
          <span className={css.more}>{words.changedOn(dayInIndia(updatedAt))}</span>
        </li>
      ))}
    </ul>
  );
}

function Issues({ issues }: { issues: readonly Issue[] }) {
  if (issues.length === 0) return <EmptyNotice words={words.noIssues} />;
  return <DataTable label={words.issues} columns={COLUMNS} rows={[...issues]} keyOf={({ issueId }) => issueId} />;
}

const COLUMNS: Column<Issue>[] = [
  { id: 'subject', header: words.subject, cell: ({ row }) => row.original.subject },
  { id: 'sentOn', header: words.sentOn, cell: ({ row }) => dayInIndia(row.original.createdAt) },
  { id: 'recipients', header: words.recipients, cell: ({ row }) => row.original.recipients },
  {
    id: 'sent',
    header: words.delivered,
    cell: ({ row: { original: issue } }) => (
      <>
        {issue.sent}
        {!issue.isQueued && <div className={css.more}>{words.underWay}</div>}
      </>
    ),
  },
  { id: 'failed', header: words.failed, cell: ({ row }) => row.original.failed },
  { id: 'unsubscribed', header: words.unsubscribed, cell: ({ row }) => row.original.unsubscribed },
];
