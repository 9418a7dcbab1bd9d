import { createContext as createReactContext, use } from 'react';
import { createContext, RouterContextProvider } from 'react-router-dom';
import { publicDataVersion } from './browser-query.ts';
import { isRefused } from './page-errors.ts';
import { createPublicQuery, type PublicQuery, type SendRequest } from './public-query.ts';

/** The source of pages' data: one per page on the server, one per visit in a browser. */
export interface PageSource {
  /** Runs a query of public data. */
  query: PublicQuery;
  /**
   * Returns the earlier result of `load` for this key, so that going back shows a page at once. Loads it again once public data has
   * changed; if that fails because the shop is unreachable, the earlier value remains. A value that is loaded `ahead`
   * expires if no page uses it soon.
   */
  remember<T>(key: string, load: () => Promise<T>, ahead?: boolean): Promise<T>;
}

/** Milliseconds for which a page may use what was loaded ahead: as long as the gateway caches it. */
const AHEAD_MS = 30_000;

/** Creates a source on a transport. `onStale` is called when a page receives old data; `known` are pages that are loaded already. */
export function createPageSource(
  send: SendRequest,
  onStale: () => void = () => {},
  known: readonly (readonly [key: string, value: unknown])[] = [],
): PageSource {
  const loaded = new Map<string, { value: Promise<unknown>; version: number; until: number }>(
    known.map(([key, value]) => [key, { value: Promise.resolve(value), version: 0, until: Infinity }]),
  );
  return {
    query: createPublicQuery(send, onStale),
    remember: <T>(key: string, load: () => Promise<T>, ahead = false): Promise<T> => {
      const [former, version] = [loaded.get(key), publicDataVersion()];
      // A key has values of one type.
      const formerValue: Promise<T> = Object(former?.value);
      if (former?.version === version && former.until > Date.now()) {
        if (!ahead) former.until = Infinity;
        return formerValue;
      }
      const value = load().catch((error: unknown) => {
        if (!former || isRefused(error)) {
          loaded.delete(key);
          throw error;
        }
        loaded.set(key, former);
        onStale();
        return formerValue;
      });
      loaded.set(key, { value, version, until: ahead ? Date.now() + AHEAD_MS : Infinity });
      return value;
    },
  };
}

/** Provides loaders with the source of their page. */
export const pageSource = createContext<PageSource>();

/** Returns a router's context with this source. */
export const contextOf = (source: PageSource): RouterContextProvider =>
  new RouterContextProvider(new Map([[pageSource, source]]));

/** Provides components with the source of the visit, for data of another page than theirs. */
export const PageSourceContext = createReactContext<PageSource | null>(null);

/** Returns the source of the visit. Throws an Error on the server, whose components load nothing. */
export function usePageSource(): PageSource {
  const source = use(PageSourceContext);
  if (!source) throw new Error('usePageSource needs PageSourceContext.');
  return source;
}
