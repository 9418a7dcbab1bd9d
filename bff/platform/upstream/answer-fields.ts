import { InvalidAnswer } from './invalid-answer.ts';
import { parseBoolean, parseDecimal, parseInteger, parseNumber, parseText, toNumber } from './parse-scalars.ts';

/*
 * The values of which the generated parsers are made. Each is decided by a comparison or two where the host sends what the
 * contract says. Another value goes through `parse-scalars.ts`, which accepts the oddities of hosts, and throws an
 * InvalidAnswer for what makes no sense.
 */

/** An object of JSON. */
export type JsonObject = Record<string, unknown>;

/** Whether a field is missing, null or ''. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** An object, which is no list. */
export function object(value: unknown): JsonObject {
  // A parsed text has no other objects than these and lists.
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw new InvalidAnswer('an object');
}

/** A list, each element by its parser. */
export function list<T>(value: unknown, parse: (element: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new InvalidAnswer('a list');
  return value.map((element) => parse(element));
}

/** An object with any keys, each value by its parser. */
export function record<T>(value: unknown, parse: (entry: unknown) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(object(value)).map(([key, entry]) => [key, parse(entry)]));
}

/** A text. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : parseText(value);
}

/** One of these texts. */
export function oneOf(value: unknown, values: readonly string[]): string {
  if (typeof value === 'string' && values.includes(value)) return value;
  throw new InvalidAnswer(`one of ${values.join(', ')}`);
}

/** True or false. */
export function flag(value: unknown): boolean {
  return typeof value === 'boolean' ? value : parseBoolean(value);
}

/** A whole number between two limits. */
export function whole(value: unknown, least: number, most: number): number {
  return within(Number.isSafeInteger(value) ? (value as number) : parseInteger(value), least, most);
}

/** A number of at most two decimals, between two limits. */
export function decimal(value: unknown, least: number, most: number): number {
  return within(Number.isSafeInteger(value) ? (value as number) : parseDecimal(value), least, most);
}

/** A number between two limits. */
export function number(value: unknown, least: number, most: number): number {
  return within(parseNumber(value), least, most);
}

/** A whole number between two limits, else true or false. */
export function wholeOrFlag(value: unknown, least: number, most: number): number | boolean {
  if (typeof value === 'boolean') return value;
  const inValue = toNumber(value);
  const isWhole = inValue !== undefined && Number.isSafeInteger(inValue) && inValue >= least && inValue <= most;
  return isWhole ? inValue : parseBoolean(value);
}

/** A number, or a text that is none. */
export function numberOrText(value: unknown, least: number, most: number): number | string {
  if (typeof value === 'string') {
    const inText = toNumber(value);
    return inText === undefined ? value : within(inText, least, most);
  }
  return number(value, least, most);
}

function within(value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value;
  throw new InvalidAnswer(`a number from ${least} to ${most}`);
}
