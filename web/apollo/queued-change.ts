import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { shopperOf } from '../session/access-token.ts';
import { randomKey } from '../session/random-key.ts';
import { session } from '../session/session.ts';
import { metaOf } from './document-meta.ts';
import type { KeptRecord, QueuedChange } from './mutation-queue.ts';

/** How a change takes its turn among the shopper's other changes, and waits while the line is away; everything is optional. */
export interface QueueOptions<TVariables extends OperationVariables> {
  /** The variables as they are when the change is sent, after all earlier ones; undefined sends nothing. */
  whenSent?: (variables: TVariables, client: ApolloClient) => TVariables | undefined;
  /**
   * What is stored of the change while the line is away, and its variables under an idempotency key. It is sent again then, under
   * the same key, until it is answered. Without it the change fails.
   */
  keep?: (
    variables: TVariables,
    key: string,
  ) => Pick<KeptRecord, 'sku' | 'quantity' | 'services'> & { variables: TVariables };
  /** A key of the change. Of several changes of this key that wait, only the last is sent. */
  latest?: (variables: TVariables) => string;
}

/** How one change begins to wait, or goes on waiting, for the line. */
export interface WaitingOptions {
  /** What was kept of it over a reload. */
  again?: KeptRecord | undefined;
  /** Called when it waits. */
  onWaiting?: () => void;
}

const newest = new Map<string, object>();

/** A change for the queue. It is sent only for the shopper who made it, and only while no newer one of the same `latest` key waits. */
export function toQueuedChange<TVariables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<unknown, TVariables>,
  options: QueueOptions<TVariables>,
  variables: TVariables,
  waiting: WaitingOptions,
): QueuedChange {
  const { latest, whenSent, keep } = options;
  const shopper = shopperOf(session.token());
  const kept = toKept(document, options, variables, waiting);
  const key = latest?.(variables);
  const self = {};
  if (key !== undefined) newest.set(key, self);
  return {
    variablesNow() {
      const isReplaced = key !== undefined && newest.get(key) !== self;
      if (isReplaced || shopperOf(session.token()) !== shopper) return undefined;
      const now = whenSent ? whenSent(variables, client) : variables;
      return now && keep && kept ? keep(now, kept.record.key).variables : now;
    },
    kept,
  };
}

/** What is kept of a change while the line is away; undefined for one that fails then. */
function toKept<TVariables extends OperationVariables>(
  document: TypedDocumentNode<unknown, TVariables>,
  { keep }: QueueOptions<TVariables>,
  variables: TVariables,
  { again, onWaiting = () => undefined }: WaitingOptions,
): QueuedChange['kept'] {
  const shopper = shopperOf(session.token());
  if (!keep || shopper === undefined) return undefined;
  const key = again?.key ?? randomKey();
  const { variables: _sent, ...what } = keep(variables, key);
  const madeAt = again?.madeAt ?? Date.now();
  return { record: { shopper, name: metaOf(document).name, ...what, key, madeAt }, onWaiting };
}
