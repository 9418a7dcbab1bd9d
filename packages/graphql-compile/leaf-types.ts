import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLScalarType,
  GraphQLString,
  isEnumType,
  type GraphQLLeafType,
} from 'graphql';
import type { Complete } from './execution.ts';

/** The scalars of GraphQL itself, each with the condition under which a value `v` is already serialized. */
const OWN_FORMS: readonly (readonly [type: GraphQLScalarType, check: string])[] = [
  [GraphQLString, 'typeof v === "string"'],
  [GraphQLID, 'typeof v === "string"'],
  [GraphQLInt, 'typeof v === "number" && (v | 0) === v'],
  [GraphQLFloat, 'typeof v === "number" && v - v === 0'],
  [GraphQLBoolean, 'typeof v === "boolean"'],
];
/** The identity function of scalars without a `serialize` of their own. */
const { serialize: leaveAsItIs } = new GraphQLScalarType({ name: 'Unchanged' });
const ANY_PRIMITIVE = 'typeof v === "string" || typeof v === "number" || typeof v === "boolean"';

/** The condition under which a value `v` is used directly; undefined if the type must serialize each value. */
export function checkOfScalar(type: GraphQLLeafType): string | undefined {
  if (isEnumType(type)) return undefined;
  const own = OWN_FORMS.find(([known]) => known.name === type.name && known.serialize === type.serialize);
  return own ? own[1] : type.serialize === leaveAsItIs ? ANY_PRIMITIVE : undefined;
}

/** The names of an enum's values, by internal value; undefined for another type. */
export function namesOfEnum(type: GraphQLLeafType): ReadonlyMap<unknown, string> | undefined {
  if (!isEnumType(type)) return undefined;
  return new Map(type.getValues().map(({ name, value }) => [value, name]));
}

/** Serializes a value with the type's own function. It throws for an invalid value. */
export function completeLeaf(type: GraphQLLeafType): Complete {
  return (_execution, value) => {
    const completed: unknown = type.serialize(value);
    if (completed === null || completed === undefined) throw new Error(`${type.name} has made nothing of a value.`);
    return completed;
  };
}
