import type { ProductDetailsFragment } from './product.graphql.generated.ts';
import { Link } from 'react-router-dom';
import { craftPath } from '../../paths.ts';
import { properFabric } from '../../../schema/fabrics.ts';
import { sellerRowsOf } from './seller-facts.ts';
import * as catalogWords from '../../words/catalog.ts';
import * as productWords from '../../words/product.ts';
import css from './ProductDetails.module.css';

/** The facts of a product, a row for each that the seller entered: fabric, size, care and others. Then those of the seller. */
export function ProductDetails({ product }: { product: ProductDetailsFragment }) {
  return (
    <dl className={css.details}>
      {rowsOf(product).map(([name, value]) => (
        <div key={name} className={css.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function rowsOf({
  fabric,
  pattern,
  craft,
  dimension,
  blouse,
  weight,
  size,
  careGuide,
  seller,
}: ProductDetailsFragment) {
  const rows = [
    [catalogWords.fabric, fabric && properFabric(fabric)],
    [productWords.pattern, pattern],
    [
      productWords.craft,
      craft && (
        <Link key={craft.slug} to={craftPath(craft.slug)}>
          {craft.name}
        </Link>
      ),
    ],
    [productWords.dimension, dimension && productWords.metres(dimension)],
    [productWords.blouse, blouse],
    [productWords.weight, weight && productWords.grams(weight)],
    [productWords.size, size],
    [productWords.careGuide, careGuide],
    ...sellerRowsOf(seller.legal),
  ] as const;
  return rows.filter(([, value]) => value);
}
