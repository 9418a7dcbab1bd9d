import { useFragment } from '@apollo/client/react';
import { ProductCardFragmentDoc } from '../card/card.graphql.generated.ts';
import { counted } from '../../ui/format.ts';
import { Head } from '../../ui/Head.tsx';
import { absolute, categoryPath } from '../../paths.ts';
import { useShop } from '../../ui/ShopContext.tsx';
import type { ProductRef } from '../entity-refs.ts';
import { categoryWords } from '../category-words.ts';

interface ListingHeadProps {
  category: string;
  /** How many products the category has; left out while that is unknown. */
  count?: number;
  page: number;
  totalPages: number;
  /** The page's first product; share cards show its picture. */
  first?: ProductRef;
  /** Whether search engines shall leave this address out: it has filters, or its page does not exist. */
  hidden?: boolean;
}

/** Title, description and share card of one page of a category, with links to the pages before and after it. */
export function ListingHead({ category, count, page, totalPages, first, hidden }: ListingHeadProps) {
  const { origin } = useShop();
  const from = first && { __typename: 'Product' as const, id: first.id };
  const { data } = useFragment({ fragment: ProductCardFragmentDoc, fragmentName: 'ProductCard', from: from ?? null });
  const { plural, line } = categoryWords(category);
  const pieces = count === undefined ? '' : `: ${counted(count, 'hand-dyed piece')}`;
  const pathOf = (number: number) => categoryPath(category, number > 1 ? number : undefined);
  return (
    <>
      <Head
        title={page > 1 ? `${plural}, page ${page}` : `${plural}, tied and dyed by hand`}
        description={`${plural} in bandhani, leheriya and shibori${pieces}.${line && ` ${line}`}`}
        path={pathOf(page)}
        image={data?.cover?.images?.[0]?.url}
        robots={hidden ? 'noindex' : undefined}
      />
      {!hidden && page > 1 && <link rel="prev" href={absolute(origin, pathOf(page - 1))} />}
      {!hidden && page < totalPages && <link rel="next" href={absolute(origin, pathOf(page + 1))} />}
    </>
  );
}
