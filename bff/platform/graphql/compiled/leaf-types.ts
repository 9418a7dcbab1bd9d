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
import type { Complete } from './run.ts';

/** The scalars of GraphQL itself, and when a value `v` is its own form in an answer. */
const OWN_FORMS: readonly (readonly [type: GraphQLScalarType, check: string])[] = [
  [GraphQLString, 'typeof v === "string"'],
  [GraphQLID, 'typeof v === "string"'],
  [GraphQLInt, 'typeof v === "number" && (v | 0) === v'],
  [GraphQLFloat, 'typeof v === "number" && v - v === 0'],
  [GraphQLBoolean, 'typeof v === "boolean"'],
];
/** A scalar that leaves all values as they are does it by this function. */
const { serialize: leaveAsItIs } = new GraphQLScalarType({ name: 'Unchanged' });
const ANY_PRIMITIVE = 'typeof v === "string" || typeof v === "number" || typeof v === "boolean"';

/** When a value `v` can be put into an answer without more ado; undefined where the type must look at each. */
export function checkOfScalar(type: GraphQLLeafType): string | undefined {
  if (isEnumType(type)) return undefined;
  const own = OWN_FORMS.find(([known]) => known.name === type.name && known.serialize === type.serialize);
  return own ? own[1] : type.serialize === leaveAsItIs ? ANY_PRIMITIVE : undefined;
}

/** The names of an enum's values, by what stands for them in the gateway; undefined for another type. */
export function namesOfEnum(type: GraphQLLeafType): ReadonlyMap<unknown, string> | undefined {
  if (!isEnumType(type)) return undefined;
  return new Map(type.getValues().map(({ name, value }) => [value, name]));
}

/** Makes a value of the answer by the type's own function. It throws for a value that makes no sense. */
export function completeLeaf(type: GraphQLLeafType): Complete {
  return (_run, value) => {
    const completed: unknown = type.serialize(value);
    if (completed === null || completed === undefined) throw new Error(`${type.name} has made nothing of a value.`);
    return completed;
  };
}
