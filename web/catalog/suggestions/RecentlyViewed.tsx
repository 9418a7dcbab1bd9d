import { useId, useState } from 'react';
import { focusHeading } from '../../ui/focus.ts';
import * as productWords from '../../words/product.ts';
import { ProductGrid } from '../card/ProductGrid.tsx';
import type { ProductCardFragment } from '../card/card.graphql.generated.ts';
import { clearRecentProducts, readRecentProducts } from '../recent/recent-products.ts';
import { useRecentProducts } from './suggestions.graphql.generated.ts';
import css from './SuggestedProducts.module.css';

/** The number of products in a row. */
const SHOWN = 4;

/** The products that this browser has shown last; those that the shop no longer sells are left out. */
export interface RecentProducts {
  /** Undefined while they are loading. */
  products: readonly ProductCardFragment[] | undefined;
  /** Removes them from this browser. */
  clear: () => void;
}

/** Reads the recently viewed products, without the product of this id. */
export function useRecentlyViewed(without?: string): RecentProducts {
  const [ids, setIds] = useState(() => readRecentProducts().filter((id) => id !== without));
  const { data, loading } = useRecentProducts({ ids }, { skip: ids.length === 0 });
  const products = ids.length === 0 ? [] : loading ? undefined : (data?.products?.nodes ?? []).slice(0, SHOWN);
  const clear = () => {
    clearRecentProducts();
    setIds([]);
    focusHeading();
  };
  return { products, clear };
}

/** The row of recently viewed products, with a button that removes them from this browser; nothing without any. */
export function RecentlyViewed({ products, clear }: RecentProducts) {
  const id = useId();
  if (!products || products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{productWords.recentlyViewed}</h2>
        <button type="button" className={css.clear} onClick={clear}>
          {productWords.clear}
          <span className="visually-hidden">{productWords.clearRecentlyViewed}</span>
        </button>
      </div>
      <ProductGrid products={products} heading="h3" row />
    </section>
  );
}
