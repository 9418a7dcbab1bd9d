import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { onBroadcast } from '../session/broadcast.ts';
import { metaOf } from './document-meta.ts';
import { changesAnswered, changesBegun } from './mutation-queue.ts';
import { onReturn } from './on-return.ts';
import { settled } from './user-errors.ts';

/** The channel in which a tab tells the other tabs of the browser that the shopper's data has changed. */
export const SHOPPER_CHANNEL = 'rangbandh.shopper';
/** This tab's own name in that channel. */
export const THIS_TAB = `${Math.random()}`;

let refetching: Promise<void> | undefined;

/**
 * Reads the shopper's data on the page again: every active query of `me`, after all changes are answered. Several calls
 * share one reading. When something changes meanwhile, everything is read once more. Never rejects.
 */
export function refetchShopper(client: ApolloClient): Promise<void> {
  refetching ??= refetchUntilUnchanged(client).finally(() => (refetching = undefined));
  return refetching;
}

async function refetchUntilUnchanged(client: ApolloClient): Promise<void> {
  await changesAnswered();
  const seen = changesBegun();
  const queries = [...client.getObservableQueries('active')].filter(({ query }) => metaOf(query).access === 'shopper');
  await Promise.all(queries.map(({ query, variables }) => refetchQuery(client, query, variables)));
  if (seen !== changesBegun()) await refetchUntilUnchanged(client);
}

/**
 * Reads a query of the shopper's data from the network into the cache. When that fails, the cache keeps what it has.
 * Answers the error, if any; never rejects.
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
 * Reads the shopper's data on the page again whenever another tab may have changed it: when the shopper comes back to this
 * tab or is online again, and when another tab says so. Returns a function that stops that.
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
