import {
  productNode,
  variantNode,
  type EmbeddedProduct,
  type ProductNode,
  type RestVariant,
  type VariantNode,
} from './nodes.ts';

/** A variant in a cart or wishlist response, with some fields of its product. */
interface RestVariantWithProduct extends RestVariant {
  product: {
    name: string;
    category: string;
    showPrice: number;
    price?: number | undefined;
    discount?: number | undefined;
    rating?: number | undefined;
    sellerId?: string | undefined;
  };
}

/**
 * Returns the variant node of a cart's or wishlist's variant. The embedded fields need no call. A resolver loads the
 * product for all other fields.
 */
export function embeddedVariantNode({ product, ...variant }: RestVariantWithProduct): VariantNode {
  const hasImages = variant.images !== undefined;
  return { ...variantNode(variant), embedded: { ...embeddedProduct(variant.productId, product), hasImages } };
}

/**
 * Returns the complete product of a cart or wishlist. The embedded fields are unchanged, and all others are from the
 * catalogue. So a field has the same value, whatever else is selected.
 */
export function withEmbedded(loaded: ProductNode, { node, fields }: EmbeddedProduct): ProductNode {
  const { name, category, price, listPrice, discountPercent, rating } = node;
  return {
    ...loaded,
    name,
    category,
    price,
    ...(fields.has('listPrice') ? { listPrice, discountPercent } : {}),
    ...(fields.has('rating') ? { rating } : {}),
  };
}

function embeddedProduct(
  productId: string,
  product: RestVariantWithProduct['product'],
): Omit<EmbeddedProduct, 'hasImages'> {
  // The review loader reads the product itself if it needs more than the id.
  const fields = new Set(['id', 'productId', 'name', 'category', 'path', 'url', 'price', 'reviewCount', 'services']);
  if (product.price !== undefined) fields.add('listPrice').add('discountPercent');
  if (product.rating !== undefined) fields.add('rating');
  const { name, category, showPrice, price = showPrice, discount, rating, sellerId = '' } = product;
  const seller = { sellerId, shopName: '' };
  const node = productNode({ productId, name, category, showPrice, price, discount, rating, seller, variants: [] });
  return { node: { ...node, isEmbedded: true }, fields };
}
