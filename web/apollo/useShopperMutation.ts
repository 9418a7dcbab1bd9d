import type { ApolloCache, ApolloClient, OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { shopperOf } from '../session/access-token.ts';
import { broadcast } from '../session/broadcast.ts';
import { askForLogin } from '../session/login-redirect.ts';
import { session } from '../session/session.ts';
import { showToast, type ToastOptions } from '../ui/toast.ts';
import { metaOf } from './document-meta.ts';
import { NOT_SENT, type QueuedChange } from './mutation-queue.ts';
import { refetchShopper, SHOPPER_CHANNEL, THIS_TAB } from './refetch-shopper.ts';
import { errorCodeOf, errorMessageOf, settled } from './user-errors.ts';

/** The answer of a mutation that has answered: its payload is there. */
export type Answered<TData> = { [Field in keyof TData]: NonNullable<TData[Field]> };

/** How one change in a shopper's name behaves; everything is optional. */
export interface ShopperMutation<TData, TVariables extends OperationVariables> {
  /** The words that ask a visitor to log in first. The change is made after the login. */
  login?: string;
  /** Why the change can't be made, in words for the shopper; undefined when it can. */
  check?: (variables: TVariables, client: ApolloClient) => string | undefined;
  /** The answer that the page shows until the server answers. When the server refuses, the page shows the former state. */
  optimistic?: (variables: TVariables) => Answered<Unmasked<TData>>;
  /** Writes an answer into the cache: first the optimistic one, then the server's. */
  update?: (cache: ApolloCache, data: Answered<Unmasked<TData>>, variables: TVariables) => void;
  /** The variables as they are when the change is sent, after all earlier ones; undefined sends nothing. */
  whenSent?: (variables: TVariables, client: ApolloClient) => TVariables | undefined;
  /** A key of the change. While a change of this key is under way, another one is not made. */
  once?: (variables: TVariables) => string;
  /** A key of the change. Of several changes of this key that wait, only the last is sent. */
  latest?: (variables: TVariables) => string;
  /** The toast after the change has worked, and the one after it has failed where the server gives no words. */
  done?: string;
  failed?: string;
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

/** Makes the change. Answers undefined when it was not sent: a visitor has to log in, or the change is under way already. */
export type RunShopperMutation<TData, TVariables> = (
  variables: TVariables,
) => Promise<ShopperOutcome<TData> | undefined>;

/**
 * A mutation in the shopper's name. A visitor logs in first. Changes are sent one after another, and only for the shopper
 * who made them. The page shows a change at once, and a toast says what came of it. Never rejects.
 */
export function useShopperMutation<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  options: ShopperMutation<TData, TVariables>,
): [run: RunShopperMutation<TData, TVariables>, state: { loading: boolean }] {
  const client = useApolloClient();
  const { pathname, search, hash } = useLocation();
  const [underWay, setUnderWay] = useState(0);
  const run = async (variables: TVariables) => {
    if (options.login !== undefined && !session.isLoggedIn()) {
      const action = { name: metaOf(document).name, data: variables };
      askForLogin(pathname + search + hash, { words: options.login, action });
      return undefined;
    }
    setUnderWay((count) => count + 1);
    const outcome = await runShopperMutation(client, document, options, variables);
    setUnderWay((count) => count - 1);
    return outcome;
  };
  return [run, { loading: underWay > 0 }];
}

const running = new Set<string>();
const newest = new Map<string, object>();

/** Makes a change of the shopper who is logged in, as `useShopperMutation` does. */
export async function runShopperMutation<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<TData, TVariables>,
  options: ShopperMutation<TData, TVariables>,
  variables: TVariables,
): Promise<ShopperOutcome<TData> | undefined> {
  const problem = options.check?.(variables, client);
  if (problem !== undefined) {
    showToast(problem, { ...options.toast, kind: 'error' });
    return undefined;
  }
  const key = options.once?.(variables);
  if (key !== undefined && running.has(key)) return undefined;
  if (key !== undefined) running.add(key);
  const outcome = await send(client, document, options, variables);
  if (key !== undefined) running.delete(key);
  if (!options.atOnce) broadcast(SHOPPER_CHANNEL, THIS_TAB);
  if (errorCodeOf(outcome.error) === NOT_SENT) return undefined;
  await settle(client, options, outcome);
  return outcome;
}

async function send<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<TData, TVariables>,
  options: ShopperMutation<TData, TVariables>,
  variables: TVariables,
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
      context: atOnce ? {} : { change: queued(client, options, variables) },
    }),
  );
  return { data: isAnswered(data) ? data : undefined, error };
}

/** Whether a mutation has answered: a field that failed is null. */
function isAnswered<T>(data: T | null | undefined): data is T & Answered<T> {
  return typeof data === 'object' && data !== null && !Object.values(data).includes(null);
}

/** Sends a change only for the shopper who made it, and only while no newer change with the same `latest` key waits. */
function queued<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  { latest, whenSent }: ShopperMutation<TData, TVariables>,
  variables: TVariables,
): QueuedChange {
  const shopper = shopperOf(session.token());
  const key = latest?.(variables);
  const self = {};
  if (key !== undefined) newest.set(key, self);
  return {
    variablesNow() {
      const isReplaced = key !== undefined && newest.get(key) !== self;
      if (isReplaced || shopperOf(session.token()) !== shopper) return undefined;
      return whenSent ? whenSent(variables, client) : variables;
    },
  };
}

async function settle<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  { done, failed, toast, isComplete }: ShopperMutation<TData, TVariables>,
  outcome: ShopperOutcome<TData>,
): Promise<void> {
  const words = errorMessageOf(outcome, failed ?? '');
  if (words && failed !== undefined) showToast(words, { ...toast, kind: 'error' });
  if (words === undefined && done !== undefined) showToast(done, { ...toast, kind: 'success' });
  const isKnown = isComplete === undefined || (outcome.data !== undefined && isComplete(outcome.data));
  if (!isKnown && words !== null) await refetchShopper(client);
}
