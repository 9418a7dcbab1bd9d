import {
  buildSchema,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isObjectType,
  responsePathAsArray,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { createRandom, type Random } from './random.ts';

const SDL = /* GraphQL */ `
  scalar Odd
  enum Kind {
    SAREE
    KURTI
  }
  input Wish {
    word: String = "none"
    counts: [Int!]
  }
  interface Node {
    id: ID!
    self: Node
    name: String
  }
  type Thing implements Node {
    id: ID!
    self: Node
    name: String
    count: Int
    mustCount: Int!
    amount: Float
    flag: Boolean!
    kind: Kind
    mustKind: Kind!
    odd: Odd
    words: [String]
    mustWords: [String!]!
    grid: [[Int!]!]
    maybe: Thing
    must: Thing!
    list: [Thing]
    mustList: [Thing!]!
    any: Any
    anyList: [Any!]
    where(n: Int = 3, words: [String!], wish: Wish, kind: Kind): String
  }
  type Other implements Node {
    id: ID!
    self: Node
    name: String
    thing: Thing
    count: Int!
  }
  union Any = Thing | Other
  type Query {
    maybe: Thing
    must: Thing!
    list: [Thing]
    mustList: [Thing!]
    any: Any
    node: Node
    anyList: [Any]
    grid: [[Int!]!]
    kind: Kind
    odd: Odd
    where(n: Int = 3, words: [String!], wish: Wish, kind: Kind): String
  }
  type Mutation {
    first: Thing
    second: Thing
    third(n: Int): Thing!
    where(n: Int = 3, words: [String!], wish: Wish, kind: Kind): String
  }
`;

/** The faults of resolved values; they may change between two operations. */
export interface EdgeCases {
  /** The seed of the values. */
  seed: number;
  /** The percentage of faulty values. */
  percent: number;
  /** Whether some values are promises. */
  isLate: boolean;
}

/** The records of an execution: the fields of mutations in order, and the places where types are resolved. */
export interface EdgeCaseContext {
  log: string[];
}

/**
 * A schema with types of each kind. The value of a place depends only on the seed and its path, so two executors get
 * the same values. Most are valid. The others are null, late, errors, of a wrong type, lists that are not lists, or
 * objects without a type.
 */
export function createEdgeCaseSchema(drawing: EdgeCases): GraphQLSchema {
  const schema = buildSchema(SDL, { assumeValid: true });
  const odd = schema.getType('Odd');
  if (odd && 'serialize' in odd) odd.serialize = serializeEdgeCase;
  const value = (type: GraphQLOutputType, path: string) => edgeCaseValue(schema, type, path, drawing);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const [nth, field] of Object.values(type.getFields()).entries()) {
      const isRoot = type.name === 'Query' || type.name === 'Mutation';
      if (field.name === 'where') field.resolve = recordPath;
      else if (isRoot || nth % 2 === 0) {
        field.resolve = (_, __, { log }: EdgeCaseContext, info) => {
          if (type.name === 'Mutation') log.push(pathText(info));
          return value(field.type, pathText(info));
        };
      }
    }
  }
  const resolveType = (one: unknown, { log }: EdgeCaseContext, info: GraphQLResolveInfo): unknown => {
    log.push(`type at ${pathText(info)}`);
    return one instanceof Object ? Reflect.get(one, 'type') : undefined;
  };
  for (const name of ['Node', 'Any']) {
    const type = schema.getType(name);
    if (isAbstractType(type)) type.resolveType = resolveType as typeof type.resolveType;
  }
  return schema;
}

function serializeEdgeCase(value: unknown): unknown {
  if (value === 'spoiled') throw new Error('This one is spoiled.');
  return value === 'nothing' ? null : { odd: value };
}

const pathText = ({ path }: GraphQLResolveInfo): string => responsePathAsArray(path).join('.');

function recordPath(_: unknown, args: object, __: EdgeCaseContext, info: GraphQLResolveInfo): string {
  const { fieldName, fieldNodes, parentType, returnType, fragments, operation, variableValues, rootValue } = info;
  const [nodes, names] = [fieldNodes.map(({ loc }) => loc?.start), Object.keys(fragments)];
  const types = `${parentType.name} ${String(returnType)} ${operation.name?.value} ${info.schema.getTypeMap() !== undefined}`;
  return JSON.stringify([info.path, fieldName, nodes, types, names, args, variableValues, rootValue ?? null]);
}

function edgeCaseValue(schema: GraphQLSchema, type: GraphQLOutputType, path: string, drawing: EdgeCases): unknown {
  const random = createRandom(hash(path, drawing.seed));
  const right = () => rightValue(schema, type, path, drawing, random);
  const isOdd = random.percent(drawing.percent);
  const value = isOdd ? random.pick(EDGE_CASES)(path) : drawing.percent > 0 && random.percent(5) ? null : right();
  if (!drawing.isLate || random.percent(40)) {
    if (isOdd && random.percent(30)) throw new Error(`thrown at ${path}`);
    return value;
  }
  return later(random.below(4), () => {
    if (isOdd && random.percent(30)) throw new Error(`late at ${path}`);
    return value;
  });
}

/** A promise that resolves after this number of microtask turns. */
async function later<T>(turns: number, make: () => T): Promise<T> {
  for (let left = turns; left > 0; left--) await Promise.resolve();
  return make();
}

const EDGE_CASES: readonly ((path: string) => unknown)[] = [
  () => null,
  () => undefined,
  (path) => new Error(`an error at ${path}`),
  () => 'spoiled',
  () => 'nothing',
  () => 1.5,
  () => Number.NaN,
  () => 2 ** 40,
  () => true,
  () => [],
  () => ({}),
  () => ({ type: 'Nothing' }),
  () => ({ type: 'Node' }),
  () => ({ type: 7 }),
  () => [null],
  () => [new Error('an item')],
  () => new Set(['x', 2]),
];

function rightValue(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  path: string,
  drawing: EdgeCases,
  random: Random,
): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const items = Array.from({ length: random.below(4) }, (_, at) => {
      try {
        return edgeCaseValue(schema, nullable.ofType, `${path}.${at}`, drawing);
      } catch (error) {
        return error;
      }
    });
    return random.percent(20) ? new Set(items) : items;
  }
  if (isEnumType(nullable)) return random.pick(['SAREE', 'KURTI']);
  if (isObjectType(nullable)) return objectOf(schema, nullable, path, drawing);
  if (isAbstractType(nullable)) {
    const one = random.pick(schema.getPossibleTypes(nullable));
    const isSlow = drawing.isLate && random.percent(30);
    return Object.assign(objectOf(schema, one, path, drawing), { type: isSlow ? later(2, () => one.name) : one.name });
  }
  const name = String(nullable);
  if (name === 'Int') return random.below(100) - 50;
  if (name === 'Float') return random.draw() * 10;
  return name === 'Boolean' ? random.percent(50) : `${name} of ${path}`;
}

/** An object whose fields without a resolver are properties, some of them methods. */
function objectOf(schema: GraphQLSchema, type: GraphQLObjectType, path: string, drawing: EdgeCases): object {
  const source = {};
  for (const field of Object.values(type.getFields())) {
    if (field.resolve) continue;
    const read = () => edgeCaseValue(schema, field.type, `${path}/${field.name}`, drawing);
    const isMethod = hash(`${path}${field.name}`, drawing.seed) % 5 === 0;
    Object.defineProperty(source, field.name, { enumerable: true, ...(isMethod ? { value: read } : { get: read }) });
  }
  return source;
}

/** A pseudorandom number from a text and a seed. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x9e3779b1) ^ (value >>> 15);
  return value >>> 0;
}
