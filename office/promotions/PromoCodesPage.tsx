import { useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router-dom';
import { dayInIndia } from '../../web/ui/format.ts';
import { NO_ERRORS } from '../../web/ui/form/form-errors.ts';
import { newPromoCodePath, promoCodePath } from '../paths.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Screen } from '../ui/Screen.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/promotions.ts';
import { discountOf } from './promo-terms.ts';
import css from './PromoCodesPage.module.css';
import { PromoState } from './PromoState.tsx';
import { PromoCodesDocument, type PromoCodeRowFragment } from './promotions.graphql.generated.ts';
import { useMayChangePromos } from './useMayChangePromos.ts';

const STATES = ['ACTIVE', 'PLANNED', 'PAUSED', 'OVER'] as const;

/** `/promo-codes`: the promo codes with their uses, with a filter by state and a search. */
export function PromoCodesPage() {
  const [query, setQuery] = useSearchParams();
  const state = STATES.find((one) => one === query.get('state'));
  const search = query.get('search') ?? '';
  const page = Math.max(Math.trunc(Number(query.get('page'))) || 1, 1);
  const variables = { state: state ?? null, search: search || null, page };
  const { data, error, refetch } = useQuery(PromoCodesDocument, { variables, fetchPolicy: 'cache-and-network' });
  const list = data?.me?.promoCodes;
  const go = (to: Record<string, string>) => {
    const next = { ...(state && { state }), ...(search && { search }), ...to };
    setQuery(Object.entries(next).filter(([, value]) => value !== ''));
  };
  return (
    <Screen title={officeWords.promoCodes} beside={<AddLink />}>
      <FilterBar
        name={words.state}
        choices={STATES}
        labels={words.stateWords}
        chosen={state}
        onChoose={(one) => go({ state: one ?? '' })}
        searchLabel={words.search}
        search={search}
        check={() => NO_ERRORS}
        onSearch={(text) => go({ search: text })}
      />
      {list ? (
        <>
          <PromoCodes codes={list.nodes} />
          <Pager {...list.pageInfo} onPage={(number) => go({ page: String(number) })} />
        </>
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

/** The link to the form for a new code, for those who may add one. */
function AddLink() {
  if (!useMayChangePromos()) return null;
  return (
    <Link className="button" to={newPromoCodePath()}>
      {words.add}
    </Link>
  );
}

function PromoCodes({ codes }: { codes: readonly PromoCodeRowFragment[] }) {
  if (codes.length === 0) return <EmptyNotice words={words.none} hint={words.noneHint} />;
  return <DataTable label={officeWords.promoCodes} columns={COLUMNS} rows={[...codes]} keyOf={({ code }) => code} />;
}

/** The days of a code in a few words. */
function validityOf({ validFrom, validUntil }: PromoCodeRowFragment): string {
  const days = [
    validFrom && words.fromDay(dayInIndia(validFrom)),
    validUntil && words.untilDay(dayInIndia(validUntil)),
  ];
  return days.filter(Boolean).join(' ') || words.always;
}

const COLUMNS: Column<PromoCodeRowFragment>[] = [
  {
    id: 'code',
    header: words.code,
    cell: ({ row: { original: promo } }) => (
      <>
        <Link to={promoCodePath(promo.code)}>{promo.code}</Link>
        <div className={css.more}>{promo.isListed ? words.offer : words.secret}</div>
      </>
    ),
  },
  {
    id: 'discount',
    header: words.discount,
    cell: ({ row: { original: promo } }) => (
      <>
        {discountOf(promo)}
        <div className={css.more}>{promo.categories.join(', ')}</div>
      </>
    ),
  },
  { id: 'validity', header: words.validity, cell: ({ row }) => validityOf(row.original) },
  {
    id: 'uses',
    header: words.uses,
    cell: ({ row: { original: promo } }) => (
      <>
        {words.orders(promo.orderCount, promo.mostUses)}
        {promo.mostUsesEach && <div className={css.more}>{words.perShopper(promo.mostUsesEach)}</div>}
      </>
    ),
  },
  { id: 'given', header: words.given, cell: ({ row }) => row.original.discountGiven.display },
  { id: 'state', header: words.state, cell: ({ row }) => <PromoState state={row.original.state} /> },
];
