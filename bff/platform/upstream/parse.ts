/** The part of JSON Schema that the answers of the contract use. */
export interface AnswerSchema {
  type?: string | string[];
  properties?: Record<string, AnswerSchema>;
  required?: string[];
  items?: AnswerSchema;
  additionalProperties?: AnswerSchema;
  enum?: string[];
  format?: string;
  /** What the gateway takes instead of a required field that is missing. */
  'x-if-missing'?: unknown;
  $ref?: string;
}

/** Turns a parsed JSON value into what the contract says, or throws a WrongShape. */
export type Parser = (value: unknown) => unknown;

/** An answer that is not what the contract says. The message names the field, never the value. */
export class InvalidAnswer extends Error {
  constructor(expected: string) {
    super(`expected ${expected}`);
  }
  /** The same error, with the surrounding field or index in front of its message. */
  within(step: string | number): this {
    this.message = `${step}: ${this.message}`;
    return this;
  }
}

/**
 * Makes the parser of an answer's schema. The parser accepts numeric strings as numbers, and null and '' as absent. It drops
 * unknown fields, and throws for a missing or wrong value of a required field.
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
      return parseInteger;
    case 'number':
      return parseNumber;
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

function parseText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new InvalidAnswer('a text');
}

/** The form in which the gateway answers moments. Most hosts send it already. */
const ISO_DATE_TIME = /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

function parseDateTime(value: unknown): string {
  if (typeof value === 'string' && ISO_DATE_TIME.test(value)) return value;
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

function eitherParser(parsers: Parser[]): Parser {
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

function listParser(parse: Parser): Parser {
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

function recordParser(parse: Parser): Parser {
  return (value) => {
    if (!isRecord(value)) throw new InvalidAnswer('an object');
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, parse(each)]));
  };
}

function objectParser(
  { properties = {}, required = [] }: AnswerSchema,
  resolve: (ref: string) => AnswerSchema,
): Parser {
  const fields = Object.entries(properties).map(([key, schema]) =>
    fieldParser(key, schema, required.includes(key), resolve),
  );
  // Copying an object with all fields is faster than adding the fields one by one.
  const emptyObject: Record<string, unknown> = Object.fromEntries(fields.map(({ key }) => [key, undefined]));
  return (value) => {
    if (!isRecord(value)) throw new InvalidAnswer('an object');
    const object = { ...emptyObject };
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
 * The parser of one field. For null, '' and a missing field: an optional field is absent, a boolean is false (the specification
 * reads `stock` by its truthiness), one with `x-if-missing` has that value, a string stays empty, and everything else is
 * invalid.
 */
function fieldParser(key: string, schema: AnswerSchema, isRequired: boolean, resolve: (ref: string) => AnswerSchema) {
  const inner = compileParser(schema, resolve);
  const { 'x-if-missing': instead } = schema;
  if (!isRequired || instead !== undefined)
    return { key, parse: (value: unknown) => (isAbsent(value) ? instead : inner(value)) };
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
