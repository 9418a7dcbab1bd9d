import { useFragment } from '@apollo/client/react';
import { ProductSummaryFragmentDoc } from './product.graphql.generated.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { cut } from '../../ui/format.ts';
import { categoryPath, HOME_PATH } from '../../paths.ts';
import type { ProductRef } from '../entity-refs.ts';
import * as uiWords from '../../words/ui.ts';

/** Characters of a name that a breadcrumb shows. */
const MAX_CHARACTERS = 22;

/** The breadcrumb from the home page through the category to this product, whose name is cut to fit. */
export function ProductCrumbs({ product: { id }, category }: { product: ProductRef; category: string }) {
  const from = { __typename: 'Product' as const, id };
  const { data } = useFragment({ fragment: ProductSummaryFragmentDoc, fragmentName: 'ProductSummary', from });
  const trail = [
    { name: uiWords.home, to: HOME_PATH },
    { name: category, to: categoryPath(category) },
  ];
  return <Breadcrumb trail={[...trail, { name: cut(data.name ?? '', MAX_CHARACTERS) }]} />;
}
