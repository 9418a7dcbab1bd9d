import { useFragment } from '@apollo/client/react';
import { ProductCardFragmentDoc } from '../card/card.graphql.generated.ts';
import { counted } from '../../ui/format.ts';
import { Head } from '../../ui/Head.tsx';
import { absolute, categoryPath } from '../../paths.ts';
import { useShop } from '../../ui/ShopContext.tsx';
import type { ProductRef } from '../card/ProductCard.tsx';
import { wordsOf } from '../category-words.ts';

interface ListingHeadProps {
  category: string;
  /** How many pieces there are; left out while nobody knows. */
  count?: number;
  page: number;
  totalPages: number;
  /** The page's first product, whose picture stands on share cards. */
  first?: ProductRef;
  /** Search engines are told to leave this address out: it is filtered, or the page asked for isn't there. */
  hidden?: boolean;
}

/** What a page of a listing says to search engines: which it is, and which come before and after. */
export function ListingHead({ category, count, page, totalPages, first, hidden }: ListingHeadProps) {
  const { origin } = useShop();
  const from = first && { __typename: 'Product' as const, id: first.id };
  const { data } = useFragment({ fragment: ProductCardFragmentDoc, fragmentName: 'ProductCard', from: from ?? null });
  const { plural, line } = wordsOf(category);
  const pieces = count === undefined ? '' : `: ${counted(count, 'hand-dyed piece')}`;
  const where = (number: number) => categoryPath(category, number > 1 ? number : undefined);
  return (
    <>
      <Head
        title={page > 1 ? `${plural}, page ${page}` : `${plural}, tied and dyed by hand`}
        description={`${plural} in bandhani, leheriya and shibori${pieces}.${line && ` ${line}`}`}
        path={where(page)}
        image={data?.cover?.images?.[0]?.url}
        robots={hidden ? 'noindex' : undefined}
      />
      {!hidden && page > 1 && <link rel="prev" href={absolute(origin, where(page - 1))} />}
      {!hidden && page < totalPages && <link rel="next" href={absolute(origin, where(page + 1))} />}
    </>
  );
}
