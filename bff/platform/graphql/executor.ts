import {
  execute,
  getOperationAST,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

/** One operation to run. */
export interface Operation {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Record<string, unknown> | undefined;
  context: object;
}
/** Runs validated operations. */
export type Executor = (operation: Operation) => Promise<ExecutionResult> | ExecutionResult;

/** The most characters of all compiled documents: a compiled document takes about a thousand times the memory of its text. */
const MAX_COMPILED_CHARACTERS = 60_000;

/** Makes an executor that runs operations by graphql-js. */
export function createGraphqlJsExecutor(schema: GraphQLSchema): Executor {
  return ({ document, operationName, variables, context }) =>
    execute({ schema, document, operationName, variableValues: variables, contextValue: context });
}

/** Whether the operation ran. If not, its variables were wrong, and graphql-js reports that in the words that Apollo knows. */
function hasRun(result: Promise<ExecutionResult> | ExecutionResult): boolean {
  return result instanceof Promise || result.data !== undefined;
}

const isSubscription = ({ document, operationName }: Operation): boolean =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;

/**
 * Whether null stands in place of a variable's default. Such a variable may be used where null is not allowed: graphql-js
 * refuses it there, graphql-jit does not.
 */
function hasNullForDefault({ document, operationName, variables = {} }: Operation): boolean {
  const { variableDefinitions = [] } = getOperationAST(document, operationName) ?? {};
  return variableDefinitions.some(
    ({ variable, defaultValue }) => defaultValue && variables[variable.name.value] === null,
  );
}

/**
 * Makes an executor that runs operations by graphql-jit. It compiles a document at its second run and caches the compiled
 * function. Graphql-js runs a document for the first time, every document that cannot be compiled, and what graphql-jit would
 * answer in another way; the answers are the same.
 */
export function createJitExecutor(schema: GraphQLSchema): Executor {
  const runUncompiled = createGraphqlJsExecutor(schema);
  const compiled = new LRUCache<DocumentNode, Map<string, CompiledQuery | undefined>>({
    maxSize: MAX_COMPILED_CHARACTERS,
    sizeCalculation: (_, { loc }) => Math.max(1, loc?.end ?? 1_000),
  });
  const seen = new WeakSet<DocumentNode>();

  const compile = (document: DocumentNode, operationName: string | undefined): CompiledQuery | undefined => {
    const query = compileQuery(schema, document, operationName, { disablingCapturingStackErrors: true });
    return isCompiledQuery(query) ? query : undefined;
  };
  const findCompiled = (document: DocumentNode, operationName: string | undefined) => {
    const ofDocument = compiled.get(document) ?? new Map<string, CompiledQuery | undefined>();
    const name = operationName ?? '';
    if (!ofDocument.has(name)) {
      ofDocument.set(name, compile(document, operationName));
      compiled.set(document, ofDocument);
    }
    return ofDocument.get(name);
  };

  return (operation) => {
    // Graphql-jit makes no answers of subscriptions.
    if (isSubscription(operation) || !seen.has(operation.document)) {
      seen.add(operation.document);
      return runUncompiled(operation);
    }
    if (hasNullForDefault(operation)) return runUncompiled(operation);
    const query = findCompiled(operation.document, operation.operationName ?? undefined);
    if (!query) return runUncompiled(operation);
    const result = query.query(undefined, operation.context, operation.variables ?? {});
    return hasRun(result) ? result : runUncompiled(operation);
  };
}
