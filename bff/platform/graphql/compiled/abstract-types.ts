import {
  defaultTypeResolver,
  GraphQLError,
  isObjectType,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { FieldInfo, isPromise, type At, type Complete, type FieldPlan, type PathPart } from './run.ts';

/**
 * Makes objects of an interface or a union: the type is looked up for each value, and its selections are compiled when the first
 * object of that type comes.
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
  return (run, value, at) => {
    const name = resolveType(value, run.context, new FieldInfo(run, field, placeOfField(at, lists)), type);
    if (isPromise(name)) return name.then((late) => completeOf(late)(run, value, at));
    return completeOf(name)(run, value, at);
  };
}

/** Where the field stands of whose list, or list of lists, a value is an item. */
function placeOfField(at: At | undefined, lists: number): At | undefined {
  return lists === 0 ? at : placeOfField(at?.outer, lists - 1);
}

/** The object type of this name. Throws where it is none of the abstract type. */
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
