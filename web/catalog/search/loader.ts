import type { ApolloClient } from '@apollo/client';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { SearchPageDocument } from '../../generated/search.ts';
import { failed } from '../../platform/responses.ts';
import { isPast } from '../listing/pages.ts';
import { soon } from '../loaders.ts';
import { readSearch } from './asked.ts';

/**
 * Fetches a page of what is searched for, if anything is. Throws 503 when the gateway can't answer; a page that isn't
 * there answers 404 and is shown by the page itself. A browser doesn't wait long: the page has skeletons.
 */
export async function loadSearch(client: ApolloClient, { request }: LoaderFunctionArgs) {
  const { page, variables } = readSearch(new URL(request.url).searchParams);
  if (!variables) return null;
  const search = async () => {
    const { data: found, error } = await client.query({ query: SearchPageDocument, variables });
    if (!found) return failed(error, 'An error occurred');
    return data(null, { status: isPast(page, found.products.pageInfo.totalPages) ? 404 : 200 });
  };
  return typeof document === 'undefined' ? search() : soon(search());
}
