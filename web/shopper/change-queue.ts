import { ApolloLink, type ApolloClient, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { catchError, finalize, from, mergeMap, of } from 'rxjs';
import { createDeferred } from '../data/deferred.ts';
import { metaOf } from '../data/document-meta.ts';
import { shopperOf } from '../session/access-token.ts';
import { session } from '../session/session.ts';

/** A shopper's change that waits for its turn. The operation's context holds it as `change`. */
export interface QueuedChange {
  /** The variables to send when the turn has come; undefined when the change is no longer to be sent. */
  variablesNow: () => Record<string, unknown> | undefined;
  /** For a change that waits while the shop is unreachable: its stored data, and a function that is called when it begins to wait. */
  offline?: { stored: StoredChange; onWaiting: () => void } | undefined;
}

/** The stored data of a change that waits while the shop is unreachable. */
export interface StoredChange {
  /** The shopper's id. */
  shopper: string;
  /** The name of the mutation. */
  name: string;
  sku: string;
  quantity: number;
  /** The codes of the services for each added piece. */
  services?: readonly string[] | undefined;
  /** The idempotency key under which the change is sent each time. */
  key: string;
  /** The time when the shopper made it, in milliseconds since 1970 by this device's clock. */
  madeAt: number;
}

/** How a change takes its turn among the shopper's other changes, and waits while offline; everything is optional. */
export interface QueueOptions<TVariables extends OperationVariables> {
  /** The current variables when the change is sent, after all earlier ones; undefined sends nothing. */
  whenSent?: (variables: TVariables, client: ApolloClient) => TVariables | undefined;
  /**
   * The stored data of the change while the shop is unreachable, and its variables under an idempotency key. It is then sent again
   * under the same key until it has a response. Without it the change fails.
   */
  offline?: (
    variables: TVariables,
    key: string,
  ) => Pick<StoredChange, 'sku' | 'quantity' | 'services'> & { variables: TVariables };
  /** A key of the change. Of several changes of this key that wait, only the last is sent. */
  latest?: (variables: TVariables) => string;
}

/** How one change begins to wait, or continues to wait, while the shop is unreachable. */
export interface WaitingOptions {
  /** The data of it that was stored before a reload. */
  again?: StoredChange | undefined;
  /** Called when it waits. */
  onWaiting?: () => void;
}

/** Makes changes wait while the shop is unreachable. */
export interface OfflineQueue {
  /** Called when a change takes its place in the queue. */
  begins: (change: QueuedChange) => void;
  /** The promise to wait for before a failed change is sent again; undefined if it has finally failed. */
  waitsFor: (change: QueuedChange, error: unknown) => Promise<void> | undefined;
  /** Called when a change has a response, or is no longer sent. */
  ends: (change: QueuedChange) => void;
}

/** The error code of a change that was not sent. */
export const NOT_SENT = 'NOT_SENT';

/** One queue for the changes that can wait, so that they delay no others, and one for the others. */
const last = { offline: Promise.resolve(), other: Promise.resolve() };
let begun = 0;
let offlineQueue: OfflineQueue | undefined;
const firstOfflineQueue = createDeferred<OfflineQueue>();
const newest = new Map<string, object>();

/** From now on changes that can wait use this queue, including those that have failed before. */
export function setOfflineQueue(queue: OfflineQueue): void {
  offlineQueue = queue;
  firstOfflineQueue.resolve(queue);
}

/** The number of changes that have begun in this tab so far. */
export const changesBegun = (): number => begun;

/** Resolves when all changes that have begun have a response. */
export async function changesCompleted(): Promise<void> {
  const seen = begun;
  await Promise.all([last.offline, last.other]);
  if (seen !== begun) await changesCompleted();
}

/**
 * Sends changes one after another, in the order in which they began, so that the last response is the newest state.
 * Operations without a `change` in their context are sent at once.
 */
export const changeQueue = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const change: QueuedChange | undefined = operation.getContext()['change'];
    if (!change) return forward(operation);
    const { promise: answered, resolve } = createDeferred<void>();
    const queue = change.offline ? 'offline' : 'other';
    const turn = last[queue];
    last[queue] = turn.then(() => answered);
    begun += 1;
    offlineQueue?.begins(change);
    return from(turn).pipe(
      mergeMap(() => {
        const variables = change.variablesNow();
        if (!variables) return of({ errors: [{ message: 'Not sent', extensions: { code: NOT_SENT } }] });
        operation.variables = variables;
        return forward(operation);
      }),
      catchError((error: unknown, again) => from(untilBack(change, error)).pipe(mergeMap(() => again))),
      finalize(() => {
        offlineQueue?.ends(change);
        resolve();
      }),
    );
  });

/** Resolves when a failed change can be sent again. Rejects with its error if it has finally failed. */
async function untilBack(change: QueuedChange, error: unknown): Promise<void> {
  // The script of the offline queue may still be on its way.
  if (change.offline) await firstOfflineQueue.promise;
  const back = offlineQueue?.waitsFor(change, error);
  if (!back) throw error;
  await back;
}

/** A change for the queue. It is sent only for the shopper who made it, and only while no newer one of the same `latest` key waits. */
export function toQueuedChange<TVariables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<unknown, TVariables>,
  options: QueueOptions<TVariables>,
  variables: TVariables,
  waiting: WaitingOptions,
): QueuedChange {
  const { latest, whenSent } = options;
  const shopper = shopperOf(session.token());
  const offline = toOffline(document, options, variables, waiting);
  const key = latest?.(variables);
  const self = {};
  if (key !== undefined) newest.set(key, self);
  return {
    variablesNow() {
      const isReplaced = key !== undefined && newest.get(key) !== self;
      if (isReplaced || shopperOf(session.token()) !== shopper) return undefined;
      const now = whenSent ? whenSent(variables, client) : variables;
      return now && options.offline && offline ? options.offline(now, offline.stored.key).variables : now;
    },
    offline,
  };
}

/** How a change waits while the shop is unreachable; undefined for one that then fails. */
function toOffline<TVariables extends OperationVariables>(
  document: TypedDocumentNode<unknown, TVariables>,
  { offline }: QueueOptions<TVariables>,
  variables: TVariables,
  { again, onWaiting = () => undefined }: WaitingOptions,
): QueuedChange['offline'] {
  const shopper = shopperOf(session.token());
  if (!offline || shopper === undefined) return undefined;
  const key = again?.key ?? randomKey();
  const { variables: _sent, ...what } = offline(variables, key);
  const madeAt = again?.madeAt ?? Date.now();
  return { stored: { shopper, name: metaOf(document).name, ...what, key, madeAt }, onWaiting };
}

/** The same variables with an idempotency key. */
export const withKey = <V extends { input: { idempotencyKey?: string | null | undefined } }>(
  variables: V,
  idempotencyKey: string,
): V => ({ ...variables, input: { ...variables.input, idempotencyKey } });

/** 32 random hexadecimal digits. `crypto.randomUUID` is missing on pages over plain http. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
