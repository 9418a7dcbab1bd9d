import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { WaitingSalesDocument, type SaleRowFragment } from '../orders/orders.graphql.generated.ts';
import { SalesTable } from '../orders/SalesTable.tsx';
import { ordersPath } from '../paths.ts';
import { useStaff } from '../session/staff.ts';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Screen } from '../ui/Screen.tsx';
import * as words from '../words.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { Figures } from './Figures.tsx';
import css from './TodayPage.module.css';

const STEPS = [
  { key: 'placed', status: 'PLACED', hint: words.toConfirmHint },
  { key: 'confirmed', status: 'CONFIRMED', hint: words.toDispatchHint },
  { key: 'dispatched', status: 'DISPATCHED', hint: words.onTheWayHint },
] as const;

/** `/`: the figures of the day, the first steps of an empty shop, and for staff who work on orders what waits, the newest of each state. */
export function TodayPage() {
  const { role } = useStaff().me;
  return (
    <Screen title={words.today}>
      {role === 'ADMIN' && <FirstSteps />}
      <Figures />
      {role !== 'EDITOR' && <WaitingSales />}
    </Screen>
  );
}

function WaitingSales() {
  const { data, error, refetch } = useQuery(WaitingSalesDocument, { fetchPolicy: 'cache-and-network' });
  const me = data?.me;
  return (
    <>
      {me ? (
        STEPS.map(({ key, status, hint }) => <Step key={key} status={status} hint={hint} list={me[key]} />)
      ) : error ? (
        <FailedNotice words={words.failedToLoad} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  );
}

interface StepProps {
  status: (typeof STEPS)[number]['status'];
  hint: string;
  list: { nodes: readonly SaleRowFragment[]; totalCount: number } | null | undefined;
}

function Step({ status, hint, list }: StepProps) {
  const title = words.statusWords[status];
  return (
    <section className={css.step} aria-label={title}>
      <h2>
        {title} <span className={css.count}>{list?.totalCount ?? 0}</span>
      </h2>
      {list && list.nodes.length > 0 ? (
        <>
          <p>{hint}</p>
          <SalesTable label={title} sales={list.nodes} />
          {list.totalCount > list.nodes.length && (
            <p>
              <Link to={ordersPath({ status })}>{words.showAll(list.totalCount)}</Link>
            </p>
          )}
        </>
      ) : (
        <EmptyNotice words={words.nothingToDo} />
      )}
    </section>
  );
}
