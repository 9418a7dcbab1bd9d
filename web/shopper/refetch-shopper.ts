import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { onBroadcast } from '../session/cross-tab.ts';
import { metaOf } from '../data/document-meta.ts';
import { changesCompleted, changesBegun } from './change-queue.ts';
import { onReturn } from './retry.ts';
import { settled } from './user-errors.ts';

/** The channel in which a tab informs the other tabs of the browser that the shopper's data has changed. */
export const SHOPPER_CHANNEL = 'rangbandh.shopper';
/** This tab's name in that channel. */
export const THIS_TAB = `${Math.random()}`;

let refetching: Promise<void> | undefined;

/**
 * Loads the shopper's data on the page again: every active query of `me`, after all changes have a response. Several calls
 * share one load. If something changes meanwhile, everything is loaded once more. Never rejects.
 */
export function refetchShopper(client: ApolloClient): Promise<void> {
  refetching ??= refetchUntilUnchanged(client).finally(() => (refetching = undefined));
  return refetching;
}

async function refetchUntilUnchanged(client: ApolloClient): Promise<void> {
  await changesCompleted();
  const seen = changesBegun();
  const queries = [...client.getObservableQueries('active')].filter(({ query }) => metaOf(query).access === 'shopper');
  await Promise.all(queries.map(({ query, variables }) => refetchQuery(client, query, variables)));
  if (seen !== changesBegun()) await refetchUntilUnchanged(client);
}

/**
 * Loads a query of the shopper's data from the network into the cache. If that fails, the cache remains unchanged.
 * Returns the error, if any; never rejects.
 */
export async function refetchQuery<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<unknown> {
  const { error } = await settled<{ error?: unknown }>(client.query({ query, variables, fetchPolicy: 'network-only' }));
  return error;
}

/**
 * Loads the shopper's data on the page again whenever another tab may have changed it: when the shopper returns to this
 * tab or is online again, and when another tab sends a message. Returns a function that stops that.
 */
export function refetchOnReturn(client: ApolloClient): () => void {
  const again = () => void refetchShopper(client);
  const stops = [
    onReturn(again),
    onBroadcast(SHOPPER_CHANNEL, (tab) => tab !== THIS_TAB && document.visibilityState === 'visible' && again()),
    client.onResetStore(async () => again()),
  ];
  return () => stops.forEach((stop) => stop());
}
