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
import { argumentsOf, fail, FieldInfo, put, putProperty, Run, type OperationParts, type Target } from './run.ts';
import { Code, type CodeOptions } from './generate-code.ts';

/** An operation as it can be compiled. */
export interface OperationPlan {
  /** A number that no other plan has. */
  id: number;
  parts: OperationParts;
  rootType: GraphQLObjectType;
  /** The variables on which `@skip` and `@include` depend. */
  conditions: readonly string[];
}
/** A compiled operation, for one set of values of its conditions. */
export interface CompiledOperation {
  run: (context: unknown, variables: Record<string, unknown>) => ExecutionResult | Promise<ExecutionResult>;
  /** Characters of its code. */
  length: number;
}

type RunOperation = (run: Run) => ExecutionResult | Promise<ExecutionResult>;

const TOOLS = { argumentsOf, fail, FieldInfo, put, putProperty, NOTHING: Object.freeze({}) };
const ROOT: Place = { path: [], nullableLength: 0 };

let plans = 0;

/** Plans a valid query or mutation; undefined for one that can't be compiled, as those that ask for the schema itself. */
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

/** Compiles an operation for these values of its conditions, which are true or false. */
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
  return { run: (context, coerced) => run(new Run(parts, context, coerced)), length: code.length };
}

function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((one) => [one.name.value, one]));
}

/** Whether a document asks for data alone, by names that an object of JavaScript may have. */
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

/** Makes new code of one operation as often as it is called: for its root, and for each type of an interface or a union. */
function createCodes(reader: SelectionReader): () => Code {
  let argsCount = 0;
  const nextArgs = () => argsCount++;
  const compileObject: CodeOptions['compileObject'] = (type, sets, place) => {
    const code = newCode();
    const nth = code.writeObject(type, sets, place);
    link(code);
    return code.completeObject(nth, place);
  };
  const newCode = () => new Code({ reader, nextArgs, compileObject });
  return newCode;
}

/** Makes functions of the code. */
function link(code: Code): void {
  const constants = code.constants.map((_, nth) => `c${nth}`).join(', ');
  const text = `"use strict";
    const { ${Object.keys(TOOLS).join(', ')} } = tools;
    const [${constants}] = constants;
    ${code.text}`;
  // Names of GraphQL and quoted texts are all that the code has of a document.
  // oxlint-disable-next-line typescript/no-implied-eval
  code.made = new Function('tools', 'constants', text)(TOOLS, code.constants) as typeof code.made;
}

function compileQuery(
  code: Code,
  rootType: GraphQLObjectType,
  { selectionSet }: OperationDefinitionNode,
): RunOperation {
  const root = code.writeObject(rootType, [selectionSet], ROOT);
  link(code);
  return (run) => {
    const data = code.made[root]?.(run, undefined, undefined) as Target;
    return run.isPending ? run.settled().then(() => resultOf(run, data)) : resultOf(run, data);
  };
}

/** Each field of a mutation waits for the one before. */
function compileMutation(
  code: Code,
  rootType: GraphQLObjectType,
  fields: ReadonlyMap<string, FieldNode[]>,
): RunOperation {
  const numbers = [...fields].map(([key, nodes]) => code.writeFieldAlone(rootType, key, nodes, ROOT));
  link(code);
  return async (run) => {
    const data: Target = {};
    for (const nth of numbers) {
      code.made[nth]?.(run, undefined, data);
      if (run.isPending) await run.settled();
      if (run.isNull) break;
    }
    return resultOf(run, data);
  };
}

function resultOf(run: Run, data: Target): ExecutionResult {
  const { errors } = run;
  return errors.length === 0 ? { data } : { errors, data: run.finish(data) };
}
