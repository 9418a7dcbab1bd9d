import { ApolloLink } from '@apollo/client';
import { finalize, from, mergeMap, of } from 'rxjs';

/** A shopper's change that waits for its turn. The operation's context holds it as `change`. */
export interface QueuedChange {
  /** The variables to send when the turn has come; undefined when the change is no longer to be sent. */
  variablesNow: () => Record<string, unknown> | undefined;
}

/** The code of the error that a change gets which was not sent. */
export const NOT_SENT = 'NOT_SENT';

let last: Promise<unknown> = Promise.resolve();
let begun = 0;

/** How many changes have begun in this tab so far. */
export const changesBegun = (): number => begun;

/** Resolves when all changes that have begun are answered. */
export async function changesAnswered(): Promise<void> {
  const seen = begun;
  await last;
  if (seen !== begun) await changesAnswered();
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
    const turn = last;
    last = turn.then(() => answered);
    begun += 1;
    return from(turn).pipe(
      mergeMap(() => {
        const variables = change.variablesNow();
        if (!variables) return of({ errors: [{ message: 'Not sent', extensions: { code: NOT_SENT } }] });
        operation.variables = variables;
        return forward(operation);
      }),
      finalize(resolve),
    );
  });
