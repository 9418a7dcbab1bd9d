import { useFragment } from '@apollo/client/react';
import { ProductCardFragmentDoc } from '../card/card.graphql.generated.ts';
import { Head } from '../../ui/Head.tsx';
import { absolute } from '../../paths.ts';
import { useVisit } from '../../ui/VisitContext.tsx';
import type { ProductRef } from '../entity-refs.ts';
import * as listingWords from '../../words/listing.ts';

interface ListingHeadProps {
  /** The title of the first page. */
  title: string;
  /** What the pages after the first are called before their number. */
  shortTitle: string;
  description: string;
  /** The address of a page; of the first one without a number. */
  pathOf: (page?: number) => string;
  page: number;
  totalPages: number;
  /** The page's first product; share cards show its picture. */
  first?: ProductRef;
  /** Whether search engines shall leave this address out: it has filters, or its page does not exist. */
  hidden?: boolean;
}

/** Title, description and share card of one page of a listing, with links to the pages before and after it. */
export function ListingHead({ page, totalPages, first, hidden, ...words }: ListingHeadProps) {
  const { origin } = useVisit();
  const from = first && { __typename: 'Product' as const, id: first.id };
  const { data } = useFragment({ fragment: ProductCardFragmentDoc, fragmentName: 'ProductCard', from: from ?? null });
  const pathOf = (number: number) => words.pathOf(number > 1 ? number : undefined);
  return (
    <>
      <Head
        title={page > 1 ? listingWords.titleOfPage(words.shortTitle, page) : words.title}
        description={words.description}
        path={pathOf(page)}
        image={data?.cover?.images?.[0]?.url}
        robots={hidden ? 'noindex' : undefined}
      />
      {!hidden && page > 1 && <link rel="prev" href={absolute(origin, pathOf(page - 1))} />}
      {!hidden && page < totalPages && <link rel="next" href={absolute(origin, pathOf(page + 1))} />}
    </>
  );
}
