import type { CANCEL_REASONS } from './reasons.ts';

/**
 * Fixed words and numbers that the floors share through this file and nowhere else, so that a collection, a status or a
 * limit has one spelling in the database, in REST, in GraphQL and on a page. What an owner chooses stands in shop.ts;
 * what a call takes at the most stands in rest.yaml, and from there in generated/limits.ts.
 */

/** Collections a product may belong to, as REST spells them (tags of `/product/getproduct/tag`). */
export const COLLECTIONS = ['Featured', 'Best Sellers', 'New Arrivals'] as const;
/** One of the shop's collections. */
export type CollectionName = (typeof COLLECTIONS)[number];

/** Occasions a product suits, as REST spells them (tags of `/product/getproduct/tag`). */
export const OCCASIONS = ['Wedding', 'Festival', 'Party', 'Casual', 'Office Wear'] as const;
/** One of the shop's occasions. */
export type OccasionName = (typeof OCCASIONS)[number];

/** Products on one page of a listing. */
export const PAGE_SIZE = 24;
/** Cards in one section of the home page. */
export const SHOWCASE_SIZE = 4;
/** Reviews in one portion of a product's reviews. */
export const REVIEWS_SIZE = 10;
/** Pieces that one line of a cart may have at our own host. */
export const MAX_QUANTITY = 10;
/** The same over a host that sets no limit of its own: more than anybody buys. */
export const MOST_PIECES = 999;
/** Lines that a cart may have. */
export const MAX_CART_LINES = 50;
/** Items that a wishlist may have. */
export const MAX_WISHLIST_ITEMS = 200;
/** Order items on one page. */
export const ORDER_PAGE_SIZE = 20;
/** How far an order item can be, as REST spells it, in the order in which it goes on. */
export const ORDER_STATUSES = ['Placed', 'Confirm', 'Dispatched', 'Delivered', 'Cancelled'] as const;
/** How far an order item is, as REST spells it. */
export type OrderStatusName = (typeof ORDER_STATUSES)[number];
/** The states from which an order item can be cancelled. */
export const CANCELLABLE = ['Placed', 'Confirm'] as const satisfies readonly OrderStatusName[];
/** One of a shopper's reasons to cancel, as REST spells it. */
export type CancelReasonName = keyof typeof CANCEL_REASONS;
/** The ways to pay in the payment provider's widget, in the provider's own words. */
export const WIDGET_METHODS = ['upi', 'card', 'netbanking', 'wallet'] as const;
/** One of the ways to pay in the payment provider's widget. */
export type WidgetMethod = (typeof WIDGET_METHODS)[number];
/** How an order is paid that is paid in cash at the door, as REST spells it. */
export const CASH_METHOD = 'cod';
/** Where the cash for an order item is, as REST spells it. */
export type CashStatusName = 'due' | 'collected' | 'refused' | 'cancelled';
/** Minutes for which pieces are set aside while their payment is open. */
export const HOLD_MINUTES = 15;
/** Characters that each part of an address may have at the most. */
export const MAX_ADDRESS_TEXT = { name: 100, address: 300, landmark: 100, city: 80 } as const;
/** Addresses that a shopper may save. */
export const MAX_ADDRESSES = 20;
/** Characters of a password, at least and at the most. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;
/** Widths in pixels in which the shop's own picture host serves a picture. */
export const PICTURE_WIDTHS = [96, 160, 240, 360, 480, 720, 960] as const;
/** One of the widths in which a picture is served. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** The width of a picture that is asked for without one. */
export const USUAL_PICTURE_WIDTH = 480 satisfies PictureWidth;
/** Height of every product picture as a multiple of its width (portraits of 3:4). */
export const PICTURE_RATIO = 4 / 3;

/**
 * Why a call that needs somebody is answered by UNAUTHENTICATED: it has no access token, an expired one, one that is none
 * of the shop's, one whose session has ended, or one that is bound to a cookie which did not come along.
 */
export const TOKEN_FAULTS = [
  'TOKEN_MISSING',
  'TOKEN_EXPIRED',
  'TOKEN_MALFORMED',
  'TOKEN_REVOKED',
  'COOKIE_MISSING',
] as const;
/** Why an access token does not tell who calls. */
export type TokenFault = (typeof TOKEN_FAULTS)[number];
