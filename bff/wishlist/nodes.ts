import type { VariantNode } from '../catalog/nodes.ts';
import { toldVariant } from '../catalog/told.ts';
import type { Has } from '../platform/additions.ts';
import type { Answer } from '../platform/upstream/contract.ts';

/** An item of a wishlist as REST hosts answer it. */
export type RestWish = Answer<'getWishlist'>['wishListData'][number];

/** A wishlist: its items, the newest first. */
export interface WishlistNode {
  items: WishlistItemNode[];
}
/** A variant on a wishlist. */
export interface WishlistItemNode {
  id: string;
  variant: VariantNode;
}

/** A wishlist of a REST host's items, which come the oldest first. */
export function wishlistNode(wishes: readonly RestWish[], has: Has): WishlistNode {
  return { items: wishes.map((wish) => wishlistItemNode(wish, has)).toReversed() };
}

/** An item of a REST answer. */
export function wishlistItemNode({ wishlistId, variant }: RestWish, has: Has): WishlistItemNode {
  return { id: wishlistId, variant: toldVariant(variant, has) };
}
