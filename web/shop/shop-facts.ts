import type { LoaderClient } from '../apollo/loader-client.ts';
import { throwFailed } from '../apollo/loader-errors.ts';
import { ShopFactsDocument, type ShopFactsQuery } from './shop.graphql.generated.ts';
import * as sessionWords from '../words/session.ts';

/** What every page knows of the shop: who it is, what it promises, its categories, and how much its forms take. */
export type ShopFacts = NonNullable<ShopFactsQuery['shop']>;

/** Fetches the shop's facts, once in a visit. Throws 503 when the gateway can't answer. */
export async function loadShopFacts(client: LoaderClient): Promise<ShopFacts> {
  const { data, error } = await client.query({ query: ShopFactsDocument });
  return data?.shop ?? throwFailed(error, sessionWords.shopIsAway);
}

/** The shop's facts where they are loaded, as they are on every page; undefined before. */
export const shopFactsIn = (cache: LoaderClient['cache']): ShopFacts | undefined =>
  cache.readQuery({ query: ShopFactsDocument })?.shop ?? undefined;
