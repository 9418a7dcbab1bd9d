import { useParams } from 'react-router-dom';
import { SuggestedProducts } from './SuggestedProducts.tsx';
import { useSimilarProducts } from './suggestions.graphql.generated.ts';
import * as suggestionWords from '../../words/suggestions.ts';

/** Four products like the one whose page it is. Calls `onNone` where there is nothing to show. */
export function SimilarProducts({ onNone }: { onNone: () => void }) {
  const { productId = '' } = useParams();
  const { data, loading } = useSimilarProducts({ id: productId });
  const products = loading ? undefined : (data?.product?.similarProducts ?? null);
  return <SuggestedProducts title={suggestionWords.youMayAlsoLike} products={products} onNone={onNone} />;
}
