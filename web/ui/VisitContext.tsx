import { createContext, use } from 'react';

/** The data of the visit besides the page's data. */
export interface Visit {
  /** The public origin of the shop, for example `https://shop.example`; no slash at its end. */
  origin: string;
  /** The moment from which relative times are counted, in milliseconds since 1970; the same on server and browser. */
  now: number;
}

/** Provides every component with the visit's origin and clock. The entry files set it. */
export const VisitContext = createContext<Visit>({ origin: '', now: 0 });

/** The public origin of the shop, and the clock that server and browser share. */
export const useVisit = (): Visit => use(VisitContext);
