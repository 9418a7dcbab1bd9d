import type { GraphQLScalarType } from 'graphql';
import type { Mutation, Resolvers, ResolversParentTypes } from '../../generated/resolvers.ts';

/** What a resolver answers, when it has answered. */
type Answer<Resolver> = Resolver extends (...args: never[]) => infer Value ? Awaited<Value> : never;

type TypeName = keyof Resolvers & keyof ResolversParentTypes;
/** The names of the schema's object types. */
type ObjectName = {
  [Name in TypeName]-?: NonNullable<Resolvers[Name]> extends GraphQLScalarType ? never : Name;
}[TypeName];
/** A resolver of each field of an object type. */
type FieldResolvers<Name extends ObjectName> = Required<
  Omit<NonNullable<Resolvers[Name]>, '__isTypeOf' | '__resolveType'>
>;

/** The fields of an object type that have a resolver in one of the domains. */
type Resolved<Domains, Name> = Domains extends unknown
  ? { [Key in keyof Domains]: Key extends Name ? keyof Domains[Key] : never }[keyof Domains]
  : never;

/** The mutations that answer this payload. */
type MutationOf<Payload> = {
  [Name in keyof Mutation]: NonNullable<Mutation[Name]> extends { __typename?: Payload } ? Name : never;
}[Exclude<keyof Mutation, '__typename'>];
/** What the resolvers of those mutations answer. */
type Answered<Domains, Payload> = Domains extends { Mutation: infer Own }
  ? { [Name in keyof Own]: Name extends MutationOf<Payload> ? Answer<Own[Name]> : never }[keyof Own]
  : never;
/** What the resolvers of an object type's fields work on: for a payload, what its mutation answers. */
type Parent<Domains, Name extends ObjectName> = [MutationOf<Name>] extends [never]
  ? ResolversParentTypes[Name]
  : Answered<Domains, Name>;

/** Whether a node may lack a field. A node of our own says so by `undefined`, a generated one by a missing property. */
type MayLack<Node, Field extends keyof Node> = '__typename' extends keyof Node
  ? object extends Pick<Node, Field>
    ? true
    : false
  : false;
/** The fields that a node answers without a resolver, by a property of the name and of a fitting type. */
type Filled<Node, Fields> = PropertyKey extends keyof Node
  ? never
  : {
      [Field in keyof Fields & keyof Node]: MayLack<Node, Field> extends true
        ? never
        : Node[Field] extends Answer<Fields[Field]>
          ? Field
          : never;
    }[keyof Fields & keyof Node];

/** The fields of the schema that no node answers and that have no resolver: `CartItem.note`. */
export type UnresolvedField<Domains> = {
  [Name in ObjectName]: `${Name}.${Extract<
    Exclude<keyof FieldResolvers<Name>, Resolved<Domains, Name> | Filled<Parent<Domains, Name>, FieldResolvers<Name>>>,
    string
  >}`;
}[ObjectName];

/**
 * The resolvers of all domains, unchanged. It is a type error, which names the field, when the schema has a field that
 * would be null or fail at each request: neither its node has it nor does a resolver answer it.
 */
export function completeResolvers<Domains extends readonly Resolvers[]>(
  resolvers: Domains &
    ([UnresolvedField<Domains[number]>] extends [never] ? unknown : { unresolved: UnresolvedField<Domains[number]> }),
): Domains {
  return resolvers;
}
