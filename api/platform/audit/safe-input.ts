import type { AuditValues } from './audit-note.ts';

/** The names of texts that are ids. Every other text may be personal data. */
const ID = /(?:^id|Id|^sku)$/;
const MAX_CHARACTERS = 100;

/** A schema of the contract, as far as it shows which values are safe. */
interface BodySchema {
  properties?: Record<string, { enum?: unknown[] }>;
}

/**
 * The values of a body that are no personal data: numbers, booleans, ids, and texts out of a fixed list. Other texts
 * and nested values are left out.
 */
export function toSafeInput(body: unknown, schema: BodySchema | undefined): AuditValues {
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) return {};
  const isSafe = ([name, value]: [string, unknown]) =>
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && value.length <= MAX_CHARACTERS && (ID.test(name) || isListed(schema, name)));
  return Object.fromEntries(Object.entries(body).filter(isSafe));
}

const isListed = (schema: BodySchema | undefined, name: string): boolean =>
  schema?.properties?.[name]?.enum !== undefined;
