import { createContext, use } from 'react';

/** What a page knows of the visit besides its data. */
export interface Visit {
  /** The origin that the shop is reached at, for example `https://shop.example`; no slash at its end. */
  origin: string;
  /** The moment from which relative times are counted, in milliseconds since 1970; the same on server and browser. */
  now: number;
}

/** Gives every component the visit's origin and clock. The entry files provide it. */
export const VisitContext = createContext<Visit>({ origin: '', now: 0 });

/** The origin that the shop is reached at, and the clock that server and browser share. */
export const useVisit = (): Visit => use(VisitContext);
