import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { nullIfNotFound, assertEntries } from '../host/failures.ts';
import { isRecord } from '../host/object-maps.ts';
import { API_LIMITS } from './api-limits.ts';

/** Returns the global id of an object, from the type's name and the host's id: `Product:rb-1042`. */
export function toGlobalId(type: string, hostId: string): string {
  return `${type}:${hostId}`;
}

/** Splits a global id into type and host id; null for any other text. */
export function parseGlobalId(id: string): { type: string; hostId: string } | null {
  const [, type, hostId] = /^([A-Z]\w*):(.+)$/su.exec(id) ?? [];
  return type === undefined || hostId === undefined ? null : { type, hostId };
}

/** The `id` resolver of a type whose nodes have the host's id. */
export const globalIdOf =
  (type: string) =>
  ({ id }: { id: string }): string =>
    toGlobalId(type, id);

/** Converts the value of an argument or input field. */
type Convert = (value: unknown) => unknown;

/**
 * Makes every resolver of a schema receive host ids: an argument with `@idOf` accepts both forms. Changes the
 * schema's resolvers in place.
 */
export function acceptGlobalIds(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const convert = convertFields(field.args, new Map());
      const { resolve } = field;
      if (!convert || !resolve) continue;
      field.resolve = (parent, args, context, info) => resolve(parent, convert(args), context, info);
    }
  }
  return schema;
}

type Fields = readonly (GraphQLArgument | GraphQLInputField)[];

/** Converts the values of these arguments or fields; undefined if none of them is an id. */
function convertFields(
  fields: Fields,
  known: Map<string, ((values: Record<string, unknown>) => Record<string, unknown>) | undefined>,
) {
  const converters = fields.flatMap(({ name, type, astNode }): [string, Convert][] => {
    const convert = idConverter(astNode) ?? objectConverter(type, known);
    return convert ? [[name, toListConverter(type, convert)]] : [];
  });
  if (converters.length === 0) return undefined;
  return (values: Record<string, unknown>) => {
    const converted = { ...values };
    for (const [name, convert] of converters) {
      if (converted[name] !== undefined && converted[name] !== null) converted[name] = convert(converted[name]);
    }
    return converted;
  };
}

function objectConverter(type: GraphQLInputType, known: Parameters<typeof convertFields>[1]): Convert | undefined {
  const target = getNamedType(type);
  if (!isInputObjectType(target)) return undefined;
  if (!known.has(target.name)) known.set(target.name, convertFields(Object.values(target.getFields()), known));
  const convert = known.get(target.name);
  return convert && ((value) => (isRecord(value) ? convert(value) : value));
}

function idConverter(node: GraphQLInputField['astNode']): Convert | undefined {
  const directive = node?.directives?.find(({ name }) => name.value === 'idOf');
  const argument = directive?.arguments?.[0]?.value;
  if (argument?.kind !== Kind.STRING) return undefined;
  const prefix = `${argument.value}:`;
  return (id) => (typeof id === 'string' && id.startsWith(prefix) ? id.slice(prefix.length) : id);
}

function toListConverter(type: GraphQLInputType, convert: Convert): Convert {
  if (!isListType(getNullableType(type))) return convert;
  return (values) => (Array.isArray(values) ? values.map(convert) : convert(values));
}

/** An object of the interface `Node`, with the name of its type. */
export interface TypedNode {
  __typename: string;
}
/** Reads an object by the host's id; null if it does not exist or belongs to another shopper. */
export type NodeReader<C> = (hostId: string, context: C) => Promise<object | null>;

/** Reads any object by its `id`; null if it does not exist or belongs to another shopper. */
export type ReadNode<C> = (id: string, context: C) => Promise<TypedNode | null>;

/** Creates a function that reads any object, from one reader per type. */
export function createNodeReader<C, Name extends string>(readers: Readonly<Record<Name, NodeReader<C>>>): ReadNode<C> {
  const readerOf = new Map<string, NodeReader<C>>(Object.entries(readers));
  return async (id, context) => {
    const named = parseGlobalId(id);
    const reader = named && readerOf.get(named.type);
    const found = named && reader ? await nullIfNotFound(reader(named.hostId, context)) : null;
    return found && named ? { ...found, __typename: named.type } : null;
  };
}

/** Creates the resolvers of `node` and `nodes`. */
export function createNodeResolvers<C>(read: ReadNode<C>) {
  return {
    Query: {
      node: (_: unknown, { id }: { id: string }, context: C) => read(id, context),
      nodes: (_: unknown, { ids }: { ids: readonly string[] }, context: C) => {
        assertEntries('ids', ids, 0, API_LIMITS.ids);
        return Promise.all(ids.map((id) => read(id, context)));
      },
    },
  };
}

/** A reader of the logged-in shopper's objects: null for a visitor. */
export function personal<C extends { account: { me(): Promise<{ id: string } | null> } }>(
  read: (hostId: string, context: C, shopperId: string) => ReturnType<NodeReader<C>>,
): NodeReader<C> {
  return async (hostId, context) => {
    const shopper = await context.account.me();
    return shopper && read(hostId, context, shopper.id);
  };
}
