import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { DATE_TIME_EXAMPLE, toUtcDateTime } from '../../schema/date-times.ts';

/** The parts of a scalar. */
interface ScalarParts<Value extends string | number> {
  name: string;
  /** Exactly as in the schema: this replaces the schema's description and specification. */
  description: string;
  specifiedByURL: string;
  /** The literal of the scalar in a document. */
  literal: Kind.STRING | Kind.INT;
  /** Parses a client's value; undefined for a wrong one. */
  parse: (value: unknown) => Value | undefined;
  /** The expected form, for the error of a wrong value. It never contains the value. */
  expected: string;
  /** A right value, for the error of a wrong variable. */
  example?: string;
  /** Serializes the value; unchanged by default. */
  serialize?: (value: unknown) => Value;
}

/** Creates a scalar. A wrong value in a document or a variable is refused before the operation runs, with its position. */
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

/** The scalars without a domain. A moment may have any time zone, and is UTC in the gateway. Resolvers validate email addresses. */
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
    description: `The address of a resource: absolute, or starting with \`/\` and relative to the shop's origin. The gateway makes it
absolute if its setting \`PUBLIC_URL\` is set.`,
    specifiedByURL: 'https://url.spec.whatwg.org/#valid-url-string',
    literal: Kind.STRING,
    parse: (value) => (typeof value === 'string' ? value : undefined),
    expected: 'URL must be a text.',
  }),
};

const PAISE_EXPECTED = 'Paise must be a whole number, from -9007199254740991 to 9007199254740991.';

function parsePaise(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

function serializePaise(value: unknown): number {
  const paise = parsePaise(value);
  if (paise === undefined) throw new GraphQLError(PAISE_EXPECTED);
  return paise;
}

/** The scalar of amounts: a whole number of paise, which may exceed an `Int`. */
export const Paise = createScalar<number>({
  name: 'Paise',
  description: `An amount in paise (1/100 rupee): a whole number up to 9,007,199,254,740,991, as a JSON number. It can exceed an \`Int\`,
whose limit is ₹2,14,74,836.47.`,
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259#section-6',
  literal: Kind.INT,
  parse: parsePaise,
  expected: PAISE_EXPECTED,
  example: '249900',
  serialize: serializePaise,
});
