import Fastify from 'fastify';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from './json.ts';

interface Operation {
  operationId: string;
  tags: string[];
  /** Absent for a call without a login. */
  security?: unknown[];
  /** The name of one of our additions; absent for the specification's own calls. */
  'x-addition'?: string | true;
  /** The roles that may make it; absent for a call of shoppers. */
  'x-roles'?: string[];
  /** The body; a call may omit one that is not required. */
  requestBody?: { required?: boolean; content: { 'application/json': { schema: Json } } };
  parameters?: { name: string; in: 'path' | 'query' }[];
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
}

/** The contract with every `$ref` replaced by its target. */
const contract = resolved(parse(readFileSync(join(import.meta.dirname, '../schema/rest.yaml'), 'utf8')));

/** Every operation of the contract: its method, path and parameters. */
export const OPERATIONS = Object.entries<Record<string, Operation>>(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => Object.assign(operation, { method, path })),
);

/** A value that a schema of the contract accepts: each text is the same, each number is 2 if that is valid. */
export function sampleOf({ type, properties, items, example, minimum = 2, maximum = 2, enum: words }: Json): Json {
  if (example !== undefined) return example;
  if (type === 'object') {
    const fields = Object.entries(properties ?? {});
    return Object.fromEntries(fields.map(([name, schema]) => [name, sampleOf(schema)]));
  }
  if (type === 'array') return [sampleOf(items)];
  if (type === 'string') return words?.[0] ?? 'Not mine.';
  return type === 'boolean' || Math.max(minimum, Math.min(maximum, 2));
}

/**
 * A listener that throws if a response does not match the contract for its operation and status: a wrong type, a
 * missing field, or a field that the contract doesn't know.
 */
export async function createResponseValidator(): Promise<
  (operationId: string, status: number, response: unknown) => void
> {
  const judges = await allJudges();
  return (operationId, status, response) => {
    const judge = (judges.get(`${operationId} ${status}`) ?? judges.get(`${operationId} default`))?.();
    if (!judge?.(response)) throw new Error(`Outside the contract: ${operationId} ${status} ${JSON.stringify(judge)}`);
  };
}

type Judge = (response: unknown) => unknown;
let made: Promise<Map<string, () => Judge>> | undefined;

/** The validators of each operation's and status's responses, each compiled at its first response and once in a process. */
function allJudges(): Promise<Map<string, () => Judge>> {
  made ??= makeJudges();
  return made;
}

async function makeJudges(): Promise<Map<string, () => Judge>> {
  const customOptions = {
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    allowUnionTypes: true,
    keywords: ['x-if-missing', 'x-decimal'],
  };
  const ajv = Fastify({ ajv: { customOptions } });
  ajv.post('/', { schema: { body: { type: 'object' } } }, () => ({}));
  await ajv.ready();
  const compile = ajv.validatorCompiler!;
  return new Map(
    OPERATIONS.flatMap(({ operationId, method, path, responses }) =>
      Object.entries(responses).map(([status, { content }]) => {
        let judge: Judge | undefined;
        const judgeOf = () => {
          const schema = closed(content?.['application/json']?.schema ?? {});
          return (judge ??= compile({ schema, method, url: path, httpPart: 'body' }));
        };
        return [`${operationId} ${status}`, judgeOf] as const;
      }),
    ),
  );
}

/** The schema without our keywords; no object may have a property that it doesn't name. */
function closed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const known = Object.entries(schema).filter(([key]) => !key.startsWith('x-'));
  const inner = Object.fromEntries(known.map(([key, value]) => [key, closed(value)]));
  return schema.type === 'object' && schema.properties && !('additionalProperties' in schema)
    ? { ...inner, additionalProperties: false }
    : inner;
}

function resolved(document: Json, node: Json = document): Json {
  if (Array.isArray(node)) return node.map((inner) => resolved(document, inner));
  if (typeof node !== 'object' || node === null) return node;
  if (typeof node.$ref === 'string') {
    const target = node.$ref
      .slice(2)
      .split('/')
      .reduce((at: Json, key: string) => at[key], document);
    return resolved(document, target);
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(document, value)]));
}
