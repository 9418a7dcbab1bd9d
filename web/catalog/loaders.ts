import type { LoaderClient } from '../apollo/loader-client.ts';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { CategoryPageDocument } from './listing/listing.graphql.generated.ts';
import { HomePageDocument } from './home/home.graphql.generated.ts';
import { ProductPageDocument } from './product/product.graphql.generated.ts';
import { throwFailed, throwNotFound } from '../apollo/loader-errors.ts';
import { categoryPath, productsPath } from '../paths.ts';
import { loadShopFacts } from '../shop/shop-facts.ts';
import { type ListingParams, parseListing } from './listing/listing-url.ts';
import { isPast } from '../ui/page-numbers.ts';
import * as uiWords from '../words/ui.ts';
import * as catalogWords from '../words/catalog.ts';

/** Milliseconds for which a browser shows the former page before it shows the next one's skeletons. */
const SKELETON_DELAY_MS = 150;
const isOnServer = typeof document === 'undefined';

/** Fetches the data of the home page. Throws 503 when the gateway can't answer. */
export const loadHome = (client: LoaderClient) => async () => {
  const { data: home, error } = await client.query({ query: HomePageDocument });
  if (home?.categories) return null;
  evictFailed(client, 'categories');
  return throwFailed(error, uiWords.anErrorOccurred);
};

/**
 * Fetches one page of a category. Throws 404 for an unknown category and 503 when the gateway can't answer. In a browser, a
 * category of the shop is shown as skeletons while its data is loading.
 */
export const loadCategory =
  (client: LoaderClient) =>
  async ({ params: { category = '' }, request }: LoaderFunctionArgs) => {
    const path = categoryPath(category);
    const source = { path, fixedParams: [], search: { category }, defaultSortLabel: catalogWords.recommended };
    const shop = await loadShopFacts(client);
    const params = parseListing(source, new URL(request.url).searchParams, shop);
    const mustWait = !shop.categories.some(({ name }) => name === category);
    return answerListing(params, categoryStatus(client, category, params), mustWait);
  };

/** Fetches one page of all products. Throws 503 when the gateway can't answer. */
export const loadAllProducts =
  (client: LoaderClient) =>
  async ({ request }: LoaderFunctionArgs) => {
    const source = { path: productsPath(), fixedParams: [], search: null, defaultSortLabel: catalogWords.recommended };
    const params = parseListing(source, new URL(request.url).searchParams, await loadShopFacts(client));
    return answerListing(params, searchStatus(client, params, true));
  };

/**
 * Fetches a page of search results, if the address has a search term. Throws 503 when the gateway can't answer. A browser
 * shows skeletons while the data is loading.
 */
export const loadSearch =
  (client: LoaderClient) =>
  async ({ request }: LoaderFunctionArgs) => {
    // Few visits search: this module comes with the search page, not with every first visit.
    const [{ hasSearchTerms, hasTwoSpellings, parseSearchParams, leadToPriceFilter }, { FabricsDocument }] =
      await Promise.all([import('./search/search-params.ts'), import('./search/fabrics.graphql.generated.ts')]);
    const search = new URL(request.url).searchParams;
    const elsewhere = leadToPriceFilter(search);
    if (elsewhere) return elsewhere;
    const fabrics = client.query({ query: FabricsDocument });
    const shop = await loadShopFacts(client);
    // The list is the whole catalogue's: a browser waits for it where the spelling of a fabric depends on it.
    const stored = isOnServer || hasTwoSpellings(search) ? (await fabrics).data?.shop?.fabrics : null;
    const params = parseSearchParams(search, shop, stored);
    return answerListing(params, hasSearchTerms(params.terms) ? searchStatus(client, params) : Promise.resolve(200));
  };

/**
 * Answers what a listing's address asks for. A page that does not exist has the status 404, and the page itself says so. A
 * browser shows skeletons meanwhile, unless it `mustWait`.
 */
async function answerListing<T extends ListingParams>(params: T, status: Promise<number>, mustWait = false) {
  const waits = mustWait || isOnServer;
  return data(params, { status: (await (waits ? status : orNullAfterDelay(status))) ?? 200 });
}

/** The answer, or null when it takes longer than `SKELETON_DELAY_MS`: the page then waits for it with skeletons. */
const orNullAfterDelay = <T>(answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer, new Promise<null>((resolve) => setTimeout(resolve, SKELETON_DELAY_MS, null))]);

type QueryField = 'categories' | 'category' | 'product';

/** Removes the null that a failed query left in the cache, so that a second try asks the gateway again. */
const evictFailed = ({ cache }: LoaderClient, fieldName: QueryField, args?: Record<string, string>) =>
  cache.evict({ id: 'ROOT_QUERY', fieldName, ...(args && { args }) });

async function categoryStatus(client: LoaderClient, name: string, { page, variables }: ListingParams): Promise<number> {
  const { data: listing, error } = await client.query({
    query: CategoryPageDocument,
    variables: { category: name, ...variables },
  });
  if (!listing?.category && error) evictFailed(client, 'category', { name });
  if (!listing?.category) return error ? throwFailed(error, uiWords.anErrorOccurred) : throwNotFound();
  return isPast(page, listing.category.products.pageInfo.totalPages ?? 0) ? 404 : 200;
}

/** Fetches what a listing's search finds, by the query of the search page. */
async function searchStatus(
  client: LoaderClient,
  { source, page, variables }: ListingParams,
  soldOutLast?: true,
): Promise<number> {
  const { SearchPageDocument } = await import('./search/search.graphql.generated.ts');
  const { data: found, error } = await client.query({
    query: SearchPageDocument,
    variables: { search: source.search, soldOutLast, ...variables },
  });
  if (!found?.products) return throwFailed(error, uiWords.anErrorOccurred);
  return isPast(page, found.products.pageInfo.totalPages ?? 0) ? 404 : 200;
}

/**
 * Fetches the data of a product's page. Throws 404 for an unknown product and 503 when the gateway can't answer. A
 * product whose reviews the gateway can't answer has its page all the same.
 */
export const loadProduct =
  (client: LoaderClient) =>
  async ({ params: { productId = '' } }: LoaderFunctionArgs) => {
    const { pageSizes } = await loadShopFacts(client);
    const variables = { id: productId, reviews: pageSizes.reviews };
    const { data: page, error } = await client.query({ query: ProductPageDocument, variables });
    if (page?.product) return null;
    if (error) evictFailed(client, 'product', { id: productId });
    return error ? throwFailed(error, catalogWords.failedToFetchProduct) : throwNotFound(catalogWords.productNotFound);
  };
