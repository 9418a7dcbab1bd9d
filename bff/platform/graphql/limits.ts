import {
  getNamedType,
  isListType,
  isNonNullType,
  isCompositeType,
  isUnionType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { Failure } from '../failures.ts';
import { API_LIMITS } from './api-limits.ts';
import { countSensitive } from './sensitive.ts';

/** What an operation costs. */
export interface OperationCost {
  depth: number;
  /** Fields with an alias, fragments expanded. */
  aliases: number;
  directives: number;
  /** The most fields in the answer. A list counts with `first` or its usual length, a REST call counts as ten. */
  cost: number;
  /** Root fields marked `@sensitive`: with many of them in one operation a client could guess secrets. */
  sensitiveFields: number;
}
/** The most that an operation may cost: far above every page of the shop, far below what would harm the host. */
const LIMITS: OperationCost = {
  depth: API_LIMITS.depth,
  aliases: API_LIMITS.aliases,
  directives: 50,
  cost: API_LIMITS.cost,
  sensitiveFields: 1,
};

/**
 * The length of a field's list, or of the `nodes` or `edges` within it, when no `first` gives it. By the field, or by its type
 * and it.
 */
const USUAL_LENGTH: Record<string, number> = {
  products: 24,
  categories: 8,
  showcase: 4,
  similarProducts: 4,
  variants: 4,
  colors: 4,
  services: 2,
  sizes: 5,
  measures: 4,
  inches: 4,
  centimetres: 4,
  'SizeChart.rows': 6,
  images: 2,
  reviews: 10,
  recentReviews: 9,
  items: 50,
  itemsConnection: 20,
  'Order.items': 4,
  'Shopper.orders': 20,
  'Shopper.orderItems': 20,
  sales: 20,
  orderItems: 50,
};
const DEFAULT_LENGTH = 10;
/** The lists of a connection: as long as the connection is asked for. */
const LISTS_OF_CONNECTIONS = new Set(['nodes', 'edges']);
/** The usual number of variants whose reviews make up a product's reviews. */
const VARIANTS_PER_PRODUCT = 4;
const REST_CALL_COST = 10;
/** The number of variants whose reviews make up the newest reviews, on a host without a call for them. */
const RECENT_VARIANTS = 12;
/** The counts of filters look at every product that matches, not at one page. Measured by `npm run bench costs`, as the next one. */
const FILTER_COUNTS_COST = 250;
/** A search by words looks at the words of all products, and where it finds nothing at their likeness. */
const TEXT_SEARCH_COST = 500;
/** Fields that cause a REST call. */
const FIELDS_WITH_CALLS = new Set([
  'products',
  'product',
  'variant',
  'showcase',
  'similarProducts',
  'reviews',
  'reviewCount',
  'recentReviews',
  'category',
  'categories',
  'pinCode',
  'deliveryEstimate',
  'addresses',
  'node',
  'me',
  'shopper',
  'cart',
  'totals',
  'wishlist',
  'orders',
  'order',
  'orderItems',
  'orderItem',
  'sales',
  'payment',
]);
/** The same by type and field, where a field of that name causes none elsewhere. */
const FIELDS_OF_TYPES_WITH_CALLS = new Set([
  'Query.variants',
  'Query.promoCode',
  'Shopper.sessions',
  'Shopper.secondFactor',
  'Shopper.cashOnDelivery',
  'Variant.held',
]);
/** Fields of the root that may cause a call for each of their keys: orders, for example, are read one by one. */
const FIELDS_WITH_A_CALL_FOR_EACH = new Set(['nodes', '_entities']);
/** Fields of an order item that cause a call when the host does not send the discount. */
const ORDER_ITEM_FIELDS_WITH_CALLS = new Set(['discount', 'total', 'refund', 'moneyTrail']);

interface CountingState {
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

/** The cost of an operation and the most that one may cost, as `extensions.cost` tells it. */
export interface CostReport {
  requested: number;
  limit: number;
}

/** What an operation costs. Computes the cost of each fragment once. */
export function measureOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): OperationCost {
  return cachedCosts.get(operation) ?? countOperation(schema, document, operation, variables);
}

/** The cost that a client is told. */
export function toCostReport({ cost }: OperationCost): CostReport {
  return { requested: cost, limit: LIMITS.cost };
}

/** What is said of an operation that has more of something than is allowed. */
const MESSAGES: Record<keyof OperationCost, (found: number, most: number) => string> = {
  depth: (found, most) => `The query's depth is ${found}; at most ${most} is allowed.`,
  aliases: (found, most) => `The query has ${found} aliases; at most ${most} are allowed.`,
  directives: (found, most) => `The query has ${found} directives; at most ${most} are allowed.`,
  cost: (found, most) => `The query's cost is ${found}; at most ${most} is allowed.`,
  sensitiveFields: (found) =>
    `${found} fields marked @sensitive stand in this operation; send each in an operation of its own.`,
};

/** Throws QUERY_TOO_COSTLY for an operation above the limits. */
export function assertWithinLimits(sum: OperationCost): void {
  for (const name of ['depth', 'aliases', 'directives', 'cost', 'sensitiveFields'] as const) {
    if (sum[name] <= LIMITS[name]) continue;
    const message = MESSAGES[name](sum[name], LIMITS[name]);
    throw new Failure('QUERY_TOO_COSTLY', message, { http: { status: 400 } });
  }
}

function countOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): OperationCost {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const root = schema.getRootType(operation.operation);
  const allVariables = { ...defaultsOf(operation), ...variables };
  const counting = {
    schema,
    fragments,
    counted: new Map<string, OperationCost>(),
    variables: allVariables,
    dependsOnVariables: false,
  };
  const sum = root ? countSet(counting, operation.selectionSet, root, DEFAULT_LENGTH) : { ...ZERO };
  sum.sensitiveFields = countSensitive(schema, document, operation);
  if (!counting.dependsOnVariables) cachedCosts.set(operation, sum);
  return sum;
}

