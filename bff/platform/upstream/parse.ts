import { isAbsent } from './answer-fields.ts';
import { InvalidAnswer } from './invalid-answer.ts';
import type { OddPart } from './odd-records.ts';
import { MAX_INT } from '../money.ts';
import { parseBoolean, parseDateTime, parseDecimal, parseInteger, parseNumber, parseText } from './parse-scalars.ts';
import { isRecord } from '../object-maps.ts';

/** The part of JSON Schema that the answers of the contract use. */
export interface AnswerSchema {
  type?: string | string[];
  properties?: Record<string, AnswerSchema>;
  required?: string[];
  items?: AnswerSchema;
  additionalProperties?: AnswerSchema;
  enum?: string[];
  format?: string;
  minimum?: number;
  /** Of whole numbers 2,147,483,647 by default: GraphQL's `Int` has no more. */
  maximum?: number;
  $ref?: string;
  /** What a reader takes instead of a required field that is missing or makes no sense; null for nothing. */
  'x-if-missing'?: unknown;
  /** Whether a whole number may come with decimals: an amount of rupees, or stars. */
  'x-decimal'?: boolean;
}

/**
 * Turns a parsed JSON value into what the contract says, or throws an InvalidAnswer. Adds to `odd` what it left out because
 * it makes no sense.
 */
export type Parser = (value: unknown, odd: OddPart[]) => unknown;

/**
 * Makes the parser of an answer's schema. The parser accepts the oddities of hosts: numbers as texts, words for true and
 * false, null and '' for absent values, dates in other forms. It drops unknown fields. A record of a list that makes no
 * sense is left out, and so is a field that is not required. The parser throws for any other wrong or missing value.
 */
export function compileParser(schema: AnswerSchema, resolve: (ref: string) => AnswerSchema): Parser {
  if (schema.$ref) return compileParser(resolve(schema.$ref), resolve);
  const types = [schema.type ?? 'object'].flat();
  if (types.length > 1) return eitherParser(types.map((type) => compileParser({ ...schema, type }, resolve)));
  const [type = 'object'] = types;
  switch (type) {
    case 'string':
      return textParser(schema);
    case 'integer':
      return withinLimits(schema['x-decimal'] ? parseDecimal : parseInteger, schema, MAX_INT);
    case 'number':
      return withinLimits(parseNumber, schema, Infinity);
    case 'boolean':
      return parseBoolean;
    case 'array':
      return listParser(compileParser(schema.items ?? {}, resolve));
    case 'object':
      return schema.additionalProperties
        ? recordParser(compileParser(schema.additionalProperties, resolve))
        : objectParser(schema, resolve);
    default:
      throw new Error(`The contract has a type that answers can't be checked against: ${type}`);
  }
}

function textParser({ enum: values, format }: AnswerSchema): Parser {
  if (format === 'date-time') return parseDateTime;
  if (!values) return parseText;
  return (value) => {
    if (typeof value === 'string' && values.includes(value)) return value;
    throw new InvalidAnswer(`one of ${values.join(', ')}`);
  };
}

function withinLimits(
  parse: (value: unknown) => number,
  { minimum = -Infinity, maximum }: AnswerSchema,
  defaultMaximum: number,
): Parser {
  const most = maximum ?? defaultMaximum;
  return (value) => {
    const number = parse(value);
    if (number >= minimum && number <= most) return number;
    throw new InvalidAnswer(`a number from ${minimum} to ${most}`);
  };
}

function eitherParser(parsers: Parser[]): Parser {
  return (value, odd) => {
    let wrong: unknown;
    for (const parse of parsers) {
      try {
        return parse(value, odd);
      } catch (error) {
        wrong = error;
      }
    }
    throw wrong;
  };
}

/** Leaves out the elements that make no sense. */
function listParser(parse: Parser): Parser {
  return (value, odd) => {
    if (!Array.isArray(value)) throw new InvalidAnswer('a list');
    const list: unknown[] = [];
    for (const [at, each] of value.entries()) {
      const before = odd.length;
      try {
        list.push(parse(each, odd));
      } catch (error) {
        odd.length = before;
        odd.push(toOddPart(error, each));
      }
      if (odd.length > before) placeWithin(odd, before, at);
    }
    return list;
  };
}

