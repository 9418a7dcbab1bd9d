import { createContext, use } from 'react';

/** What can be wanted on any page, by name, and what each needs to be told. */
export interface Wants {
  /** Puts pieces into the cart. */
  addToCart: { sku: string; quantity: number };
  /** Puts a variant on the wishlist, or takes it off. */
  like: { sku: string; isLiked: boolean };
}

/**
 * Does what is wanted, or asks a visitor to log in first; its script is fetched then. Resolves when that is done, never
 * rejects: the shopper is told what went wrong.
 */
export type Act = <Name extends keyof Wants>(name: Name, data: Wants[Name]) => Promise<void>;

/** Carries what a shopper can do to the pages, which know nothing of carts and wishlists; the router provides it. */
export const ActContext = createContext<Act>(async () => {});

/** What a shopper can do from here. */
export const useAct = (): Act => use(ActContext);

/** Whether a click (its event's `detail`) is no double click's second one: what is pressed twice is meant once. */
export const isFirst = (detail: number): boolean => detail < 2;
