import type { Has } from '../platform/additions.ts';
import { productNode, variantNode, type RestVariant, type ToldProduct, type VariantNode } from './nodes.ts';

/** A variant as a cart or wishlist tells it, with what it tells of the product. */
interface Told extends RestVariant {
  product: {
    name: string;
    category: string;
    showPrice: number;
    price?: number | undefined;
    discount?: number | undefined;
    rating?: number | undefined;
  };
}

/** The variant node of what a cart or wishlist tells: it answers that without a call, the rest is loaded when asked for. */
export function toldVariant({ product: told, ...variant }: Told, has: Has): VariantNode {
  const hasImages = variant.images !== undefined;
  return { ...variantNode(variant), told: { ...productOf(variant.productId, told, has), hasImages } };
}

function productOf(productId: string, told: Told['product'], has: Has): Omit<ToldProduct, 'hasImages'> {
  const fields = new Set(['id', 'name', 'category', 'path', 'price']);
  if (told.price !== undefined) fields.add('listPrice').add('discountPercent');
  if (told.rating !== undefined) fields.add('rating');
  // Counting takes the product's id alone where the host counts, else all its variants.
  if (has('ratings')) fields.add('reviewCount');
  const seller = { sellerId: '', shopName: '' };
  const node = productNode({ price: told.showPrice, ...told, productId, seller, variants: [] });
  return { node, fields };
}
