import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { toUtcDateTime } from '../../schema/date-times.ts';

/** The contract has keywords for other readers, such as `x-if-missing`. */
const OPTIONS = {
  useDefaults: true,
  strictSchema: false,
  formats: { 'date-time': (text: string) => toUtcDateTime(text) !== undefined, binary: () => true },
};

/** The schema of an optional body. */
export interface OptionalBody {
  'x-optional': true;
}

/** Whether the body of this schema, or of these schemas by content type, is optional. */
export function isOptionalBody(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('x-optional' in schema) return true;
  const byType = 'content' in schema ? Object.values(schema.content ?? {}) : [];
  return byType.some((one: { schema?: unknown }) => isOptionalBody(one.schema));
}

/** The part of a contract schema that removing nulls needs. */
interface BodySchema {
  properties?: Record<string, BodySchema>;
  required?: string[];
  items?: BodySchema;
}

const texts = { ajv: new Ajv({ ...OPTIONS, coerceTypes: 'array' }), compiled: new Map<string, ValidateFunction>() };
// The client receives all faults of a form at once. The size limit of a body also limits their number.
const bodies = { ajv: new Ajv({ ...OPTIONS, allErrors: true }), compiled: new Map<string, ValidateFunction>() };

/**
 * The validator of a schema. It is compiled at the first call that needs it, once in a process, because to compile the
 * contract takes a quarter of an api's start.
 */
function validatorOf({ ajv, compiled }: typeof texts, schema: object): Validate {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= compileOnce({ ajv, compiled }, schema);
    return validate(value) ? true : { error: validate.errors ?? [] };
  };
}

function compileOnce({ ajv, compiled }: typeof texts, schema: object): ValidateFunction {
  const key = JSON.stringify(schema);
  const validate = compiled.get(key) ?? ajv.compile(schema);
  compiled.set(key, validate);
  return validate;
}

/** True, or the faults of a value. */
type Validate = (value: unknown) => true | { error: NonNullable<ValidateFunction['errors']> };

/**
 * Validates calls by the contract's schemas. Paths, queries and headers are texts, which are converted to the
 * contract's numbers and lists. A body has its own types: there a text is not converted to a number, nor a list of one
 * to a scalar.
 */
export function validateByContract(app: FastifyInstance): void {
  const compile: FastifySchemaCompiler<BodySchema> = ({ schema, httpPart }) => {
    if (httpPart !== 'body') return validatorOf(texts, schema);
    const validate = validatorOf(bodies, schema);
    return (body: unknown) => {
      if (body === null && isOptionalBody(schema)) return true;
      // A file has no schema.
      if (Buffer.isBuffer(body)) return true;
      removeAbsent(body, schema);
      return validate(body);
    };
  };
  app.setValidatorCompiler(compile);
}

/** Removes the fields of a body that are null and not required: in the contract null means absent. */
function removeAbsent(value: unknown, { properties = {}, required = [], items }: BodySchema): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && items) for (const item of value) removeAbsent(item, items);
  for (const [name, inner] of Object.entries(value)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!schema) continue;
    if (inner === null && !required.includes(name)) Reflect.deleteProperty(value, name);
    else removeAbsent(inner, schema);
  }
}
