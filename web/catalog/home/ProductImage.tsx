import { Picture, type PicturePriority } from '../../ui/Picture.tsx';
import type { ProductCardFragment } from '../card/card.graphql.generated.ts';

interface ProductImageProps {
  product: Pick<ProductCardFragment, 'cover'>;
  /** The whole product, or a close-up of its cloth. A product without a close-up shows the whole. */
  view: 'whole' | 'close';
  sizes: string;
  priority?: PicturePriority;
  className?: string;
  /** Replaces the picture's own text; empty for a decorative picture. */
  alt?: string;
}

/** A product's picture without its name and price. */
export function ProductImage({ product, view, ...rest }: ProductImageProps) {
  const images = product.cover?.images ?? [];
  const image = (view === 'close' ? images[1] : undefined) ?? images[0];
  return image ? <Picture image={image} {...rest} /> : null;
}
