import type { StoreObject } from '@apollo/client';
import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** A number from 0 up to the limit, which is left out. */
export type Draw = (limit: number) => number;
type Fields = Map<string, FieldNode[]>;

/** Draws the same numbers for the same seed. */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/**
 * An answer to a query as a gateway of this schema could give it: lists of 0 to 3, null here and there where it may be, and no object
 * twice.
 */
export function randomAnswer(schema: GraphQLSchema, document: DocumentNode, draw: Draw): StoreObject {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const fieldsOf = (sets: readonly SelectionSetNode[], typename: string, found: Fields = new Map()): Fields => {
    for (const selection of sets.flatMap(({ selections }) => selections)) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        found.set(key, [...(found.get(key) ?? []), selection]);
        continue;
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      const condition = fragment?.typeCondition?.name.value ?? typename;
      if (fragment && condition === typename) fieldsOf([fragment.selectionSet], typename, found);
    }
    return found;
  };
  const valueOf = (type: GraphQLOutputType, nodes: readonly FieldNode[], owner: string): unknown => {
    if (!isNonNullType(type) && draw(8) === 0) return null;
    const nullable = getNullableType(type);
    if (isListType(nullable))
      return Array.from({ length: draw(4) }, (_, at) => valueOf(nullable.ofType, nodes, `${owner}.${at}`));
    const named = getNamedType(type);
    const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (below.length === 0) {
      if (isEnumType(named)) return named.getValues()[draw(named.getValues().length)]?.name;
      return (
        { Int: draw(1_000), Float: draw(1_000) / 10, Boolean: draw(2) === 0 }[named.name] ?? `${owner}-${draw(1_000)}`
      );
    }
    const objects = isObjectType(named) ? [named] : schema.getPossibleTypes(schema.getType(named.name) as never);
    const object = objects[draw(objects.length)]!;
    return objectOf(object.name, below, owner);
  };
  let made = 0;
  const objectOf = (typename: string, sets: readonly SelectionSetNode[], owner: string): Record<string, unknown> => {
    const type = schema.getType(typename);
    if (!isObjectType(type)) throw new Error(typename);
    const key = `${typename}${(made += 1)}`;
    const entries = [...fieldsOf(sets, typename)].map(([name, nodes]): [string, unknown] => {
      const field = nodes[0]!.name.value;
      if (field === '__typename') return [name, typename];
      // An object's own id is no other's.
      if (['id', 'sku', 'name'].includes(field)) return [name, `${key}-${field}`];
      return [name, valueOf(type.getFields()[field]!.type, nodes, `${owner}.${field}`)];
    });
    return Object.fromEntries(entries);
  };
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)!;
  return Object(objectOf('Query', [operation.selectionSet], ''));
}
