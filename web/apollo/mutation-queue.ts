import { ApolloLink } from '@apollo/client';
import { catchError, finalize, from, mergeMap, of } from 'rxjs';

/** A shopper's change that waits for its turn. The operation's context holds it as `change`. */
export interface QueuedChange {
  /** The variables to send when the turn has come; undefined when the change is no longer to be sent. */
  variablesNow: () => Record<string, unknown> | undefined;
  /** For a change that waits for the line to come back: what is stored of it over a reload, and who hears that it waits. */
  kept?: { record: KeptRecord; onWaiting: () => void } | undefined;
}

/** What is stored of a change that waits for the line. */
export interface KeptRecord {
  /** The shopper's id. */
  shopper: string;
  /** The name of the mutation. */
  name: string;
  sku: string;
  quantity: number;
  /** The codes of what is done to each piece that is added. */
  services?: readonly string[] | undefined;
  /** The idempotency key under which the change is sent each time. */
  key: string;
  /** When the shopper made it, in milliseconds since 1970 by this device's clock. */
  madeAt: number;
}

/** What keeps changes while the line is away. */
export interface ChangeKeeper {
  /** Called when a change takes its place in the queue. */
  begins: (change: QueuedChange) => void;
  /** What to wait for until a failed change is sent again; undefined when it has failed for good. */
  waitsFor: (change: QueuedChange, error: unknown) => Promise<void> | undefined;
  /** Called when a change is answered, or not sent any more. */
  ends: (change: QueuedChange) => void;
}

/** The code of the error that a change gets which was not sent. */
export const NOT_SENT = 'NOT_SENT';

/** A queue for the changes that wait for the line, so that they hold up no others, and one for the others. */
const last = { kept: Promise.resolve(), other: Promise.resolve() };
let begun = 0;
let keeper: ChangeKeeper | undefined;
const firstKeeper = Promise.withResolvers<ChangeKeeper>();

/** Keeps the changes that can wait from now on, instead of letting them fail; those too that have failed before. */
export function setKeeper(keeping: ChangeKeeper): void {
  keeper = keeping;
  firstKeeper.resolve(keeping);
}

/** How many changes have begun in this tab so far. */
export const changesBegun = (): number => begun;

/** Resolves when all changes that have begun are answered. */
export async function changesAnswered(): Promise<void> {
  const seen = begun;
  await Promise.all([last.kept, last.other]);
  if (seen !== begun) await changesAnswered();
}

/** Resolves when a failed change can be sent again. Rejects with its error when it has failed for good. */
async function untilBack(change: QueuedChange, error: unknown): Promise<void> {
  // The script of the keeper may still be on its way.
  if (change.kept) await firstKeeper.promise;
  const back = keeper?.waitsFor(change, error);
  if (!back) throw error;
  await back;
}

/**
 * Sends changes one after another, in the order in which they began, so that the last answer is the newest state.
 * Operations without a `change` in their context go on at once.
 */
export const mutationQueue = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const change: QueuedChange | undefined = operation.getContext()['change'];
    if (!change) return forward(operation);
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    const queue = change.kept ? 'kept' : 'other';
    const turn = last[queue];
    last[queue] = turn.then(() => answered);
    begun += 1;
    keeper?.begins(change);
    return from(turn).pipe(
      mergeMap(() => {
        const variables = change.variablesNow();
        if (!variables) return of({ errors: [{ message: 'Not sent', extensions: { code: NOT_SENT } }] });
        operation.variables = variables;
        return forward(operation);
      }),
      catchError((error: unknown, again) => from(untilBack(change, error)).pipe(mergeMap(() => again))),
      finalize(() => {
        keeper?.ends(change);
        resolve();
      }),
    );
  });
