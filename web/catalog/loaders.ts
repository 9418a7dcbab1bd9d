import { data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { publicDataChanged } from '../data/browser-query.ts';
import { throwFailed, throwNotFound } from '../data/page-errors.ts';
import { pageSource, type PageSource } from '../data/page-source.ts';
import { categoryPath, productsPath } from '../paths.ts';
import { loadShopFacts } from '../shop/shop-facts.ts';
import { isPast } from '../ui/page-numbers.ts';
import * as catalogWords from '../words/catalog.ts';
import { HomePageDocument, type HomePageQuery } from './home/home.loader.graphql.generated.ts';
import { type ListingParams, parseListing } from './listing/listing-url.ts';
import { CategoryPageDocument } from './listing/listing.loader.graphql.generated.ts';
import type { Listing } from './listing/ProductListing.tsx';
import { fetchProduct, type ProductData } from './product/product-data.ts';
import type { SearchParams } from './search/search-params.ts';

type LoaderArgs = LoaderFunctionArgs<RouterContextProvider>;

/** The data of the home page. */
export type HomeData = HomePageQuery & { categories: NonNullable<HomePageQuery['categories']> };

/** The parameters of a listing's address, and its products. */
export type ListingData<Params extends ListingParams = ListingParams> = Params & {
  /** In a browser a promise while the gateway is slow: null if the products could not be fetched. */
  listing: Listing | null | Promise<Listing | null>;
};

/** The parameters of a search's address, and the found products; undefined for a search without terms. */
export type SearchData = (SearchParams | ListingData<SearchParams>) & {
  /** The shop's fabrics; undefined if a browser did not wait for them. */
  fabrics?: readonly string[];
};

/** Milliseconds for which a browser shows the previous page before the skeletons of the next one. */
const SKELETON_DELAY_MS = 150;
const isOnServer = typeof document === 'undefined';

/** Fetches the data of the home page. Throws 503 if the gateway fails. */
export async function loadHome({ context }: LoaderArgs): Promise<HomeData> {
  const { data: home, errors } = await context.get(pageSource).query(HomePageDocument, {});
  return home?.categories ? { ...home, categories: home.categories } : throwFailed(errors);
}

/**
 * Fetches one page of a category. Throws 404 for an unknown category and 503 if the gateway fails. In a browser, a
 * category of the shop is shown as skeletons while its data is loading.
 */
export async function loadCategory({ params: { category = '' }, request, context }: LoaderArgs) {
  const path = categoryPath(category);
  const source = { path, fixedParams: [], search: { category }, defaultSortLabel: catalogWords.recommended };
  const shop = await loadShopFacts(context.get(pageSource));
  const params = parseListing(source, new URL(request.url).searchParams, shop);
  const mustWait = !shop.categories.some(({ name }) => name === category);
  return respondWithListing(params, fetchCategory(context.get(pageSource), category, params), mustWait);
}

/** Fetches one page of all products. Throws 503 if the gateway fails. */
export async function loadAllProducts({ request, context }: LoaderArgs) {
  const source = { path: productsPath(), fixedParams: [], search: null, defaultSortLabel: catalogWords.recommended };
  const shop = await loadShopFacts(context.get(pageSource));
  const params = parseListing(source, new URL(request.url).searchParams, shop);
  return respondWithListing(params, fetchFound(context.get(pageSource), params, true));
}

/** Fetches a craft with one page of its products. Throws 404 for an unknown craft and 503 if the gateway fails. */
export async function loadCraft({ params: { slug = '' }, request, context }: LoaderArgs) {
  // Few visits begin with a craft.
  const { fetchCraft } = await import('./craft-data.ts');
  const params = await fetchCraft(context.get(pageSource), slug, new URL(request.url).searchParams);
  return respondWithListing(params, fetchFound(context.get(pageSource), params, true));
}

/**
 * Fetches a page of search results, if the address has a search term. Throws 503 if the gateway fails. A browser
 * shows skeletons while the data is loading.
 */
export async function loadSearch({ request, context }: LoaderArgs) {
  // Few visits search: this module comes with the search page, not with every first visit.
  const [{ hasSearchTerms, hasTwoSpellings, parseSearchParams, leadToPriceFilter }, { FabricsDocument }] =
    await Promise.all([import('./search/search-params.ts'), import('./search/fabrics.graphql.generated.ts')]);
  const search = new URL(request.url).searchParams;
  const elsewhere = leadToPriceFilter(search);
  if (elsewhere) return elsewhere;
  const source = context.get(pageSource);
  const fabrics = source.query(FabricsDocument, {});
  const shop = await loadShopFacts(source);
  // The list covers the whole catalogue: a browser waits for it only if the spelling of a fabric depends on it.
  const stored = isOnServer || hasTwoSpellings(search) ? (await fabrics).data?.shop?.fabrics : null;
  const params = { ...parseSearchParams(search, shop, stored), fabrics: stored ?? undefined };
  return hasSearchTerms(params.terms) ? respondWithListing(params, fetchFound(source, params)) : params;
}

/**
 * Returns the page of a listing. A page that does not exist has the status 404, and the page itself reports it. A
 * browser shows skeletons meanwhile, unless it `mustWait`.
 */
async function respondWithListing<P extends ListingParams>(params: P, fetching: Promise<Listing>, mustWait = false) {
  const listing = await (mustWait || isOnServer ? fetching : orNullAfterDelay(fetching));
  if (listing) {
    const isMissing = isPast(params.page, listing.pageInfo.totalPages ?? 0);
    return data({ ...params, listing }, { status: isMissing ? 404 : 200 });
  }
  const page: ListingData<P> = { ...params, listing: fetching.catch(() => (publicDataChanged(), null)) };
  // A shopper who returns to the page finds its products at once.
  void fetching.then(
    (found) => (page.listing = found),
    () => undefined,
  );
  return page;
}

/** The response, or null if it takes longer than `SKELETON_DELAY_MS`: the page then waits for it with skeletons. */
const orNullAfterDelay = <T>(response: Promise<T>): Promise<T | null> =>
  Promise.race([response, new Promise<null>((resolve) => setTimeout(resolve, SKELETON_DELAY_MS, null))]);

async function fetchCategory({ query }: PageSource, name: string, { variables }: ListingParams): Promise<Listing> {
  const { data: found, errors } = await query(CategoryPageDocument, { category: name, ...variables });
  if (found?.category) return { ...found.category.products, shareImage: found.category.shareImage };
  return errors.length > 0 ? throwFailed(errors) : throwNotFound();
}

/** Fetches the results of a listing's search, by the query of the search page. */
async function fetchFound({ query }: PageSource, params: ListingParams, soldOutLast?: true): Promise<Listing> {
  const [{ SearchPageDocument }, { toListing }] = await Promise.all([
    import('./search/search.loader.graphql.generated.ts'),
    import('./search/matching-path.ts'),
  ]);
  const { source, variables } = params;
  const { data: found, errors } = await query(SearchPageDocument, { search: source.search, soldOutLast, ...variables });
  return found?.products ? toListing(found.products, source.search?.text ?? '') : throwFailed(errors);
}

/**
 * Fetches the data of a product's page. Throws 404 for an unknown product and 503 if the gateway fails. A
 * product whose reviews fail to load still has its page.
 */
export const loadProduct = ({ params: { productId = '' }, context }: LoaderArgs): Promise<ProductData> =>
  fetchProduct(context.get(pageSource), productId);
