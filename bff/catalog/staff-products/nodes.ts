import type { HostResponse } from '../../host/contract.ts';
import { moneyOfRupees, type Money } from '../../host/money.ts';
import type { ConnectionNode } from '../../graphql/connections.ts';
import type { Collection, Occasion, ProductState, StockReason } from '../../generated/schema-types.ts';
import { collectionsOf, occasionsOf } from '../enum-maps.ts';
import type { ImageNode, SellerNode } from '../nodes.ts';

/** A product of staff in REST responses. */
export type RestManagedProduct = HostResponse<'getManagedProduct'>['product'];
type RestMovement = HostResponse<'getStockMovements'>['movements'][number];

/** A product as staff edit it. */
export interface ManagedProductNode extends Omit<
  RestManagedProduct,
  'state' | 'weight' | 'price' | 'showPrice' | 'seller' | 'variants' | 'pictures' | 'collections' | 'occasions'
> {
  state: ProductState;
  weightGrams: number | undefined;
  listPrice: Money;
  sellerPrice: Money;
  seller: SellerNode;
  collections: Collection[];
  occasions: Occasion[];
  variants: ManagedVariantNode[];
  pictures: ManagedPictureNode[];
}

/** A picture that staff have uploaded. */
export interface ManagedPictureNode extends Omit<RestManagedProduct['pictures'][number], 'url' | 'originalUrl'> {
  image: ImageNode;
  original: ImageNode;
}

/** A variant as staff edit it. */
export interface ManagedVariantNode extends Omit<RestManagedProduct['variants'][number], 'image' | 'hasOwnLowStock'> {
  hasOwnLowStock: boolean;
  image: ImageNode;
}

/** Part of the products of staff. */
export type ManagedProductConnectionNode = ConnectionNode<ManagedProductNode>;

/** A change of a variant's stock. */
export interface StockMovementNode extends Omit<RestMovement, 'reason'> {
  reason: StockReason;
}

/** Prices of a product. */
export interface PastPriceNode {
  listPrice: Money;
  sellerPrice: Money;
  until: string | undefined;
}

const STATES = { live: 'LIVE', draft: 'DRAFT', archived: 'ARCHIVED' } as const;
const REASONS = {
  received: 'RECEIVED',
  counted: 'COUNTED',
  damaged: 'DAMAGED',
  sold: 'SOLD',
  returned: 'RETURNED',
  correction: 'CORRECTION',
  import: 'IMPORT',
} as const;

/** Converts a product of staff. */
export function managedProductNode(raw: RestManagedProduct): ManagedProductNode {
  const { state, weight, price, showPrice, seller, variants, pictures, collections, occasions, ...same } = raw;
  return {
    ...same,
    state: STATES[state],
    weightGrams: weight,
    listPrice: moneyOfRupees(price),
    sellerPrice: moneyOfRupees(showPrice),
    seller: { id: seller.sellerId, shopName: seller.shopName },
    collections: collectionsOf(collections),
    occasions: occasionsOf(occasions),
    variants: variants.map((variant) => managedVariantNode(variant, raw)),
    pictures: pictures.map((picture) => managedPictureNode(picture, raw)),
  };
}

function managedPictureNode(
  { url, originalUrl, ...picture }: RestManagedProduct['pictures'][number],
  { name: productName, productId }: RestManagedProduct,
): ManagedPictureNode {
  const { color, alt: text } = picture;
  const imageAt = (sourceUrl: string) => ({ sourceUrl, showsWholePiece: true, color, productName, productId, text });
  return { ...picture, image: imageAt(url), original: imageAt(originalUrl) };
}

function managedVariantNode(
  { image, hasOwnLowStock = false, ...variant }: RestManagedProduct['variants'][number],
  { name: productName, productId }: RestManagedProduct,
): ManagedVariantNode {
  const { color } = variant;
  return {
    ...variant,
    hasOwnLowStock,
    image: { sourceUrl: image, showsWholePiece: true, color, productName, productId },
  };
}

/** Converts a change of a stock. */
export const stockMovementNode = ({ reason, ...movement }: RestMovement): StockMovementNode => ({
  ...movement,
  reason: REASONS[reason],
});

/** Converts earlier prices. */
export const pastPriceNode = ({
  price,
  showPrice,
  until,
}: HostResponse<'getPriceHistory'>['prices'][number]): PastPriceNode => ({
  listPrice: moneyOfRupees(price),
  sellerPrice: moneyOfRupees(showPrice),
  until,
});
