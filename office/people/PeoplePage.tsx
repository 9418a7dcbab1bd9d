import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayInIndia } from '../../web/ui/format.ts';
import { useStaff } from '../session/staff.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { HeldRecord } from '../ui/HeldRecord.tsx';
import { FailedNotice, Loading } from '../ui/Notices.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import { StatusMark } from '../ui/StatusMark.tsx';
import * as words from '../words/people.ts';
import * as officeWords from '../words.ts';
import { InviteButton, Invitations } from './Invitations.tsx';
import { PeopleDocument, type PersonRowFragment } from './people.graphql.generated.ts';
import css from './PeoplePage.module.css';
import { PersonDialog } from './PersonDialog.tsx';

/** `/people`: who works for the shop, and who is invited. */
export function PeoplePage() {
  const [query, setQuery] = useSearchParams();
  const page = Math.max(Math.trunc(Number(query.get('page'))) || 1, 1);
  const { data, error, refetch } = useQuery(PeopleDocument, { variables: { page }, fetchPolicy: 'cache-and-network' });
  const { people, invitations } = useLastFound(data?.me, String(page)) ?? {};
  return (
    <Screen title={officeWords.people} beside={<InviteButton />}>
      {people ? (
        <>
          <DataTable
            label={officeWords.people}
            columns={COLUMNS}
            rows={[...people.nodes]}
            keyOf={({ personId }) => personId}
          />
          <Pager {...people.pageInfo} onPage={(number) => setQuery({ page: String(number) })} />
          <Invitations invitations={invitations ?? []} />
        </>
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

/** The button that opens the changes of a person. */
function ManageButton({ person }: { person: PersonRowFragment }) {
  const [isOpen, setOpen] = useState(false);
  const isOwn = useStaff().me.email === person.email;
  return (
    <>
      <button
        className="button button-quiet"
        type="button"
        aria-label={words.manage(person.name)}
        onClick={() => setOpen(true)}
      >
        {words.manageShort}
      </button>
      {isOpen && (
        <HeldRecord isInDialog latest={person} versionOf={({ version }) => version}>
          {(held) => <PersonDialog person={held} isOwn={isOwn} onClose={() => setOpen(false)} />}
        </HeldRecord>
      )}
    </>
  );
}

function PersonName({ name, email }: PersonRowFragment) {
  return (
    <>
      {name} {useStaff().me.email === email && <span className={css.more}>({words.you})</span>}
      <div className={css.more}>{email}</div>
    </>
  );
}

const COLUMNS: Column<PersonRowFragment>[] = [
  { id: 'person', header: words.person, cell: ({ row }) => <PersonName {...row.original} /> },
  {
    id: 'role',
    header: words.role,
    cell: ({ row: { original: one } }) => [words.roleWords[one.role], one.sellerName].filter(Boolean).join(' · '),
  },
  {
    id: 'factor',
    header: words.secondFactor,
    cell: ({ row }) => (row.original.hasSecondFactor ? words.isOn : <StatusMark words={words.isOff} />),
  },
  {
    id: 'login',
    header: words.lastLogin,
    cell: ({ row: { original: one } }) =>
      one.lastLoginAt ? (
        <>
          {dayInIndia(one.lastLoginAt)}
          <div className={css.more}>{words.sessions(one.sessionCount)}</div>
        </>
      ) : (
        words.notLoggedIn
      ),
  },
  { id: 'manage', header: officeWords.actions, cell: ({ row }) => <ManageButton person={row.original} /> },
];
