import { useFragment } from '@apollo/client/react';
import { StockStatusFragmentDoc, type StockStatusFragment } from './product.graphql.generated.ts';
import type { VariantRef } from '../entity-refs.ts';
import css from './StockStatus.module.css';

/** Up to this stock the page says how many are left. */
const LOW_STOCK = 5;

/** The stock of a variant in words: 'In Stock', 'Only 2 left', 'Out of Stock'. */
export function StockStatus({ variant: { sku } }: { variant: VariantRef }) {
  const from = { __typename: 'Variant' as const, sku };
  const { data, complete } = useFragment({ fragment: StockStatusFragmentDoc, fragmentName: 'StockStatus', from });
  return (
    <output className={complete && data.inStock ? css.inStock : css.outOfStock}>{complete && stockWords(data)}</output>
  );
}

function stockWords({ inStock, stock }: StockStatusFragment): string {
  if (!inStock) return 'Out of Stock';
  return stock !== null && stock <= LOW_STOCK ? `Only ${stock} left` : 'In Stock';
}
