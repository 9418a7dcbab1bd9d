import {
  Kind,
  parse,
  print,
  visit,
  type DirectiveNode,
  type DocumentNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import type { Context } from '../../context.ts';
import { assertEntries, rejectArgument } from '../failures.ts';
import { API_LIMITS } from './api-limits.ts';
import { parseGlobalId, toGlobalId } from './global-ids.ts';
import type { ReadNode, TypedNode } from './nodes.ts';

/** What the schema needs of Apollo Federation's directives. */
const LINK = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable"])\n\n';
/** The types that other subgraphs may answer as well. */
const SHAREABLE: ReadonlySet<string> = new Set(['Money', 'PageInfo']);

/** What makes a schema a subgraph: `_service` and `_entities`. */
export interface Federation {
  typeDefs: DocumentNode;
  resolvers: {
    Query: {
      _service: () => { sdl: string };
      _entities: (
        parent: unknown,
        args: { representations: unknown[] },
        context: Context,
      ) => Promise<TypedNode | null>[];
    };
  };
}

/**
 * Makes a schema a subgraph of Apollo Federation. Every type that `read` reads is an entity by its `id`; `ownKeys` has the
 * field with the shop's own id of some. Who may see an object, `read` decides.
 */
export function createFederation(
  documents: readonly DocumentNode[],
  ownKeys: Readonly<Record<string, string>>,
  read: ReadNode,
): Federation {
  const keysOf = new Map(Object.entries(ownKeys));
  const entities = documents.flatMap(({ definitions }) =>
    definitions.flatMap((node) => (node.kind === Kind.OBJECT_TYPE_DEFINITION && isEntity(node) ? node.name.value : [])),
  );
  const sdl = LINK + documents.map((document) => print(withDirectives(document, keysOf))).join('\n\n');
  return {
    typeDefs: parse(typeDefsOf(entities)),
    resolvers: {
      Query: {
        _service: () => ({ sdl }),
        _entities: (_, { representations }, context) => {
          assertEntries('representations', representations, 0, API_LIMITS.entities);
          const ids = representations.map((one) => idOf(one, entities, keysOf));
          return ids.map(async (id) => (id === null ? null : read(id, context)));
        },
      },
    },
  };
}

const typeDefsOf = (entities: readonly string[]) => `
  "An object by its key, as a router names it."
  scalar _Any
  "An object that other subgraphs may extend."
  union _Entity = ${entities.join(' | ')}
  "The subgraph, for composition."
  type _Service {
    "The schema with the keys of its entities."
    sdl: String!
  }
  extend type Query {
    "The subgraph, for composition."
    _service: _Service!
    "Objects by their keys, in the same order; null for each that isn't there, or is somebody else's."
    _entities("Their types and keys, at most ${API_LIMITS.entities}." representations: [_Any!]!): [_Entity]!
  }
`;

const isEntity = ({ interfaces = [] }: ObjectTypeDefinitionNode) =>
  interfaces.some(({ name }) => name.value === 'Node');

/** The schema with `@key` on its entities, and `@shareable` on what others may answer too. */
function withDirectives(document: DocumentNode, ownKeys: ReadonlyMap<string, string>): DocumentNode {
  return visit(document, {
    ObjectTypeDefinition: (node) => {
      const ownKey = ownKeys.get(node.name.value);
      const keys = isEntity(node) ? ['id', ...(ownKey === undefined ? [] : [ownKey])] : [];
      const added = keys.map((field) => `@key(fields: "${field}")`);
      if (SHAREABLE.has(node.name.value)) added.push('@shareable');
      return { ...node, directives: [...(node.directives ?? []), ...parseDirectives(added)] };
    },
  });
}

function parseDirectives(texts: readonly string[]): readonly DirectiveNode[] {
  const [definition] = parse(`scalar Any ${texts.join(' ')}`).definitions;
  return definition?.kind === Kind.SCALAR_TYPE_DEFINITION ? (definition.directives ?? []) : [];
}

/**
 * The `id` of the object that a router names; null for a key of another form, which names nothing. Throws BAD_USER_INPUT for a
 * type that is no entity, and without a key.
 */
function idOf(
  representation: unknown,
  entities: readonly string[],
  ownKeys: ReadonlyMap<string, string>,
): string | null {
  const fields = new Map(Object.entries(typeof representation === 'object' && representation ? representation : {}));
  const type = fields.get('__typename');
  if (typeof type !== 'string' || !entities.includes(type))
    return rejectArgument('representations', 'must name types that have a key');
  const id = fields.get('id');
  if (typeof id === 'string') return parseGlobalId(id)?.type === type ? id : null;
  const ownId = fields.get(ownKeys.get(type) ?? '');
  if (typeof ownId !== 'string') rejectArgument('representations', `must have the key of ${type}`);
  return toGlobalId(type, ownId);
}
