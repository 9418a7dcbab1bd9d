import type { ApolloCache, ApolloClient, OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createDeferred } from '../data/deferred.ts';
import { broadcast } from '../session/cross-tab.ts';
import { requireLogin } from '../session/login-redirect.ts';
import { session } from '../session/session.ts';
import { showToast, type ToastOptions } from '../ui/toast.ts';
import { NOT_SENT, toQueuedChange, type QueueOptions, type StoredChange, type WaitingOptions } from './change-queue.ts';
import { refetchShopper, SHOPPER_CHANNEL, THIS_TAB } from './refetch-shopper.ts';
import { errorCodeOf, errorMessageOf, settled } from './user-errors.ts';

/** The response of a successful mutation: its payload is there. */
export type Responded<TData> = { [Field in keyof TData]: NonNullable<TData[Field]> };

/** The options of a change on behalf of a shopper; everything is optional. */
export interface ShopperMutation<TData, TVariables extends OperationVariables> extends QueueOptions<TVariables> {
  /** Stores the change of a visitor in the browser, which sends it for the shopper who logs in. Without it a visitor sends it. */
  asVisitor?: (variables: TVariables, client: ApolloClient) => void | Promise<void>;
  /** The message that asks the visitor to log in; omitted for no request to log in. */
  login?: string;
  /** The reason why the change can't be made, as a text for the shopper; undefined if it can. */
  check?: (variables: TVariables, client: ApolloClient) => string | undefined;
  /** The optimistic response, which the page shows until the server responds. If the server refuses, the page shows the previous state. */
  optimistic?: (variables: TVariables) => Responded<Unmasked<TData>>;
  /** Writes a response into the cache: first the optimistic one, then the server's. */
  update?: (cache: ApolloCache, data: Responded<Unmasked<TData>>, variables: TVariables) => void;
  /** A key of the change. While a change of this key is running, another one is not made. */
  once?: (variables: TVariables) => string;
  /** The toast after a success, and the one after a failure without a message of the server. */
  done?: string;
  failed?: string;
  /** Whether the toast of a failure begins with `failed` also if the server has a message. */
  failedComesFirst?: boolean;
  toast?: Omit<ToastOptions, 'kind'>;
  /** Whether the server's response contains all changes. If not, all data of the shopper is loaded again. */
  isComplete?: (data: Responded<Unmasked<TData>>) => boolean;
  /** Sends the change outside the queue, and does not inform other tabs: nothing that pages show changes. */
  atOnce?: boolean;
}

/** The options of the mutation of this document: `ChangeOf<typeof AddToCartDocument>`. */
export type ChangeOf<TDocument> =
  TDocument extends TypedDocumentNode<infer TData, infer TVariables extends OperationVariables>
    ? ShopperMutation<TData, TVariables>
    : never;

/** The result of a change. */
export interface ShopperOutcome<TData> {
  data?: Responded<TData> | undefined;
  /** The error of the request. */
  error?: unknown;
}

/**
 * Makes the change. Returns undefined if it was not sent: a visitor has to log in, it is already running, or the browser is
 * offline.
 */
export type RunShopperMutation<TData, TVariables> = (
  variables: TVariables,
) => Promise<ShopperOutcome<TData> | undefined>;

/**
 * A mutation on behalf of the shopper. A visitor's browser stores the change (`asVisitor`). Changes are sent one after
 * another, and only for the shopper who made them. The page shows a change at once, and a toast reports its result. Never
 * rejects.
 */
export function useShopperMutation<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  options: ShopperMutation<TData, TVariables>,
): [run: RunShopperMutation<TData, TVariables>, state: { loading: boolean }] {
  const client = useApolloClient();
  const { pathname, search, hash } = useLocation();
  const [underWay, setUnderWay] = useState(0);
  const run = async (variables: TVariables) => {
    setUnderWay((count) => count + 1);
    const outcome = await runMutation(client, document, options, variables, pathname + search + hash);
    setUnderWay((count) => count - 1);
    return outcome;
  };
  return [run, { loading: underWay > 0 }];
}

