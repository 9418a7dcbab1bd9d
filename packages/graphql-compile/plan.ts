import {
  getArgumentValues,
  Kind,
  visit,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type ValueNode,
} from 'graphql';
import type { FieldPlan, PathPart } from './execution.ts';

/** A place within the response. */
export interface Place {
  path: readonly PathPart[];
  /** The number of path parts to the nearest nullable place. */
  nullableLength: number;
}

/** Plans a field of the objects at `place`. */
export function planField(
  parentType: GraphQLObjectType,
  definition: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
  { key, place, nth }: { key: string; place: Place; nth: number },
): FieldPlan {
  const path = [...place.path, { key, typename: parentType.name }];
  return { definition, nodes, parentType, path, fixedArgs: fixedArguments(definition, nodes[0]), nth };
}

/** The arguments of a field that depend on no variable; undefined for others, and for invalid ones. */
function fixedArguments(
  definition: GraphQLField<unknown, unknown>,
  node: FieldNode | undefined,
): FieldPlan['fixedArgs'] {
  if (!node || (node.arguments ?? []).some(({ value }) => hasVariable(value))) return undefined;
  try {
    return freeze(getArgumentValues(definition, node, {}));
  } catch {
    // The call throws the same error again, as an error of the field.
    return undefined;
  }
}

function hasVariable(value: ValueNode): boolean {
  let found = false;
  visit(value, { [Kind.VARIABLE]: () => void (found = true) });
  return found;
}

/** Freezes a JSON value, because all calls of a field get the same one. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
