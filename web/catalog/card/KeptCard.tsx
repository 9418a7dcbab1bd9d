import { useFragment } from '@apollo/client/react';
import { KeptPart } from '../../ui/KeptPart.tsx';
import { ProductCardFragmentDoc } from './card.graphql.generated.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';

/**
 * A card as the server renders it: once for all pages that show the same of the product. One of the first view is rendered with its
 * page, for React announces its picture in the head.
 */
export function KeptCard(props: ProductCardProps) {
  const { product, heading, sizes, priority } = props;
  const from = { __typename: 'Product' as const, id: product.id };
  const { data, complete } = useFragment({ fragment: ProductCardFragmentDoc, fragmentName: 'ProductCard', from });
  const card = <ProductCard {...props} />;
  return complete && !priority ? (
    <KeptPart of={`card ${heading} ${sizes} ${JSON.stringify({ ...data, ...product.shown })}`}>{card}</KeptPart>
  ) : (
    card
  );
}
