import {
  getDirectiveValues,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isUnionType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { Failure } from '../host/failures.ts';
import { API_LIMITS } from './api-limits.ts';

/** The measured cost of an operation. */
export interface OperationCost {
  depth: number;
  /** Fields with an alias, fragments expanded. */
  aliases: number;
  directives: number;
  /** The sum of all fields' weights, by `@cost` and `@listSize` of the schema. */
  cost: number;
  /** Root fields marked `@sensitive`: many of them in one operation could guess secrets. */
  sensitiveFields: number;
}
/** The limits of an operation: far above every page of the shop, far below harm to the host. */
const LIMITS: OperationCost = {
  depth: API_LIMITS.depth,
  aliases: API_LIMITS.aliases,
  directives: 50,
  cost: API_LIMITS.cost,
  sensitiveFields: 1,
};

/** The weight of a field without `@cost`. */
const DEFAULT_WEIGHT = 1;
/** The length of a list without `@listSize`. */
const DEFAULT_SIZE = 10;

/** The cost of a field, from the schema's directives. */
interface FieldCost {
  weight: number;
  /** Whether it counts in `sensitiveFields`: a root field marked `@sensitive`. */
  isSensitive: boolean;
  assumedSize: number;
  /** The arguments that set the length of the list. */
  slicingArguments: readonly string[];
  /** The list fields inside the field's object that have this length. */
  sizedFields: readonly string[];
  /** The arguments that have their own cost. */
  weightedArguments: readonly GraphQLArgument[];
}
/** The list fields inside an object whose length is known. */
export interface SizedLists {
  fields: readonly string[];
  size: number;
}
/** No list whose length is known outside it. */
export const NO_LISTS: SizedLists = { fields: [], size: 0 };

/** The state of counting one operation. */
export interface CountingState {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  counted: Map<string, OperationCost>;
  variables: Record<string, unknown>;
  /** Whether the cost depends on a variable. */
  dependsOnVariables: boolean;
}
const ZERO: OperationCost = { depth: 0, aliases: 0, directives: 0, cost: 0, sensitiveFields: 0 };

/** The costs of operations that do not depend on variables. */
const cachedCosts = new WeakMap<OperationDefinitionNode, OperationCost>();

/** The cost of an operation and the limit, as in `extensions.cost`. */
export interface CostReport {
  requested: number;
  limit: number;
}

/** Measures the cost of an operation. Computes the cost of each fragment once. */
export function measureOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): OperationCost {
  return cachedCosts.get(operation) ?? countOperation(schema, document, operation, variables);
}

/** Returns the cost report for the client. */
export function toCostReport({ cost }: OperationCost): CostReport {
  return { requested: cost, limit: LIMITS.cost };
}

/** The message for each exceeded limit. */
const MESSAGES: Record<keyof OperationCost, (found: number, most: number) => string> = {
  depth: (found, most) => `The query's depth is ${found}; at most ${most} is allowed.`,
  aliases: (found, most) => `The query has ${found} aliases; at most ${most} are allowed.`,
  directives: (found, most) => `The query has ${found} directives; at most ${most} are allowed.`,
  cost: (found, most) => `The query's cost is ${found}; at most ${most} is allowed.`,
  sensitiveFields: (found) =>
    `${found} fields marked @sensitive are in this operation; send each in a separate operation.`,
};

/** Throws QUERY_TOO_COSTLY for an operation above the limits. `describeCost` names the fields that cost most. */
export function assertWithinLimits(sum: OperationCost, describeCost: () => string): void {
  for (const name of ['depth', 'aliases', 'directives', 'cost', 'sensitiveFields'] as const) {
    if (sum[name] <= LIMITS[name]) continue;
    const limit = MESSAGES[name](sum[name], LIMITS[name]);
    const message = name === 'cost' ? `${limit} Most expensive: ${describeCost()}.` : limit;
    throw new Failure('QUERY_TOO_COSTLY', message, { http: { status: 400 } });
  }
}

function countOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): OperationCost {
  const root = schema.getRootType(operation.operation);
  const counting = openCounting(schema, document, operation, variables);
  const sum = root ? countSet(counting, operation.selectionSet, root, NO_LISTS) : { ...ZERO };
  if (!counting.dependsOnVariables) cachedCosts.set(operation, sum);
  return sum;
}

/** Creates the state of counting an operation. */
export function openCounting(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): CountingState {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const allVariables = { ...defaultsOf(operation), ...variables };
  return { schema, fragments, counted: new Map(), variables: allVariables, dependsOnVariables: false };
}

/** The default values of an operation's variables. */
export function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, defaultValue: value }) => [
      variable.name.value,
      value && valueFromASTUntyped(value),
    ]),
  );
}

function countSet(
  counting: CountingState,
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  lists: SizedLists,
): OperationCost {
  const sum = { ...ZERO };
  for (const selection of set.selections) {
    let one: OperationCost;
    if (selection.kind === Kind.FIELD) one = countField(counting, selection, parent, lists);
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const type = selection.typeCondition && counting.schema.getType(selection.typeCondition.name.value);
      one = countSet(counting, selection.selectionSet, isCompositeType(type) ? type : parent, lists);
    } else one = countFragment(counting, selection.name.value, lists);
    sum.depth = Math.max(sum.depth, one.depth);
    sum.aliases += one.aliases;
    sum.directives += one.directives + (selection.directives?.length ?? 0);
    sum.cost += one.cost;
    sum.sensitiveFields += one.sensitiveFields;
  }
  return sum;
}

