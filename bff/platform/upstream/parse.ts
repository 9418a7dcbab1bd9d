/** The part of JSON Schema that the contract uses for answers. */
export interface AnswerSchema {
  type?: string | string[];
  properties?: Record<string, AnswerSchema>;
  required?: string[];
  items?: AnswerSchema;
  additionalProperties?: AnswerSchema;
  enum?: string[];
  format?: string;
  $ref?: string;
}

/** Turns a parsed JSON value into what the contract says, or throws a WrongShape. */
export type Parser = (value: unknown) => unknown;

/** An answer that isn't what the contract says; the message names the place, never the value. */
export class InvalidAnswer extends Error {
  constructor(expected: string) {
    super(`expected ${expected}`);
  }
  /** The same, one step further up. */
  within(step: string | number): this {
    this.message = `${step}: ${this.message}`;
    return this;
  }
}

/**
 * Makes a parser of an answer's schema, once. It takes numeric strings for numbers, null and '' for absent, drops
 * unknown fields, and throws where something required is missing or of another shape.
 */
export function compileParser(schema: AnswerSchema, refer: (ref: string) => AnswerSchema): Parser {
  if (schema.$ref) return compileParser(refer(schema.$ref), refer);
  const types = [schema.type ?? 'object'].flat();
  if (types.length > 1) return parseEither(types.map((type) => compileParser({ ...schema, type }, refer)));
  const [type = 'object'] = types;
  switch (type) {
    case 'string':
      return parserOfText(schema);
    case 'integer':
      return parseInteger;
    case 'number':
      return parseNumber;
    case 'boolean':
      return parseBoolean;
    case 'array':
      return parserOfList(compileParser(schema.items ?? {}, refer));
    case 'object':
      return schema.additionalProperties
        ? parserOfRecord(compileParser(schema.additionalProperties, refer))
        : parserOfObject(schema, refer);
    default:
      throw new Error(`The contract has a type that answers can't be checked against: ${type}`);
  }
}

function parserOfText({ enum: words, format }: AnswerSchema): Parser {
  if (format === 'date-time') return parseMoment;
  if (!words) return parseText;
  return (value) => {
    if (typeof value === 'string' && words.includes(value)) return value;
    throw new InvalidAnswer(`one of ${words.join(', ')}`);
  };
}

function parseText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new InvalidAnswer('a text');
}

/** What a host mostly writes: already in the form in which moments are answered. */
const MOMENT = /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

function parseMoment(value: unknown): string {
  if (typeof value === 'string' && MOMENT.test(value)) return value;
  const moment = typeof value === 'string' || typeof value === 'number' ? new Date(value) : undefined;
  if (moment === undefined || Number.isNaN(moment.getTime())) throw new InvalidAnswer('a moment');
  return moment.toISOString();
}

function parseNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new InvalidAnswer('a number');
}

function parseInteger(value: unknown): number {
  const number = parseNumber(value);
  if (Number.isSafeInteger(number)) return number;
  throw new InvalidAnswer('a whole number');
}

function parseBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 1 || value === '1') return true;
  if (value === 'false' || value === 0 || value === '0') return false;
  throw new InvalidAnswer('true or false');
}

function parseEither(parsers: Parser[]): Parser {
  return (value) => {
    let wrong: unknown;
    for (const parse of parsers) {
      try {
        return parse(value);
      } catch (error) {
        wrong = error;
      }
    }
    throw wrong;
  };
}

function parserOfList(parse: Parser): Parser {
  return (value) => {
    if (!Array.isArray(value)) throw new InvalidAnswer('a list');
    const list = Array.from<unknown>({ length: value.length });
    for (let at = 0; at < value.length; at++) {
      try {
        list[at] = parse(value[at]);
      } catch (error) {
        throw error instanceof InvalidAnswer ? error.within(at) : error;
      }
    }
    return list;
  };
}

function parserOfRecord(parse: Parser): Parser {
  return (value) => {
    if (!isRecord(value)) throw new InvalidAnswer('an object');
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, parse(each)]));
  };
}

function parserOfObject(
  { properties = {}, required = [] }: AnswerSchema,
  refer: (ref: string) => AnswerSchema,
): Parser {
  const fields = Object.entries(properties).map(([key, schema]) => fieldOf(key, schema, required.includes(key), refer));
  // A copy of this has all its fields from the start, which is quicker than adding them one by one.
  const blank: Record<string, unknown> = Object.fromEntries(fields.map(({ key }) => [key, undefined]));
  return (value) => {
    if (!isRecord(value)) throw new InvalidAnswer('an object');
    const object = { ...blank };
    for (const { key, parse } of fields) {
      try {
        object[key] = parse(value[key]);
      } catch (error) {
        throw error instanceof InvalidAnswer ? error.within(key) : error;
      }
    }
    return object;
  };
}

/**
 * What null, '' and a missing field mean: absent where the contract allows it; false for a truth value (the
 * specification reads `stock` by its truthiness); an empty text stays one; everything else is a wrong answer.
 */
function fieldOf(key: string, schema: AnswerSchema, isRequired: boolean, refer: (ref: string) => AnswerSchema) {
  const inner = compileParser(schema, refer);
  if (!isRequired) return { key, parse: (value: unknown) => (isAbsent(value) ? undefined : inner(value)) };
  if ([schema.type].flat().includes('boolean')) {
    return { key, parse: (value: unknown) => (isAbsent(value) ? false : inner(value)) };
  }
  return { key, parse: inner };
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
