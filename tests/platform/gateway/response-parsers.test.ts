import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Ajv, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { RESPONSE_PARSERS } from '../../../bff/generated/response-parsers.ts';
import type { CallId } from '../../../bff/host/contract.ts';
import { InvalidResponse, type InvalidPart } from '../../../bff/host/invalid-records.ts';

/** The part of JSON Schema that the contract's responses use. */
interface ResponseSchema {
  type?: string | string[];
  properties?: Record<string, ResponseSchema>;
  required?: string[];
  items?: ResponseSchema;
  additionalProperties?: ResponseSchema;
  enum?: string[];
  format?: string;
  minimum?: number;
  maximum?: number;
  $ref?: string;
  'x-if-missing'?: unknown;
}
interface Contract {
  paths: Record<
    string,
    Record<
      string,
      { operationId: CallId; responses: Record<string, { content?: Record<string, { schema: ResponseSchema }> }> }
    >
  >;
  components: { schemas: Record<string, ResponseSchema> };
}
const contract: Contract = parseYaml(readFileSync(join(import.meta.dirname, '../../../schema/rest.yaml'), 'utf8'));
const resolve = (ref: string) => contract.components.schemas[ref.split('/').at(-1) ?? ''] ?? {};
const calls = Object.values(contract.paths).flatMap((methods) =>
  Object.values(methods).flatMap(({ operationId, responses }) => {
    const schema = responses['200']?.content?.['application/json']?.schema;
    return schema ? [{ id: operationId, schema }] : [];
  }),
);

/** Variants of values that hosts of other languages and frameworks send. */
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

/** A valid value of a schema, as a conforming host sends it. */
function sound(schema: ResponseSchema): fc.Arbitrary<unknown> {
  if (schema.$ref) return sound(resolve(schema.$ref));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => soundOf(type, schema)));
}

function soundOf(type: string, schema: ResponseSchema): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 1_000, format, items = {}, additionalProperties, properties = {} } = schema;
  if (type === 'string') {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    return format === 'date-time' ? fc.constant('2026-10-20T09:00:00.000Z') : fc.string({ minLength: 1, maxLength: 6 });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, 1_000_000) });
  if (type === 'number')
    return fc.constantFrom(...[minimum, minimum + 0.5, minimum + 1].filter((one) => one <= maximum));
  if (type === 'array') return fc.array(sound(items), { maxLength: 3 });
  if (additionalProperties)
    return fc.dictionary(fc.string({ maxLength: 4 }), sound(additionalProperties), { maxKeys: 3 });
  const fields = Object.entries(properties).map(([key, field]) => [key, sound(field)] as const);
  const unknown = ['unknown to the contract', fc.constantFrom('x', 1, null)] as const;
  return fc.record(Object.fromEntries([...fields, unknown]), {
    requiredKeys: schema.required?.filter((key) => key in properties) ?? [],
  });
}

/** The same value with some of its parts changed to variants, or removed. */
function spoil(value: unknown, takeOdd: () => { isInvalid: boolean; oddity: unknown }): unknown {
  const { isInvalid, oddity } = takeOdd();
  if (isInvalid) return oddity;
  if (Array.isArray(value)) return value.map((each) => spoil(each, takeOdd));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoil(each, takeOdd)]));
}

type Path = readonly string[];

/** All values in which one part is replaced by a variant, or removed, each with the path of that part. */
function* spoiltOnce(value: unknown, path: Path = []): Generator<{ spoilt: unknown; path: Path }> {
  for (const oddity of ODDITIES) yield { spoilt: oddity, path };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    for (const one of spoiltOnce(each, [...path, key])) yield { ...one, spoilt: withPart(value, key, one.spoilt) };
    if (!Array.isArray(value)) yield { spoilt: withPart(value, key, undefined), path: [...path, key] };
  }
}

/** A copy of a value with another part under this key, or without it. */
function withPart(value: object, key: string, part: unknown): unknown {
  if (Array.isArray(value)) return value.with(Number(key), part);
  const entries = Object.entries({ ...value, [key]: part });
  return Object.fromEntries(entries.filter(([own, one]) => own !== key || one !== undefined));
}

/** A valid value with all fields, and lists of one element. */
function fullest(schema: ResponseSchema): unknown {
  if (schema.$ref) return fullest(resolve(schema.$ref));
  const [type = 'object'] = [schema.type ?? 'object'].flat();
  const { properties = {}, additionalProperties, items = {} } = schema;
  if (type === 'array') return [fullest(items)];
  if (type !== 'object') return fc.sample(sound(schema), { numRuns: 1, seed: 1 })[0];
  if (additionalProperties) return { 'a & b': fullest(additionalProperties) };
  return Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, fullest(field)]));
}

/** The value that the parser of a call returns and its invalid parts, or the message of its refusal. */
function outcomeOf(id: CallId, value: unknown) {
  const invalid: InvalidPart[] = [];
  try {
    return { response: RESPONSE_PARSERS[id]?.(value, invalid), invalid };
  } catch (error) {
    if (!(error instanceof InvalidResponse)) throw error;
    return { refusal: error.message };
  }
}

