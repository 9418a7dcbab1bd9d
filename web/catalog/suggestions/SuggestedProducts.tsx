import * as productWords from '../../words/product.ts';
import { useParams } from 'react-router-dom';
import { useEffect, useId } from 'react';
import { useNewArrivals, useSimilarProducts } from './suggestions.graphql.generated.ts';
import { ProductGrid } from '../card/ProductGrid.tsx';
import type { ProductCardFragment } from '../card/card.graphql.generated.ts';
import css from './SuggestedProducts.module.css';

/** The four newest products that are in stock. Calls `onNone` if there are none. */
export function NewArrivals({ onNone }: { onNone: () => void }) {
  const { data, loading } = useNewArrivals();
  const products = loading ? undefined : (data?.products?.nodes ?? null);
  return <SuggestedProducts title={productWords.newArrivals} products={products} onNone={onNone} />;
}

/** Four products similar to the product of this page. Calls `onNone` if there are none. */
export function SimilarProducts({ onNone }: { onNone: () => void }) {
  const { productId = '' } = useParams();
  const { data, loading } = useSimilarProducts({ id: productId });
  const products = loading ? undefined : (data?.product?.similarProducts ?? null);
  return <SuggestedProducts title={productWords.youMayAlsoLike} products={products} onNone={onNone} />;
}

interface SuggestedProductsProps {
  title: string;
  /** Undefined while they are loading, null if the shop can't return them. */
  products: readonly ProductCardFragment[] | null | undefined;
  /** Called if there are none. */
  onNone: () => void;
}

/** A row of suggested products, with its heading. */
export function SuggestedProducts({ title, products, onNone }: SuggestedProductsProps) {
  const id = useId();
  const isNone = products !== undefined && (products?.length ?? 0) === 0;
  useEffect(() => {
    if (isNone) onNone();
  }, [isNone, onNone]);
  if (!products || isNone) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      <ProductGrid products={products} heading="h3" row />
    </section>
  );
}
