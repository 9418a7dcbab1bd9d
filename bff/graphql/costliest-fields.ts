import {
  getNamedType,
  isCompositeType,
  isUnionType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import {
  countField,
  isList,
  NO_LISTS,
  openCounting,
  sizedListsOf,
  type CountingState,
  type SizedLists,
} from './cost.ts';

/** A field of an operation, and its share of the cost. */
interface FieldShare {
  path: string;
  cost: number;
}
const SHOWN = 3;

/** The outermost lists and fields that cost most, with their costs: `me.cart.items costs 5,206`. The most expensive one is first. */
export function describeCostliestFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): string {
  const counting = openCounting(schema, document, operation, variables);
  const root = schema.getRootType(operation.operation);
  const shares = root
    ? sharesIn({ counting, visited: new Set() }, operation.selectionSet, { type: root, lists: NO_LISTS, path: [] })
    : [];
  const largest = shares.toSorted((a, b) => b.cost - a.cost).slice(0, SHOWN);
  return largest.map(({ path, cost }) => `${path} costs ${cost}`).join(', ');
}

/** One walk through an operation. It visits each named fragment once, so that nested fragments cost no more than their text. */
interface Walk {
  counting: CountingState;
  visited: Set<string>;
}

/** The place of a selection in an operation. */
interface Place {
  type: GraphQLCompositeType;
  lists: SizedLists;
  path: readonly string[];
}

function sharesIn(walk: Walk, { selections }: SelectionSetNode, place: Place): FieldShare[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return sharesOfField(walk, selection, place);
    const { fragments, schema } = walk.counting;
    const name = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : '';
    if (walk.visited.has(name)) return [];
    if (name !== '') walk.visited.add(name);
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(name);
    if (!fragment) return [];
    const type = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
    return sharesIn(walk, fragment.selectionSet, { ...place, type: isCompositeType(type) ? type : place.type });
  });
}

/** A list is one share. Another object has the shares of its fields, and one for the rest. */
function sharesOfField(walk: Walk, node: FieldNode, { type, lists, path }: Place): FieldShare[] {
  const { counting } = walk;
  const field = isUnionType(type) ? undefined : type.getFields()[node.name.value];
  if (!field) return [];
  const here = [...path, node.alias?.value ?? node.name.value];
  const whole = { path: here.join('.'), cost: countField(counting, node, type, lists).cost };
  const target = getNamedType(field.type);
  if (!node.selectionSet || !isCompositeType(target) || isList(field.type)) return [whole];
  const sized = sizedListsOf(counting, node, field);
  const inner = sharesIn(walk, node.selectionSet, { type: target, lists: sized, path: here });
  const own = whole.cost - inner.reduce((sum, { cost }) => sum + cost, 0);
  return [...inner, { ...whole, cost: own }];
}
