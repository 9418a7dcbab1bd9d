import {
  execute,
  getOperationAST,
  getVariableValues,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { compileOperation, planOperation, type CompiledOperation, type OperationPlan } from './compile-operation.ts';

/** One operation to run. */
export interface Operation {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Record<string, unknown> | undefined;
  context: object;
}
/** Runs validated operations. */
export type Executor = (operation: Operation) => Promise<ExecutionResult> | ExecutionResult;

/**
 * The maximum number of characters of all compiled code; each takes about three bytes. The storefront's operations have
 * a million and a half.
 */
const MAX_CODE_CHARACTERS = 10_000_000;

/** The variables of an operation without variables. */
const NONE: { coerced: Record<string, unknown> | undefined } = { coerced: Object.freeze({}) };

/** Creates an executor that runs operations with graphql-js. */
export function createGraphqlJsExecutor(schema: GraphQLSchema): Executor {
  return ({ document, operationName, variables, context }) =>
    execute({ schema, document, operationName, variableValues: variables, contextValue: context });
}

/**
 * Creates an executor that compiles operations, and caches the code. graphql-js runs operations that can't be compiled,
 * such as introspection, and refuses invalid variables. The responses are the same.
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
    // Null in place of a condition is an error of the whole operation or of a field.
    const isRight = coerced && plan.conditions.every((name) => typeof coerced[name] === 'boolean');
    return isRight ? findCompiled(plan, coerced).run(context, coerced) : runUncompiled(operation);
  };
}
