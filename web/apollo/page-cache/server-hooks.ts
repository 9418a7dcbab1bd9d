/**
 * What stands in the place of `@apollo/client/react` in the server's bundle (`vite.config.ts`). A page is rendered once and changes
 * never, so its components read what the page knows, and watch nothing. What can't be read so, Apollo's own hooks answer.
 */
import type { ApolloClient, ReactiveVar, StoreObject } from '@apollo/client';
import { skipToken, useFragment as fragmentByApollo, useQuery as queryByApollo } from '@apollo/client/react';
import { createContext, use } from 'react';
import type { PageClient } from './page-client.ts';

/** A component of the server is rendered once, so that no order of hooks has to last. */
const byApollo = { query: queryByApollo, fragment: fragmentByApollo };

/** Gives the components of a page its client. */
export const PageClientContext = createContext<PageClient | null>(null);

function usePageClient(): PageClient {
  const page = use(PageClientContext);
  if (!page) throw new Error('A page of the server has no PageClientContext.');
  return page;
}

/** A client for what a page does once it lives, which on the server is nothing: it is made only when something of it is asked for. */
export function useApolloClient(): ApolloClient {
  const page = usePageClient();
  return Object(new Proxy({}, { get: (_, name) => Reflect.get(page.toApollo(), name) }));
}

type QueryArguments = Parameters<typeof queryByApollo>;

/** The answer to a query that the page's loader has asked. */
export function useQuery(query: QueryArguments[0], options: QueryArguments[1] = {}): unknown {
  const page = usePageClient();
  const isPlain = options !== skipToken && !options.skip && !options.fetchPolicy;
  const data = isPlain ? page.known.read({ query, variables: options.variables }) : undefined;
  if (data) return { data, dataState: 'complete', loading: false, networkStatus: 7, error: undefined };
  return byApollo.query(query, Object({ ...Object(options), client: page.toApollo() }));
}

type FragmentOptions = Parameters<typeof fragmentByApollo>[0];

/** The fields of a fragment of one object. */
export function useFragment(options: FragmentOptions): unknown {
  const page = usePageClient();
  const { fragment, fragmentName, from, variables } = options;
  const object: unknown = Array.isArray(from) || variables ? undefined : from;
  const data =
    fragmentName !== undefined && isObject(object)
      ? page.known.readFragment({ fragment, fragmentName, from: object })
      : undefined;
  if (data) return { data, dataState: 'complete', complete: true };
  return byApollo.fragment(Object({ ...options, client: page.toApollo() }));
}

const isObject = (value: unknown): value is StoreObject => typeof value === 'object' && value !== null;

/** The value of a variable that the server never sets. */
export const useReactiveVar = <Value>(variable: ReactiveVar<Value>): Value => variable();

const UNCALLED = { data: undefined, error: undefined, loading: false, called: false };

/** A mutation that nobody sends: on the server nothing is pressed. */
export const useMutation = (): unknown => [() => Promise.reject(new Error('The server sends no mutation.')), UNCALLED];
