import type { UserErrorNode } from '../platform/user-errors.ts';
import type { VariantNode } from '../catalog/nodes.ts';
import { embeddedVariantNode } from '../catalog/embedded-product.ts';
import type { ConnectionNode } from '../platform/connections.ts';
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
export interface WishlistItemNode extends Omit<RestWishlistItem, 'wishlistId' | 'variant'> {
  id: string;
  variant: VariantNode;
}

/** The node of a REST host's items, which come the oldest first. */
export function wishlistNode(items: readonly RestWishlistItem[]): WishlistNode {
  return { items: items.map(wishlistItemNode).toReversed() };
}

/** The node of a REST item. */
export function wishlistItemNode({ wishlistId, variant, ...sameFields }: RestWishlistItem): WishlistItemNode {
  return { ...sameFields, id: wishlistId, variant: embeddedVariantNode(variant) };
}

/** What came of an addition. The item is read when it is asked for; it is null when nothing was added. */
export interface WishlistAdditionNode {
  readWishlistItem?: () => Promise<WishlistItemNode | null>;
  userErrors: UserErrorNode[];
}
