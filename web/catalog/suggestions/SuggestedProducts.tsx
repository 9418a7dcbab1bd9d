import * as productWords from '../../words/product.ts';
import { useParams } from 'react-router-dom';
import { type ReactNode, useEffect, useId } from 'react';
import { useNewArrivals, useSimilarProducts } from './suggestions.graphql.generated.ts';
import { ProductGrid } from '../card/ProductGrid.tsx';
import type { ProductCardFragment } from '../card/card.graphql.generated.ts';
import { RecentlyViewed, useRecentlyViewed } from './RecentlyViewed.tsx';
import css from './SuggestedProducts.module.css';

/** The number of products in a row. */
const SHOWN = 4;

interface SuggestionsProps {
  /** Called if there are none. */
  onNone: () => void;
}

/**
 * For a page without other content: the products that this browser has shown last, and the four newest that are in stock.
 * Calls `onNone` if the shop has none.
 */
export function NewArrivals({ onNone }: SuggestionsProps) {
  const { data, loading } = useNewArrivals();
  const recent = useRecentlyViewed();
  const newest = loading ? undefined : (data?.products?.nodes ?? []);
  return (
    <Rows isLoading={!newest || !recent.products} isNone={newest?.length === 0} onNone={onNone}>
      <RecentlyViewed {...recent} />
      <SuggestedProducts title={productWords.newArrivals} products={newest} />
    </Rows>
  );
}

/** Products that go with the product of this page, similar products, and those that this browser has shown before. */
export function ProductSuggestions({ onNone }: SuggestionsProps) {
  const { productId = '' } = useParams();
  const { goesWith, similar } = useProductRows(productId);
  const recent = useRecentlyViewed(productId);
  const isNone = [goesWith, similar, recent.products].every((products) => products?.length === 0);
  return (
    <Rows isLoading={!similar || !recent.products} isNone={isNone} onNone={onNone}>
      <SuggestedProducts title={productWords.goesWithIt} products={goesWith} />
      <SuggestedProducts title={productWords.youMayAlsoLike} products={similar} />
      <RecentlyViewed {...recent} />
    </Rows>
  );
}

interface GoesWithProps extends SuggestionsProps {
  /** The id of a product that the shopper has in the cart, or has ordered. */
  productId: string;
  /** The ids of products that are not shown. */
  without: readonly string[];
}

/** Products that go with a product; similar products if the shop knows none. */
export function GoesWith({ productId, without, onNone }: GoesWithProps) {
  const { goesWith, similar } = useProductRows(productId, without);
  const isKnown = goesWith !== undefined && goesWith.length > 0;
  const products = isKnown ? goesWith : similar;
  return (
    <Rows isLoading={!products} isNone={products?.length === 0} onNone={onNone}>
      <SuggestedProducts title={isKnown ? productWords.goesWithIt : productWords.youMayAlsoLike} products={products} />
    </Rows>
  );
}

const NONE: readonly string[] = [];

/** The suggestions for a product, undefined while they are loading. Both lists are empty if the shop can't return them. */
function useProductRows(id: string, without = NONE) {
  const { data, loading } = useSimilarProducts({ id });
  const shown = (products: readonly ProductCardFragment[] | null | undefined) =>
    loading ? undefined : (products ?? []).filter((product) => !without.includes(product.id)).slice(0, SHOWN);
  return { goesWith: shown(data?.product?.goesWith), similar: shown(data?.product?.similarProducts) };
}

interface RowsProps extends SuggestionsProps {
  isLoading: boolean;
  isNone: boolean;
  children: ReactNode;
}

/** Rows of products, which appear together: none moves another one. */
function Rows({ isLoading, isNone, onNone, children }: RowsProps) {
  const isEmpty = !isLoading && isNone;
  useEffect(() => {
    if (isEmpty) onNone();
  }, [isEmpty, onNone]);
  return isLoading || isNone ? null : <div className={css.rows}>{children}</div>;
}

interface SuggestedProductsProps {
  title: string;
  products: readonly ProductCardFragment[] | undefined;
}

/** A row of suggested products, with its heading; nothing without any. */
function SuggestedProducts({ title, products }: SuggestedProductsProps) {
  const id = useId();
  if (!products || products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      <ProductGrid products={products} heading="h3" row />
    </section>
  );
}
