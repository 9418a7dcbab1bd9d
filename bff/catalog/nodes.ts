import type { Collection, Occasion } from '../generated/resolvers.ts';
import { rupees, type Money } from '../platform/money.ts';
import type { Answer, Params } from '../platform/upstream/contract.ts';
import { collectionsOf, occasionsOf } from './words.ts';

/** A product as REST hosts answer it. */
export type RestProduct = Answer<'getProduct'>['product'];
/** A variant as REST hosts answer it. */
export type RestVariant = RestProduct['variants'][number];
/** One page of products as REST hosts answer it. */
export type RestPage = Answer<'getCategoryPage'>;

/** What a search asks for, in the words of the contract's `searchProducts`. */
export type ProductQuery = NonNullable<Params<'searchProducts'>>;

/** A category; the count where it came along. */
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
}
/** What came along of a product with a cart or wishlist, and which of the schema's fields that answers. */
export interface ToldProduct {
  node: ProductNode;
  fields: ReadonlySet<string>;
  /** Whether all pictures of the variant came along. */
  hasImages: boolean;
}
/** A variant; its product where it came along, or what was told of it. */
export interface VariantNode {
  sku: string;
  productId: string;
  product: ProductNode | undefined;
  told?: ToldProduct;
  color: string | undefined;
  stock: number | undefined;
  inStock: boolean;
  addresses: string[];
}
/** A picture of a variant: the first one shows the whole piece. */
export interface ImageNode {
  address: string;
  isWhole: boolean;
  variant: VariantNode;
}
/** One page of products. */
export interface ProductPageNode {
  nodes: ProductNode[];
  /** What it answers, for counting its filters' values; absent when nothing can match. */
  asked?: ProductQuery;
  pageInfo: {
    page: number;
    totalPages: number;
    totalItems: number | undefined;
    hasNextPage: boolean;
    hasPreviousPage: boolean;
  };
}

/** A product node of a REST answer: rupees become paise, and the discount is worked out where the host leaves it out. */
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
    price: rupees(raw.showPrice),
    listPrice: rupees(raw.price),
    discountPercent: discountOf(raw),
    rating: within(0, raw.rating ?? 0, 5),
    seller: { id: raw.seller.sellerId, shopName: raw.seller.shopName },
    variants: [],
    collections: collectionsOf(raw.collections),
    occasions: occasionsOf(raw.occasions),
  };
  node.variants = raw.variants.map((variant) => variantNode(variant, node));
  return node;
}

/** A variant node of a REST answer. A host that tells only whether there is stock leaves the number out. */
export function variantNode(raw: RestVariant, product?: ProductNode): VariantNode {
  return {
    sku: raw.sku,
    productId: raw.productId,
    product,
    color: raw.color,
    stock: typeof raw.stock === 'number' ? Math.max(0, raw.stock) : undefined,
    inStock: typeof raw.stock === 'number' ? raw.stock > 0 : raw.stock,
    addresses: raw.images !== undefined && raw.images.length > 0 ? raw.images : [raw.image],
  };
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
const within = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

function discountOf({ price, showPrice, discount }: RestProduct): number {
  const percent = discount ?? (price > 0 ? ((price - showPrice) / price) * 100 : 0);
  return within(0, Math.round(percent), 100);
}
