import type { ApolloCache } from '@apollo/client';
import type { PageSource } from '../data/page-source.ts';
import { throwFailed } from '../data/page-errors.ts';
import { ChangeFactsDocument, type ChangeFactsQuery } from './change-facts.graphql.generated.ts';
import { ShopFactsDocument, type ShopFactsQuery } from './shop.loader.graphql.generated.ts';
import * as sessionWords from '../words/session.ts';

/** The facts of the shop on every page: its name, its promises, its categories, and the limits of its forms. */
export type ShopFacts = NonNullable<ShopFactsQuery['shop']>;

const shops = new WeakMap<PageSource, Promise<ShopFacts>>();

/** Fetches the shop's facts, once per source. Rejects with 503 if the gateway fails. */
export function loadShopFacts(source: PageSource): Promise<ShopFacts> {
  const known = shops.get(source);
  if (known) return known;
  const facts = fetchShopFacts(source).catch((error: unknown) => {
    shops.delete(source);
    throw error;
  });
  shops.set(source, facts);
  return facts;
}

async function fetchShopFacts({ query }: PageSource): Promise<ShopFacts> {
  const { data, errors } = await query(ShopFactsDocument, {});
  return data?.shop ?? throwFailed(errors, sessionWords.shopIsAway);
}

/** Returns the source, which then need not fetch these facts of the shop. */
export function withShop(source: PageSource, facts: ShopFacts | undefined): PageSource {
  if (facts) shops.set(source, Promise.resolve(facts));
  return source;
}

/** The id of the route around all pages, whose data are the shop's facts. */
export const FRAME_ID = 'frame';

/** Returns the shop's facts among the data of a page's routes; undefined if the frame itself has failed. */
export const shopFactsOf = ({ [FRAME_ID]: facts }: Record<string, unknown>): ShopFacts | undefined =>
  facts === undefined ? undefined : Object(facts);

/** The facts of the shop from which changes are computed before the response. */
export type ChangeFacts = NonNullable<ChangeFactsQuery['shop']>;

/** Writes the shop's facts from which changes are computed into the cache of the shopper's data. */
export const writeShopFacts = (cache: ApolloCache, shop: ShopFacts): void =>
  void cache.writeQuery({ query: ChangeFactsDocument, data: { shop } });

/** Returns these facts from that cache; undefined before they are written. */
export const shopFactsIn = (cache: ApolloCache): ChangeFacts | undefined =>
  cache.readQuery({ query: ChangeFactsDocument })?.shop ?? undefined;
