import {
  execute,
  getOperationAST,
  getVariableValues,
  isCompositeType,
  getNamedType,
  isAbstractType,
  isObjectType,
  parse,
  validate,
  type ExecutionResult,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { compileOperation, planOperation } from '../compile-operation.ts';
import { createRandom, type Random } from './random.ts';
import { createEdgeCaseSchema, type EdgeCaseContext, type EdgeCases } from './edge-case-schema.ts';

/**
 * The environment variable SEED sets another seed, COMPILED_OPERATIONS another number of operations. A failure reports
 * the seed.
 */
const SEED = Number(process.env['SEED'] ?? 80);
const OPERATIONS = Number(process.env['COMPILED_OPERATIONS'] ?? 250);

const VARIABLES = { yes: true, no: false, n: 7, words: ['a', 'b'], wish: { counts: [1] } };
const HEAD = '($yes: Boolean!, $no: Boolean!, $n: Int, $words: [String!], $wish: Wish, $kind: Kind = SAREE)';
const CONDITIONS = ['@skip(if: $no)', '@skip(if: $yes)', '@include(if: $yes)', '@include(if: $no)', '@skip(if: false)'];
const ARGUMENTS = [
  '',
  '(n: 1)',
  '(n: $n)',
  '(words: $words, n: null)',
  '(wish: $wish)',
  '(wish: { word: "w", counts: [$n] })',
  '(kind: $kind)',
];

/** Creates a random valid operation of the odd schema. */
function makeOperation(schema: GraphQLSchema, random: Random, kind: 'query' | 'mutation'): string {
  let aliases = 0;
  let names = 0;
  const fragments: { name: string; on: string; text: string }[] = [];
  const selectionOf = (type: GraphQLNamedType, depth: number): string => {
    const condition = () => (random.percent(15) ? ` ${random.pick(CONDITIONS)}` : '');
    const fields = 'getFields' in type && !('parseValue' in type) ? Object.values(type.getFields()) : [];
    const parts = Array.from({ length: 1 + random.below(5) }, (): string => {
      if (random.percent(8)) return '__typename';
      if (isAbstractType(type) && random.percent(60)) {
        const one = random.pick(schema.getPossibleTypes(type));
        return `... on ${one.name}${condition()} { ${selectionOf(one, depth)} }`;
      }
      if (isObjectType(type) && random.percent(8) && depth > 0) {
        const again = fragments.find(({ on }) => on === type.name);
        if (again && random.percent(50)) return `...${again.name}${condition()}`;
        const [name, inner] = [`F${names++}`, selectionOf(type, depth - 1)];
        fragments.push({ name, on: type.name, text: `fragment ${name} on ${type.name} { ${inner} }` });
        return `...${name}${condition()}`;
      }
      const usable = fields.filter((field) => depth > 0 || !isCompositeType(getNamedType(field.type)));
      if (usable.length === 0) return '__typename';
      const field = random.pick(usable);
      const target = getNamedType(field.type);
      const alias = random.percent(60) ? `a${aliases++}: ` : '';
      const args = field.name === 'where' && alias !== '' ? random.pick(ARGUMENTS) : '';
      const inner = isCompositeType(target) ? ` { ${selectionOf(target, depth - 1)} }` : '';
      return `${alias}${field.name}${args}${condition()}${inner}`;
    });
    return parts.join(' ');
  };
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const text = root ? selectionOf(root, 4) : '';
  return `${kind} All${HEAD} { ${text} } ${fragments.map((one) => one.text).join(' ')}`;
}

/** The errors whose place graphql-js guarantees. Within a value that is already null, it may report any error. */
function errorsOf({ data, errors = [] }: ExecutionResult): string[] {
  const reported = errors.map(({ message, path = [], locations }) => {
    let here: unknown = JSON.parse(JSON.stringify(data));
    const nulled = path.findIndex((part) => (here = here instanceof Object ? Reflect.get(here, part) : here) === null);
    const isAll = data === null || (nulled >= 0 && nulled < path.length - 1);
    const place = path.slice(0, data === null ? 0 : nulled + 1);
    return JSON.stringify(isAll ? [place, 'null by what is within'] : [place, message, locations]);
  });
  return [...new Set(reported)].toSorted((a, b) => (a < b ? -1 : 1));
}

const exactly = ({ data, errors }: ExecutionResult) =>
  JSON.stringify([data, errors?.map(({ message, path, locations }) => [message, path, locations])]);

async function runBoth(schema: GraphQLSchema, text: string, variables: Record<string, unknown> = VARIABLES) {
  const document = parse(text);
  const operation = getOperationAST(document);
  const plan = operation ? planOperation(schema, document, operation) : undefined;
  const { coerced } = getVariableValues(schema, operation?.variableDefinitions ?? [], variables);
  const [plainContext, context]: EdgeCaseContext[] = [{ log: [] }, { log: [] }];
  const plain = await execute({ schema, document, contextValue: plainContext, variableValues: variables });
  const compiled = plan && coerced ? await compileOperation(plan, coerced).run(context, coerced) : undefined;
  return { plain, compiled, plainLog: plainContext?.log ?? [], log: context?.log ?? [] };
}

/** Runs `run` and ignores unhandled rejections: graphql-js leaves some if an item of a list throws at once. */
async function withoutUnhandled<T>(run: () => Promise<T>): Promise<T> {
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', () => undefined);
  try {
    const response = await run();
    await new Promise((resolve) => setImmediate(resolve));
    return response;
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of listeners) process.on('unhandledRejection', listener);
  }
}

