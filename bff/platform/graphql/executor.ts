import { execute, getOperationAST, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { compileOperation, type CompiledOperation } from './compiled/compile-operation.ts';

/** One operation to run. */
export interface Operation {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Record<string, unknown> | undefined;
  context: object;
}
/** Runs validated operations. */
export type Executor = (operation: Operation) => Promise<ExecutionResult> | ExecutionResult;

/** The most characters of all compiled documents: a compiled document takes 50 to 200 bytes for each character of its text. */
const MAX_COMPILED_CHARACTERS = 300_000;

/** Makes an executor that runs operations by graphql-js. */
export function createGraphqlJsExecutor(schema: GraphQLSchema): Executor {
  return ({ document, operationName, variables, context }) =>
    execute({ schema, document, operationName, variableValues: variables, contextValue: context });
}

/**
 * Makes an executor that compiles operations, and keeps what it compiled. Graphql-js runs those that can't be compiled, as the ones that ask
 * for the schema itself, and refuses variables that are wrong; the answers are the same.
 */
export function createCompilingExecutor(schema: GraphQLSchema): Executor {
  const runUncompiled = createGraphqlJsExecutor(schema);
  const compiled = new LRUCache<DocumentNode, Map<string, CompiledOperation | undefined>>({
    maxSize: MAX_COMPILED_CHARACTERS,
    sizeCalculation: (_, { loc }) => Math.max(1, loc?.end ?? 1_000),
  });
  const findCompiled = (document: DocumentNode, operationName: string | undefined) => {
    const ofDocument = compiled.get(document) ?? new Map<string, CompiledOperation | undefined>();
    const name = operationName ?? '';
    if (!ofDocument.has(name)) {
      const operation = getOperationAST(document, operationName);
      ofDocument.set(name, operation ? compileOperation(schema, document, operation) : undefined);
      compiled.set(document, ofDocument);
    }
    return ofDocument.get(name);
  };
  return (operation) => {
    const { document, operationName, variables = {}, context } = operation;
    const run = findCompiled(document, operationName ?? undefined);
    return run?.(context, variables) ?? runUncompiled(operation);
  };
}
