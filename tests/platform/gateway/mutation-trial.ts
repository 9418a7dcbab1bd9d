import type { TestBrowser } from '../../hosts/test-browser.ts';
import type { OrderShop } from '../../orders/gateway/order-shop.ts';

/** A shopper who has something of each kind, and others who can change it. */
export interface EachShop extends OrderShop {
  asha: TestBrowser;
  email: string;
  admin: TestBrowser;
}

/** How a mutation is tried: by whom, with which input, and which fields of its payload a client with all screens selects. */
export interface Trial {
  /** Prepares what the mutation needs, and returns its input. */
  input?: (shop: EachShop) => Promise<object | void> | object;
  /** The selection, besides `userErrors`. */
  payload?: string;
  by?: 'admin';
  /** Whether `me` is another after it: the client writes the payload's `shopper` there, as the docs say. */
  writesMe?: true;
  /** Whether it begins a session: the client fetches all that it did not know of the shopper. */
  isLogin?: true;
  /** Whether it cannot succeed in this shop. */
  fails?: true;
}
