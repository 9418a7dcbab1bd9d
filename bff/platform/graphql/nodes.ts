import type { Context } from '../../context.ts';
import type { NodeResolvers, Resolvers, TypeResolveFn } from '../../generated/resolvers.ts';
import { nullIfNotFound, assertEntries } from '../failures.ts';
import { API_LIMITS } from './api-limits.ts';
import { parseGlobalId } from './global-ids.ts';

/** An object of the schema's interface `Node`, with the name of its type. */
export interface TypedNode {
  __typename: string;
}
/** Reads an object by the host's own id; null when there is none, or it is not the shopper's. */
export type NodeReader = (hostId: string, context: Context) => Promise<object | null>;

/** The names of the types that implement `Node`. */
type NodeName =
  NodeResolvers['__resolveType'] extends TypeResolveFn<infer Name, infer _Parent, infer _Context> ? Name : never;

/** Reads any object by its `id`; null when there is none, or it is not the shopper's. */
export type ReadNode = (id: string, context: Context) => Promise<TypedNode | null>;

/** Makes the function that reads any object, by a reader for each type. */
export function createNodeReader(readers: Readonly<Record<NodeName, NodeReader>>): ReadNode {
  const readerOf = new Map<string, NodeReader>(Object.entries(readers));
  return async (id, context) => {
    const named = parseGlobalId(id);
    const reader = named && readerOf.get(named.type);
    const found = named && reader ? await nullIfNotFound(reader(named.hostId, context)) : null;
    return found && named ? { ...found, __typename: named.type } : null;
  };
}

/** Makes the resolvers of `node` and `nodes`. */
export function createNodeResolvers(read: ReadNode) {
  return {
    Query: {
      node: (_, { id }, context) => read(id, context),
      nodes: (_, { ids }, context) => {
        assertEntries('ids', ids, 0, API_LIMITS.ids);
        return Promise.all(ids.map((id) => read(id, context)));
      },
    },
  } satisfies Resolvers;
}

/** A reader of what belongs to the shopper who asks: null for a visitor. */
export function personal(
  read: (hostId: string, context: Context, shopperId: string) => ReturnType<NodeReader>,
): NodeReader {
  return async (hostId, context) => {
    const shopper = await context.account.me();
    return shopper && read(hostId, context, shopper.id);
  };
}
