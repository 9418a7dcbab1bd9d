import { throwFailed, throwNotFound } from '../data/page-errors.ts';
import type { PageSource } from '../data/page-source.ts';
import { craftPath } from '../paths.ts';
import { loadShopFacts } from '../shop/shop-facts.ts';
import * as catalogWords from '../words/catalog.ts';
import { CraftPageDocument, type CraftPageQuery } from './craft.loader.graphql.generated.ts';
import { type ListingParams, parseListing } from './listing/listing-url.ts';
import type { ListingData } from './loaders.ts';

/** A craft with the parameters of its listing. */
type CraftParams = ListingParams & { craft: NonNullable<CraftPageQuery['craft']> };

/** The data of a craft's page. */
export type CraftData = ListingData<CraftParams>;

/** Fetches a craft, and reads the parameters of its page. Throws 404 for an unknown craft and 503 if the gateway fails. */
export async function fetchCraft(place: PageSource, slug: string, search: URLSearchParams): Promise<CraftParams> {
  const [shop, { data: found, errors }] = await Promise.all([
    loadShopFacts(place),
    place.query(CraftPageDocument, { slug }),
  ]);
  const craft = found?.craft ?? (errors.length > 0 ? throwFailed(errors) : throwNotFound());
  const path = craftPath(craft.slug);
  const source = {
    path,
    fixedParams: [],
    search: null,
    craft: craft.slug,
    defaultSortLabel: catalogWords.recommended,
  };
  return { ...parseListing(source, search, shop), craft };
}
