import { DATE_TIME_EXAMPLE } from '../../schema/date-times.ts';
import type { FastifyError, FastifySchemaValidationError } from 'fastify';
import { Refusal } from './refusals.ts';

/** The maximum length of a field's path in a refusal. */
const MAX_FIELD = 100;

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The message for a field, by the rule of the contract that it breaks. */
const VIOLATIONS: Readonly<Record<string, (rule: FastifySchemaValidationError['params']) => string>> = {
  required: () => 'is missing',
  additionalProperties: () => 'is not known',
  pattern: () => 'is not well formed',
  format: () => `must be a date and time such as ${DATE_TIME_EXAMPLE}`,
  enum: ({ allowedValues }) => `must be one of ${[allowedValues].flat().join(', ')}`,
  maxLength: ({ limit }) => `must have at most ${String(limit)} characters`,
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${String(limit)} characters`),
  maxItems: ({ limit }) => `must have at most ${String(limit)} entries`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  type: ({ type }) => `must be ${TYPE_WORDS[String(type)] ?? 'of another type'}`,
};

/** The maximum number of fields in a refusal, and of violations that are read for them. */
const [MAX_FIELDS, MAX_READ] = [20, 200];

/** The refusal of a call that breaks the contract. It names the fields and the valid values. */
export function toViolation({ validation, validationContext }: FastifyError): Refusal {
  const words = new Map<string, string>();
  for (const wrong of validation?.slice(0, MAX_READ) ?? []) {
    const field = fieldOf(wrong);
    if (words.size < MAX_FIELDS && !words.has(field)) words.set(field, describeViolation(wrong));
  }
  const errors = [...words].map(([field, what]) => ({ field, message: `${field || validationContext} ${what}` }));
  const [first = { field: '', message: `${validationContext} ${describeViolation(undefined)}` }] = errors;
  return new Refusal(validationContext === 'body' ? 'INVALID_INPUT' : 'BAD_INPUT', {
    ...first,
    ...(errors.length > 1 ? { errors } : {}),
  });
}

function fieldOf(wrong: FastifySchemaValidationError | undefined): string {
  const keys = (wrong?.instancePath ?? '').split('/').slice(1);
  const named = wrong?.params.missingProperty ?? wrong?.params.additionalProperty;
  const path = toFieldPath([...keys.map(unescapeKey), ...(typeof named === 'string' ? [named] : [])]);
  return path.slice(0, MAX_FIELD);
}

/** Decodes a key of a JSON pointer. */
function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** A field's path in the body, as JavaScript writes it: `order.orderItems[1].quantity`. */
export function toFieldPath(keys: readonly string[]): string {
  return keys.reduce((path, key) => (/^\d+$/.test(key) ? `${path}[${key}]` : path ? `${path}.${key}` : key), '');
}

/** The message for a field, without schema terms: a shopper may see it. */
function describeViolation(wrong: FastifySchemaValidationError | undefined): string {
  return (wrong && VIOLATIONS[wrong.keyword]?.(wrong.params)) ?? wrong?.message ?? 'is not valid';
}
