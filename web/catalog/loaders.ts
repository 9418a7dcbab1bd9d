import type { ApolloClient } from '@apollo/client';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { CATEGORIES } from '../../schema/shop.ts';
import { CategoryPageDocument } from './listing/listing.graphql.generated.ts';
import { HomePageDocument } from './home/home.graphql.generated.ts';
import { ProductPageDocument } from './product/product.graphql.generated.ts';
import { throwFailed, throwNotFound } from '../apollo/loader-errors.ts';
import { type CategoryParams, parseCategoryParams } from './listing/category-params.ts';
import { SearchPageDocument } from './search/search.graphql.generated.ts';
import { parseSearchParams } from './search/search-params.ts';
import { isPast } from '../ui/page-numbers.ts';

/** How long, in milliseconds, a shopper looks at the former page before the next one's skeleton is shown. */
const PATIENCE = 150;

/** Fetches what the home page shows. Throws 503 when the gateway can't answer. */
export const loadHome = (client: ApolloClient) => async () => {
  const { data: home, error } = await client.query({ query: HomePageDocument });
  return home ? null : throwFailed(error, 'An error occurred');
};

/**
 * Fetches one page of a category and tells what its address asks for. Throws 404 for an unknown category and 503 when the
 * gateway can't answer; a page that isn't there answers 404 and is shown by the page itself. For a category of the shop a
 * browser doesn't wait long: the page has skeletons.
 */
export const loadCategory =
  (client: ApolloClient) =>
  async ({ params: { category = '' }, request }: LoaderFunctionArgs) => {
    const asked = parseCategoryParams(category, new URL(request.url).searchParams);
    const status = statusOf(client, asked);
    const isPatient = typeof document === 'undefined' || !CATEGORIES.some((name) => name === category);
    return data(asked, { status: (await (isPatient ? status : soon(status))) ?? 200 });
  };

/** What is there within a shopper's patience; null else, the page then waits itself. */
const soon = <T>(answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))]);

/** What failed has left a null in the cache: forgets it, so that a second try asks again. */
const forget = ({ cache }: ApolloClient, fieldName: 'category' | 'product', args: Record<string, string>) =>
  cache.evict({ id: 'ROOT_QUERY', fieldName, args });

async function statusOf(client: ApolloClient, { page, variables }: CategoryParams): Promise<number> {
  const { data: listing, error } = await client.query({ query: CategoryPageDocument, variables });
  if (!listing?.category && error) forget(client, 'category', { name: variables.category });
  if (!listing?.category) return error ? throwFailed(error, 'An error occurred') : throwNotFound();
  return isPast(page, listing.category.products.pageInfo.totalPages) ? 404 : 200;
}

/**
 * Fetches a product's page. Throws 404 for an unknown product and 503 when the gateway can't answer; a product whose
 * reviews can't be told now is still sold.
 */
export const loadProduct =
  (client: ApolloClient) =>
  async ({ params: { productId = '' } }: LoaderFunctionArgs) => {
    const { data: page, error } = await client.query({ query: ProductPageDocument, variables: { id: productId } });
    if (page?.product) return null;
    if (error) forget(client, 'product', { id: productId });
    return error ? throwFailed(error, 'Failed to fetch product.') : throwNotFound('We could not find this product.');
  };

/**
 * Fetches a page of what is searched for, if anything is. Throws 503 when the gateway can't answer; a page that isn't
 * there answers 404 and is shown by the page itself. A browser doesn't wait long: the page has skeletons.
 */
export const loadSearch =
  (client: ApolloClient) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { page, variables } = parseSearchParams(new URL(request.url).searchParams);
    if (!variables) return null;
    const search = async () => {
      const { data: found, error } = await client.query({ query: SearchPageDocument, variables });
      if (!found) return throwFailed(error, 'An error occurred');
      return data(null, { status: isPast(page, found.products.pageInfo.totalPages) ? 404 : 200 });
    };
    return typeof document === 'undefined' ? search() : soon(search());
  };