/** Removes a part from a JSON value. */
function without(value: unknown, [key = '', ...rest]: Path): unknown {
  if (typeof value !== 'object' || value === null || !(key in value)) return value;
  if (rest.length > 0) return withPart(value, key, without(Reflect.get(value, key), rest));
  return Array.isArray(value) ? value.toSpliced(Number(key), 1) : withPart(value, key, undefined);
}

/** The contract for a parsed response: sums may have decimals, and fields that the contract replaces by a default may be absent. */
const ofParsed = (_: string, schema: unknown): unknown => {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema;
  const { properties = {}, required }: ResponseSchema = schema;
  const needed = Array.isArray(required) && required.filter((key) => properties[key]?.['x-if-missing'] !== null);
  return { ...schema, ...('x-decimal' in schema && { type: 'number' }), ...(needed && { required: needed }) };
};
const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addSchema({ ...JSON.parse(JSON.stringify(contract), ofParsed), $id: 'contract' });
const conformsTo = (schema: ResponseSchema): ValidateFunction => {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components');
  return ajv.compile(JSON.parse(text, ofParsed));
};
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the parsers that are generated from the contract', () => {
  it('exist for every call that returns JSON', () => {
    expect(Object.keys(RESPONSE_PARSERS).sort()).toEqual(calls.map(({ id }) => id).sort());
    expect(calls.length).toBeGreaterThan(50);
  });

  it.each(calls)('return a valid response of $id without unknown fields, and omit nothing', ({ id, schema }) => {
    const isValid = conformsTo(schema);
    fc.assert(
      fc.property(sound(schema), (value) => {
        const { response, invalid } = outcomeOf(id, value);
        expect(invalid).toEqual([]);
        expect(isValid(asJson(response)), JSON.stringify([response, isValid.errors])).toBe(true);
        expect(JSON.stringify(response)).not.toContain('unknown to the contract');
      }),
      { numRuns: 8 },
    );
  });

  // Calls with the same component share its parser.
  const distinct = [...new Map(calls.map((one) => [one.schema.$ref ?? one.id, one])).values()];
  it.each(distinct)('report one invalid value in a response of $id, and change nothing else', ({ id, schema }) => {
    const isValid = conformsTo(schema);
    const full = fullest(schema);
    const whole = asJson(outcomeOf(id, full).response);
    for (const { spoilt, path } of spoiltOnce(full)) {
      const { response, invalid = [], refusal } = outcomeOf(id, spoilt);
      if (refusal !== undefined) {
        expect(refusal, 'names the value').toMatch(/^((\w+|\*): )*expected (a|an|one of|true) /);
        continue;
      }
      const parsed = asJson(response);
      if (!isValid(parsed)) expect(isValid.errors, JSON.stringify(spoilt)).toEqual([]);
      // The report names the spoilt part, a part of it, or a record that needs it.
      const [left = path, ...more] = invalid.map((part) => part.path.replaceAll('*', 'a & b').split('.'));
      const common = Math.min(left.length, path.length);
      expect([more, left.slice(0, common)], JSON.stringify(spoilt)).toEqual([[], path.slice(0, common)]);
      const around = path.map((_, at) => path.slice(0, at + 1));
      const isWholeElsewhere = (at: Path) => isDeepStrictEqual(without(parsed, at), without(whole, at));
      const isLeftOut = (at: Path) => isDeepStrictEqual(parsed, without(whole, at));
      const isRight = path.length === 0 || around.some((at) => isWholeElsewhere(at) || isLeftOut(at));
      expect(isRight, JSON.stringify([spoilt, parsed])).toBe(true);
    }
  });

  it.each(calls)('return a valid response of $id, or none, when several values are invalid', ({ id, schema }) => {
    const isValid = conformsTo(schema);
    // About one value in eight is a variant.
    const choice = fc.record({ isInvalid: fc.nat(7).map((at) => at === 0), oddity: fc.constantFrom(...ODDITIES) });
    fc.assert(
      fc.property(sound(schema), fc.infiniteStream(choice), (value, choices) => {
        const { response, refusal } = outcomeOf(
          id,
          spoil(value, () => choices.next().value),
        );
        const isRight = refusal !== undefined || isValid(asJson(response));
        expect(isRight, JSON.stringify(isValid.errors)).toBe(true);
      }),
      { numRuns: 10 },
    );
  });

  it('report the id of the record, and none that may be personal data', () => {
    const paths = (products: object[]) => outcomeOf('getCategoryPage', { products, totalPages: 1 }).invalid;
    const product = Object(fc.sample(sound({ $ref: '#/components/schemas/Product' }), { numRuns: 1, seed: 2 })[0]);
    expect(paths([{ ...product, productId: 'p-1', rating: 'good' }])).toEqual([
      { path: 'products.0.rating', id: 'p-1', expected: 'a number' },
    ]);
    expect(paths([{ ...product, productId: 'a@b.in', rating: 'good' }])?.[0]?.id).toBeUndefined();
    expect(paths([product, { ...product, productId: 'p-2', seller: 'Rang' }])).toEqual([
      { path: 'products.1.seller', id: 'p-2', expected: 'an object' },
    ]);
  });
});
