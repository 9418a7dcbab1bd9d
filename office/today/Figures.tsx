import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { dayInIndia } from '../../web/ui/format.ts';
import { ordersPath, returnsPath, reviewsPath, stockPath } from '../paths.ts';
import { FailedNotice, Loading } from '../ui/Notices.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/reports.ts';
import {
  DashboardDocument,
  type DashboardQuery,
  type SalesComparisonPartsFragment,
} from './dashboard.graphql.generated.ts';
import css from './Figures.module.css';

type Dashboard = NonNullable<NonNullable<DashboardQuery['me']>['dashboard']>;
type Count =
  | 'toConfirm'
  | 'toDispatch'
  | 'lowStock'
  | 'returnsToDecide'
  | 'returnsOnTheWay'
  | 'payoutsToPay'
  | 'refundsGivenUp'
  | 'reviewsReported';

/** The counts, and the list that each one links to. */
const COUNTS: readonly { count: Count; to: string }[] = [
  { count: 'toConfirm', to: ordersPath({ status: 'PLACED' }) },
  { count: 'toDispatch', to: ordersPath({ status: 'CONFIRMED' }) },
  { count: 'lowStock', to: stockPath({ level: 'LOW' }) },
  { count: 'returnsToDecide', to: returnsPath({ state: 'REQUESTED' }) },
  { count: 'returnsOnTheWay', to: returnsPath({ state: 'APPROVED' }) },
  { count: 'payoutsToPay', to: returnsPath({ state: 'RECEIVED' }) },
  { count: 'refundsGivenUp', to: '#money' },
  { count: 'reviewsReported', to: reviewsPath({ state: 'REPORTED' }) },
];

/** The figures of the first screen. A figure that the role may not read is absent. */
export function Figures() {
  const { data, error, refetch } = useQuery(DashboardDocument, { fetchPolicy: 'cache-and-network' });
  const figures = data?.me?.dashboard;
  if (!figures)
    return error ? <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} /> : <Loading />;
  const { today, lastDays, moneyCheck } = figures;
  return (
    <section aria-label={words.figures}>
      <div className={css.cards}>
        {today && <Sales name={words.sales} before={words.todayBefore} sales={today} />}
        {lastDays && <Sales name={words.lastDays} before={words.daysBefore} sales={lastDays} />}
        {COUNTS.map(({ count, to }) => (
          <CountCard key={count} name={words.countWords[count]} count={figures[count]} to={to} />
        ))}
        {moneyCheck && <CountCard name={words.paymentsThatDisagree} count={moneyCheck.findings} to="#money" />}
      </div>
      <Money {...figures} />
    </section>
  );
}

interface SalesProps {
  name: string;
  before: (amount: string, count: number) => string;
  sales: SalesComparisonPartsFragment;
}

const Sales = ({ name, before, sales: { current, before: earlier } }: SalesProps) => (
  <div className={css.card}>
    <p className={css.name}>{name}</p>
    <p className={css.figure}>{current.amount.display}</p>
    <p>{words.orders(current.orders)}</p>
    <p className={css.hint}>{before(earlier.amount.display, earlier.orders)}</p>
  </div>
);

interface CountCardProps {
  name: string;
  count: number | null;
  to: string;
}

/** A count with a link to its list; nothing for a count that the role may not read. */
function CountCard({ name, count, to }: CountCardProps) {
  if (count === null) return null;
  return (
    <Link className={css.card} to={to} data-waits={count > 0}>
      <span className={css.name}>{name}</span> <span className={css.figure}>{count}</span>
    </Link>
  );
}

/** The discrepancies of the last comparison with the payment provider; nothing for a role that reads no money. */
function Money({ moneyCheck, payoutsToPay }: Pick<Dashboard, 'moneyCheck' | 'payoutsToPay'>) {
  if (payoutsToPay === null) return null;
  return (
    <div id="money" className={css.money}>
      <p className={css.hint}>{moneyCheck ? words.checkedAt(dayInIndia(moneyCheck.checkedAt)) : words.notChecked}</p>
      {moneyCheck && moneyCheck.lines.length > 0 && (
        <>
          <p>{words.moneyHint}</p>
          <ul>
            {moneyCheck.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
