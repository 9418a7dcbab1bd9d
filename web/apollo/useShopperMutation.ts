import type { ApolloCache, ApolloClient, OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { broadcast } from '../session/broadcast.ts';
import { askForLogin } from '../session/login-redirect.ts';
import { session } from '../session/session.ts';
import { showToast, type ToastOptions } from '../ui/toast.ts';
import { NOT_SENT, type KeptRecord } from './mutation-queue.ts';
import { toQueuedChange, type QueueOptions, type WaitingOptions } from './queued-change.ts';
import { refetchShopper, SHOPPER_CHANNEL, THIS_TAB } from './refetch-shopper.ts';
import { errorCodeOf, errorMessageOf, settled } from './user-errors.ts';

/** The answer of a mutation that has answered: its payload is there. */
export type Answered<TData> = { [Field in keyof TData]: NonNullable<TData[Field]> };

/** How one change in a shopper's name behaves; everything is optional. */
export interface ShopperMutation<TData, TVariables extends OperationVariables> extends QueueOptions<TVariables> {
  /** Keeps the change of a visitor in the browser, which brings it to the shopper who logs in. Without it a visitor sends it. */
  asVisitor?: (variables: TVariables, client: ApolloClient) => void | Promise<void>;
  /** The words that ask the visitor to log in then; no login is asked for when they are left out. */
  login?: string;
  /** Why the change can't be made, in words for the shopper; undefined when it can. */
  check?: (variables: TVariables, client: ApolloClient) => string | undefined;
  /** The answer that the page shows until the server answers. When the server refuses, the page shows the former state. */
  optimistic?: (variables: TVariables) => Answered<Unmasked<TData>>;
  /** Writes an answer into the cache: first the optimistic one, then the server's. */
  update?: (cache: ApolloCache, data: Answered<Unmasked<TData>>, variables: TVariables) => void;
  /** A key of the change. While a change of this key is under way, another one is not made. */
  once?: (variables: TVariables) => string;
  /** The toast after the change has worked, and the one after it has failed where the server gives no words. */
  done?: string;
  failed?: string;
  /** Whether the toast of a failure begins with `failed` also where the server has words of its own. */
  failedComesFirst?: boolean;
  toast?: Omit<ToastOptions, 'kind'>;
  /** Whether the server's answer holds all that has changed. If not, everything of the shopper's is read again. */
  isComplete?: (data: Answered<Unmasked<TData>>) => boolean;
  /** Sends the change beside those that wait for each other, and tells no other tab: nothing that pages show changes. */
  atOnce?: boolean;
}

/** The options of the mutation of this document: `ChangeOf<typeof AddToCartDocument>`. */
export type ChangeOf<TDocument> =
  TDocument extends TypedDocumentNode<infer TData, infer TVariables extends OperationVariables>
    ? ShopperMutation<TData, TVariables>
    : never;

/** What came of a change. */
export interface ShopperOutcome<TData> {
  data?: Answered<TData> | undefined;
  /** What went wrong on the way. */
  error?: unknown;
}

/**
 * Makes the change. Answers undefined when it is not sent now: a visitor has to log in, it is under way already, or the line is
 * away.
 */
export type RunShopperMutation<TData, TVariables> = (
  variables: TVariables,
) => Promise<ShopperOutcome<TData> | undefined>;

/**
 * A mutation in the shopper's name. A visitor's browser keeps what the visitor wanted (`asVisitor`). Changes are sent one after
 * another, and only for the shopper who made them. The page shows a change at once, and a toast says what came of it. Never
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
    const outcome = await runAnybodysMutation(client, document, options, variables, pathname + search + hash);
    setUnderWay((count) => count - 1);
    return outcome;
  };
  return [run, { loading: underWay > 0 }];
}

/** The same for a script that is loaded when it is needed; a visitor's login leads back to the page at `path`. */
export async function runAnybodysMutation<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<TData, TVariables>,
  options: ShopperMutation<TData, TVariables>,
  variables: TVariables,
  path: string,
): Promise<ShopperOutcome<TData> | undefined> {
  if (!options.asVisitor || session.isLoggedIn()) return runShopperMutation(client, document, options, variables);
  if (isRefused(client, options, variables)) return undefined;
  // Kept before the dialog opens: who leaves from there has it all the same.
  try {
    await options.asVisitor(variables, client);
  } finally {
    if (options.login !== undefined) askForLogin({ words: options.login, returnTo: path });
  }
  return undefined;
}

const running = new Set<string>();

/** The same variables with an idempotency key. */
export const withKey = <V extends { input: { idempotencyKey?: string | null | undefined } }>(
  variables: V,
  idempotencyKey: string,
): V => ({ ...variables, input: { ...variables.input, idempotencyKey } });

/** Makes a change of the shopper who is logged in, as `useShopperMutation` does; `again` is what was kept of it over a reload. */
export async function runShopperMutation<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<TData, TVariables>,
  options: ShopperMutation<TData, TVariables>,
  variables: TVariables,
  again?: KeptRecord,
): Promise<ShopperOutcome<TData> | undefined> {
  if (isRefused(client, options, variables)) return undefined;
  const key = again ? undefined : options.once?.(variables);
  if (key !== undefined && running.has(key)) return undefined;
  if (key !== undefined) running.add(key);
  const waits = Promise.withResolvers<undefined>();
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

/** Says what came of a change, here and in the other tabs. */
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

/** Whether the change can't be made; a toast says why. */
function isRefused<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  { check, toast }: ShopperMutation<TData, TVariables>,
  variables: TVariables,
): boolean {
  const problem = check?.(variables, client);
  if (problem !== undefined) showToast(problem, { ...toast, kind: 'error' });
  return problem !== undefined;
}

/** Sends a change of the shopper who is logged in, in its turn, and shows it at once. Shows no toast. Never rejects. */
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
        if (isAnswered(result.data)) update?.(cache, result.data, variables);
      },
      context: atOnce ? {} : { change: toQueuedChange(client, document, options, variables, waiting) },
    }),
  );
  return { data: isAnswered(data) ? data : undefined, error };
}

/** Whether a mutation has answered: a field that failed is null. */
function isAnswered<T>(data: T | null | undefined): data is T & Answered<T> {
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
