import {
  defaultTypeResolver,
  GraphQLError,
  isObjectType,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { FieldInfo, isPromise, type IndexPath, type Complete, type FieldPlan, type PathPart } from './execution.ts';

/**
 * Completes objects of an interface or a union. The type is resolved for each value. Its selections are compiled at the
 * first object of that type.
 */
export function completeAbstract(
  schema: GraphQLSchema,
  type: GraphQLAbstractType,
  { field, path }: { field: FieldPlan; path: readonly PathPart[] },
  compile: (type: GraphQLObjectType) => Complete,
): Complete {
  const resolveType = type.resolveType ?? defaultTypeResolver;
  const compiled = new Map<unknown, Complete>();
  const completeOf = (name: unknown): Complete => {
    const complete = compiled.get(name) ?? compile(runtimeType(schema, type, field, name));
    compiled.set(name, complete);
    return complete;
  };
  const lists = path.length - field.path.length;
  return (execution, value, at) => {
    const name = resolveType(value, execution.context, new FieldInfo(execution, field, placeOfField(at, lists)), type);
    if (isPromise(name)) return name.then((late) => completeOf(late)(execution, value, at));
    return completeOf(name)(execution, value, at);
  };
}

/** The place of the field whose list, or list of lists, contains a value. */
function placeOfField(at: IndexPath | undefined, lists: number): IndexPath | undefined {
  return lists === 0 ? at : placeOfField(at?.outer, lists - 1);
}

/** The object type of this name. Throws if it is not a possible type of the abstract type. */
function runtimeType(
  schema: GraphQLSchema,
  type: GraphQLAbstractType,
  { parentType, definition }: FieldPlan,
  name: unknown,
): GraphQLObjectType {
  const found = typeof name === 'string' ? schema.getType(name) : undefined;
  if (isObjectType(found) && schema.isSubType(type, found)) return found;
  throw new GraphQLError(`A value of ${parentType.name}.${definition.name} is of no type that is a ${type.name}.`);
}