/** Removes graphql-js messages about types that a TypeScript gateway cannot have, because our messages differ. */
const withoutOwnWords = (text: string): string =>
  text.replaceAll(
    /(Abstract type|Runtime Object type|Support for|Expected `|A value of|Odd has made)[^\]]*?"(?=,)/g,
    '…"',
  );

/** Creates operations and runs each with both executors. Returns the number of responses with errors. */
async function compareAll(way: Omit<EdgeCases, 'seed'>): Promise<number> {
  const random = createRandom(SEED);
  const oddness = { ...way, seed: SEED };
  const schema = createEdgeCaseSchema(oddness);
  let withErrors = 0;
  for (let nth = 0; nth < OPERATIONS; nth++) {
    oddness.seed = SEED + nth;
    const text = makeOperation(schema, random, nth % 4 === 0 ? 'mutation' : 'query');
    if (validate(schema, parse(text)).some(({ message }) => !/is never used/.test(message))) continue;
    const { plain, compiled, plainLog, log } = await runBoth(schema, text);
    if (!compiled) throw new Error(`not compiled: ${text}`);
    if (compiled.errors) withErrors++;
    expect([nth, text, JSON.stringify(compiled.data)]).toEqual([nth, text, JSON.stringify(plain.data)]);
    // graphql-js starts no further fields of an object after it has set the object to null.
    const reported = (all: string[]) =>
      compiled.errors ? all.filter((line) => !line.startsWith('type')) : all.toSorted();
    expect([nth, text, reported(log)]).toEqual([nth, text, reported(plainLog)]);
    const read = way.isLate ? (result: ExecutionResult) => errorsOf(result).join('\n') : exactly;
    expect([nth, text, withoutOwnWords(read(compiled))]).toEqual([nth, text, withoutOwnWords(read(plain))]);
  }
  return withErrors;
}

describe(`compiled operations return the same as graphql-js (seed ${SEED})`, () => {
  const ways: [string, Omit<EdgeCases, 'seed'>][] = [
    ['when all is well', { percent: 0, isLate: false }],
    ['when values are late', { percent: 0, isLate: true }],
    ['when much goes wrong at once', { percent: 18, isLate: false }],
    ['when much goes wrong, some of it later', { percent: 18, isLate: true }],
  ];
  for (const [name, way] of ways) {
    it(`${OPERATIONS} of them, ${name}`, async () => {
      const withErrors = await withoutUnhandled(() => compareAll(way));
      expect(withErrors > 0).toBe(way.percent > 0);
    });
  }
});
