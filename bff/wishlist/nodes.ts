import type { UserErrorNode } from '../platform/user-errors.ts';
import type { VariantNode } from '../catalog/nodes.ts';
import { embeddedVariantNode } from '../catalog/embedded-product.ts';
import type { ConnectionNode } from '../platform/connections.ts';
import { listIdsOf, type ListedRecord } from '../platform/list-ids.ts';
import type { Answer } from '../platform/upstream/contract.ts';

/** An item of a wishlist as REST hosts send it. */
export type RestWishlistItem = Answer<'getWishlist'>['wishListData'][number];

/** A wishlist: its items, the newest first. */
export interface WishlistNode {
  items: WishlistItemNode[];
}
/** Part of the items of a wishlist. */
export type WishlistItemConnectionNode = ConnectionNode<WishlistItemNode>;
/** A variant on a wishlist. All fields but the converted ones are those of the contract. */
export interface WishlistItemNode extends Omit<RestWishlistItem, 'variant'> {
  /** The host's own id; where items share it, with the variant. */
  id: string;
  variant: VariantNode;
}

/** The node of a REST host's items, which come the oldest first. */
export function wishlistNode(items: readonly RestWishlistItem[]): WishlistNode {
  const ids = listIdsOf(items.map(listedItem));
  return {
    items: items
      .map((item, at) => Object.assign(wishlistItemNode(item), { id: ids[at] ?? item.wishlistId }))
      .toReversed(),
  };
}

/** An item, as its id is made of it. */
export const listedItem = ({ wishlistId, variant: { sku } }: RestWishlistItem): ListedRecord => ({
  ownId: wishlistId,
  sku,
});

/** The node of a REST item. */
export function wishlistItemNode({ variant, ...sameFields }: RestWishlistItem): WishlistItemNode {
  return { ...sameFields, id: sameFields.wishlistId, variant: embeddedVariantNode(variant) };
}

/** What came of an addition. The item is read when it is asked for; it is null when nothing was added. */
export interface WishlistAdditionNode {
  readWishlistItem?: () => Promise<WishlistItemNode | null>;
  userErrors: UserErrorNode[];
}
