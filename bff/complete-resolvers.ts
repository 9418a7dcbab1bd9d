import type { GraphQLScalarType } from 'graphql';
import type { Resolvers, ResolversParentTypes } from './generated/resolvers.ts';
import type { Mutation } from './generated/schema-types.ts';

/** The value that a resolver returns, awaited. */
type ReturnOf<Resolver> = Resolver extends (...args: never[]) => infer Value ? Awaited<Value> : never;

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

/** The mutations that return this payload. */
type MutationOf<Payload> = {
  [Name in keyof Mutation]: NonNullable<Mutation[Name]> extends { __typename?: Payload } ? Name : never;
}[Exclude<keyof Mutation, '__typename'>];
/** The values that the resolvers of those mutations return. */
type MutationResult<Domains, Payload> = Domains extends { Mutation: infer Own }
  ? { [Name in keyof Own]: Name extends MutationOf<Payload> ? ReturnOf<Own[Name]> : never }[keyof Own]
  : never;
/** The parent value of an object type's field resolvers: for a payload, the value that its mutation returns. */
type Parent<Domains, Name extends ObjectName> = [MutationOf<Name>] extends [never]
  ? ResolversParentTypes[Name]
  : MutationResult<Domains, Name>;

/** Whether a node may lack a field: our own nodes by `undefined`, generated ones by a missing property. */
type MayLack<Node, Field extends keyof Node> = '__typename' extends keyof Node
  ? object extends Pick<Node, Field>
    ? true
    : false
  : false;
/** The fields that a node has as a property of the same name and a fitting type. They need no resolver. */
type Filled<Node, Fields> = PropertyKey extends keyof Node
  ? never
  : {
      [Field in keyof Fields & keyof Node]: MayLack<Node, Field> extends true
        ? never
        : Node[Field] extends ReturnOf<Fields[Field]>
          ? Field
          : never;
    }[keyof Fields & keyof Node];

/** The schema fields that have neither a resolver nor a node property: `CartItem.note`. */
export type UnresolvedField<Domains> = {
  [Name in ObjectName]: `${Name}.${Extract<
    Exclude<keyof FieldResolvers<Name>, Resolved<Domains, Name> | Filled<Parent<Domains, Name>, FieldResolvers<Name>>>,
    string
  >}`;
}[ObjectName];

/**
 * Returns the resolvers of all domains, unchanged. A schema field that neither its node nor a resolver provides is a
 * type error that names the field. At run time it would be null or fail.
 */
export function completeResolvers<Domains extends readonly Resolvers[]>(
  resolvers: Domains &
    ([UnresolvedField<Domains[number]>] extends [never] ? unknown : { unresolved: UnresolvedField<Domains[number]> }),
): Domains {
  return resolvers;
}
