import { isRecord } from './object-maps.ts';

/** A response that does not conform to the contract. The message names the field, never the value. */
export class InvalidResponse extends Error {
  readonly expected: string;
  /** The field and the fields around it, the outermost first. */
  readonly steps: (string | number)[] = [];

  constructor(expected: string) {
    super(`expected ${expected}`);
    this.expected = expected;
  }

  /** Adds the surrounding field or index in front of the message, and returns the same error. */
  within(step: string | number): this {
    this.message = `${step}: ${this.message}`;
    this.steps.unshift(step);
    return this;
  }
}

/** A part of a response that does not conform to the contract and was left out. */
export interface InvalidPart {
  /** Where the part is, for example `products.3.price`. */
  path: string;
  /** The id of the record that contains the part; undefined if a log may not contain it. */
  id: string | undefined;
  /** The expected form, for example `a number`. */
  expected: string;
}

/** Returns the invalid part of a value that a parser refused. Throws every error that is not an InvalidResponse. */
export function toInvalidPart(error: unknown, value: unknown): InvalidPart {
  if (!(error instanceof InvalidResponse)) throw error;
  return { path: error.steps.join('.'), id: idOf(value), expected: error.expected };
}

/** Adds the surrounding field or index in front of the paths of the parts from `start` on. */
export function placeWithin(parts: InvalidPart[], start: number, step: string | number): void {
  for (const part of parts.slice(start)) part.path = part.path === '' ? `${step}` : `${step}.${part.path}`;
}

/** Adds the id of the surrounding record to the parts from `start` on that have none. */
export function identifyWithin(parts: InvalidPart[], start: number, record: object): void {
  for (const part of parts.slice(start)) part.id ??= idOf(record);
}

const ID_FIELDS = ['orderItemId', 'reviewId', 'cartId', 'wishlistId', 'sku', 'productId'];

/** The id of a record; undefined for a value that may be personal data, such as an address. */
function idOf(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const id = ID_FIELDS.map((field) => value[field]).find((one) => typeof one === 'string' || typeof one === 'number');
  return id !== undefined && isLoggable(String(id)) ? String(id) : undefined;
}

/** Whether a log may contain an id or a key of the host. */
export function isLoggable(id: string): boolean {
  return /^[\p{L}\p{M}\p{N}._~:#+=-]{1,64}$/u.test(id);
}

const NONE: readonly never[] = [];
const partsByResponse = new WeakMap<object, readonly InvalidPart[]>();

/** Records which parts were left out of a response. */
export function noteInvalidParts(response: unknown, parts: readonly InvalidPart[]): void {
  if (typeof response === 'object' && response !== null && parts.length > 0) partsByResponse.set(response, parts);
}

/** Returns the parts that were left out of a response. */
export function invalidPartsOf(response: unknown): readonly InvalidPart[] {
  return (typeof response === 'object' && response !== null ? partsByResponse.get(response) : undefined) ?? NONE;
}

/** Returns the records of a response that were left out, wholly or in part: each once, by its id or its position. */
export function invalidRecordsIn(response: unknown): readonly string[] {
  const parts = invalidPartsOf(response);
  return parts.length === 0 ? NONE : [...new Set(parts.map(({ id, path }) => id ?? path))];
}
