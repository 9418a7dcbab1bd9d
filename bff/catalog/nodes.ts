import type { Collection, Occasion } from '../generated/resolvers.ts';
import { memoizeByObject } from '../platform/cache.ts';
import { moneyOfRupees, type Money } from '../platform/money.ts';
import type { Answer, Params } from '../platform/upstream/contract.ts';
import { collectionsOf, occasionsOf } from './enum-maps.ts';

/** A product as REST hosts answer it. */
export type RestProduct = Answer<'getProduct'>['product'];
/** A variant as REST hosts answer it. */
export type RestVariant = RestProduct['variants'][number];
/** One page of products as REST hosts answer it. */
export type RestPage = Answer<'getCategoryPage'>;

/** The criteria of a search, as the contract's `searchProducts` takes them. */
export type ProductQuery = NonNullable<Params<'searchProducts'>>;

/** A category. The count is missing where the answer did not contain it. */
export interface CategoryNode {
  name: string;
  productCount?: number;
}
/** A product in the schema's words and units. */
export interface ProductNode {
  id: string;
  name: string;
  category: CategoryNode;
  fabric: string | undefined;
  pattern: string | undefined;
  dimension: string | undefined;
  blouse: string | undefined;
  weight: string | undefined;
  size: string | undefined;
  careGuide: string | undefined;
  description: string | undefined;
  price: Money;
  listPrice: Money;
  discountPercent: number;
  rating: number;
  seller: { id: string; shopName: string };
  variants: VariantNode[];
  collections: Collection[];
  occasions: Occasion[];
  /** Whether only the fields of an `EmbeddedProduct` are valid. */
  isEmbedded?: boolean;
}
/** The part of a product that came with a cart, wishlist or order. */
export interface EmbeddedProduct {
  node: ProductNode;
  /** The schema's fields that the node can answer. */
  fields: ReadonlySet<string>;
  /** Whether the answer contained all pictures of the variant. */
  hasImages: boolean;
}
/** A variant, with its product or an embedded part of it where the answer contained them. */
export interface VariantNode {
  sku: string;
  productId: string;
  product: ProductNode | undefined;
  embedded?: EmbeddedProduct;
  color: string | undefined;
  stock: number | undefined;
  inStock: boolean;
  imageUrls: string[];
}
/** A picture of a variant. The first picture shows the whole piece. */
export interface ImageNode {
  sourceUrl: string;
  showsWholePiece: boolean;
  variant: VariantNode;
}
/** One page of products. */
export interface ProductPageNode {
  nodes: ProductNode[];
  /** The query of this page, for its filter counts; missing when nothing can match. */
  query?: ProductQuery;
  pageInfo: {
    page: number;
    totalPages: number;
    totalItems: number | undefined;
    hasNextPage: boolean;
    hasPreviousPage: boolean;
  };
}

/** The node of a REST product. Computes the discount when the host does not send it. */
export function productNode(raw: RestProduct): ProductNode {
  const node: ProductNode = {
    id: raw.productId,
    name: raw.name,
    category: { name: raw.category },
    fabric: raw.fabric,
    pattern: raw.pattern,
    dimension: raw.dimension,
    blouse: raw.blouse,
    weight: raw.weight === undefined ? undefined : String(raw.weight),
    size: raw.size,
    careGuide: raw.careGuide,
    description: raw.description,
    price: moneyOfRupees(raw.showPrice),
    listPrice: moneyOfRupees(raw.price),
    discountPercent: discountOf(raw),
    rating: clamp(raw.rating ?? 0, 0, 5),
    seller: { id: raw.seller.sellerId, shopName: raw.seller.shopName },
    variants: [],
    collections: collectionsOf(raw.collections),
    occasions: occasionsOf(raw.occasions),
  };
  node.variants = raw.variants.map((variant) => variantNode(variant, node));
  return node;
}

/** The node of a REST variant. `stock` is undefined when the host says only whether there is stock. */
export function variantNode(raw: RestVariant, product?: ProductNode): VariantNode {
  return {
    sku: raw.sku,
    productId: raw.productId,
    product,
    color: raw.color,
    stock: typeof raw.stock === 'number' ? Math.max(0, raw.stock) : undefined,
    inStock: typeof raw.stock === 'number' ? raw.stock > 0 : raw.stock,
    imageUrls: raw.images !== undefined && raw.images.length > 0 ? raw.images : [raw.image],
  };
}

/** The page of a REST answer. A page after the last has no nodes. */
export function productPageNode(answer: RestPage, page: number): ProductPageNode {
  return pageNode(page > answer.totalPages ? [] : productNodesOf(answer), page, answer);
}

const productNodesOf = memoizeByObject((answer: RestPage) => answer.products.map((product) => productNode(product)));

/** A page without nodes. */
export function emptyPageNode(page: number, totalPages = 0): ProductPageNode {
  return pageNode([], page, { totalPages });
}

/** Page `page` of a list of `totalPages` pages. */
export function pageNode(
  nodes: ProductNode[],
  page: number,
  { totalPages, totalItems }: { totalPages: number; totalItems?: number | undefined },
): ProductPageNode {
  const hasNextPage = page < totalPages;
  return {
    nodes,
    pageInfo: { page, totalPages, totalItems, hasNextPage, hasPreviousPage: page > 1 && totalPages > 0 },
  };
}

/** The path of a product's page: `/{category}/{name-with-dashes}/{id}`, percent-encoded. */
export function pathOf({ category, name, id }: ProductNode): string {
  const dashed = name.trim().replaceAll(/[\s/\\]+/g, '-');
  return `/${[category.name, dashed === '' ? '-' : dashed, id].map(encode).join('/')}`;
}

const encode = (part: string) => encodeURIComponent(part.toWellFormed());
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

function discountOf({ price, showPrice, discount }: RestProduct): number {
  const percent = discount ?? (price > 0 ? ((price - showPrice) / price) * 100 : 0);
  return clamp(Math.round(percent), 0, 100);
}
