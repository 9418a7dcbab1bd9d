import type { CANCEL_REASONS, RETURN_REASONS } from './reasons.ts';

/**
 * Constants of all layers: each collection, status and limit has one spelling in the database, REST, GraphQL and pages.
 * The owner's choices are in shop.ts. The limits of a call are in rest.yaml, and generated/limits.ts is made from it.
 */

/** Collections of products, in the spelling of REST (tags of `/product/getproduct/tag`). */
export const COLLECTIONS = ['Featured', 'Best Sellers', 'New Arrivals'] as const;
/** One of the shop's collections. */
export type CollectionName = (typeof COLLECTIONS)[number];

/** Occasions of products, in the spelling of REST (tags of `/product/getproduct/tag`). */
export const OCCASIONS = ['Wedding', 'Festival', 'Party', 'Casual', 'Office Wear'] as const;
/** One of the shop's occasions. */
export type OccasionName = (typeof OCCASIONS)[number];

/** Products on one page of a list. */
export const PAGE_SIZE = 24;
/** Cards in one section of the home page. */
export const SHOWCASE_SIZE = 4;
/** Reviews in one part of a product's reviews. */
export const REVIEWS_SIZE = 10;
/** The most pieces of one cart line on our own host. */
export const MAX_QUANTITY = 10;
/** The same on a host without a limit of its own: more than a shopper buys. */
export const MOST_PIECES = 999;
/** The most lines of a cart. */
export const MAX_CART_LINES = 50;
/** The most items of a wishlist. */
export const MAX_WISHLIST_ITEMS = 200;
/** The most notices that one shopper, or one address of a visitor, waits for. */
export const MAX_NOTICES = 50;
/** Order items on one page. */
export const ORDER_PAGE_SIZE = 20;
/** The statuses of an order item in their order, in the spelling of REST. */
export const ORDER_STATUSES = ['Placed', 'Confirm', 'Dispatched', 'Delivered', 'Cancelled'] as const;
/** The status of an order item, in the spelling of REST. */
export type OrderStatusName = (typeof ORDER_STATUSES)[number];
/** The statuses in which an order item can be cancelled. */
export const CANCELLABLE = ['Placed', 'Confirm'] as const satisfies readonly OrderStatusName[];
/** One of a shopper's reasons to cancel, in the spelling of REST. */
export type CancelReasonName = keyof typeof CANCEL_REASONS;
/** One of a shopper's reasons to return pieces, in the spelling of REST. */
export type ReturnReasonName = keyof typeof RETURN_REASONS;
/** The states of a return in the spelling of REST: its steps in their order, then the states in which it ends. */
export const RETURN_STATES = [
  'requested',
  'approved',
  'picked_up',
  'received',
  'refunded',
  'exchanged',
  'declined',
  'withdrawn',
] as const;
/** The state of a return, in the spelling of REST. */
export type ReturnStateName = (typeof RETURN_STATES)[number];
/** Days from today within which a courier picks up the pieces of a return. */
export const PICKUP_WITHIN_DAYS = 7;
/** The payment methods of the provider's widget, in the provider's spelling. */
export const WIDGET_METHODS = ['upi', 'card', 'netbanking', 'wallet'] as const;
/** One of the payment methods of the provider's widget. */
export type WidgetMethod = (typeof WIDGET_METHODS)[number];
/** The payment method of a cash-on-delivery order, in the spelling of REST. */
export const CASH_METHOD = 'cod';
/** The state of the cash for an order item, in the spelling of REST. */
export type CashStatusName = 'due' | 'collected' | 'refused' | 'cancelled';
/** Minutes for which the shop reserves pieces during an open payment. */
export const HOLD_MINUTES = 15;
/** The most characters of each part of an address. */
export const MAX_ADDRESS_TEXT = { name: 100, address: 300, landmark: 100, city: 80 } as const;
/** The most saved addresses of a shopper. */
export const MAX_ADDRESSES = 20;
/** The fewest and most characters of a password. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;
/** The widths in pixels in which the shop's own picture host serves pictures. */
export const PICTURE_WIDTHS = [96, 160, 240, 360, 480, 720, 960] as const;
/** One of these widths. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** The width of a picture that is requested without one. */
export const USUAL_PICTURE_WIDTH = 480 satisfies PictureWidth;
/** The size in pixels of a picture for share cards. */
export const SHARE_PICTURE_SIZE = { width: 1_200, height: 630 } as const;
/** Height of every product picture as a multiple of its width (portraits of 3:4). */
export const PICTURE_RATIO = 4 / 3;

/**
 * The reasons of UNAUTHENTICATED. The access token is missing, expired or not one of the shop's; its session has ended;
 * or the cookie that it is bound to is missing.
 */
export const TOKEN_ERRORS = [
  'TOKEN_MISSING',
  'TOKEN_EXPIRED',
  'TOKEN_MALFORMED',
  'TOKEN_REVOKED',
  'COOKIE_MISSING',
] as const;
/** The reason why an access token does not identify the caller. */
export type TokenError = (typeof TOKEN_ERRORS)[number];
