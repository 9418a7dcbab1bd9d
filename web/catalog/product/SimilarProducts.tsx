import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ProductGrid } from '../card/ProductGrid.tsx';
import { useSimilarProducts } from './similar.graphql.generated.ts';
import * as similarWords from '../../words/similar.ts';
import css from './SimilarProducts.module.css';

/** Four products like the one whose page it is. Calls `onNone` where there is nothing to show. */
export function SimilarProducts({ onNone }: { onNone: () => void }) {
  const { productId = '' } = useParams();
  const { data, loading } = useSimilarProducts({ id: productId });
  const products = data?.product?.similarProducts ?? [];
  const isNone = !loading && products.length === 0;
  useEffect(() => {
    if (isNone) onNone();
  }, [isNone, onNone]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="similar-products">
      <h2 id="similar-products" className={css.heading}>
        {similarWords.youMayAlsoLike}
      </h2>
      <ProductGrid products={products} heading="h3" row />
    </section>
  );
}
