import { useEffect, useId } from 'react';
import { ProductGrid } from '../card/ProductGrid.tsx';
import type { ProductRef } from '../entity-refs.ts';
import css from './SuggestedProducts.module.css';

interface SuggestedProductsProps {
  title: string;
  /** Undefined while they are loading, null where the shop can't tell. */
  products: readonly ProductRef[] | null | undefined;
  /** Called where there is nothing to show. */
  onNone: () => void;
}

/** A row of products that a shopper may like, with its heading. */
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