/** Leaves out the entries that make no sense. */
function recordParser(parse: Parser): Parser {
  return (value, odd) => {
    if (!isRecord(value)) throw new InvalidAnswer('an object');
    const record: [string, unknown][] = [];
    for (const [key, each] of Object.entries(value)) {
      const before = odd.length;
      try {
        record.push([key, parse(each, odd)]);
      } catch (error) {
        odd.length = before;
        odd.push(toOddPart(error, each));
      }
      if (odd.length > before) placeWithin(odd, before, isLoggable(key) ? key : '*');
    }
    return Object.fromEntries(record);
  };
}

function objectParser(
  { properties = {}, required = [] }: AnswerSchema,
  resolve: (ref: string) => AnswerSchema,
): Parser {
  const fields = Object.entries(properties).map(([key, schema]) => ({
    key,
    parse: fieldParser(schema, required.includes(key), resolve),
  }));
  // Copying an object with all fields is faster than adding the fields one by one.
  const emptyObject: Record<string, unknown> = Object.fromEntries(fields.map(({ key }) => [key, undefined]));
  return (value, odd) => {
    if (!isRecord(value)) throw new InvalidAnswer('an object');
    const object = { ...emptyObject };
    const oddBefore = odd.length;
    for (const { key, parse } of fields) {
      const before = odd.length;
      try {
        object[key] = parse(value[key], odd);
      } catch (error) {
        throw error instanceof InvalidAnswer ? error.within(key) : error;
      }
      if (odd.length > before) placeWithin(odd, before, key);
    }
    for (let at = oddBefore; at < odd.length; at++) odd[at]!.id ??= idOf(value);
    return object;
  };
}

/**
 * The parser of one field. For null, '' and a missing field: an optional field is absent, a boolean is false (the
 * specification reads `stock` by its truthiness), and a list that is null is empty. A field with `x-if-missing` has that
 * value when it is missing or makes no sense. A wrong value of an optional field is left out.
 */
function fieldParser(schema: AnswerSchema, isRequired: boolean, resolve: (ref: string) => AnswerSchema): Parser {
  const inner = compileParser(schema, resolve);
  const { 'x-if-missing': ifMissing } = schema;
  if (!isRequired || ifMissing !== undefined) {
    const instead = isRequired && (ifMissing ?? undefined) !== undefined ? inner(ifMissing, []) : undefined;
    return (value, odd) => (isAbsent(value) ? instead : parseOr(inner, value, instead, odd));
  }
  const types = new Set([schema.type].flat());
  if (types.has('boolean')) return (value, odd) => (isAbsent(value) ? false : inner(value, odd));
  if (types.has('array')) return (value, odd) => (value === null ? [] : inner(value, odd));
  return inner;
}

/** The value; `instead`, and an odd part, when it makes no sense. */
function parseOr(parse: Parser, value: unknown, instead: unknown, odd: OddPart[]): unknown {
  const before = odd.length;
  try {
    return parse(value, odd);
  } catch (error) {
    odd.length = before;
    odd.push(toOddPart(error, value));
    return instead;
  }
}

function toOddPart(error: unknown, value: unknown): OddPart {
  if (!(error instanceof InvalidAnswer)) throw error;
  return { path: error.steps.join('.'), id: idOf(value), expected: error.expected };
}

/** Puts the surrounding field or index in front of the paths of the odd parts from `start` on. */
function placeWithin(odd: OddPart[], start: number, step: string | number): void {
  for (let at = start; at < odd.length; at++) {
    const part = odd[at]!;
    part.path = part.path === '' ? String(step) : `${step}.${part.path}`;
  }
}

const ID_FIELDS = ['orderItemId', 'reviewId', 'cartId', 'wishlistId', 'sku', 'productId'];

/** The id of a record; undefined for one that may be anything else, such as an address, and so must not be in a log. */
function idOf(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const id = ID_FIELDS.map((field) => value[field]).find((one) => typeof one === 'string' || typeof one === 'number');
  return id !== undefined && isLoggable(String(id)) ? String(id) : undefined;
}

function isLoggable(id: string): boolean {
  return /^[\p{L}\p{M}\p{N}._~:#+=-]{1,64}$/u.test(id);
}
