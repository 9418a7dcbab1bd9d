import {
  isObjectType,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { collectFields, conditionVariables, type SelectionReader } from './collect-fields.ts';
import type { Place } from './plan.ts';
import {
  argumentsOf,
  fail,
  FieldInfo,
  completeValue,
  completeProperty,
  Execution,
  type OperationParts,
  type Target,
} from './execution.ts';
import { CodeWriter, type CodeOptions } from './code-writer.ts';

/** A plan for compiling an operation. */
export interface OperationPlan {
  /** A number that no other plan has. */
  id: number;
  parts: OperationParts;
  rootType: GraphQLObjectType;
  /** The variables in `@skip` and `@include`. */
  conditions: readonly string[];
}
/** A compiled operation, for one set of values of its conditions. */
export interface CompiledOperation {
  run: (context: unknown, variables: Record<string, unknown>) => ExecutionResult | Promise<ExecutionResult>;
  /** Characters of its code. */
  length: number;
}

type RunOperation = (execution: Execution) => ExecutionResult | Promise<ExecutionResult>;

const TOOLS = { argumentsOf, fail, FieldInfo, completeValue, completeProperty, NOTHING: Object.freeze({}) };
const ROOT: Place = { path: [], nullableLength: 0 };

let plans = 0;

/** Plans a valid query or mutation. Undefined for one that can't be compiled, such as introspection. */
export function planOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationPlan | undefined {
  const rootType = schema.getRootType(operation.operation);
  if (!rootType || operation.operation === OperationTypeNode.SUBSCRIPTION || !isCompilable(schema, document)) {
    return undefined;
  }
  const defined = new Set(operation.variableDefinitions?.map(({ variable }) => variable.name.value));
  const conditions = conditionVariables(document).filter((name) => defined.has(name));
  return { id: plans++, parts: { schema, operation, fragments: fragmentsOf(document) }, rootType, conditions };
}

/** Compiles an operation for these boolean values of its conditions. */
export function compileOperation(
  { parts, rootType }: OperationPlan,
  variables: Record<string, unknown>,
): CompiledOperation {
  const newCode = createCodes({ ...parts, variables });
  const { operation } = parts;
  const code = newCode();
  const run =
    operation.operation === OperationTypeNode.QUERY
      ? compileQuery(code, rootType, operation)
      : compileMutation(code, rootType, collectFields({ ...parts, variables }, rootType, [operation.selectionSet]));
  return { run: (context, coerced) => run(new Execution(parts, context, coerced)), length: code.length };
}

function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((one) => [one.name.value, one]));
}

/** Whether a document contains no introspection, and only names that can be keys of a JavaScript object. */
function isCompilable(schema: GraphQLSchema, document: DocumentNode): boolean {
  const areTypesChecked = Object.values(schema.getTypeMap()).some((type) => isObjectType(type) && type.isTypeOf);
  let isPlain = !areTypesChecked;
  visit(document, {
    Field: ({ name, alias }) => {
      if (name.value === '__schema' || name.value === '__type' || alias?.value === '__proto__') isPlain = false;
    },
  });
  return isPlain;
}

/**
 * Returns a function that creates new code writers of one operation: for its root, and for each type of an interface or
 * a union.
 */
function createCodes(reader: SelectionReader): () => CodeWriter {
  let argsCount = 0;
  const nextArgs = () => argsCount++;
  const compileObject: CodeOptions['compileObject'] = (type, sets, place) => {
    const code = newCode();
    const nth = code.writeObject(type, sets, place);
    link(code);
    return code.completeObject(nth, place);
  };
  const newCode = () => new CodeWriter({ reader, nextArgs, compileObject });
  return newCode;
}

/** Creates the functions of the code. */
function link(code: CodeWriter): void {
  const constants = code.constants.map((_, nth) => `c${nth}`).join(', ');
  const text = `"use strict";
    const { ${Object.keys(TOOLS).join(', ')} } = tools;
    const [${constants}] = constants;
    ${code.text}`;
  // From a document the code contains only GraphQL names and quoted texts.
  // oxlint-disable-next-line typescript/no-implied-eval
  code.made = new Function('tools', 'constants', text)(TOOLS, code.constants) as typeof code.made;
}

function compileQuery(
  code: CodeWriter,
  rootType: GraphQLObjectType,
  { selectionSet }: OperationDefinitionNode,
): RunOperation {
  const root = code.writeObject(rootType, [selectionSet], ROOT);
  link(code);
  return (execution) => {
    const data = code.made[root]?.(execution, undefined, undefined) as Target;
    if (!execution.isPending) return resultOf(execution, data);
    return execution.settled().then(() => resultOf(execution, data));
  };
}

/** Each field of a mutation waits for the one before. */
function compileMutation(
  code: CodeWriter,
  rootType: GraphQLObjectType,
  fields: ReadonlyMap<string, FieldNode[]>,
): RunOperation {
  const numbers = [...fields].map(([key, nodes]) => code.writeFieldAlone(rootType, key, nodes, ROOT));
  link(code);
  return async (execution) => {
    const data: Target = {};
    for (const nth of numbers) {
      code.made[nth]?.(execution, undefined, data);
      if (execution.isPending) await execution.settled();
      if (execution.isNull) break;
    }
    return resultOf(execution, data);
  };
}

function resultOf(execution: Execution, data: Target): ExecutionResult {
  const { errors } = execution;
  return errors.length === 0 ? { data } : { errors, data: execution.finish(data) };
}