/** The values of an operation's variables that are not given. */
export function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, defaultValue: value }) => [
      variable.name.value,
      value && valueFromASTUntyped(value),
    ]),
  );
}

/** `length` is the number of `nodes` or `edges` in the surrounding list. */
function countSet(
  counting: CountingState,
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  length: number,
): OperationCost {
  const sum = { ...ZERO };
  for (const selection of set.selections) {
    let one: OperationCost;
    if (selection.kind === Kind.FIELD) one = countField(counting, selection, parent, length);
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const type = selection.typeCondition && counting.schema.getType(selection.typeCondition.name.value);
      one = countSet(counting, selection.selectionSet, isCompositeType(type) ? type : parent, length);
    } else one = countFragment(counting, selection.name.value, length);
    sum.depth = Math.max(sum.depth, one.depth);
    sum.aliases += one.aliases;
    sum.directives += one.directives + (selection.directives?.length ?? 0);
    sum.cost += one.cost;
  }
  return sum;
}

function countFragment(counting: CountingState, name: string, length: number): OperationCost {
  const key = `${length} ${name}`;
  const known = counting.counted.get(key);
  if (known) return known;
  const fragment = counting.fragments.get(name);
  const type = fragment && counting.schema.getType(fragment.typeCondition.name.value);
  const sum = fragment && isCompositeType(type) ? countSet(counting, fragment.selectionSet, type, length) : ZERO;
  counting.counted.set(key, sum);
  return sum;
}

function countField(
  counting: CountingState,
  field: FieldNode,
  parent: GraphQLCompositeType,
  length: number,
): OperationCost {
  const name = field.name.value;
  const aliases = field.alias ? 1 : 0;
  const type = isUnionType(parent) ? undefined : parent.getFields()[name]?.type;
  if (!type || name.startsWith('__')) return { ...ZERO, aliases, depth: 1, cost: 1 };
  const first = numberOf(counting, field, 'first') ?? numberOf(counting, field, 'last');
  const keys = keysOf(counting, field);
  const ownCost = 1 + callCostOf(name, parent, first, keys) + (searchesText(counting, field) ? TEXT_SEARCH_COST : 0);
  const target = getNamedType(type);
  if (!field.selectionSet || !isCompositeType(target)) return { ...ZERO, depth: 1, aliases, cost: ownCost };
  const ownLength = first ?? keys ?? USUAL_LENGTH[`${parent.name}.${name}`] ?? USUAL_LENGTH[name] ?? DEFAULT_LENGTH;
  const items = LISTS_OF_CONNECTIONS.has(name) && parent.name !== 'Query' ? length : Math.max(1, ownLength);
  const inner = countSet(counting, field.selectionSet, target, items);
  const times = isList(type) ? items : 1;
  return {
    ...ZERO,
    depth: inner.depth + 1,
    aliases: inner.aliases + aliases,
    directives: inner.directives,
    cost: ownCost + times * inner.cost,
  };
}

