import { PAGE_SIZE } from '../../schema/vocabulary.ts';
import type { Collection, Occasion } from '../generated/schema-types.ts';
import { memoizeByObject } from '../host/cache.ts';
import { pageConnection, type ConnectionNode, type CountItems } from '../graphql/connections.ts';
import { moneyOfRupees, type Money } from '../host/money.ts';
import type { HostResponse, Params } from '../host/contract.ts';
import { collectionsOf, occasionsOf } from './enum-maps.ts';

/** A product in REST responses. */
export type RestProduct = HostResponse<'getProduct'>['product'];
/** A variant in REST responses. */
export type RestVariant = RestProduct['variants'][number];
/** One page of products in REST responses. */
export type RestPage = HostResponse<'getCategoryPage'>;

/** The criteria of a search, as parameters of the contract's `searchProducts`. */
export type ProductQuery = NonNullable<Params<'searchProducts'>>;

/** A seller of products and orders. */
export interface SellerNode {
  id: string;
  shopName: string;
}
/** A category. The count is missing if the response did not contain it. */
export interface CategoryNode {
  name: string;
  productCount?: number;
  /** The address of its picture for share cards; undefined for none. */
  sharePicture?: string | undefined;
}
/** The fields of a REST product with another name or unit in the schema. */
type ConvertedField =
  | 'productId'
  | 'category'
  | 'dimension'
  | 'weight'
  | 'size'
  | 'price'
  | 'showPrice'
  | 'discount'
  | 'rating'
  | 'seller'
  | 'variants'
  | 'collections'
  | 'occasions';

/** Part of a list of variants. */
export type VariantConnectionNode = ConnectionNode<VariantNode>;

/** A product in the schema's names and units. All fields except the converted ones are those of the contract. */
export interface ProductNode extends Omit<RestProduct, ConvertedField> {
  id: string;
  category: CategoryNode;
  dimension: string | undefined;
  weight: string | undefined;
  size: string | undefined;
  price: Money;
  listPrice: Money;
  discountPercent: number;
  rating: number;
  seller: SellerNode;
  variants: VariantNode[];
  collections: Collection[];
  occasions: Occasion[];
  /** Whether only the fields of an `EmbeddedProduct` are valid. */
  isEmbedded?: boolean;
}
/** The part of a product in a cart or wishlist response. */
export interface EmbeddedProduct {
  node: ProductNode;
  /** The schema fields that the node contains. */
  fields: ReadonlySet<string>;
  /** Whether the response contained all pictures of the variant. */
  hasImages: boolean;
}
/** A variant, with its product or an embedded part of it if the response contained them. */
export interface VariantNode extends Omit<RestVariant, 'stock' | 'image' | 'images'> {
  product: ProductNode | undefined;
  embedded?: EmbeddedProduct;
  stock: number | undefined;
  inStock: boolean;
  imageUrls: string[];
}
/** A picture of a piece. */
export interface ImageNode {
  sourceUrl: string;
  showsWholePiece: boolean;
  color: string | undefined;
  /** The name of the product; undefined if only its id is known. */
  productName: string | undefined;
  productId: string;
  /** The shop's own text of the picture; empty or undefined for the usual one. */
  text?: string | undefined;
}
/** Part of a list of products. */
export interface ProductConnectionNode extends ConnectionNode<ProductNode, number | undefined> {
  /** The query of the list, for its filter counts; undefined if nothing can match. */
  query?: ProductQuery;
}

/** Makes it a type error to omit a field that both contracts share: it would always be null, without an error. */
type Naming<Field extends string, Node> = Record<Field, unknown> & Partial<Record<keyof Node, unknown>>;

/** The fields that a host may send empty, and that a product in a cart or wishlist lacks. */
type Measures = Pick<RestProduct, 'dimension' | 'weight' | 'size'>;

