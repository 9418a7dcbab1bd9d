import { SuggestedProducts } from './SuggestedProducts.tsx';
import { useNewArrivals } from './suggestions.graphql.generated.ts';
import * as suggestionWords from '../../words/suggestions.ts';

/** The four newest products that are in stock. Calls `onNone` where there is nothing to show. */
export function NewArrivals({ onNone }: { onNone: () => void }) {
  const { data, loading } = useNewArrivals();
  const products = loading ? undefined : (data?.products?.nodes ?? null);
  return <SuggestedProducts title={suggestionWords.newArrivals} products={products} onNone={onNone} />;
}
