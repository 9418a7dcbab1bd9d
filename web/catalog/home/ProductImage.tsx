import { useFragment } from '@apollo/client/react';
import { ClothPictureFragmentDoc, type ClothPictureFragment } from './home.graphql.generated.ts';
import { Picture, type PicturePriority } from '../../ui/Picture.tsx';
import type { ProductRef } from '../entity-refs.ts';

interface ProductImageProps {
  product: ProductRef;
  /** The whole product, or its cloth from close by. A product without a close-up shows the whole. */
  view: 'whole' | 'close';
  sizes: string;
  priority?: PicturePriority;
  className?: string;
  /** Replaces the text of the picture itself; empty where the picture only decorates. */
  alt?: string;
}

/** A product's picture without its name and price. */
export function ProductImage({ product, view, ...rest }: ProductImageProps) {
  const images = useProductImage(product)?.cover?.images ?? [];
  const image = (view === 'close' ? images[1] : undefined) ?? images[0];
  return image ? <Picture image={image} {...rest} /> : null;
}

/** A product's name, path and pictures, which its card has asked for; null while the cache lacks one of them. */
export function useProductImage({ id }: ProductRef): ClothPictureFragment | null {
  const from = { __typename: 'Product' as const, id };
  const { data, complete } = useFragment({ fragment: ClothPictureFragmentDoc, fragmentName: 'ClothPicture', from });
  return complete ? data : null;
}