function countFragment(counting: CountingState, name: string, lists: SizedLists): OperationCost {
  const key = `${name} ${lists.size} ${lists.fields.join(' ')}`;
  const known = counting.counted.get(key);
  if (known) return known;
  const fragment = counting.fragments.get(name);
  const type = fragment && counting.schema.getType(fragment.typeCondition.name.value);
  const sum = fragment && isCompositeType(type) ? countSet(counting, fragment.selectionSet, type, lists) : ZERO;
  counting.counted.set(key, sum);
  return sum;
}

/** Counts a field with everything in it. `lists` are the sized lists of its parent. */
export function countField(
  counting: CountingState,
  node: FieldNode,
  parent: GraphQLCompositeType,
  lists: SizedLists,
): OperationCost {
  const name = node.name.value;
  const aliases = node.alias ? 1 : 0;
  const field = isUnionType(parent) ? undefined : parent.getFields()[name];
  if (!field || name.startsWith('__')) return { ...ZERO, aliases, depth: 1, cost: DEFAULT_WEIGHT };
  const says = costOf(counting.schema, field);
  const ownCost = says.weight + costOfArguments(counting, node, says);
  const own = { ...ZERO, depth: 1, aliases, cost: ownCost, sensitiveFields: says.isSensitive ? 1 : 0 };
  const target = getNamedType(field.type);
  if (!node.selectionSet || !isCompositeType(target)) return own;
  const size = lists.fields.includes(name) ? lists.size : sizeOf(counting, node, says);
  const inner = countSet(counting, node.selectionSet, target, { fields: says.sizedFields, size });
  return {
    ...own,
    depth: inner.depth + 1,
    aliases: inner.aliases + aliases,
    directives: inner.directives,
    cost: ownCost + (isList(field.type) ? size : 1) * inner.cost,
  };
}

/** Whether a field's value is a list. */
export function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

const knownCosts = new WeakMap<GraphQLField<unknown, unknown>, FieldCost>();

/** Returns the cost of a field, from its directives. */
function costOf(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): FieldCost {
  const known = knownCosts.get(field);
  if (known) return known;
  const list = directiveOf(schema, 'listSize', field);
  const made = {
    weight: weightOf(schema, field) ?? DEFAULT_WEIGHT,
    isSensitive: directiveOf(schema, 'sensitive', field) !== undefined,
    assumedSize: Number(list?.['assumedSize'] ?? DEFAULT_SIZE),
    slicingArguments: toNames(list?.['slicingArguments']),
    sizedFields: toNames(list?.['sizedFields']),
    weightedArguments: field.args.filter((argument) => hasWeight(schema, argument)),
  };
  knownCosts.set(field, made);
  return made;
}

type Weighted = GraphQLField<unknown, unknown> | GraphQLArgument | GraphQLInputField;

function directiveOf(schema: GraphQLSchema, name: string, { astNode }: Weighted): Record<string, unknown> | undefined {
  const directive = schema.getDirective(name);
  return directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
}

/** Returns the weight from `@cost`; undefined without one. */
export function weightOf(schema: GraphQLSchema, of: Weighted): number | undefined {
  const weight = directiveOf(schema, 'cost', of)?.['weight'];
  return weight === undefined ? undefined : Number(weight);
}

const toNames = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Whether an input, or a field inside it, has a cost. */
function hasWeight(schema: GraphQLSchema, input: GraphQLArgument | GraphQLInputField): boolean {
  const type = getNamedType(input.type);
  const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  return weightOf(schema, input) !== undefined || fields.some((field) => weightOf(schema, field) !== undefined);
}

function costOfArguments(counting: CountingState, node: FieldNode, { weightedArguments }: FieldCost): number {
  return weightedArguments.reduce(
    (sum, input) => sum + costOfInput(counting, input, valueOf(counting, node, input.name)),
    0,
  );
}

/** Returns the cost of a given input: its weight for each entry or unit, plus the fields inside it. An empty text costs nothing. */
function costOfInput(counting: CountingState, input: GraphQLArgument | GraphQLInputField, value: unknown): number {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return 0;
  const own = (weightOf(counting.schema, input) ?? 0) * Math.max(0, toSize(value) ?? 1);
  const type = getNamedType(input.type);
  if (!isInputObjectType(type) || typeof value !== 'object') return own;
  const weighted = Object.values(type.getFields()).filter((field) => weightOf(counting.schema, field) !== undefined);
  return weighted.reduce((sum, field) => sum + costOfInput(counting, field, Reflect.get(value, field.name)), own);
}

/** The lists inside a field's object whose length its arguments set. */
export function sizedListsOf(
  counting: CountingState,
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
): SizedLists {
  const says = costOf(counting.schema, field);
  return { fields: says.sizedFields, size: sizeOf(counting, node, says) };
}

/** Returns the length of a list field: from a slicing argument (number or count of keys), or the assumed size. */
function sizeOf(counting: CountingState, node: FieldNode, { slicingArguments, assumedSize }: FieldCost): number {
  const given = slicingArguments.map((name) => toSize(valueOf(counting, node, name)));
  return Math.max(1, given.find((size) => size !== undefined) ?? assumedSize);
}

/**
 * Returns undefined if the value is not a number; it is refused later. Nested lists are not converted to a text: too
 * many of them would overflow.
 */
function toSize(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Returns the value of an argument, from the document or a variable; undefined if it is not given. */
function valueOf(counting: CountingState, node: FieldNode, name: string): unknown {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (!value) return undefined;
  const isFixed =
    value.kind !== Kind.VARIABLE &&
    !(value.kind === Kind.OBJECT && value.fields.some((field) => field.value.kind === Kind.VARIABLE));
  if (!isFixed) counting.dependsOnVariables = true;
  return valueFromASTUntyped(value, counting.variables);
}
