import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

/** One operation to be run. */
export interface Operation {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Record<string, unknown> | undefined;
  context: object;
}
/** Runs validated operations. */
export type Executor = (operation: Operation) => Promise<ExecutionResult> | ExecutionResult;

/** Characters of all documents whose compiled form is kept: a compiled one takes about a thousand times its text. */
const KEPT_CHARACTERS = 60_000;

/** Runs operations by graphql-js. */
export function plainExecutor(schema: GraphQLSchema): Executor {
  return ({ document, operationName, variables, context }) =>
    execute({ schema, document, operationName, variableValues: variables, contextValue: context });
}

/** Whether it came to running: else the variables were wrong, which graphql-js tells in the words that Apollo knows. */
function hasRun(result: Promise<ExecutionResult> | ExecutionResult): boolean {
  return result instanceof Promise || result.data !== undefined;
}

/**
 * Runs operations that graphql-jit compiled to a function each, from their second time on; the last ones are kept. What
 * comes once, and what it can't compile, graphql-js runs, with the same answer.
 */
export function compiledExecutor(schema: GraphQLSchema): Executor {
  const runPlain = plainExecutor(schema);
  const compiled = new LRUCache<DocumentNode, Map<string, CompiledQuery | undefined>>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (_, { loc }) => Math.max(1, loc?.end ?? 1_000),
  });
  const seen = new WeakSet<DocumentNode>();

  const compile = (document: DocumentNode, operationName: string | undefined): CompiledQuery | undefined => {
    const query = compileQuery(schema, document, operationName, { disablingCapturingStackErrors: true });
    return isCompiledQuery(query) ? query : undefined;
  };
  const find = (document: DocumentNode, operationName: string | undefined) => {
    const ofDocument = compiled.get(document) ?? new Map<string, CompiledQuery | undefined>();
    const name = operationName ?? '';
    if (!ofDocument.has(name)) {
      ofDocument.set(name, compile(document, operationName));
      compiled.set(document, ofDocument);
    }
    return ofDocument.get(name);
  };

  return (operation) => {
    if (!seen.has(operation.document)) {
      seen.add(operation.document);
      return runPlain(operation);
    }
    const query = find(operation.document, operation.operationName ?? undefined);
    if (!query) return runPlain(operation);
    const result = query.query(undefined, operation.context, operation.variables ?? {});
    return hasRun(result) ? result : runPlain(operation);
  };
}
