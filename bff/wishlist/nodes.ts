import type { UserErrorNode } from '../graphql/user-errors.ts';
import type { VariantNode } from '../catalog/nodes.ts';
import { embeddedVariantNode } from '../catalog/embedded-product.ts';
import type { ConnectionNode } from '../graphql/connections.ts';
import { listIdsOf, type ListedRecord } from '../host/list-ids.ts';
import type { HostResponse } from '../host/contract.ts';

/** An item of a wishlist as REST hosts send it. */
export type RestWishlistItem = HostResponse<'getWishlist'>['wishListData'][number];

/** A wishlist: its items, the newest first. */
export interface WishlistNode {
  items: WishlistItemNode[];
}
/** Part of the items of a wishlist. */
export type WishlistItemConnectionNode = ConnectionNode<WishlistItemNode>;
/** A variant on a wishlist. All fields except the converted ones are those of the contract. */
export interface WishlistItemNode extends Omit<RestWishlistItem, 'variant'> {
  /** The host's id, with the variant if several items share it. */
  id: string;
  variant: VariantNode;
}

/** Converts a REST host's items, which are sorted the oldest first. */
export function wishlistNode(items: readonly RestWishlistItem[]): WishlistNode {
  const ids = listIdsOf(items.map(listedItem));
  return {
    items: items
      .map((item, at) => Object.assign(wishlistItemNode(item), { id: ids[at] ?? item.wishlistId }))
      .toReversed(),
  };
}

/** The parts of an item's id. */
export const listedItem = ({ wishlistId, variant: { sku } }: RestWishlistItem): ListedRecord => ({
  ownId: wishlistId,
  sku,
});

/** Converts a REST item. */
export function wishlistItemNode({ variant, ...sameFields }: RestWishlistItem): WishlistItemNode {
  return { ...sameFields, id: sameFields.wishlistId, variant: embeddedVariantNode(variant) };
}

/** The result of an addition. The item is read lazily; it is null if nothing was added. */
export interface WishlistAdditionNode {
  readWishlistItem?: () => Promise<WishlistItemNode | null>;
  userErrors: UserErrorNode[];
}
