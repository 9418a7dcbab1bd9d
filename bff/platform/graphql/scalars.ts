import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { DATE_TIME_EXAMPLE, toUtcDateTime } from '../../../schema/date-times.ts';

/** What a scalar of the schema is made of. */
interface ScalarParts<Value extends string | number> {
  name: string;
  /** Word for word as in the schema, whose own description and specification these replace. */
  description: string;
  specifiedByURL: string;
  /** How the scalar is written in a document. */
  literal: Kind.STRING | Kind.INT;
  /** The value that a client's stands for; undefined for one that is wrong. */
  parse: (value: unknown) => Value | undefined;
  /** What a wrong value is told, which never has the value in it. */
  expected: string;
  /** A right value, which a wrong variable is told. */
  example?: string;
  /** How an answer has it; as it is by default. */
  serialize?: (value: unknown) => Value;
}

/** Makes a scalar. A wrong value in a document or a variable is refused before anything runs, and its place is named. */
export function createScalar<Value extends string | number>({
  literal,
  parse,
  expected,
  example,
  ...more
}: ScalarParts<Value>): GraphQLScalarType<Value, Value> {
  const refuse = (node?: ValueNode): never => {
    throw new GraphQLError(expected, { nodes: node });
  };
  return new GraphQLScalarType<Value, Value>({
    ...more,
    parseValue: (value) => parse(value) ?? refuse(),
    parseLiteral: (node) => (node.kind === literal ? parse(valueOf(node)) : undefined) ?? refuse(node),
    extensions: { example },
  });
}

function valueOf(node: ValueNode): unknown {
  if (node.kind === Kind.INT) return Number(node.value);
  return node.kind === Kind.STRING ? node.value : undefined;
}

/** The scalars of no domain. A moment has any time zone, and is UTC in the gateway; an address is judged where it is used. */
export const scalarResolvers = {
  DateTime: createScalar<string>({
    name: 'DateTime',
    description: 'A moment in ISO 8601, UTC, for example `2026-11-21T09:30:00.000Z`.',
    specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
    literal: Kind.STRING,
    parse: (value) => (typeof value === 'string' ? toUtcDateTime(value) : undefined),
    expected: `DateTime must be a date and time such as ${DATE_TIME_EXAMPLE}.`,
    example: DATE_TIME_EXAMPLE,
  }),
  URL: createScalar<string>({
    name: 'URL',
    description: `An address of a resource: absolute, or starting with \`/\` and then relative to the origin that the shop is served
from. The gateway makes it absolute when it is told that origin (\`PUBLIC_URL\`).`,
    specifiedByURL: 'https://url.spec.whatwg.org/#valid-url-string',
    literal: Kind.STRING,
    parse: (value) => (typeof value === 'string' ? value : undefined),
    expected: 'URL must be a text.',
  }),
};
