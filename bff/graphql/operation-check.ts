import {
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  Kind,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type ValueNode,
} from 'graphql';
import type { CostBudget } from './cost-budget.ts';
import type { DocumentAccess } from './documents.ts';
import { toLabel, type RequestRecord } from './request-record.ts';
import { assertWithinLimits, measureOperation, toCostReport, defaultsOf } from './cost.ts';
import { describeCostliestFields } from './costliest-fields.ts';
import { Failure } from '../host/failures.ts';

/** A valid operation that is about to run. */
export interface ResolvedOperation {
  text: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown> | undefined;
}

/**
 * Checks an operation before it runs: its limits, then its client's budget, which it charges once per request. Writes
 * the operation to the record. Throws the refusal.
 */
export type CheckOperation = (record: RequestRecord, operation: ResolvedOperation) => void;

const EVENTS_ONLY = 'A subscription responds with server-sent events: send the header Accept: text/event-stream.';
const NOT_ACCEPTABLE = { code: 'BAD_REQUEST', http: { status: 406 } };

/** Creates the check of every operation, for Apollo Server and the fast path. */
export function createOperationCheck(
  schema: GraphQLSchema,
  access: Pick<DocumentAccess, 'isTrusted'>,
  budget: Pick<CostBudget, 'spend'>,
): CheckOperation {
  const assertSingleAttempt = createSingleAttemptCheck(schema);
  return (record, { text, document, operation, variables = {} }) => {
    const { operation: type, name } = operation;
    record.operation = { name: toLabel(name?.value), type, isTrusted: access.isTrusted(text) };
    if (type === OperationTypeNode.SUBSCRIPTION && !record.begin)
      throw new GraphQLError(EVENTS_ONLY, { extensions: NOT_ACCEPTABLE });
    const cost = measureOperation(schema, document, operation, variables);
    record.cost = toCostReport(cost);
    assertWithinLimits(cost, () => describeCostliestFields(schema, document, operation, variables));
    assertSingleAttempt(document, operation, variables);
    if (record.isPaid) return;
    record.isPaid = true;
    budget.spend(record.fairClient, record.cost.requested);
  };
}

/** Throws BAD_USER_INPUT for an operation that tries several values if the schema allows only one guess. */
export type SingleAttemptCheck = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
) => void;

/** Creates the check of arguments marked `@oneGuess`. It runs before the operation, so that nothing is executed. */
export function createSingleAttemptCheck(schema: GraphQLSchema): SingleAttemptCheck {
  const known = new WeakMap<OperationDefinitionNode, { name: string; value: ValueNode }[]>();
  return (document, operation, variables) => {
    const guesses = known.get(operation) ?? guessesIn(schema, document, operation);
    known.set(operation, guesses);
    if (guesses.length < 2) return;
    const given = { ...defaultsOf(operation), ...variables };
    const values = guesses.map(({ value }) => valueFromASTUntyped(value, given));
    const texts = values.flatMap((value) => (typeof value === 'string' ? value.trim() : []));
    if (new Set(texts.filter((text) => text !== '')).size < 2) return;
    const message = `One operation may try one ${guesses[0]?.name ?? 'value'}. Send each in a separate request.`;
    throw new Failure('BAD_USER_INPUT', message, { http: { status: 400 } });
  };
}

function guessesIn(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  const guesses: { name: string; value: ValueNode }[] = [];
  const others = document.definitions.filter(({ kind }) => kind !== Kind.OPERATION_DEFINITION);
  const info = new TypeInfo(schema);
  visit(
    { kind: Kind.DOCUMENT, definitions: [operation, ...others] },
    visitWithTypeInfo(info, {
      Argument: ({ name, value }) => {
        const directives = info.getArgument()?.astNode?.directives ?? [];
        if (directives.some((directive) => directive.name.value === 'oneGuess'))
          guesses.push({ name: name.value, value });
      },
    }),
  );
  return guesses;
}
