import type { Has } from '../platform/additions.ts';
import { Failure, orNull } from '../platform/failures.ts';
import type { Personal } from '../platform/personal.ts';
import type { Rest } from '../platform/rest.ts';
import { fitsId } from '../platform/upstream/address.ts';
import { wishlistItemNode, wishlistNode, type RestWish, type WishlistItemNode, type WishlistNode } from './nodes.ts';

/** Puts one piece of a variant into the cart and then does something else: both or neither. */
type AddToCart = (sku: string, then: (rest: Rest) => Promise<void>) => Promise<void>;

/** The wishlist of the shopper who sent a request. Changes throw what the host refuses with, or a Refused of our own. */
export interface Wishlist {
  /** The wishlist as it is: asked once for a request, and anew after each change. Throws UNAUTHENTICATED for a visitor. */
  readWishlist(): Promise<WishlistNode>;
  /** Makes the next reading a new one: something else than this has changed the wishlist. */
  forgetWishlist(): void;
  /** Answers the item, also when it was there before; null where it isn't known. */
  addToWishlist(sku: string): Promise<{ wishlistItem: WishlistItemNode | null }>;
  removeFromWishlist(wishlistId: string): Promise<void>;
  /** Moves an item; on a host that has no call for it `addToCart` puts in one piece, and takes it out if `then` fails. */
  moveToCart(wishlistId: string, addToCart: AddToCart): Promise<void>;
}

/** Makes the wishlist of one request. */
export function openWishlist(personal: Personal, has: Has): Wishlist {
  let reading: Promise<WishlistNode> | undefined;
  const readWishlist = async () => {
    reading ??= wishesOf(personal.rest()).then((wishes) => wishlistNode(wishes, has));
    return reading;
  };
  const itemOf = async (isIt: (item: WishlistItemNode) => boolean) => (await readWishlist()).items.find(isIt) ?? null;
  const movePlainly: Wishlist['moveToCart'] = async (wishlistId, addToCart) => {
    const item = await itemOf(({ id }) => id === wishlistId);
    if (!item) throw new Failure('NOT_FOUND');
    reading = undefined;
    await addToCart(item.variant.sku, (rest) => takeOff(rest, wishlistId));
  };

  return {
    readWishlist,
    forgetWishlist: () => void (reading = undefined),
    addToWishlist: async (sku) => {
      if (!fitsId(sku)) throw new Failure('NOT_FOUND');
      reading = undefined;
      const isIt = ({ variant }: WishlistItemNode) => variant.sku === sku;
      // An older host may put it there twice, or refuse.
      const before = has('cart-move') ? null : await itemOf(isIt);
      if (before) return { wishlistItem: before };
      const { data } = await personal.rest()('addToWishlist', { body: { sku } });
      reading = undefined;
      return { wishlistItem: data ? wishlistItemNode(data, has) : await itemOf(isIt) };
    },
    removeFromWishlist: async (wishlistId) => {
      reading = undefined;
      await personal.rest()('removeFromWishlist', { wishlistId });
    },
    moveToCart: async (wishlistId, addToCart) => {
      reading = undefined;
      if (has('cart-move')) await personal.rest()('moveToCart', { wishlistId });
      else await movePlainly(wishlistId, addToCart);
    },
  };
}

/** An older host may answer that an empty wishlist doesn't exist. */
async function wishesOf(rest: Rest): Promise<RestWish[]> {
  return (await orNull(rest('getWishlist', {})))?.wishListData ?? [];
}

/** Takes an item off; one that has gone meanwhile, or though the answer was lost, is off too. */
async function takeOff(rest: Rest, wishlistId: string): Promise<void> {
  try {
    await rest('removeFromWishlist', { wishlistId });
  } catch (error) {
    if ((await wishesOf(rest)).some((wish) => wish.wishlistId === wishlistId)) throw error;
  }
}