/** Makes a visitor's or a shopper's change; a visitor's login returns to the page at `path`. */
async function runMutation<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<TData, TVariables>,
  options: ShopperMutation<TData, TVariables>,
  variables: TVariables,
  path: string,
): Promise<ShopperOutcome<TData> | undefined> {
  if (!options.asVisitor || session.isLoggedIn()) return runShopperMutation(client, document, options, variables);
  if (isRefused(client, options, variables)) return undefined;
  // Stored before the dialog opens, because a visitor may leave from there.
  try {
    await options.asVisitor(variables, client);
  } finally {
    if (options.login !== undefined) requireLogin({ words: options.login, returnTo: path });
  }
  return undefined;
}

const running = new Set<string>();

/** Makes a change of the logged-in shopper, as `useShopperMutation` does; `again` is its data that was stored before a reload. */
export async function runShopperMutation<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<TData, TVariables>,
  options: ShopperMutation<TData, TVariables>,
  variables: TVariables,
  again?: StoredChange,
): Promise<ShopperOutcome<TData> | undefined> {
  if (isRefused(client, options, variables)) return undefined;
  const key = again ? undefined : options.once?.(variables);
  if (key !== undefined && running.has(key)) return undefined;
  if (key !== undefined) running.add(key);
  const waits = createDeferred<undefined>();
  const release = () => {
    if (key !== undefined) running.delete(key);
  };
  const onWaiting = () => {
    release();
    waits.resolve(undefined);
  };
  const sent = sendShopperMutation(client, document, options, variables, { again, onWaiting }).finally(release);
  return Promise.race([finish(client, options, sent), waits.promise]);
}

/** Reports the result of a change, here and in the other tabs. */
async function finish<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  options: ShopperMutation<TData, TVariables>,
  sent: Promise<ShopperOutcome<TData>>,
): Promise<ShopperOutcome<TData> | undefined> {
  const outcome = await sent;
  if (!options.atOnce) broadcast(SHOPPER_CHANNEL, THIS_TAB);
  if (errorCodeOf(outcome.error) === NOT_SENT) return undefined;
  await settle(client, options, outcome);
  return outcome;
}

/** Whether the change can't be made; a toast shows the reason. */
function isRefused<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  { check, toast }: ShopperMutation<TData, TVariables>,
  variables: TVariables,
): boolean {
  const problem = check?.(variables, client);
  if (problem !== undefined) showToast(problem, { ...toast, kind: 'error' });
  return problem !== undefined;
}

/** Sends a change of the logged-in shopper, in its turn, and shows it at once. Shows no toast. Never rejects. */
export async function sendShopperMutation<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<TData, TVariables>,
  options: ShopperMutation<TData, TVariables>,
  variables: TVariables,
  waiting: WaitingOptions = {},
): Promise<ShopperOutcome<TData>> {
  const { update, optimistic, atOnce } = options;
  const { data, error } = await settled(
    client.mutate({
      mutation: document,
      variables,
      optimisticResponse: optimistic?.(variables),
      update: (cache, result) => {
        if (hasResponse(result.data)) update?.(cache, result.data, variables);
      },
      context: atOnce ? {} : { change: toQueuedChange(client, document, options, variables, waiting) },
    }),
  );
  return { data: hasResponse(data) ? data : undefined, error };
}

/** Whether a mutation has a response: a field that failed is null. */
function hasResponse<T>(data: T | null | undefined): data is T & Responded<T> {
  return typeof data === 'object' && data !== null && !Object.values(data).includes(null);
}

async function settle<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  { done, failed, failedComesFirst = false, toast, isComplete }: ShopperMutation<TData, TVariables>,
  outcome: ShopperOutcome<TData>,
): Promise<void> {
  const words = errorMessageOf(outcome, failed ?? '', { otherwiseFirst: failedComesFirst });
  if (words && failed !== undefined) showToast(words, { ...toast, kind: 'error' });
  if (words === undefined && done !== undefined) showToast(done, { ...toast, kind: 'success' });
  const isKnown = isComplete === undefined || (outcome.data !== undefined && isComplete(outcome.data));
  if (!isKnown && words !== null) await refetchShopper(client);
}
