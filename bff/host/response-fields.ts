import {
  identifyWithin,
  InvalidResponse,
  isLoggable,
  placeWithin,
  toInvalidPart,
  type InvalidPart,
} from './invalid-records.ts';
import { parseBoolean, parseDecimal, parseInteger, parseNumber, toNumber } from './parse-scalars.ts';

/*
 * The parts of the generated parsers. They accept the variants of hosts: numbers as texts, words for true and false,
 * null and '' for absent values. Invalid elements of a list and invalid optional fields are left out.
 */

/**
 * Parses a part of a response. Adds the parts that it left out to `invalid`. Throws an InvalidResponse for a value that
 * does not conform to the contract.
 */
export type Parser<T = unknown> = (value: unknown, invalid: InvalidPart[]) => T;

/** An object of JSON. */
export type JsonObject = Record<string, unknown>;

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Returns an object that is not a list. */
export function object(value: unknown): JsonObject {
  // Parsed JSON contains only plain objects and lists.
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw new InvalidResponse('an object');
}

/** Parses a required field of an object. */
export function required<T>(from: JsonObject, key: string, parse: Parser<T>, invalid: InvalidPart[]): T {
  const before = invalid.length;
  try {
    return parse(from[key], invalid);
  } catch (error) {
    throw error instanceof InvalidResponse ? error.within(key) : error;
  } finally {
    if (invalid.length > before) placeWithin(invalid, before, key);
  }
}

/** Parses a field of an object that may be absent. Returns `instead` for an absent field and for an invalid one. */
export function optional<T, Instead>(
  from: JsonObject,
  key: string,
  parse: Parser<T>,
  instead: Instead,
  invalid: InvalidPart[],
): T | Instead {
  if (isAbsent(from[key])) return instead;
  const parsed = parseOrReport(parse, from[key], key, invalid);
  return parsed ? parsed.value : instead;
}

/** Parses the contract's default for an absent field. */
export const parseDefault = <T>(parse: Parser<T>, value: unknown): T => parse(value, []);

/** Adds the id of an object to its invalid parts from `start` on, and returns the parsed value. */
export function identified<T>(parsed: T, from: JsonObject, invalid: InvalidPart[], start: number): T {
  if (invalid.length > start) identifyWithin(invalid, start, from);
  return parsed;
}

/** Parses a list without its invalid elements; null counts as an empty list. */
export const list =
  <T>(parse: Parser<T>): Parser<T[]> =>
  (value, invalid) => {
    if (value === null) return [];
    if (!Array.isArray(value)) throw new InvalidResponse('a list');
    return value.flatMap((each: unknown, at) => {
      const parsed = parseOrReport(parse, each, at, invalid);
      return parsed ? [parsed.value] : [];
    });
  };

/** Parses an object of any keys without its invalid entries. */
export const record =
  <T>(parse: Parser<T>): Parser<Record<string, T>> =>
  (value, invalid) => {
    const entries = Object.entries(object(value)).flatMap(([key, each]): [string, T][] => {
      const parsed = parseOrReport(parse, each, isLoggable(key) ? key : '*', invalid);
      return parsed ? [[key, parsed.value]] : [];
    });
    return Object.fromEntries(entries);
  };

/** Parses one of several parts; returns undefined for an invalid one, and adds it to `invalid`. */
function parseOrReport<T>(
  parse: Parser<T>,
  value: unknown,
  step: string | number,
  invalid: InvalidPart[],
): { value: T } | undefined {
  const before = invalid.length;
  try {
    return { value: parse(value, invalid) };
  } catch (error) {
    // An element that is left out as a whole has no invalid parts.
    invalid.length = before;
    invalid.push(toInvalidPart(error, value));
    return undefined;
  } finally {
    if (invalid.length > before) placeWithin(invalid, before, step);
  }
}

/** Parses one of these texts. */
export const oneOf =
  (...values: string[]): Parser<string> =>
  (value) => {
    if (typeof value === 'string' && values.includes(value)) return value;
    throw new InvalidResponse(`one of ${values.join(', ')}`);
  };

/** Parses true or false; an absent value counts as `false`. */
export const absentIsFalse =
  <T>(parse: Parser<T>): Parser<T | false> =>
  (value, invalid) =>
    isAbsent(value) ? false : parse(value, invalid);

/** Parses a whole number between two limits. */
export const integer =
  (min: number, max: number): Parser<number> =>
  (value) =>
    within(parseInteger(value), min, max);

/** Parses a number of at most two decimals between two limits. */
export const decimal =
  (min: number, max: number): Parser<number> =>
  (value) =>
    within(parseDecimal(value), min, max);

/** Parses a number between two limits. */
export const number =
  (min: number, max: number): Parser<number> =>
  (value) =>
    within(parseNumber(value), min, max);

/** Parses a whole number between two limits, else true or false. */
export const integerOrBoolean =
  (min: number, max: number): Parser<number | boolean> =>
  (value) => {
    const inValue = typeof value === 'boolean' ? undefined : toNumber(value);
    const isInteger = inValue !== undefined && Number.isSafeInteger(inValue) && inValue >= min && inValue <= max;
    return isInteger ? inValue : parseBoolean(value);
  };

/** Parses a number between two limits, or a text that is no number. */
export const numberOrText = (min: number, max: number): Parser<number | string> => {
  const parseNumberWithin = number(min, max);
  return (value, invalid) =>
    typeof value === 'string' && toNumber(value) === undefined ? value : parseNumberWithin(value, invalid);
};

function within(value: number, min: number, max: number): number {
  if (value >= min && value <= max) return value;
  throw new InvalidResponse(`a number from ${min} to ${max}`);
}