/** Converts a REST product. Computes the discount if the host does not send it. An empty text is absent. */
export function productNode(raw: Omit<RestProduct, keyof Measures> & Partial<Measures>): ProductNode {
  const { productId, category, price, showPrice, discount, rating, seller } = raw;
  const { dimension, weight, size, variants, collections, occasions } = raw;
  // Field by field: a rest pattern takes several times as long.
  const node: ProductNode = {
    name: raw.name,
    fabric: raw.fabric,
    pattern: raw.pattern,
    blouse: raw.blouse,
    careGuide: raw.careGuide,
    description: raw.description,
    reviewCount: raw.reviewCount,
    brand: raw.brand,
    hsnCode: raw.hsnCode,
    craft: raw.craft || undefined,
    updatedAt: raw.updatedAt,
    id: productId,
    category: { name: category },
    dimension: dimension || undefined,
    weight: weight === undefined || weight === '' ? undefined : String(weight),
    size: size || undefined,
    price: moneyOfRupees(showPrice),
    listPrice: moneyOfRupees(price > 0 ? price : showPrice),
    discountPercent: discountPercentOf(price, showPrice, discount),
    rating: clamp(rating ?? 0, 0, 5),
    seller: { id: seller.sellerId, shopName: seller.shopName },
    variants: [],
    collections: collectionsOf(collections),
    occasions: occasionsOf(occasions),
  } satisfies Naming<Exclude<keyof RestProduct, ConvertedField>, ProductNode>;
  node.variants = variants.map((variant) => variantNode(variant, node));
  return node;
}

/** Converts a REST variant. `stock` is undefined if the host sends only whether it is in stock. */
export function variantNode(raw: RestVariant, product?: ProductNode): VariantNode {
  const { stock, image, images } = raw;
  return {
    sku: raw.sku,
    color: raw.color,
    size: raw.size,
    productId: raw.productId,
    gtin: raw.gtin,
    product,
    stock: typeof stock === 'number' ? Math.max(0, stock) : undefined,
    inStock: typeof stock === 'number' ? stock > 0 : stock,
    imageUrls: images !== undefined && images.length > 0 ? images : [image],
    imageTexts: raw.imageTexts,
  } satisfies Naming<Exclude<keyof RestVariant, 'image' | 'images'>, VariantNode>;
}

/** Converts a page of a REST response. A page after the last has no nodes. `countItems` is for a host whose response has no number. */
export function productPageNode(response: RestPage, page: number, countItems?: CountItems): ProductConnectionNode {
  const totalPages = totalPagesOf(response, page);
  const { totalItems } = response;
  return pageNode(page > totalPages ? [] : productNodesOf(response), page, { totalPages, totalItems, countItems });
}

/** Returns the number of pages. If the host does not send it, a full page is followed by another one. */
function totalPagesOf({ products, totalPages }: RestPage, page: number): number {
  if (totalPages > 0 || products.length === 0) return totalPages;
  return products.length < PAGE_SIZE ? page : page + 1;
}

/** Converts the products of a REST response, once for each response. */
export const productNodesOf = memoizeByObject((response: Pick<RestPage, 'products'>) =>
  response.products.map((product) => productNode(product)),
);

/** Returns a page without nodes. */
export function emptyPageNode(page: number, totalPages = 0, countItems?: CountItems): ProductConnectionNode {
  return pageNode([], page, { totalPages, countItems });
}

/** The length of a list. */
interface ListNumbers {
  totalPages: number;
  totalItems?: number | undefined;
  countItems?: CountItems | undefined;
}

/** Returns page `page` of a list of `totalPages` pages. */
export function pageNode(
  nodes: ProductNode[],
  page: number,
  { totalPages, totalItems, countItems }: ListNumbers,
): ProductConnectionNode {
  // A basic host may have pages of another size. The last page alone does not show it.
  const pageSize = page < totalPages ? nodes.length : PAGE_SIZE;
  const offset = (page - 1) * pageSize;
  return pageConnection(nodes, {
    offset,
    page,
    totalPages,
    totalItems,
    countItems: countItems && atLeast(nodes.length, countItems),
  });
}

/** A count below the number of shown products is unknown. */
function atLeast(shown: number, countItems: CountItems): CountItems {
  return async () => {
    const count = await countItems();
    return count !== undefined && count >= shown ? count : undefined;
  };
}

/** Returns the path of a product's page: `/{category}/{name-with-dashes}/{id}`, percent-encoded. */
export function pathOf({ category, name, id }: Pick<RestProduct, 'category' | 'name'> & { id: string }): string {
  const dashed = name.trim().replaceAll(/[\s/\\]+/g, '-');
  return `/${[category, dashed === '' ? '-' : dashed, id].map(encode).join('/')}`;
}

const encode = (part: string) => encodeURIComponent(part.toWellFormed());
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Returns the discount from the list price, 0 to 100 percent: the host's number, else computed. */
export function discountPercentOf(price: number, showPrice: number, discount: number | undefined): number {
  const percent = discount ?? (price > 0 ? ((price - showPrice) / price) * 100 : 0);
  return clamp(Math.round(percent), 0, 100);
}
