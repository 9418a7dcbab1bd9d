import type { ProductCardFragment } from '../card/card.graphql.generated.ts';
import { Head, type HeadProps } from '../../ui/Head.tsx';
import { absolute } from '../../paths.ts';
import { useVisit } from '../../ui/VisitContext.tsx';
import * as listingWords from '../../words/listing.ts';

interface ListingHeadProps {
  /** The title of the first page. */
  title: string;
  /** The title of the pages after the first, before their number. */
  shortTitle: string;
  description: string;
  /** The address of a page; without a number for the first one. */
  pathOf: (page?: number) => string;
  page: number;
  totalPages: number;
  /** The page's first product; share cards show its picture. */
  first?: Pick<ProductCardFragment, 'cover'>;
  /** The listing's picture for share cards; it replaces that of the first product. */
  shareImage?: HeadProps['shareImage'];
  /** Whether search engines must not index this address: it has filters, or its page does not exist. */
  hidden?: boolean;
}

/** Title, description and share card of one page of a listing, with links to the pages before and after it. */
export function ListingHead({ page, totalPages, first, shareImage, hidden, ...words }: ListingHeadProps) {
  const { origin } = useVisit();
  const pathOf = (number: number) => words.pathOf(number > 1 ? number : undefined);
  return (
    <>
      <Head
        title={page > 1 ? listingWords.titleOfPage(words.shortTitle, page) : words.title}
        description={words.description}
        path={pathOf(page)}
        image={first?.cover?.images[0]?.url}
        shareImage={shareImage}
        robots={hidden ? 'noindex' : undefined}
      />
      {!hidden && page > 1 && <link rel="prev" href={absolute(origin, pathOf(page - 1))} />}
      {!hidden && page < totalPages && <link rel="next" href={absolute(origin, pathOf(page + 1))} />}
    </>
  );
}
