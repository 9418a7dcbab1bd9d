import type { Unmasked } from '@apollo/client/masking';
import type { ProductReviewsQuery } from './reviews.graphql.generated.ts';

type Portion = Unmasked<ProductReviewsQuery>;

/** Two portions of a product's reviews as one: the reviews of both in order, each once, and where the later one ends. */
export function mergePages(before: Portion, { fetchMoreResult: after }: { fetchMoreResult: Portion }): Portion {
  const [former, later] = [before.product?.reviews, after.product?.reviews];
  if (!before.product || !former || !later) return before;
  const known = new Set(former.nodes.map(({ id }) => id));
  const nodes = [...former.nodes, ...later.nodes.filter(({ id }) => !known.has(id))];
  return { product: { ...before.product, reviews: { ...later, nodes } } };
}
