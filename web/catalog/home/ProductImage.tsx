import { useFragment } from '@apollo/client/react';
import { ClothPictureFragmentDoc, type ClothPictureFragment } from './home.graphql.generated.ts';
import { Picture, type Turn } from '../../ui/Picture.tsx';
import type { ProductRef } from '../card/ProductCard.tsx';

interface ProductImageProps {
  product: ProductRef;
  /** The whole piece, or its cloth from close by (the whole where there is no close-up). */
  view: 'whole' | 'close';
  sizes: string;
  turn?: Turn;
  className?: string;
  /** In place of the picture's own words; empty where it only decorates. */
  alt?: string;
}

/** A piece's picture alone, without its name and price. */
export function ProductImage({ product, view, ...rest }: ProductImageProps) {
  const images = useProductImage(product)?.cover?.images ?? [];
  const image = (view === 'close' ? images[1] : undefined) ?? images[0];
  return image ? <Picture image={image} {...rest} /> : null;
}

/** What the pictures of a piece need to know of it; null while it isn't known. */
export function useProductImage({ id }: ProductRef): ClothPictureFragment | null {
  const from = { __typename: 'Product' as const, id };
  const { data, complete } = useFragment({ fragment: ClothPictureFragmentDoc, fragmentName: 'ClothPicture', from });
  return complete ? data : null;
}