/** The cost of a field's REST calls. A product's reviews are those of all its variants. */
function callCostOf(
  name: string,
  parent: GraphQLCompositeType,
  first: number | undefined,
  keys: number | undefined,
): number {
  if (FIELDS_WITH_A_CALL_FOR_EACH.has(name) && parent.name === 'Query')
    return Math.max(1, keys ?? DEFAULT_LENGTH) * REST_CALL_COST;
  if (name === 'filterCounts') return FILTER_COUNTS_COST;
  if (parent.name === 'OrderItem' && ORDER_ITEM_FIELDS_WITH_CALLS.has(name)) return REST_CALL_COST;
  if (LISTS_OF_CONNECTIONS.has(name) && parent.name !== 'Query') return 0;
  if (FIELDS_OF_TYPES_WITH_CALLS.has(`${parent.name}.${name}`)) return REST_CALL_COST;
  if (!FIELDS_WITH_CALLS.has(name) && parent.name !== 'Mutation') return 0;
  if (name === 'recentReviews') return RECENT_VARIANTS * REST_CALL_COST;
  const lists = parent.name === 'Product' ? VARIANTS_PER_PRODUCT : 1;
  if (name === 'reviewCount') return lists * REST_CALL_COST;
  if (name === 'reviews') return lists * Math.max(REST_CALL_COST, first ?? 0);
  return REST_CALL_COST;
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

function numberOf(counting: CountingState, field: FieldNode, argument: string): number | undefined {
  const value = field.arguments?.find(({ name }) => name.value === argument)?.value;
  if (value?.kind === Kind.INT) return Math.max(0, Number(value.value));
  if (value?.kind !== Kind.VARIABLE) return undefined;
  counting.dependsOnVariables = true;
  // What is no number is refused later. Lists within lists would be made a text first, and too many of them fail at that.
  const number = counting.variables[value.name.value];
  return typeof number === 'number' && Number.isFinite(number) ? Math.max(0, number) : undefined;
}

/** Whether a field searches by words: its argument `search` has a text, there or in a variable. */
function searchesText(counting: CountingState, field: FieldNode): boolean {
  const value = field.arguments?.find((argument) => argument.name.value === 'search')?.value;
  if (!value) return false;
  if (value.kind === Kind.VARIABLE || (value.kind === Kind.OBJECT && value.fields.some(isVariable)))
    counting.dependsOnVariables = true;
  const search: unknown = valueFromASTUntyped(value, counting.variables);
  const text: unknown = typeof search === 'object' && search !== null && Reflect.get(search, 'text');
  return typeof text === 'string' && text.trim() !== '';
}

const isVariable = ({ value }: ObjectFieldNode) => value.kind === Kind.VARIABLE;

/** The arguments that are lists of keys. */
const ARGUMENTS_OF_KEYS = new Set(['ids', 'skus', 'representations']);

/** The number of keys by which a field reads many objects; undefined for any other field. */
function keysOf(counting: CountingState, field: FieldNode): number | undefined {
  const value = field.arguments?.find(({ name }) => ARGUMENTS_OF_KEYS.has(name.value))?.value;
  if (value?.kind === Kind.LIST) return value.values.length;
  if (value?.kind !== Kind.VARIABLE) return undefined;
  counting.dependsOnVariables = true;
  const keys = counting.variables[value.name.value];
  return Array.isArray(keys) ? keys.length : undefined;
}
