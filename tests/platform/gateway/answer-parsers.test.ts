import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { ANSWER_PARSERS } from '../../../bff/generated/answer-parsers.ts';
import { readContract, type CallId } from '../../../bff/platform/upstream/contract.ts';
import { InvalidAnswer } from '../../../bff/platform/upstream/invalid-answer.ts';
import type { OddPart } from '../../../bff/platform/upstream/odd-records.ts';
import { compileParser, type AnswerSchema, type Parser } from '../../../bff/platform/upstream/parse.ts';

interface Contract {
  paths: Record<
    string,
    Record<
      string,
      { operationId: CallId; responses: Record<string, { content?: Record<string, { schema: AnswerSchema }> }> }
    >
  >;
  components: { schemas: Record<string, AnswerSchema> };
}
const contract: Contract = parseYaml(readFileSync(join(import.meta.dirname, '../../../schema/rest.yaml'), 'utf8'));
const resolve = (ref: string) => contract.components.schemas[ref.split('/').at(-1) ?? ''] ?? {};
const calls = Object.values(contract.paths).flatMap((methods) =>
  Object.values(methods).flatMap(({ operationId, responses }) => {
    const schema = responses['200']?.content?.['application/json']?.schema;
    return schema ? [{ id: operationId, schema }] : [];
  }),
);

/** What hosts send that other languages, frameworks and people make of a value. */
const ODDITIES: unknown[] = [
  null,
  '',
  true,
  false,
  0,
  -0,
  -1,
  7,
  2.345,
  Infinity,
  2 ** 31,
  2 ** 53,
  'yes',
  'sold out',
  'none',
  ' 12 ',
  '₹1,23,456.50',
  '600 g',
  '2026-10-20',
  '2026-10-20 09:00:00',
  1_760_000_000,
  'odd',
  [],
  [null],
  {},
  { sku: 'BN-1' },
  [{}],
];

/** A sound value of a schema, as a host sends it that does as the contract says. */
function sound(schema: AnswerSchema): fc.Arbitrary<unknown> {
  if (schema.$ref) return sound(resolve(schema.$ref));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => soundOf(type, schema)));
}

function soundOf(type: string, schema: AnswerSchema): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 1_000, format, items = {}, additionalProperties, properties = {} } = schema;
  if (type === 'string') {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    return format === 'date-time' ? fc.constant('2026-10-20T09:00:00.000Z') : fc.string({ minLength: 1, maxLength: 6 });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, 1_000_000) });
  if (type === 'number') return fc.constantFrom(minimum, minimum + 0.5, minimum + 1);
  if (type === 'array') return fc.array(sound(items), { maxLength: 3 });
  if (additionalProperties)
    return fc.dictionary(fc.string({ maxLength: 4 }), sound(additionalProperties), { maxKeys: 3 });
  const fields = Object.entries(properties).map(([key, field]) => [key, sound(field)] as const);
  const unknown = ['unknown to the contract', fc.constantFrom('x', 1, null)] as const;
  return fc.record(Object.fromEntries([...fields, unknown]), {
    requiredKeys: schema.required?.filter((key) => key in properties) ?? [],
  });
}

/** The same value with some of its parts changed to oddities, or taken away. */
function spoil(value: unknown, takeOdd: () => { isOdd: boolean; oddity: unknown }): unknown {
  const { isOdd, oddity } = takeOdd();
  if (isOdd) return oddity;
  if (Array.isArray(value)) return value.map((each) => spoil(each, takeOdd));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoil(each, takeOdd)]));
}

/** All values that come of a value when each of its parts is changed to each oddity, or taken away, one at a time. */
function* spoiltOnce(value: unknown): Generator {
  yield* ODDITIES;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    for (const spoilt of spoiltOnce(each)) {
      yield Array.isArray(value) ? value.with(Number(key), spoilt) : { ...value, [key]: spoilt };
    }
    if (!Array.isArray(value)) yield Object.fromEntries(Object.entries(value).filter(([own]) => own !== key));
  }
}

/** A sound value with all fields, and lists of one element. */
function fullest(schema: AnswerSchema): unknown {
  if (schema.$ref) return fullest(resolve(schema.$ref));
  const [type = 'object'] = [schema.type ?? 'object'].flat();
  const { properties = {}, additionalProperties, items = {} } = schema;
  if (type === 'array') return [fullest(items)];
  if (type !== 'object') return fc.sample(sound(schema), { numRuns: 1, seed: 1 })[0];
  if (additionalProperties) return { 'a & b': fullest(additionalProperties) };
  return Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, fullest(field)]));
}

/** What a parser makes of a value, and all that it says about it. */
function outcomeOf(parse: Parser, value: unknown) {
  const odd: OddPart[] = [];
  try {
    const answer = parse(value, odd);
    return { answer, keys: JSON.stringify(answer), odd };
  } catch (error) {
    if (!(error instanceof InvalidAnswer)) throw error;
    return { refused: error.message };
  }
}

describe('the parsers that are generated from the contract', () => {
  const parsers = calls.map((call) => ({ ...call, careful: compileParser(call.schema, resolve) }));

  it('are there for every call that answers JSON', () => {
    expect(Object.keys(ANSWER_PARSERS).sort()).toEqual(calls.map(({ id }) => id).sort());
    expect(calls.length).toBeGreaterThan(50);
  });

  it.each(parsers)('make of a sound answer of $id what the careful parser makes of it', ({ id, schema, careful }) => {
    fc.assert(
      fc.property(sound(schema), (value) => {
        const odd: OddPart[] = [];
        expect(ANSWER_PARSERS[id]?.(value)).toStrictEqual(careful(value, odd));
        expect(odd).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  // Calls that answer the same component share its parser.
  const distinct = [...new Map(parsers.map((one) => [one.schema.$ref ?? one.id, one])).values()];
  it.each(distinct)(
    'say of one odd value in an answer of $id what the careful parser says',
    ({ id, schema, careful }) => {
      const call = readContract().get(id);
      let tried = 0;
      for (const spoilt of spoiltOnce(fullest(schema))) {
        const [said, expected] = [outcomeOf((one, odd) => call?.parse(one, odd), spoilt), outcomeOf(careful, spoilt)];
        // The comparison of the test runner takes much longer.
        if (!isDeepStrictEqual(said, expected)) expect(said, JSON.stringify(spoilt)).toStrictEqual(expected);
        tried++;
      }
      expect(tried).toBeGreaterThan(ODDITIES.length);
    },
  );

  it.each(parsers)('and of several', ({ id, schema, careful }) => {
    const call = readContract().get(id);
    // A value in about eight is odd.
    const choice = fc.record({ isOdd: fc.nat(7).map((at) => at === 0), oddity: fc.constantFrom(...ODDITIES) });
    fc.assert(
      fc.property(sound(schema), fc.infiniteStream(choice), (value, choices) => {
        const spoilt = spoil(value, () => choices.next().value);
        expect(outcomeOf((one, odd) => call?.parse(one, odd), spoilt)).toStrictEqual(outcomeOf(careful, spoilt));
      }),
      { numRuns: 10 },
    );
  });
});
