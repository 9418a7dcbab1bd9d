import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { FilterBar } from '../ui/FilterBar.tsx';
import { HeldRecord } from '../ui/HeldRecord.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import * as officeWords from '../words.ts';
import * as words from '../words/reviews.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { AllReviewsDocument, type StaffReviewRowFragment } from './reviews.graphql.generated.ts';
import css from './ReviewsPage.module.css';

const STATES = ['REPORTED', 'UNANSWERED', 'HIDDEN'] as const;
const SHORTEST_SEARCH = 2;

function searchErrors({ search = '' }: Values): FieldErrors {
  const { length } = search.trim();
  return length > 0 && length < SHORTEST_SEARCH ? { search: words.searchTooShort } : NO_ERRORS;
}

/** `/reviews`: the reviews with their pictures and reports, with a filter by state and a search. */
export function ReviewsPage() {
  const [query, setQuery] = useSearchParams();
  const state = STATES.find((one) => one === query.get('state'));
  const search = query.get('search') ?? '';
  const page = Math.max(Math.trunc(Number(query.get('page'))) || 1, 1);
  const variables = { state: state ?? null, search: search || null, page };
  const { data, error, refetch } = useQuery(AllReviewsDocument, { variables, fetchPolicy: 'cache-and-network' });
  const list = useLastFound(data?.me?.allReviews, JSON.stringify(variables));
  const go = (to: Record<string, string>) => {
    const next = { ...(state && { state }), ...(search && { search }), ...to };
    setQuery(Object.entries(next).filter(([, value]) => value !== ''));
  };
  return (
    <Screen title={officeWords.reviews}>
      <FilterBar
        name={words.state}
        choices={STATES}
        labels={words.stateWords}
        chosen={state}
        onChoose={(one) => go({ state: one ?? '' })}
        searchLabel={words.search}
        search={search}
        check={searchErrors}
        onSearch={(text) => go({ search: text })}
      />
      {list ? (
        <>
          <HeldRecord key={JSON.stringify(variables)} latest={list.nodes} versionOf={versionOf}>
            {(held) => <Reviews reviews={held} />}
          </HeldRecord>
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

/** Another text after a reply, and after a review was hidden, shown or listed. */
const versionOf = (reviews: readonly StaffReviewRowFragment[]): string =>
  JSON.stringify(reviews.map(({ review, hiddenAt }) => [review.id, review.answer?.text, hiddenAt]));

function Reviews({ reviews }: { reviews: readonly StaffReviewRowFragment[] }) {
  if (reviews.length === 0) return <EmptyNotice words={words.none} hint={words.noneHint} />;
  return (
    <ul className={css.list}>
      {reviews.map((one) => (
        <li key={one.review.id}>
          <ReviewCard {...one} />
        </li>
      ))}
    </ul>
  );
}
