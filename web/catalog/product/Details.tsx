import { useFragment } from '@apollo/client/react';
import { ProductDetailsFragmentDoc, type ProductDetailsFragment } from './product.graphql.generated.ts';
import type { ProductRef } from '../card/ProductCard.tsx';
import css from './Details.module.css';

/** What a piece is made of and how it is kept, a row for each fact that the seller gave. */
export function Details({ product: { id } }: { product: ProductRef }) {
  const from = { __typename: 'Product' as const, id };
  const { data, complete } = useFragment({ fragment: ProductDetailsFragmentDoc, fragmentName: 'ProductDetails', from });
  if (!complete) return null;
  return (
    <dl className={css.details}>
      {rowsOf(data).map(([name, value]) => (
        <div key={name} className={css.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function rowsOf({ fabric, pattern, dimension, blouse, weight, size, careGuide }: ProductDetailsFragment) {
  const rows = [
    ['Fabric', fabric],
    ['Pattern', pattern],
    ['Dimension', dimension && `${dimension} m`],
    ['Blouse', blouse],
    ['Weight', weight && `${weight} gm`],
    ['Size', size],
    ['Care Guide', careGuide],
  ] as const;
  return rows.filter(([, value]) => value);
}
