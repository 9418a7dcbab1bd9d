import { useFragment } from '@apollo/client/react';
import { StockStatusFragmentDoc, type StockStatusFragment } from './product.graphql.generated.ts';
import type { VariantRef } from './Gallery.tsx';
import css from './StockStatus.module.css';

/** So few are few: the shopper is told how many. */
const FEW = 5;

/** Whether a variant can be bought now, in words: 'In Stock', 'Only 2 left', 'Out of Stock'. */
export function StockStatus({ variant: { sku } }: { variant: VariantRef }) {
  const from = { __typename: 'Variant' as const, sku };
  const { data, complete } = useFragment({ fragment: StockStatusFragmentDoc, fragmentName: 'StockStatus', from });
  return <output className={complete && data.inStock ? css.inStock : css.out}>{complete && stockWords(data)}</output>;
}

function stockWords({ inStock, stock }: StockStatusFragment): string {
  if (!inStock) return 'Out of Stock';
  return stock !== null && stock <= FEW ? `Only ${stock} left` : 'In Stock';
}
