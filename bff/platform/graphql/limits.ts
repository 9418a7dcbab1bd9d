import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { Failure } from '../failures.ts';
import { countSensitive } from './sensitive.ts';

/** How much an operation asks for. */
interface Sum {
  depth: number;
  /** Fields that carry an alias, fragments unfolded. */
  aliases: number;
  directives: number;
  /** Fields in the answer at the most, lists counted with their usual or asked-for length, calls with ten. */
  cost: number;
  /** Root fields by which secrets could be guessed, or others be asked for something: those marked `@sensitive`. */
  guesses: number;
}
/** How much it may: far above every page of the shop, far below what would hurt. */
const LIMITS: Sum = { depth: 14, aliases: 50, directives: 50, cost: 10_000, guesses: 1 };

/** Items that a field's list, or the `nodes` within it, is counted with where no `first` says it. */
const USUAL_LENGTH: Record<string, number> = {
  products: 24,
  categories: 8,
  showcase: 4,
  variants: 4,
  images: 2,
  reviews: 10,
  recentReviews: 9,
  items: 50,
  orders: 20,
  sales: 20,
  orderItems: 50,
};
const ANY_LENGTH = 10;
/** Variants that a product's own reviews, and their count, are put together of. */
const USUAL_VARIANTS = 4;
const COST_OF_A_CALL = 10;
/** Variants that the newest reviews are put together of, where the host has no call for them. */
const RECENT_VARIANTS = 12;
/** Counting looks at every product there is that matches, not at a page of them. */
const COST_OF_COUNTING = 200;
/** Fields that make the REST host work. */
const CALLS = new Set([
  'products',
  'product',
  'variant',
  'showcase',
  'reviews',
  'reviewCount',
  'recentReviews',
  'category',
  'categories',
  'me',
  'shopper',
  'cart',
  'totals',
  'wishlist',
  'orders',
  'order',
  'sales',
  'payment',
]);
/** What an order item costs is worked out by a call of its own where the host doesn't tell. */
const WORKED_OUT = new Set(['discount', 'total', 'refund']);

interface Counting {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  counted: Map<string, Sum>;
  variables: Record<string, unknown>;
  /** Whether any of them was looked at. */
  dependsOnVariables: boolean;
}
const NOTHING: Sum = { depth: 0, aliases: 0, directives: 0, cost: 0, guesses: 0 };

/** Sums of operations that don't depend on variables. */
const known = new WeakMap<OperationDefinitionNode, Sum>();

/** Throws QUERY_TOO_COSTLY for an operation above the limits. Each fragment is counted once, however often it is used. */
export function checkLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  const sum = known.get(operation) ?? countOperation(schema, document, operation, variables);
  for (const name of ['depth', 'aliases', 'directives', 'cost', 'guesses'] as const) {
    if (sum[name] <= LIMITS[name]) continue;
    const words =
      name === 'guesses'
        ? `${sum.guesses} fields marked @sensitive stand in this operation; send each in an operation of its own.`
        : `The query's ${name} is ${sum[name]}; at most ${LIMITS[name]} is allowed.`;
    throw new Failure('QUERY_TOO_COSTLY', words, { http: { status: 400 } });
  }
}

function countOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Sum {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const root = schema.getRootType(operation.operation);
  const given = { ...defaultsOf(operation), ...variables };
  const counting = { schema, fragments, counted: new Map<string, Sum>(), variables: given, dependsOnVariables: false };
  const sum = root ? countSet(counting, operation.selectionSet, root, ANY_LENGTH) : { ...NOTHING };
  sum.guesses = countSensitive(schema, document, operation);
  if (!counting.dependsOnVariables) known.set(operation, sum);
  return sum;
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, defaultValue: value }) => [
      variable.name.value,
      value?.kind === Kind.INT ? value.value : undefined,
    ]),
  );
}

/** `length` is how many `nodes` the list around has. */
function countSet(counting: Counting, set: SelectionSetNode, parent: GraphQLObjectType, length: number): Sum {
  const sum = { ...NOTHING };
  for (const selection of set.selections) {
    let one: Sum;
    if (selection.kind === Kind.FIELD) one = countField(counting, selection, parent, length);
    else if (selection.kind === Kind.INLINE_FRAGMENT) one = countSet(counting, selection.selectionSet, parent, length);
    else one = countFragment(counting, selection.name.value, length);
    sum.depth = Math.max(sum.depth, one.depth);
    sum.aliases += one.aliases;
    sum.directives += one.directives + (selection.directives?.length ?? 0);
    sum.cost += one.cost;
  }
  return sum;
}

function countFragment(counting: Counting, name: string, length: number): Sum {
  const key = `${length} ${name}`;
  const before = counting.counted.get(key);
  if (before) return before;
  const fragment = counting.fragments.get(name);
  const type = fragment && counting.schema.getType(fragment.typeCondition.name.value);
  const sum = fragment && isObjectType(type) ? countSet(counting, fragment.selectionSet, type, length) : NOTHING;
  counting.counted.set(key, sum);
  return sum;
}

function countField(counting: Counting, field: FieldNode, parent: GraphQLObjectType, length: number): Sum {
  const name = field.name.value;
  const aliases = field.alias ? 1 : 0;
  const type = parent.getFields()[name]?.type;
  if (!type || name.startsWith('__')) return { ...NOTHING, aliases, depth: 1, cost: 1 };
  const asked = numberOf(counting, field, 'first');
  const own = 1 + workFor(name, parent, asked);
  const target = getNamedType(type);
  if (!field.selectionSet || !isObjectType(target)) return { ...NOTHING, depth: 1, aliases, cost: own };
  const items = name === 'nodes' ? length : Math.max(1, asked ?? USUAL_LENGTH[name] ?? ANY_LENGTH);
  const inner = countSet(counting, field.selectionSet, target, items);
  const times = isList(type) ? items : 1;
  return {
    ...NOTHING,
    depth: inner.depth + 1,
    aliases: inner.aliases + aliases,
    directives: inner.directives,
    cost: own + times * inner.cost,
  };
}

/** What a field makes the REST host do, whatever is read of it: a product's reviews are those of all its variants. */
function workFor(name: string, parent: GraphQLObjectType, asked: number | undefined): number {
  if (name === 'filterCounts') return COST_OF_COUNTING;
  if (parent.name === 'OrderItem' && WORKED_OUT.has(name)) return COST_OF_A_CALL;
  if (!CALLS.has(name) && parent.name !== 'Mutation') return 0;
  if (name === 'recentReviews') return RECENT_VARIANTS * COST_OF_A_CALL;
  const lists = parent.name === 'Product' ? USUAL_VARIANTS : 1;
  if (name === 'reviewCount') return lists * COST_OF_A_CALL;
  if (name === 'reviews') return lists * Math.max(COST_OF_A_CALL, asked ?? 0);
  return COST_OF_A_CALL;
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

function numberOf(counting: Counting, field: FieldNode, argument: string): number | undefined {
  const value = field.arguments?.find(({ name }) => name.value === argument)?.value;
  if (value?.kind === Kind.INT) return Math.max(0, Number(value.value));
  if (value?.kind !== Kind.VARIABLE) return undefined;
  counting.dependsOnVariables = true;
  const given = Number(counting.variables[value.name.value] ?? undefined);
  return Number.isFinite(given) ? Math.max(0, given) : undefined;
}
