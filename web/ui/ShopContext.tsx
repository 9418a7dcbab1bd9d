import { createContext, use } from 'react';

/** What a page knows of the visit besides its data. */
export interface Shop {
  /** The origin that the shop is reached at, for example `https://shop.example`; no slash at its end. */
  origin: string;
  /** The moment from which relative times are counted, in milliseconds since 1970; the same on server and browser. */
  now: number;
}

/** Gives every component the shop's origin and clock. The entry files provide it. */
export const ShopContext = createContext<Shop>({ origin: '', now: 0 });

/** The shop's origin, and the clock that server and browser share. */
export const useShop = (): Shop => use(ShopContext);
