import {
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { CostBudget } from './cost-budget.ts';
import type { DocumentAccess } from './document-access.ts';
import { toLabel, type Exchange } from './exchange.ts';
import { assertWithinLimits, measureOperation, toCostReport } from './limits.ts';
import { createGuessCheck } from './one-guess.ts';

/** A valid operation that is about to run. */
export interface ResolvedOperation {
  text: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown> | undefined;
}

/**
 * Checks an operation before it runs: its limits, and its client's budget, from which it takes the cost once for a request.
 * Notes in the exchange what it is. Throws what refuses it.
 */
export type CheckOperation = (exchange: Exchange, operation: ResolvedOperation) => void;

const EVENTS_ONLY =
  'A subscription is answered by server-sent events: send it with the header Accept: text/event-stream.';
const NOT_ACCEPTABLE = { code: 'BAD_REQUEST', http: { status: 406 } };

/** Makes the check that every operation passes, whoever runs it. */
export function createOperationCheck(
  schema: GraphQLSchema,
  access: Pick<DocumentAccess, 'isTrusted'>,
  budget: Pick<CostBudget, 'spend'>,
): CheckOperation {
  const assertOneGuess = createGuessCheck(schema);
  return (exchange, { text, document, operation, variables = {} }) => {
    const { operation: type, name } = operation;
    exchange.operation = { name: toLabel(name?.value), type, isTrusted: access.isTrusted(text) };
    if (type === OperationTypeNode.SUBSCRIPTION && !exchange.begin)
      throw new GraphQLError(EVENTS_ONLY, { extensions: NOT_ACCEPTABLE });
    const cost = measureOperation(schema, document, operation, variables);
    exchange.cost = toCostReport(cost);
    assertWithinLimits(cost);
    assertOneGuess(document, operation, variables);
    if (exchange.isPaid) return;
    exchange.isPaid = true;
    budget.spend(exchange.fairClient, exchange.cost.requested);
  };
}
