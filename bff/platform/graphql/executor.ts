import {
  execute,
  getOperationAST,
  getVariableValues,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import {
  compileOperation,
  planOperation,
  type CompiledOperation,
  type OperationPlan,
} from './compiled/compile-operation.ts';

/** One operation to run. */
export interface Operation {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Record<string, unknown> | undefined;
  context: object;
}
/** Runs validated operations. */
export type Executor = (operation: Operation) => Promise<ExecutionResult> | ExecutionResult;

/** The most characters of all compiled code, which takes some three bytes for each. The storefront has a million and a half. */
const MAX_CODE_CHARACTERS = 10_000_000;

/** The variables of an operation that has none. */
const NONE: { coerced: Record<string, unknown> | undefined } = { coerced: Object.freeze({}) };

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
  const plans = new WeakMap<DocumentNode, Map<string, OperationPlan | undefined>>();
  const findPlan = (document: DocumentNode, operationName: string | undefined) => {
    const ofDocument = plans.get(document) ?? new Map<string, OperationPlan | undefined>();
    plans.set(document, ofDocument);
    const name = operationName ?? '';
    if (!ofDocument.has(name)) {
      const operation = getOperationAST(document, operationName);
      ofDocument.set(name, operation ? planOperation(schema, document, operation) : undefined);
    }
    return ofDocument.get(name);
  };
  const compiled = new LRUCache<string, CompiledOperation>({
    maxSize: MAX_CODE_CHARACTERS,
    sizeCalculation: ({ length }) => length,
  });
  const findCompiled = (plan: OperationPlan, variables: Record<string, unknown>) => {
    const key = `${plan.id} ${plan.conditions.map((name) => variables[name]).join()}`;
    const known = compiled.get(key);
    if (known) return known;
    const made = compileOperation(plan, variables);
    compiled.set(key, made);
    return made;
  };
  return (operation) => {
    const { document, operationName, variables = {}, context } = operation;
    const plan = findPlan(document, operationName ?? undefined);
    if (!plan) return runUncompiled(operation);
    const { variableDefinitions = [] } = plan.parts.operation;
    const { coerced } =
      variableDefinitions.length > 0 ? getVariableValues(schema, variableDefinitions, variables) : NONE;
    // Null in place of a condition is a mistake, of the whole operation or of a field.
    const isRight = coerced && plan.conditions.every((name) => typeof coerced[name] === 'boolean');
    return isRight ? findCompiled(plan, coerced).run(context, coerced) : runUncompiled(operation);
  };
}
